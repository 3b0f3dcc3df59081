//! # Coin change (零钱置换): breadth-first search
//!
//! Pay an amount with as few coins as possible. There are m kinds of coins, and any number of each kind.
//!
//! **Input**: `n m`, the amount and the number of kinds, then the values of the m coins. **Output**: the fewest
//! coins that add up to exactly n, `-1` if none do.
//! **Limits**: 0 <= n <= 50 000, 1 <= m <= 20, each coin from 1 to 10 000.
//!
//! # Idea
//! Start with nothing and add coins. First come the amounts that one coin makes, then those of two coins, then
//! those of three. A queue keeps that order by itself: the amount in front is joined with each coin, and the new
//! sums go to the end of the queue. An amount that was seen before is left out, for it was made with at most as
//! many coins. So each amount is first seen with the fewest coins that make it.
//!
//! When the queue runs empty, every amount that can be made was seen, and n was not among them.
//!
//! # Example
//! ```text
//! coins 1 3 4, amount 6
//!
//! coins | into the queue | found as
//!   0   | 0              | the start
//!   1   | 1 3 4          | 0 + 1, 0 + 3, 0 + 4
//!   2   | 2 5 6          | 1 + 1, 1 + 4, 3 + 3
//! ```
//! On the way 4 = 1 + 3 is left out because it was seen, and 7 = 3 + 4 because it is more than 6.
//!
//! # Cost
//! Each amount enters the queue once and is joined with m coins: O(n m) time and O(n) memory.
//!
//! # Compare
//! A few large coins suit this search: on `largest-few-levels` it takes 321 amounts out of its queue. There
//! `coin-change-dp` and `coin-change-memo` work out 50 000 amounts.
//!
//! # Tested
//! All sets of up to three coins from 1 to 12 with all amounts up to 60, against all ways to choose coins.
//!
//! # Source
//! LeetCode 322; in this format AOJ `DPL_1_A`. Breadth-first search: Moore, 1959.

use std::collections::VecDeque;

use proconio::input;

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=20).contains(&m), "there must be 1 to 20 coins");
    input! { coins: [usize; m] }
    check_limits(n, &coins);
    match solve(n, &coins) {
        Some(count) => println!("{count}"),
        None => println!("-1"),
    }
}

/// The fewest of `coins`, each as often as needed, that add up to `goal`, `None` if none do.
fn solve(goal: usize, coins: &[usize]) -> Option<u32> {
    let mut seen = vec![false; goal + 1];
    seen[0] = true;
    let mut queue = VecDeque::from([(0, 0)]);
    while let Some((amount, count)) = queue.pop_front() {
        if amount == goal {
            return Some(count);
        }
        for coin in coins {
            let sum = amount + coin;
            if sum <= goal && !seen[sum] {
                seen[sum] = true;
                queue.push_back((sum, count + 1));
            }
        }
    }
    None
}

/// Stops with the reason if the input is not as promised.
fn check_limits(n: usize, coins: &[usize]) {
    assert!(n <= 50_000, "the amount must be at most 50000");
    assert!(
        coins.iter().all(|coin| (1..=10_000).contains(coin)),
        "each coin must be from 1 to 10000"
    );
}

#[cfg(test)]
mod tests;
