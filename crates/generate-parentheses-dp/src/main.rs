//! # Generate parentheses (括号生成): dynamic programming
//!
//! Print every sequence of n pairs of parentheses in which each `)` closes an earlier `(`.
//!
//! **Input**: `n`. **Output**: the sequences in lexicographic order, `(` before `)`, one a line; an empty line for
//! n = 0.
//! **Limits**: 0 <= n <= 14.
//!
//! # Idea
//! Look at the `)` that closes the first `(`. Between the two stands a correct sequence A, and behind them a
//! correct sequence B; both may be empty. So every correct sequence but the empty one is
//!
//! `(A)B`, where A and B have n - 1 pairs together,
//!
//! and in one way only. Make the sequences of 1, 2, 3, … pairs in turn: put every A into `(A)` and every B behind
//! it, for each number of pairs in A. All of them are shorter, so they are there already.
//!
//! *In order*: sort the beginnings `(A)` of all lengths. None of them begins another one, since the first `(` is
//! closed only at its end. So the order of the beginnings decides, and behind each the B's are in order already.
//!
//! # Example
//! ```text
//! n = 3, from the sequences of 0, 1 and 2 pairs
//!
//! (A) in order | B            | sequences
//! ((()))       | the empty B  | ((()))
//! (()())       | the empty B  | (()())
//! (())         | ()           | (())()
//! ()           | (()) or ()() | ()(()) and ()()()
//! ```
//!
//! # Cost
//! For n = 14 there are 2 674 440 sequences. The lists of shorter ones hold 1 033 412 in all. The longest list is
//! written out and not kept.
//!
//! # Compare
//! `generate-parentheses-pruning` keeps one line and needs no sorting.
//!
//! # Tested
//! n up to 8 against all 2^2n sequences, filtered. For n up to 14 the lines are correct, in strictly increasing
//! order, and as many as the Catalan number says.
//!
//! # Source
//! A lesson on pruning (剪枝的实现和特性) calls it the easiest to understand. LeetCode 22.

use std::io::{self, BufWriter, Write};

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize }
    let mut out = BufWriter::new(io::stdout().lock());
    solve(n, &mut out).and_then(|()| out.flush()).expect("the output takes all lines");
}

/// Writes all correct sequences of `n` pairs.
fn solve(n: usize, out: &mut impl Write) -> io::Result<()> {
    assert!(n <= 14, "n must be from 0 to 14");
    if n == 0 {
        return writeln!(out);
    }
    let mut shorter = vec![vec![String::new()]];
    for pairs in 1..n {
        let list = sequences(pairs, &shorter).collect();
        shorter.push(list);
    }
    for line in sequences(n, &shorter) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// All correct sequences of so many `pairs`, in order, made of those with fewer.
fn sequences(pairs: usize, shorter: &[Vec<String>]) -> impl Iterator<Item = String> + '_ {
    let every_a = shorter[..pairs].iter().flatten();
    let beginnings = every_a.map(|a| format!("({a})")).sorted();
    beginnings.flat_map(move |beginning| {
        let every_b = &shorter[pairs - beginning.len() / 2];
        every_b.iter().map(move |b| format!("{beginning}{b}"))
    })
}

#[cfg(test)]
mod tests;
