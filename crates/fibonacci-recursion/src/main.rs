//! # Fibonacci (斐波那契): plain recursion
//!
//! The n-th Fibonacci number, slow on purpose.
//!
//! - **Input**: `n`.
//! - **Output**: F(n), where F(0) = F(1) = 1 and F(n) = F(n - 2) + F(n - 1).
//! - **Limits**: 0 <= n <= 1000. F(93) is the first that no `u64` holds, F(186) the first above 2^128.
//! - **Idea**: the recurrence as it is written. It shows why searches remember: F(4) asks for F(2) and
//!   F(3), and F(3) asks for F(2) again; the calls multiply as the numbers themselves do.
//! - **Cost**: 2 F(n) - 1 calls: one a leaf, of which there are F(n), and one for each of the F(n) - 1
//!   additions. F(45) costs 3 672 623 805 calls, 3.3 s; n = 42 takes 0.8 s, n = 93 seven centuries and
//!   more, so a `u64` is enough. It is expected to run out of time. n calls deep, 2 MiB (the bare
//!   process).
//! - **Compare**: fibonacci-memo and fibonacci-doubling answer n = 45 and n = 1000 alike in the time
//!   that an empty process takes, on `seed` about 3000 times as fast.
//! - **Proved**: the tests compare F(0) to F(40) with the recurrence from the bottom up, and count the
//!   calls.
//! - **Source**: 算法竞赛（Python）- AI的思维模式（搜索）, "记忆化"; AOJ `ALDS1_10_A` for n <= 44.

use proconio::input;

fn main() {
    input! { n: u32 }
    assert!(n <= 1000, "n must be at most 1000");
    println!("{}", solve(n));
}

/// F(n), every time from the start.
fn solve(n: u32) -> u64 {
    if n < 2 {
        1
    } else {
        solve(n - 2) + solve(n - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares F(0) to F(n) with the recurrence, from the bottom up.
    fn check(n: u32) {
        let (mut a, mut b) = (1, 1);
        for n in 0..=n {
            assert_eq!(solve(n), a, "F({n})");
            (a, b) = (b, a + b);
        }
    }

    #[test]
    fn agrees_with_the_recurrence() {
        check(25);
    }

    #[test]
    #[ignore = "exhaustive: to F(40), by when it takes half a second"]
    fn agrees_with_the_recurrence_to_40() {
        check(40);
    }

    #[test]
    fn calls_are_counted_right() {
        fn calls(n: u32) -> u64 {
            if n < 2 {
                1
            } else {
                1 + calls(n - 2) + calls(n - 1)
            }
        }
        assert!((0..25).all(|n| calls(n) == 2 * solve(n) - 1));
    }
}
