//! # Wall breaking (器物損壊！高橋君): flood fill with 64 cells in a word
//!
//! Can one walk from `s` to `g`, step by step over the sides of cells, and break at most two walls on the way?
//!
//! **Input**: `h w`, then h rows of w cells: `.` free, `#` wall, and once each `s` and `g`, which are free.
//! **Output**: `YES` or `NO`. **Limits**: 1 <= h, w <= 500.
//!
//! This file is advanced: it is made for speed. Read `wall-breaking-layers` first. What it gives up: the cells can
//! no longer be seen in the search.
//!
//! # Idea
//! Three floods, as in `wall-breaking-layers`: the second starts from all walls that the first touches, the third
//! from all that the second touches. Here a word of 64 bits holds 64 cells of a row, and one operation moves them
//! all.
//! - A word waits on the stack together with its *entries*: the cells at which the flood comes in.
//! - Widen the entries by one cell to both sides, keep what is free, until nothing changes. These cells are reached.
//! - All of them at once enter the words above and below. The two ends enter the words left and right.
//! - After a flood, shift all reached cells by one in the four directions and keep the walls. These are the walls
//!   that the flood touches.
//!
//! # Example
//! ```text
//! free     1 1 1 0 1 1 0 1      one word, here of 8 cells
//! entries  0 1 0 0 0 1 0 0      the flood comes in at two cells
//! reached  1 1 1 0 1 1 0 0      after one widening; a second changes nothing
//! touched  0 0 0 1 0 0 1 0      the walls beside them in this row
//! ```
//!
//! # Cost
//! A word is entered again only when the flood brings new cells: at most h w times in all, in an open board about
//! once a word. The largest board has 4000 words in place of 250 000 cells.
//!
//! # Compare
//! `paint-bucket-bitset` floods in the same way.
//!
//! # Tested
//! All towns of up to 2 × 5 and of 3 × 3 cells, and hundreds whose rows end near the end of a word, against
//! costs that are improved until nothing changes.
//!
//! # Source
//! ARC005 C.

use std::mem::take;

use proconio::{input, marker::Bytes};

/// A bit for each cell: a row is some words, its first cell the lowest bit of the first one. A row's last word
/// is never full, and a row without cells lies above and below: no step leads around a border.
type Cells = Vec<u64>;

struct Town {
    /// Words in a row.
    words: usize,
    free: Cells,
    walls: Cells,
    start: Cells,
    goal: Cells,
}

fn main() {
    input! { h: usize, w: usize, rows: [Bytes; h] }
    println!("{}", if solve(parse(&rows, w)) { "YES" } else { "NO" });
}

/// Whether at most two broken walls open a way from start to goal.
fn solve(Town { words, mut free, mut walls, start, goal }: Town) -> bool {
    let mut entries = start;
    for _broken in 0..=2 {
        let reached = flood(&mut free, words, entries);
        if reached.iter().zip(&goal).any(|(reached, goal)| reached & goal != 0) {
            return true;
        }
        entries = touched(&reached, words, &walls);
        for ((free, wall), broken) in free.iter_mut().zip(&mut walls).zip(&entries) {
            *free |= broken;
            *wall ^= broken;
        }
    }
    false
}

/// Takes the free cells that hang together with the entries, and the entries themselves, which are free.
fn flood(free: &mut [u64], words: usize, mut entries: Cells) -> Cells {
    let mut reached = vec![0; free.len()];
    // Each word that has entries, once.
    let mut stack: Vec<usize> = (0..free.len()).filter(|&at| entries[at] != 0).collect();
    while let Some(at) = stack.pop() {
        let (mut runs, mut wider) = (0, take(&mut entries[at]));
        while runs != wider {
            runs = wider;
            wider = (runs | runs << 1 | runs >> 1) & free[at];
        }
        free[at] ^= runs;
        reached[at] |= runs;
        for (next, cells) in
            [(at - words, runs), (at + words, runs), (at - 1, runs << 63), (at + 1, runs >> 63)]
        {
            let cells = cells & free[next];
            if cells != 0 {
                if entries[next] == 0 {
                    stack.push(next);
                }
                entries[next] |= cells;
            }
        }
    }
    reached
}

/// The walls beside reached cells.
fn touched(reached: &[u64], words: usize, walls: &[u64]) -> Cells {
    let mut touched = vec![0; walls.len()];
    for at in words..walls.len() - words {
        let (up, down) = (reached[at - words], reached[at + words]);
        let left = reached[at] >> 1 | reached[at + 1] << 63;
        let right = reached[at] << 1 | reached[at - 1] >> 63;
        touched[at] = (up | down | left | right) & walls[at];
    }
    touched
}

/// The town in these rows.
fn parse(rows: &[Vec<u8>], w: usize) -> Town {
    assert!(rows.iter().all(|row| row.len() == w), "each row must have w cells");
    let words = w / 64 + 1;
    let cells_with = |sign: u8| {
        let mut cells = vec![0; words * (rows.len() + 2)];
        for (row, line) in rows.iter().zip(cells[words..].chunks_mut(words)) {
            for (signs, word) in row.chunks(64).zip(line) {
                let bits = signs.iter().rev();
                *word = bits.fold(0, |word, &other| word << 1 | u64::from(other == sign));
            }
        }
        cells
    };
    let [mut free, walls, start, goal] = [b'.', b'#', b's', b'g'].map(cells_with);
    let [places, bricks, starts, goals] = [&free, &walls, &start, &goal].map(|cells| count(cells));
    assert_eq!(places + bricks + starts + goals, rows.len() * w, "a cell must be one of `.#sg`");
    assert_eq!((starts, goals), (1, 1), "the town must have one `s` and one `g`");
    for ((free, start), goal) in free.iter_mut().zip(&start).zip(&goal) {
        *free |= start | goal;
    }
    Town { words, free, walls, start, goal }
}

fn count(cells: &[u64]) -> usize {
    cells.iter().map(|word| word.count_ones() as usize).sum()
}

#[cfg(test)]
mod tests;
