//! # Knight distances (马的遍历): a layer of bits
//!
//! How few moves does a knight need from its cell to each cell of the board?
//!
//! **Input**: `n m x y`: n rows, m columns, the knight's row and column, counted from 1. **Output**: n rows of m
//! numbers, `-1` for a cell that can't be reached. **Limits**: 1 <= x <= n <= 400, 1 <= y <= m <= 400.
//!
//! This file is advanced: it is made for speed. Read `knight-distances-bfs` first. What it gives up: the cells can
//! no longer be seen in the search, and numbers are printed by hand, because there are more of them than work.
//!
//! # Idea
//! Breadth-first search layer by layer: the frontier holds all cells at the same distance. Here a row of the board
//! is a row of bits, and the frontier is a set bit for each of its cells. All its cells move at once:
//! - what is two rows above or below can come from one column to the left or right;
//! - what is one row above or below can come from two columns to the left or right.
//!
//! For each row these are shifts of the four rows around it. Keep what is still open: that is the next frontier.
//! Only rows near the frontier are looked at. A cell gets its number while it is in the frontier.
//!
//! # Example
//! ```text
//! two rows above   0 0 0 1 0 0 0 0
//! one row above    0 0 0 0 0 1 0 0
//! this row         0 0 1 1 1 0 0 1      bits 2 and 4 from two rows above, 3 and 7 from one row above
//! ```
//!
//! # Cost
//! A row has 7 words of 64 bits. From a corner of 400 × 400 cells there are 268 layers, and a layer looks at some
//! hundred rows. Each cell is taken out of a word once.
//!
//! # Compare
//! `knight-distances-bfs` tries 1.3 million moves on such a board, one by one.
//!
//! # Tested
//! All boards with up to 6 rows and columns and every start, against distances that are improved until nothing
//! changes.
//!
//! # Source
//! Luogu P1443.

use std::{
    array,
    io::{self, Write},
    iter,
    mem::swap,
    ops::Range,
};

use proconio::input;

/// A row and a column.
type Cell = (usize, usize);

/// A bit for each cell of a row, the first one lowest.
type Row = [u64; 7];

const EMPTY: Row = [0; 7];

/// Rows without cells above the board, and as many below: no move leads farther.
const ABOVE: usize = 2;

fn main() {
    input! { n: usize, m: usize, x: usize, y: usize }
    assert!((1..=400).contains(&n) && (1..=400).contains(&m), "n and m must be from 1 to 400");
    assert!((1..=n).contains(&x) && (1..=m).contains(&y), "the knight must stand on the board");
    let numbers = render(&solve(n, m, (x - 1, y - 1)));
    io::stdout().write_all(&numbers).expect("standard output must be writable");
}

/// The fewest moves from `start` to each cell, `None` where there is no way.
fn solve(n: usize, m: usize, start: Cell) -> Vec<Vec<Option<u32>>> {
    let mut distances = vec![vec![None; m]; n];
    let mut open = vec![EMPTY; n + 2 * ABOVE];
    open[ABOVE..ABOVE + n].fill(cells(0..m));
    let mut frontier = vec![EMPTY; n + 2 * ABOVE];
    let mut next = frontier.clone();
    frontier[ABOVE + start.0] = cells(start.1..start.1 + 1);
    // The rows of the frontier.
    let mut rows = ABOVE + start.0..ABOVE + start.0 + 1;
    for distance in 0.. {
        for row in rows.clone() {
            open[row] = zip(open[row], frontier[row], |open, met| open & !met);
            for column in columns(frontier[row]) {
                distances[row - ABOVE][column] = Some(distance);
            }
        }
        let around = (rows.start - 2).max(ABOVE)..(rows.end + 2).min(ABOVE + n);
        for row in around.clone() {
            next[row] = zip(reached(&frontier[row - 2..=row + 2]), open[row], |a, b| a & b);
        }
        frontier[rows].fill(EMPTY);
        swap(&mut frontier, &mut next);
        let is_met = |&row: &usize| frontier[row] != EMPTY;
        rows = match (around.clone().find(is_met), around.rev().find(is_met)) {
            (Some(first), Some(last)) => first..last + 1,
            _ => break,
        };
    }
    distances
}

/// The cells of a row that are one move away from the two rows above it and the two below.
fn reached(rows: &[Row]) -> Row {
    let two_rows_away = zip(rows[0], rows[4], |above, below| above | below);
    let one_row_away = zip(rows[1], rows[3], |above, below| above | below);
    zip(to_both_sides(two_rows_away, 1), to_both_sides(one_row_away, 2), |a, b| a | b)
}

/// All cells moved by so many columns, to the left and to the right.
fn to_both_sides(row: Row, by: u32) -> Row {
    array::from_fn(|i| {
        let before = if i > 0 { row[i - 1] >> (64 - by) } else { 0 };
        let after = if i < 6 { row[i + 1] << (64 - by) } else { 0 };
        row[i] << by | row[i] >> by | before | after
    })
}

fn zip(a: Row, b: Row, word: impl Fn(u64, u64) -> u64) -> Row {
    array::from_fn(|i| word(a[i], b[i]))
}

/// The cells of these columns.
fn cells(columns: Range<usize>) -> Row {
    let mut row = EMPTY;
    for column in columns {
        row[column / 64] |= 1 << (column % 64);
    }
    row
}

/// The columns of these cells.
fn columns(cells: Row) -> impl Iterator<Item = usize> {
    (0..).zip(cells).flat_map(|(i, mut word)| {
        iter::from_fn(move || {
            let column = (word != 0).then(|| 64 * i + word.trailing_zeros() as usize);
            word &= word.wrapping_sub(1);
            column
        })
    })
}

/// A line for each row.
fn render(distances: &[Vec<Option<u32>>]) -> Vec<u8> {
    let farthest = distances.iter().flatten().flatten().max();
    let numbers: Vec<_> =
        (0..=*farthest.expect("the start")).map(|number| format!("{number} ")).collect();
    let mut lines = Vec::new();
    for row in distances {
        for distance in row {
            let number = distance.map_or("-1 ", |distance| &numbers[distance as usize]);
            lines.extend_from_slice(number.as_bytes());
        }
        lines.pop();
        lines.push(b'\n');
    }
    lines
}

#[cfg(test)]
mod tests;
