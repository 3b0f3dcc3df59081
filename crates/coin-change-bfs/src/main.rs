//! # Coin change (零钱置换): breadth-first search
//!
//! The fewest coins that add up to an amount.
//!
//! - **Input**: `n m`, the amount and the number of denominations, then the m denominations.
//! - **Output**: how few coins add up to exactly n, or `-1` when none do. Each denomination may be
//!   used any number of times.
//! - **Limits**: 0 <= n <= 50 000, 1 <= m <= 20, each denomination from 1 to 10 000.
//! - **Idea**: level k of the search holds the amounts that k coins make and fewer don't; the next
//!   level is each of them plus each coin, without the amounts seen already. The first level with n in
//!   it is the answer; when a level is empty there is none. A state is not one amount but a word of 64
//!   of them, a bit each: adding a coin to all is a shift, taking out what was seen an AND.
//! - **Cost**: at most one step an amount and denomination, 1 million, a sixty-fourth of that when the
//!   levels are dense. Two bits an amount; 2 MiB in all, the bare process nearly.
//! - **Compare**: the instructions beyond an empty process's 297 000, in thousands, on
//!   `largest-random`, `largest-one-to-twenty` and `largest-ones`: 1421, 3317, 6962 here, 992, 14 539,
//!   2819 in coin-change-dp, 17 344, 22 841, 4189 in coin-change-memo. It is best at few coins of an
//!   answer, worst at one denomination of 1.
//! - **Proved**: the tests compare it with all multisets of coins (18 178 inputs: every set of up to
//!   three denominations from 1 to 12, amounts to 60), and for sets of up to 20 with the recurrence.
//! - **Source**: AOJ `DPL_1_A`, the same task as `LeetCode` 322; 剪枝的实现和特性, "零钱置换".

use std::mem;

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

/// The fewest of `coins`, each as often as needed, that add up to `amount`, `None` when none do.
fn solve(amount: usize, coins: &[usize]) -> Option<u16> {
    let words = amount / 64 + 1;
    // Bit b of word w is the amount 64 * w + b.
    let mut unseen = vec![u64::MAX; words];
    unseen[0] -= 1;
    // The words with amounts that take `count` coins, and no fewer.
    let mut level = vec![(0, 1)];
    // Those of the next level: all the words, and where they are not 0.
    let (mut next, mut places) = (vec![0; words], Vec::new());
    for count in 0.. {
        if unseen[amount / 64] >> (amount % 64) & 1 == 0 {
            return Some(count);
        }
        if level.is_empty() {
            break;
        }
        for &(place, amounts) in &level {
            for &coin in coins {
                let more = u128::from(amounts) << (coin % 64);
                let place = place + coin / 64;
                for (place, amounts) in [(place, more as u64), (place + 1, (more >> 64) as u64)] {
                    let fresh = amounts & unseen.get(place).unwrap_or(&0);
                    if fresh != 0 {
                        if next[place] == 0 {
                            places.push(place);
                        }
                        next[place] |= fresh;
                        unseen[place] ^= fresh;
                    }
                }
            }
        }
        level.clear();
        level.extend(
            places
                .drain(..)
                .map(|place| (place, mem::take(&mut next[place]))),
        );
    }
    None
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
