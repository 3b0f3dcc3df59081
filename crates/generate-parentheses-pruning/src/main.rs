//! # Generate parentheses (括号生成): pruning
//!
//! Print every sequence of n pairs of parentheses in which each `)` closes an earlier `(`.
//!
//! **Input**: `n`. **Output**: the sequences in lexicographic order, `(` before `)`, one a line; an empty line for
//! n = 0.
//! **Limits**: 0 <= n <= 14.
//!
//! # Idea
//! Write a sequence sign by sign, depth first: try `(`, later take it back and try `)`. Most of the 2^2n sequences
//! are wrong from an early sign on, and two rules leave them out at that sign:
//! - never open more than n: another `(` only if `open < n`;
//! - never close what is not open: another `)` only if `closed < open`.
//!
//! Every correct sequence obeys both rules at each sign, so none is lost. There are no dead ends either: whatever
//! is open can still be closed. As `(` is tried first, the sequences come in lexicographic order.
//!
//! # Example
//! ```text
//! n = 2       (
//!           /   \
//!         ((     ()         () and then ): nothing is open
//!         |      |
//!         (()    ()(        (( and then (: two are open already
//!         |      |
//!         (())   ()()
//! ```
//!
//! # Cost
//! Every node of the tree leads to a line. For n = 14 there are 2 674 440 lines of 28 signs.
//!
//! # Compare
//! `generate-parentheses-dp` keeps all shorter sequences in memory and sorts; here one line is enough.
//!
//! # Tested
//! n up to 8 against all 2^2n sequences, filtered. For n up to 14 the lines are correct, in strictly increasing
//! order, and as many as the Catalan number says.
//!
//! # Source
//! A lesson on pruning (剪枝的实现和特性) names the task, which is LeetCode 22.

use std::io::{self, BufWriter, Write};

use proconio::input;

fn main() {
    input! { n: usize }
    let mut out = BufWriter::new(io::stdout().lock());
    solve(n, &mut out).and_then(|()| out.flush()).expect("the output takes all lines");
}

/// Writes all correct sequences of `n` pairs.
fn solve(n: usize, out: &mut impl Write) -> io::Result<()> {
    assert!(n <= 14, "n must be from 0 to 14");
    extend(&mut String::new(), 0, 0, n, out)
}

/// Writes all correct sequences that begin with `line`, which has `open` times `(` and `closed` times `)`.
fn extend(
    line: &mut String,
    open: usize,
    closed: usize,
    n: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    if closed == n {
        return writeln!(out, "{line}");
    }
    if open < n {
        line.push('(');
        extend(line, open + 1, closed, n, out)?;
        line.pop();
    }
    if closed < open {
        line.push(')');
        extend(line, open, closed + 1, n, out)?;
        line.pop();
    }
    Ok(())
}

#[cfg(test)]
mod tests;
