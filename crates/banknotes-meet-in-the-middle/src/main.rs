//! # Banknotes (零钱搭配): meet in the middle
//!
//! The fewest banknotes that pay a price exactly.
//!
//! - **Input**: `n s`, then n notes.
//! - **Output**: how few of them add up to exactly s, or `-1` when no choice does.
//! - **Limits**: 0 <= n <= 40, 0 <= s <= 10^18, each note from 1 to 10^16.
//! - **Idea**: a choice of notes is a choice in the first half and one in the second: 2^20 each, not
//!   2^40. With both lists in order, two pointers find every pair that adds up to s: when the smallest
//!   of the left and the largest of the right are too little together, that left one is of no use
//!   with any right one that remains, so it goes; otherwise the right one goes. Equal sums are in
//!   order of count: a left one meets, before it goes, all the right ones that suit it, and the first
//!   of equal left ones, which meets them, is the one with the fewest notes.
//! - **In order without sorting**: one more note turns the sorted choices into two sorted lists,
//!   without it and with it; merging them costs one step an entry.
//! - **Cost**: 6 million steps for n = 40, whatever the notes: 0.03 s. Two lists of 8 MiB, 18 MiB in all.
//! - **Compare**: on `impossible-odd-of-24` a thirtieth of the CPU time of banknotes-dfs. On
//!   `random-five-of-40` banknotes-pruning takes an eighth of this one's time (3 ms), on
//!   `random-twenty-of-40` 320 times as long (9.6 s).
//! - **Proved**: the tests compare all sums of 10 000 random sets of up to 12 notes with the choices
//!   counted one by one.
//! - **Source**: 算法竞赛（Python）- AI的思维模式（搜索）, "零钱搭配"; the technique is Horowitz and
//!   Sahni's, "Computing partitions with applications to the knapsack problem", 1974.

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

/// A choice of notes: what they add up to, from bit 6 up, and how many they are, below. Half of 40
/// notes adds up to 2 * 10^17 < 2^58 at most, so this fits, and equal sums are in order of count.
type Choice = u64;

/// The fewest of `notes` that add up to `s`, `None` when no choice does.
fn solve(notes: &[u64], s: u64) -> Option<u32> {
    let (left, right) = notes.split_at(notes.len() / 2);
    let (left, right) = (choices(left), choices(right));
    let mut fewest = None;
    // Every pair with a choice before `low` or from `high` on is settled.
    let (mut low, mut high) = (0, right.len());
    while low < left.len() && high > 0 {
        let (a, b) = (left[low], right[high - 1]);
        let sum = (a >> 6) + (b >> 6);
        if sum == s {
            let count = (a & 63) + (b & 63);
            fewest = Some(fewest.map_or(count, |fewest| count.min(fewest)));
        }
        // As numbers, not as an `if`: nobody could predict that jump.
        let too_small = usize::from(sum < s);
        low += too_small;
        high -= 1 - too_small;
    }
    fewest.map(|count| count as u32)
}

/// All choices among `notes`, in ascending order.
fn choices(notes: &[u64]) -> Vec<Choice> {
    let mut choices = Vec::with_capacity(1 << notes.len());
    choices.push(0);
    for note in notes {
        // Merges the choices without and with this note, the largest first, into the space behind
        // them. So many of each are not placed yet; the empty choice, the smallest, comes last.
        let (mut without, mut with) = (choices.len(), choices.len());
        choices.resize(2 * with, 0);
        while with > 0 {
            let left = choices[without - 1];
            let taken = choices[with - 1] + (note << 6 | 1);
            choices[without + with - 1] = left.max(taken);
            let larger = usize::from(taken > left);
            with -= larger;
            without -= 1 - larger;
        }
    }
    choices
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
    #[ignore = "exhaustive: every sum of 10 000 random sets"]
    fn agrees_with_every_choice_of_thousands() {
        check(10_000, 12);
    }

    #[test]
    fn the_largest_numbers_fit() {
        let notes = [10u64.pow(16); 40];
        assert_eq!(solve(&notes, 40 * 10u64.pow(16)), Some(40));
        assert_eq!(solve(&notes, 40 * 10u64.pow(16) - 1), None);
        assert_eq!(solve(&notes, 10u64.pow(18)), None);
    }

    #[test]
    fn nothing_to_pay_takes_no_note() {
        assert_eq!(solve(&[], 0), Some(0));
        assert_eq!(solve(&[], 1), None);
    }

    #[test]
    fn choices_are_in_order() {
        let notes: Vec<u64> = (0..12).map(|i| 3u64.pow(i) % 100 + 1).collect();
        let choices = choices(&notes);
        assert_eq!(choices.len(), 4096);
        assert!(choices.windows(2).all(|pair| pair[0] <= pair[1]));
    }
}
