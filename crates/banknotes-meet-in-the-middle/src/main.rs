//! # Banknotes (零钱搭配): meet in the middle
//!
//! Pay a price exactly, with as few banknotes as possible.
//!
//! **Input**: `n s`, then n notes. **Output**: the fewest notes that add up to exactly s, `-1` if none do.
//! **Limits**: 0 <= n <= 40, 0 <= s <= 10^18, each note from 1 to 10^16.
//!
//! # Idea
//! Split the notes into two halves. Each choice of notes is one choice from the left half and one from the right
//! half. Forty notes have 2^40 choices, but each half has only 2^20, about a million. So list the choices of each
//! half, then look for two that add up to s.
//!
//! *Two pointers* find all such pairs in one walk over two sorted lists. Start with the smallest sum on the left
//! and the largest on the right.
//! - Less than s together: no sum that remains on the right is larger, so this left one is of no use. Move on.
//! - At least s together: no sum that remains on the left is smaller, so the right one can go. If they are
//!   exactly s, that is an answer.
//!
//! Equal sums stand in the order of their notes. So the first of equal sums on the left, which has the fewest
//! notes, meets all sums on the right that fit it.
//!
//! *The sorted lists* are made one note at a time. The choices without the note are sorted, and so are the same
//! choices with it. `merge` makes one sorted list of the two.
//!
//! # Example
//! ```text
//! notes 9 1 | 6 3, price 10         left   0:0  1:1  9:1  10:2     (sum:notes)
//!                                   right  0:0  3:1  6:1   9:2
//! left right
//!  0:0   9:2    9, too little       next on the left
//!  1:1   9:2   10, 3 notes          next on the right
//!  1:1   6:1    7, too little       next on the left
//!  9:1   6:1   15, too much         next on the right
//!  9:1   3:1   12, too much         next on the right
//!  9:1   0:0    9, too little       next on the left
//! 10:2   0:0   10, 2 notes          the fewest: 2
//! ```
//!
//! # Cost
//! O(2^(n/2)) time and memory: for n = 40 two lists of 1 048 576 choices, 16 bytes each.
//!
//! # Compare
//! `banknotes-dfs` looks at 2^n choices. `banknotes-pruning` needs no memory, and is quick when few notes are
//! enough, but slow when the answer has about twenty of forty notes.
//!
//! # Tested
//! All sets of up to eight notes from 1 to 8, with every price they reach, against all choices one by one.
//!
//! # Source
//! The task: a lesson's first search (零钱搭配). The technique: Horowitz and Sahni, 1974.

use itertools::Itertools;
use proconio::input;

/// What some of the notes add up to, and how many they are.
type Choice = (i64, u32);

fn main() {
    input! { n: usize, s: i64 }
    assert!(n <= 40, "there must be at most 40 notes");
    input! { notes: [i64; n] }
    check_limits(s, &notes);
    match solve(s, &notes) {
        Some(count) => println!("{count}"),
        None => println!("-1"),
    }
}

/// The fewest of `notes` that add up to `price`, `None` if none do.
fn solve(price: i64, notes: &[i64]) -> Option<u32> {
    let (left, right) = notes.split_at(notes.len() / 2);
    let (left, right) = (choices(left), choices(right));
    let mut best = None;
    let mut left = left.iter().peekable();
    let mut right = right.iter().rev().peekable();
    while let (Some((a, a_notes)), Some((b, b_notes))) = (left.peek(), right.peek()) {
        if a + b == price {
            let count = a_notes + b_notes;
            best = Some(best.map_or(count, |best| count.min(best)));
        }
        if a + b < price {
            left.next();
        } else {
            right.next();
        }
    }
    best
}

/// All choices of `notes`, sorted.
fn choices(notes: &[i64]) -> Vec<Choice> {
    let mut choices = vec![(0, 0)];
    for note in notes {
        let with_note = choices.iter().map(|(sum, count)| (sum + note, count + 1));
        choices = choices.iter().copied().merge(with_note).collect();
    }
    choices
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
