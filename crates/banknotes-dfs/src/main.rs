//! # Banknotes (零钱搭配): depth-first search
//!
//! Pay a price exactly, with as few banknotes as possible.
//!
//! **Input**: `n s`, then n notes. **Output**: the fewest notes that add up to exactly s, `-1` if none do.
//! **Limits**: 0 <= n <= 40, 0 <= s <= 10^18, each note from 1 to 10^16.
//!
//! # Idea
//! Each note is either taken or left. Decide about the first note, then about the second, and so on. These
//! decisions form a tree, and each way from its root down to a leaf is one choice of notes. The search goes down
//! every way. A leaf where nothing is left to pay counts; the fewest notes of all such leaves are the answer.
//!
//! The search can't miss an answer: each of the 2^n choices of notes is one of the leaves.
//!
//! # Example
//! ```text
//! notes 2 1 3, price 3: take the note (to the left) or leave it (to the right)
//!
//! left to pay                3
//!                       /         \
//! after note 2        1             3
//!                   /   \         /   \
//! after note 1     0     1       2     3
//!                 / \   / \     / \   / \
//! after note 3  -3   0 -2  1  -1   2 0   3
//! notes taken        2               1          the fewest: 1
//! ```
//!
//! # Cost
//! 2^(n + 1) - 1 calls, at most n deep: 31 for n = 4, but 2 199 023 255 551 for n = 40. That is far too slow.
//!
//! # Compare
//! `banknotes-pruning` leaves out parts of this tree; `banknotes-meet-in-the-middle` needs only 2^(n/2) steps.
//!
//! # Tested
//! All sets of up to eight notes from 1 to 8, with every price they reach, against all choices one by one.
//!
//! # Source
//! A lesson's first search (零钱搭配).

use proconio::input;

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

/// The fewest of `notes` that add up to `rest`, `None` if none do.
fn solve(rest: i64, notes: &[i64]) -> Option<u32> {
    let Some((note, others)) = notes.split_first() else {
        return (rest == 0).then_some(0);
    };
    let take = solve(rest - note, others).map(|count| count + 1);
    let leave = solve(rest, others);
    [take, leave].into_iter().flatten().min()
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
