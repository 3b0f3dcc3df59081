//! # Banknotes (零钱搭配): depth-first search
//!
//! The fewest banknotes that pay a price exactly.
//!
//! - **Input**: `n s`, then n notes.
//! - **Output**: how few of them add up to exactly s, or `-1` when no choice does.
//! - **Limits**: 0 <= n <= 40, 0 <= s <= 10^18, each note from 1 to 10^16.
//! - **Idea**: every note is taken or left. Each leaf of that tree of decisions is one of the 2^n
//!   choices, each choice is one leaf, so the fewest notes among the leaves where nothing is left to
//!   pay are the answer. Nothing is cut off: this is the measure for its siblings.
//! - **Cost**: 2^(n + 1) - 1 calls, n deep, and no memory but those (2 MiB, the bare process). n = 24
//!   takes 0.05 s. Each note more doubles that: n = 40 takes 65 536 times as long, an hour, so it is
//!   expected to run out of time.
//! - **Compare**: on `impossible-odd-of-24` 17 times the CPU time of banknotes-pruning, 31 times that
//!   of banknotes-meet-in-the-middle, whole processes.
//! - **Proved**: the tests compare all sums of 3000 random sets of up to 10 notes with the choices
//!   counted one by one.
//! - **Source**: 算法竞赛（Python）- AI的思维模式（搜索）, "零钱搭配".

use proconio::input;

fn main() {
    input! { n: usize, s: u64 }
    assert!(n <= 40, "n must be at most 40");
    assert!(s <= 10u64.pow(18), "s must be at most 10^18");
    input! { notes: [u64; n] }
    assert!(
        notes.iter().all(|note| (1..=10u64.pow(16)).contains(note)),
        "every note must be from 1 to 10^16"
    );
    let answer = solve(&notes, s);
    println!("{}", answer.map_or(-1, i64::from));
}

/// The fewest of `notes` that add up to `s`, `None` when no choice does.
fn solve(notes: &[u64], s: u64) -> Option<u32> {
    fewest(notes, s as i64)
}

/// The fewest of `notes` that add up to `rest`, which is negative when too much has been taken.
fn fewest(notes: &[u64], rest: i64) -> Option<u32> {
    match notes.split_first() {
        None => (rest == 0).then_some(0),
        Some((&note, others)) => {
            let taken = fewest(others, rest - note as i64).map(|count| count + 1);
            let left = fewest(others, rest);
            taken.into_iter().chain(left).min()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// The fewest notes for every sum that can be paid: all 2^n choices, one by one.
    fn oracle(notes: &[u64]) -> HashMap<u64, u32> {
        let mut fewest = HashMap::new();
        for choice in 0..1u32 << notes.len() {
            let taken = (0..notes.len()).filter(|i| choice >> i & 1 == 1);
            let count = fewest.entry(taken.map(|i| notes[i]).sum()).or_insert(40);
            *count = choice.count_ones().min(*count);
        }
        fewest
    }

    /// Compares every sum of `inputs` random sets of up to `longest` notes with the oracle.
    fn check(inputs: u32, longest: u64) {
        let mut random = 88_172_645_463_325_252u64;
        let mut below = |bound| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random % bound
        };
        for _ in 0..inputs {
            let (n, largest) = (below(longest + 1), below(15) + 1);
            let notes: Vec<u64> = (0..n).map(|_| below(largest) + 1).collect();
            let fewest = oracle(&notes);
            for s in 0..=notes.iter().sum::<u64>() + 1 {
                assert_eq!(solve(&notes, s), fewest.get(&s).copied(), "{notes:?} {s}");
            }
        }
    }

    #[test]
    fn agrees_with_every_choice() {
        check(100, 8);
    }

    #[test]
    #[ignore = "exhaustive: every sum of 3 000 random sets"]
    fn agrees_with_every_choice_of_thousands() {
        check(3000, 10);
    }

    #[test]
    fn the_largest_numbers_fit() {
        let notes = [10u64.pow(16); 16];
        assert_eq!(solve(&notes, 16 * 10u64.pow(16)), Some(16));
        assert_eq!(solve(&notes, 10u64.pow(18)), None);
    }

    #[test]
    fn nothing_to_pay_takes_no_note() {
        assert_eq!(solve(&[], 0), Some(0));
        assert_eq!(solve(&[], 1), None);
    }
}
