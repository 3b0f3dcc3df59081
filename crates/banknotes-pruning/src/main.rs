//! # Banknotes (零钱搭配): depth-first search with pruning
//!
//! Pay a price exactly, with as few banknotes as possible.
//!
//! **Input**: `n s`, then n notes. **Output**: the fewest notes that add up to exactly s, `-1` if none do.
//! **Limits**: 0 <= n <= 40, 0 <= s <= 10^18, each note from 1 to 10^16.
//!
//! # Idea
//! Take or leave each note, depth first, but turn back as soon as a branch can't improve the answer:
//! - *Too much*: the note is larger than what is left to pay.
//! - *Too little*: all remaining notes together are less than what is left to pay.
//! - *No better*: one more note would make as many as the best choice found so far.
//! - *Equal notes*: when a note is left, its equals are left, too. Taking one of them would be the same choice.
//! - *Largest first*: the notes are sorted in descending order. Few large notes pay the most, so a good choice is
//!   found early, and the other rules cut more.
//!
//! No rule cuts off a better answer than the best so far, so the last best is the answer.
//!
//! # Example
//! ```text
//! notes 9 1 6 3, price 10; largest first: 9 6 3 1
//!
//! take 9, 1 left to pay       6 and 3 are too much
//!   take 1, nothing left      best = 2 notes
//! leave 9, 10 left to pay
//!   take 6, 4 left to pay     no better: one note is taken, a second makes two again
//!   leave 6, 10 left to pay   too little: 3 + 1
//! ```
//!
//! # Cost
//! 2^n at worst. How much each rule saves, in nodes of the tree, for the 24 notes of `many-repeats-of-24`:
//! ```text
//! no rule, all choices   33 554 431
//! all five rules                160
//! without too much          1 959
//! without too little        2 024
//! without no better         1 231
//! without equal notes      43 798
//! without largest first    61 578
//! ```
//! `random-twenty-of-40` still takes too long: there the best choice has twenty notes, and few branches are cut.
//!
//! # Compare
//! `banknotes-dfs` is the tree without rules. `banknotes-meet-in-the-middle` takes the same 2^(n/2) steps whatever
//! the notes are.
//!
//! # Tested
//! All sets of up to eight notes from 1 to 8, with every price they reach, against all choices one by one.
//! The table above.
//!
//! # Source
//! A lesson's first search (零钱搭配), which has the first rule.

use proconio::input;

struct Search {
    /// In descending order.
    notes: Vec<i64>,
    /// The sum of all notes from each place on.
    remaining: Vec<i64>,
    /// The fewest notes that were found to pay the price.
    best: Option<u32>,
}

fn main() {
    input! { n: usize, s: i64 }
    assert!(n <= 40, "there must be at most 40 notes");
    input! { notes: [i64; n] }
    check_limits(s, &notes);
    match solve(s, notes) {
        Some(count) => println!("{count}"),
        None => println!("-1"),
    }
}

/// The fewest of `notes` that add up to `price`, `None` if none do.
fn solve(price: i64, mut notes: Vec<i64>) -> Option<u32> {
    notes.sort_by(|a, b| b.cmp(a));
    let remaining = (0..=notes.len()).map(|first| notes[first..].iter().sum()).collect();
    let mut search = Search { notes, remaining, best: None };
    search.pay(price, 0, 0);
    search.best
}

impl Search {
    /// Tries to pay `rest` with the notes from `first` on; `taken` notes are spent already.
    fn pay(&mut self, rest: i64, first: usize, taken: u32) {
        if rest == 0 {
            // "No better" has cut off whatever would not improve it.
            self.best = Some(taken);
            return;
        }
        let too_little = self.remaining[first] < rest;
        let no_better = self.best.is_some_and(|best| taken + 1 >= best);
        if too_little || no_better {
            return;
        }
        let note = self.notes[first];
        let too_much = note > rest;
        if !too_much {
            self.pay(rest - note, first + 1, taken + 1);
        }
        let equals = self.notes[first..].iter().take_while(|&&other| other == note).count();
        self.pay(rest, first + equals, taken);
    }
}

/// Stops with the reason if the input is not as promised.
fn check_limits(s: i64, notes: &[i64]) {
    assert!((0..=10i64.pow(18)).contains(&s), "the price must be from 0 to 10^18");
    assert!(
        notes.iter().all(|note| (1..=10i64.pow(16)).contains(note)),
        "each note must be from 1 to 10^16"
    );
}

#[cfg(test)]
mod tests;
