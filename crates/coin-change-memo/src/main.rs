//! # Coin change (零钱置换): depth-first search with a memory
//!
//! The fewest coins that add up to an amount.
//!
//! - **Input**: `n m`, the amount and the number of denominations, then the m denominations.
//! - **Output**: how few coins add up to exactly n, or `-1` when none do. Each denomination may be
//!   used any number of times.
//! - **Limits**: 0 <= n <= 50 000, 1 <= m <= 20, each denomination from 1 to 10 000.
//! - **Idea**: the tree of states from the amount down: taking a coin leaves a smaller amount, which
//!   takes one coin less. The same amounts turn up in many branches; each is worked out once and kept,
//!   and every other branch that meets it ends there. "No way" is kept as well as a number of coins,
//!   and is not "not looked at yet". With coins of 1 a branch is 50 000 amounts deep: the path is a
//!   vector, not a recursion.
//! - **Cost**: two looks an amount and denomination, 2 million at the utmost, but only for amounts that
//!   occur. 16 bytes a step of the path, 2 bytes an amount; 2.9 MiB in all.
//! - **Compare**: the instructions beyond an empty process's 297 000, in thousands, on
//!   `largest-random`, `largest-one-to-twenty` and `largest-ones`: 17 344, 22 841, 4189 here, 1421, 3317,
//!   6962 in coin-change-bfs, 992, 14 539, 2819 in coin-change-dp.
//! - **Proved**: the tests compare it with all multisets of coins (18 178 inputs: every set of up to
//!   three denominations from 1 to 12, amounts to 60), and for sets of up to 20 with the recurrence.
//! - **Source**: AOJ `DPL_1_A`, the same task as `LeetCode` 322; 剪枝的实现和特性, "零钱置换".

use proconio::input;

fn main() {
    input! { n: usize, m: usize }
    assert!(n <= 50_000, "n must be at most 50000");
    assert!((1..=20).contains(&m), "m must be from 1 to 20");
    input! { coins: [usize; m] }
    assert!(
        coins.iter().all(|coin| (1..=10_000).contains(coin)),
        "every coin must be from 1 to 10000"
    );
    let answer = solve(n, &coins);
    println!("{}", answer.map_or(-1, i32::from));
}

/// No way to pay an amount; as `UNKNOWN`, more coins than any amount takes.
const NONE: u16 = u16::MAX - 1;

/// Not looked at yet.
const UNKNOWN: u16 = u16::MAX;

/// The fewest of `coins`, each as often as needed, that add up to `amount`, `None` when none do.
fn solve(amount: usize, coins: &[usize]) -> Option<u16> {
    let mut memory = vec![UNKNOWN; amount + 1];
    memory[0] = 0;
    // The path from `amount` down to here: what is left to pay and how many coins have been tried.
    let mut path = vec![(amount, 0)];
    while let Some((rest, tried)) = path.pop() {
        let unknown = |&coin: &usize| coin <= rest && memory[rest - coin] == UNKNOWN;
        if let Some(skipped) = coins[tried..].iter().position(unknown) {
            let coin = coins[tried + skipped];
            path.push((rest, tried + skipped + 1));
            path.push((rest - coin, 0));
        } else if memory[rest] == UNKNOWN {
            let branches = coins.iter().filter(|&&coin| coin <= rest);
            let fewest = branches.map(|coin| memory[rest - coin]).min();
            memory[rest] = fewest.map_or(NONE, |count| NONE.min(count + 1));
        }
    }
    Some(memory[amount]).filter(|&count| count < NONE)
}

#[cfg(test)]
mod tests {
    use itertools::Itertools;

    use super::*;

    /// The fewest coins for every amount up to `most`: all multisets, the small ones first.
    fn oracle(most: usize, coins: &[usize]) -> Vec<Option<u16>> {
        let mut fewest = vec![None; most + 1];
        for count in 0..=most / coins.iter().min().unwrap() {
            for choice in coins.iter().combinations_with_replacement(count) {
                if let Some(fewest @ None) = fewest.get_mut(choice.into_iter().sum::<usize>()) {
                    *fewest = Some(count as u16);
                }
            }
        }
        fewest
    }

    /// Compares all sets of up to three coins, taken from 1 to `largest`, for amounts up to `most`.
    fn check(largest: usize, most: usize) {
        for coins in (1..=largest)
            .powerset()
            .filter(|coins| (1..=3).contains(&coins.len()))
        {
            for (amount, fewest) in oracle(most, &coins).into_iter().enumerate() {
                assert_eq!(solve(amount, &coins), fewest, "{amount} {coins:?}");
            }
        }
    }

    #[test]
    fn agrees_with_all_choices() {
        check(7, 20);
    }

    #[test]
    #[ignore = "exhaustive: 18 178 inputs, all sets of up to three coins from 1 to 12"]
    fn agrees_with_all_choices_of_thousands() {
        check(12, 60);
    }

    #[test]
    fn agrees_with_the_other_way_round() {
        // Sets of many coins, too large for the oracle: one more coin, wherever it can come last.
        let mut random = 88_172_645_463_325_252u64;
        let mut below = |bound: usize| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random as usize % bound
        };
        for _ in 0..20 {
            let m = below(20) + 1;
            let coins: Vec<usize> = (0..m).map(|_| below(300) + 1).collect();
            let mut fewest: Vec<Option<u16>> = vec![Some(0)];
            for amount in 1..2000 {
                let coins = coins.iter().filter(|&&coin| coin <= amount);
                let least = coins.filter_map(|coin| fewest[amount - coin]).min();
                fewest.push(least.map(|count| count + 1));
            }
            for amount in (0..2000).step_by(37) {
                assert_eq!(solve(amount, &coins), fewest[amount], "{amount} {coins:?}");
            }
        }
    }

    #[test]
    fn the_largest_amount_is_deep() {
        assert_eq!(solve(50_000, &[1]), Some(50_000));
        assert_eq!(solve(50_000, &[1; 20]), Some(50_000));
        assert_eq!(solve(49_999, &[2, 10_000]), None);
        assert_eq!(solve(0, &[10_000]), Some(0));
    }
}
