//! # Fibonacci (斐波那契): plain recursion
//!
//! The Fibonacci numbers begin with two ones, and each further one is the sum of the two before it. Find F(n).
//!
//! **Input**: `n`. **Output**: F(n), where F(0) = F(1) = 1 and F(n) = F(n - 2) + F(n - 1).
//! **Limits**: 0 <= n <= 1000.
//!
//! # Idea
//! Write the recurrence down as it is. It is right, but it does the same work again and again: F(4) asks for F(2)
//! and F(3), and F(3) asks for F(2) once more. The number of calls grows as fast as the numbers themselves.
//!
//! # Example
//! ```text
//! F(4) ─┬─ F(2) ─┬─ F(0)
//!       │        └─ F(1)
//!       └─ F(3) ─┬─ F(1)
//!                └─ F(2) ─┬─ F(0)       9 calls for F(4) = 5;
//!                         └─ F(1)       F(2) is worked out twice
//! ```
//!
//! # Cost
//! 2 F(n) - 1 calls: each of the F(n) leaves brings a 1, and F(n) - 1 additions join them. F(45) costs
//! 3 672 623 805 calls. F(92), the last that fits 64 bits, would cost more than 2 · 10^19.
//!
//! # Compare
//! `fibonacci-memo` is this recursion with a memory: it works out each number once.
//!
//! # Tested
//! F(0) to F(35) against addition by hand, and the number of calls up to F(20).
//!
//! # Source
//! A lesson on search (斐波那契), which asks for F(45). AOJ `ALDS1_10_A` has the same numbers up to n = 44.

use proconio::input;

fn main() {
    input! { n: u32 }
    println!("{}", solve(n));
}

/// F(n).
fn solve(n: u32) -> u64 {
    assert!(n <= 1000, "n must be from 0 to 1000");
    fibonacci(n)
}

fn fibonacci(n: u32) -> u64 {
    if n < 2 { 1 } else { fibonacci(n - 2) + fibonacci(n - 1) }
}

#[cfg(test)]
mod tests;
