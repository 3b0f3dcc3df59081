//! # Paint bucket (油漆桶): flood fill with 64 cells in a word
//!
//! A click with the paint bucket colours a cell and all that hangs together with it: cells of the same colour,
//! step by step over shared sides. Which cells are they?
//!
//! **Input**: `n m`, then n rows of m colours, then `x y`, the row and the column of the click, from 0.
//! **Output**: n rows of m characters with spaces between: `!` for a painted cell, `.` for the others.
//! **Limits**: 1 <= n, m <= 2000, colours fit in an `i64`.
//!
//! **Advanced**: read `paint-bucket-scanline` first. This is the same filling by runs with a row as a string of
//! bits. It is about as fast as reading the picture. What it gives up: the cells can no longer be seen in the code.
//!
//! # Idea
//! One bit says whether a cell has the colour and is not painted yet: it is *open*. A word holds 64 cells of a row.
//! A word waits on the stack together with its *entries*, the open cells at which the paint comes in.
//! - Widen the entries by one cell to both sides, keep what is open, and do so until nothing changes. These are
//!   the runs of the word that the paint reaches; they are closed.
//! - All of them at once enter the words above and below. The two ends enter the words left and right.
//!
//! A word that is entered again before its turn only gains entries, so it is on the stack once. Every painted cell
//! is passed on to its neighbours when it is painted, so none is missed.
//!
//! # Example
//! ```text
//! open     1 1 1 0 1 1 0 1      one word, here of 8 cells
//! entries  0 1 0 0 0 1 0 0      the paint comes in at two cells
//! widened  1 1 1 0 1 1 0 0      once; a second time changes nothing
//! open     0 0 0 0 0 0 0 1      one run is left
//! ```
//!
//! # Cost
//! Each widening step but the last one paints a cell, so runs of one cell cost what they would one by one. A
//! picture of one colour with 2000 × 2000 cells is 63 000 words in place of 4 million cells.
//!
//! # Tested
//! All pictures of two colours with up to 3 × 4 cells and every click, and hundreds of pictures whose rows end
//! near the end of a word, against painting until nothing changes.
//!
//! # Source
//! The task: a lesson on search (油漆桶与连通性). Filling by runs: Smith, "Tint fill", 1979.

use std::io::{self, Write};

use proconio::input;

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=2000).contains(&n), "n must be from 1 to 2000");
    assert!((1..=2000).contains(&m), "m must be from 1 to 2000");
    input! { colours: [[i64; m]; n], x: usize, y: usize }
    assert!(x < n && y < m, "(x, y) must lie inside the picture");
    let painted = solve(&colours, x, y);
    io::stdout().write_all(&painted).expect("standard output must be writable");
}

/// The picture to print: `!` for what hangs together with (x, y), `.` for the rest.
fn solve(colours: &[Vec<i64>], x: usize, y: usize) -> Vec<u8> {
    let (n, m) = (colours.len(), colours[0].len());
    let colour = colours[x][y];

    // One bit a cell, set where it has the colour. A row's last word is never full, and a row
    // without cells lies above and below: no step from a set bit leads outside, or around a border.
    let words = m / 64 + 1;
    let mut open = vec![0u64; words * (n + 2)];
    for (row, line) in colours.iter().zip(open[words..].chunks_mut(words)) {
        for (cells, word) in row.chunks(64).zip(line) {
            let bits = cells.iter().enumerate();
            *word = bits.fold(0, |word, (i, &cell)| word | u64::from(cell == colour) << i);
        }
    }
    let coloured = open.clone();
    flood(&mut open, words, words * (x + 1) + y / 64, 1 << (y % 64));

    let spelling: Vec<[u8; 16]> = (0..=255).map(spell).collect();
    let mut painted = Vec::with_capacity(128 * words * n);
    for row in 1..=n {
        for at in words * row..words * (row + 1) {
            for cells in (coloured[at] ^ open[at]).to_le_bytes() {
                painted.extend_from_slice(&spelling[usize::from(cells)]);
            }
        }
        painted.truncate(2 * m * row - 1);
        painted.push(b'\n');
    }
    painted
}

/// Closes all the cells of `open`, `words` of them a row, that hang together with cell `bit` of
/// word `start`.
fn flood(open: &mut [u64], words: usize, start: usize, bit: u64) {
    // For every word on the stack, each of them once, the open cells at which it is entered.
    let mut entries = vec![0u64; open.len()];
    entries[start] = bit;
    let mut stack = vec![start];
    while let Some(at) = stack.pop() {
        let (mut runs, mut wider) = (0, std::mem::take(&mut entries[at]));
        while runs != wider {
            runs = wider;
            wider = (runs | runs << 1 | runs >> 1) & open[at];
        }
        open[at] ^= runs;
        for (next, cells) in
            [(at - words, runs), (at + words, runs), (at - 1, runs << 63), (at + 1, runs >> 63)]
        {
            let cells = cells & open[next];
            if cells != 0 {
                if entries[next] == 0 {
                    stack.push(next);
                }
                entries[next] |= cells;
            }
        }
    }
}

/// Eight cells as they are printed, each with a space behind it; `!` for a set bit.
fn spell(cells: u8) -> [u8; 16] {
    std::array::from_fn(|i| match (i % 2, cells >> (i / 2) & 1) {
        (0, 0) => b'.',
        (0, _) => b'!',
        _ => b' ',
    })
}

#[cfg(test)]
mod tests;
