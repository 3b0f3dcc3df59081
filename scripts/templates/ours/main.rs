//! # __TITLE__: __TECHNIQUE__
//!
//! What is asked, in a sentence.
//!
//! **Input**: `n`, then `n` numbers. **Output**: what is printed.
//! **Limits**: 1 <= n.
//!
//! # Idea
//! What one has to see, and why it is right.
//!
//! # Cost
//! O(n) time and memory.
//!
//! # Source
//! __SOURCE__

use proconio::input;

fn main() {
    input! { n: usize, a: [u64; n] }
    println!("{}", solve(&a));
}

/// What is asked, as a value.
fn solve(a: &[u64]) -> u64 {
    a.iter().sum()
}

#[cfg(test)]
mod tests;
