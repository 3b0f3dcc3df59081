//! # Coin change (零钱置换): dynamic programming
//!
//! Pay an amount with as few coins as possible. There are m kinds of coins, and any number of each kind.
//!
//! **Input**: `n m`, the amount and the number of kinds, then the values of the m coins. **Output**: the fewest
//! coins that add up to exactly n, `-1` if none do.
//! **Limits**: 0 <= n <= 50 000, 1 <= m <= 20, each coin from 1 to 10 000.
//!
//! # Idea
//! Let f(a) be the fewest coins that make the amount a. Some coin c is the last one; without it, the others make
//! a - c, and they must be as few as possible, too. So try each coin as the last one:
//!
//! f(0) = 0, and f(a) = 1 + the least of f(a - c) over all coins c <= a.
//!
//! Each f(a) needs only smaller amounts. Fill in a table from 0 up to n, and everything needed is there already.
//! An amount that can't be made has no number in the table, and is no way to a larger one.
//!
//! # Example
//! ```text
//! coins 1 3 4
//!
//! a     0  1  2  3  4  5  6
//! f(a)  0  1  2  1  1  2  2        f(6) = 1 + the least of f(5) = 2, f(3) = 1, f(2) = 2
//! ```
//! Always taking the largest coin would be wrong: 6 = 4 + 1 + 1 needs three coins, 6 = 3 + 3 only two.
//!
//! # Cost
//! One look for each amount and coin: O(n m) time, at most one million looks, and O(n) memory.
//!
//! # Compare
//! It is the shortest of the three, and works out every amount up to n. `coin-change-memo` works out only those
//! that occur: 291 in place of 50 000 on `largest-impossible-near`. `coin-change-bfs` stops as soon as it meets n.
//!
//! # Tested
//! All sets of up to three coins from 1 to 12 with all amounts up to 60, against all ways to choose coins.
//!
//! # Source
//! LeetCode 322; in this format AOJ `DPL_1_A`. Dynamic programming: Bellman, 1957.

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

/// The fewest of `coins`, each as often as needed, that add up to `n`, `None` if none do.
fn solve(n: usize, coins: &[usize]) -> Option<u32> {
    let mut fewest = vec![Some(0)];
    for amount in 1..=n {
        let possible = coins.iter().filter(|&&coin| coin <= amount);
        let rest = possible.filter_map(|coin| fewest[amount - coin]).min();
        fewest.push(rest.map(|count| count + 1));
    }
    fewest[n]
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
