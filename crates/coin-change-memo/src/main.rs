//! # Coin change (零钱置换): recursion with a memory
//!
//! Pay an amount with as few coins as possible. There are m kinds of coins, and any number of each kind.
//!
//! **Input**: `n m`, the amount and the number of kinds, then the values of the m coins. **Output**: the fewest
//! coins that add up to exactly n, `-1` if none do.
//! **Limits**: 0 <= n <= 50 000, 1 <= m <= 20, each coin from 1 to 10 000.
//!
//! # Idea
//! Take one coin away from the amount, in all possible ways, and solve each smaller amount in the same manner.
//! One coin more than the best of them is the answer. These calls form a tree of states, and its branches meet the
//! same amounts again and again. So the first call for an amount keeps its answer in a memory. Every later call
//! looks it up, which cuts off the whole branch below it.
//!
//! "It can't be paid" is an answer, too, and is kept like the others. An amount without an entry is one that was
//! not asked for yet.
//!
//! # Example
//! ```text
//! coins 1 3 4, amount 6; f(a) is the fewest coins for a
//!
//! f(6) ── f(5) ── f(4) ── f(3) ── f(2) ── f(1) ── f(0) = 0
//!   │       │       │       │                            worked out on the way back:
//!   │       │       │       └─ f(0)                      f(1) = 1, f(2) = 2, f(3) = 1
//!   │       │       └─ f(1) f(0)                         f(4) = 1
//!   │       └─ f(2) f(1)                                 f(5) = 2
//!   └─ f(3) f(2)                                         f(6) = 2
//! ```
//! Each call on the lower lines finds its answer in the memory.
//!
//! # Cost
//! Each amount is worked out at most once, from m smaller ones: O(n m) time and O(n) memory. The recursion is up
//! to n calls deep: with a coin of 1 it goes down by 1 each time.
//!
//! # Compare
//! `coin-change-dp` has the same recurrence without recursion, but works out every amount. On
//! `largest-impossible-near` only 291 of 50 000 amounts occur here.
//!
//! # Tested
//! All sets of up to three coins from 1 to 12 with all amounts up to 60, against all ways to choose coins.
//!
//! # Source
//! A lesson on pruning (零钱置换); LeetCode 322; in this format AOJ `DPL_1_A`. Memo functions: Michie, 1968.

use std::{collections::HashMap, thread};

use proconio::input;

/// The fewest coins for each amount that was asked for, `None` for those that can't be paid.
type Memory = HashMap<usize, Option<u32>>;

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
    // 50 000 calls within each other need more stack than a program has by default.
    let large_stack = thread::Builder::new().stack_size(64 << 20);
    thread::scope(|scope| {
        let search = large_stack.spawn_scoped(scope, || fewest(n, coins, &mut Memory::new()));
        let search = search.expect("a thread for the recursion");
        search.join().expect("the recursion ends")
    })
}

/// The fewest coins for `amount`, from the memory if it was asked for before.
fn fewest(amount: usize, coins: &[usize], memory: &mut Memory) -> Option<u32> {
    if amount == 0 {
        return Some(0);
    }
    if let Some(&known) = memory.get(&amount) {
        return known;
    }
    let possible = coins.iter().filter(|&&coin| coin <= amount);
    let rest = possible.filter_map(|coin| fewest(amount - coin, coins, memory)).min();
    let answer = rest.map(|count| count + 1);
    memory.insert(amount, answer);
    answer
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
