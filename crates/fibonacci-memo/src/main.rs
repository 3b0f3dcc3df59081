//! # Fibonacci (斐波那契): recursion with a memory
//!
//! The Fibonacci numbers begin with two ones, and each further one is the sum of the two before it. Find F(n).
//!
//! **Input**: `n`. **Output**: F(n), where F(0) = F(1) = 1 and F(n) = F(n - 2) + F(n - 1).
//! **Limits**: 0 <= n <= 1000.
//!
//! # Idea
//! The plain recursion asks for the same numbers again and again. So keep each number when it is worked out. Before
//! working one out, look whether it is known: then the whole branch of calls below it is cut off.
//!
//! A place in the memory is `None` until its number is known. No number has to stand for "not known yet".
//!
//! F(1000) has 209 digits. So a number is an array of parts with 18 decimal digits each, the lowest part first.
//! Two numbers are added part by part with a carry.
//!
//! # Example
//! ```text
//! F(5) ─┬─ F(3) ─┬─ F(1)
//!       │        └─ F(2) ─┬─ F(0)
//!       │                 └─ F(1)
//!       └─ F(4) ─┬─ F(2)   known
//!                └─ F(3)   known        9 calls; 15 without the memory
//! ```
//!
//! # Cost
//! n - 1 additions and 2 n - 1 calls. F(n - 2) is asked for first, so the calls are at most n / 2 + 2 deep.
//!
//! # Compare
//! `fibonacci-recursion` is the same without memory and needs 2 F(n) - 1 calls. `fibonacci-doubling` needs only
//! nine steps for n = 1000.
//!
//! # Tested
//! F(0) to F(1000) against addition digit by digit.
//!
//! # Source
//! A lesson on search (记忆化). AOJ `ALDS1_10_A` has the same numbers up to n = 44. Memo functions: Michie, 1968.

use itertools::Itertools;
use proconio::input;

/// Twelve parts below `BASE`, the lowest first.
type Big = [u64; 12];

const BASE: u64 = 10u64.pow(18);

const ONE: Big = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

fn main() {
    input! { n: usize }
    println!("{}", digits(&solve(n)));
}

/// F(n).
fn solve(n: usize) -> Big {
    assert!(n <= 1000, "n must be from 0 to 1000");
    fibonacci(n, &mut vec![None; n + 1])
}

/// F(n), from the memory if it is known.
fn fibonacci(n: usize, memory: &mut [Option<Big>]) -> Big {
    if n < 2 {
        return ONE;
    }
    if let Some(known) = memory[n] {
        return known;
    }
    let number = add(&fibonacci(n - 2, memory), &fibonacci(n - 1, memory));
    memory[n] = Some(number);
    number
}

fn add(a: &Big, b: &Big) -> Big {
    let mut sum = [0; 12];
    let mut carry = 0;
    for i in 0..12 {
        let part = a[i] + b[i] + carry;
        sum[i] = part % BASE;
        carry = part / BASE;
    }
    sum
}

/// The decimal digits of a number that is not 0.
fn digits(number: &Big) -> String {
    let parts = number.iter().rev();
    let digits = parts.map(|part| format!("{part:018}")).join("");
    digits.trim_start_matches('0').to_owned()
}

#[cfg(test)]
mod tests;
