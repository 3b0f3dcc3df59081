//! # Fibonacci (斐波那契): fast doubling
//!
//! The Fibonacci numbers begin with two ones, and each further one is the sum of the two before it. Find F(n).
//!
//! **Input**: `n`. **Output**: F(n), where F(0) = F(1) = 1 and F(n) = F(n - 2) + F(n - 1).
//! **Limits**: 0 <= n <= 1000.
//!
//! Advanced: read `fibonacci-memo` first. For its speed this file gives up the recurrence itself; two equations
//! that are not obvious stand in its place.
//!
//! # Idea
//! Two neighbours F(k - 1) and F(k) are enough to jump to about 2k at once:
//!
//! F(2k) = F(k - 1)² + F(k)² and F(2k + 1) = F(k) (2 F(k - 1) + F(k)).
//!
//! Why? F(n) is the number of ways to climb n stairs, one or two at a time. Climb 2k stairs and look at stair k,
//! half-way up. Some ways step on it: F(k) ways up to it, F(k) from there. The others jump over it: F(k - 1) ways up
//! to the stair below, F(k - 1) from the stair above. That is the first equation. For the second, climb 2k + 1
//! stairs and look at stair k again: F(k) F(k + 1) ways step on it, F(k - 1) F(k) jump over it.
//!
//! So each step halves n. An odd n is 2k + 1 for some k; an even n is 2k + 2, one addition further.
//!
//! # Example
//! ```text
//!  n   k   F(k - 1)  F(k)    F(2k)           F(2k + 1)            F(n - 1)  F(n)
//!  1   0      0       1       0 +  1 =  1    1 (2·0 + 1) =  1        1        1
//!  4   1      1       1       1 +  1 =  2    1 (2·1 + 1) =  3        3      2 + 3 = 5
//! 10   4      3       5       9 + 25 = 34    5 (2·3 + 5) = 55       55     34 + 55 = 89
//! ```
//! Read from below: F(10) needs k = 4, F(4) needs k = 1, F(1) needs k = 0, where F(-1) = 0.
//!
//! # Cost
//! About log2(n) steps, nine for n = 1000, each with three products and three or four sums of big numbers.
//!
//! # Compare
//! `fibonacci-memo` follows the recurrence and needs n - 1 sums.
//!
//! # Tested
//! F(0) to F(1000) against addition digit by digit.
//!
//! # Source
//! A lesson on search (斐波那契) has the task, AOJ `ALDS1_10_A` the same numbers up to n = 44. The equations: Lucas,
//! 1878.

use itertools::Itertools;
use proconio::input;

/// Twelve parts below `BASE`, the lowest first.
type Big = [u64; 12];

const BASE: u64 = 10u64.pow(18);

const ZERO: Big = [0; 12];

const ONE: Big = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

fn main() {
    input! { n: usize }
    println!("{}", digits(&solve(n)));
}

/// F(n).
fn solve(n: usize) -> Big {
    assert!(n <= 1000, "n must be from 0 to 1000");
    let (_, number) = neighbours(n);
    number
}

/// F(n - 1) and F(n).
fn neighbours(n: usize) -> (Big, Big) {
    if n == 0 {
        return (ZERO, ONE);
    }
    let k = (n - 1) / 2;
    let (p, q) = neighbours(k);
    let even = add(&multiply(&p, &p), &multiply(&q, &q));
    let odd = multiply(&q, &add(&add(&p, &p), &q));
    if n == 2 * k + 1 { (even, odd) } else { (odd, add(&even, &odd)) }
}

/// `a * b`, as on paper: each part of one by each part of the other.
fn multiply(a: &Big, b: &Big) -> Big {
    let mut product = ZERO;
    let mut carry = 0;
    for place in 0..12 {
        let pairs = (0..=place).map(|i| u128::from(a[i]) * u128::from(b[place - i]));
        let part = pairs.sum::<u128>() + carry;
        product[place] = (part % u128::from(BASE)) as u64;
        carry = part / u128::from(BASE);
    }
    product
}

fn add(a: &Big, b: &Big) -> Big {
    let mut sum = ZERO;
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
