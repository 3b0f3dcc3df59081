//! # Wall breaking (器物損壊！高橋君): every pair of walls
//!
//! Can one walk from `s` to `g`, step by step over the sides of cells, and break at most two walls on the way?
//!
//! **Input**: `h w`, then h rows of w cells: `.` free, `#` wall, and once each `s` and `g`, which are free.
//! **Output**: `YES` or `NO`. **Limits**: 1 <= h, w <= 500.
//!
//! # Idea
//! Try it: take two walls away and look whether the goal can be reached then. If no pair of walls helps, none of
//! the ways with at most two walls exists. One broken wall, or none, needs no case of its own, as long as there
//! are two walls: breaking more than needed does no harm.
//!
//! # Example
//! ```text
//! s # .      pair of walls       way from s to g
//! # g #      (0, 1) and (1, 0)   (0, 0), (0, 1), (1, 1): YES
//! ```
//! The board in the row below has four walls between s and g. None of its six pairs opens a way.
//! ```text
//! s # # # # g
//! ```
//!
//! # Cost
//! With k walls, k (k - 1) / 2 floods of h w cells each. A board of 200 × 200 cells, 40 % of them walls, has 16 000
//! walls and 128 million pairs: too many.
//!
//! # Compare
//! `wall-breaking-layers` floods three times, whatever the number of walls.
//!
//! # Tested
//! All towns of up to 2 × 5 and of 3 × 3 cells, against
//! costs that are improved until nothing changes.
//!
//! # Source
//! ARC005 C.

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Bytes};

/// A row and a column.
type Cell = (usize, usize);

fn main() {
    input! { h: usize, w: usize, town: [Bytes; h] }
    let (start, goal) = find_ends(&town, w);
    println!("{}", if solve(town, start, goal) { "YES" } else { "NO" });
}

/// Whether at most two broken walls open a way from `start` to `goal`.
fn solve(mut town: Vec<Vec<u8>>, start: Cell, goal: Cell) -> bool {
    let cells = iproduct!(0..town.len(), 0..town[0].len());
    let walls = cells.filter(|&(row, column)| town[row][column] == b'#').collect_vec();
    if walls.len() < 2 {
        return true;
    }
    walls.into_iter().tuple_combinations().any(|(a, b)| {
        town[a.0][a.1] = b'.';
        town[b.0][b.1] = b'.';
        let opens = is_connected(&town, start, goal);
        town[a.0][a.1] = b'#';
        town[b.0][b.1] = b'#';
        opens
    })
}

/// Whether a way without walls leads from `start` to `goal`.
fn is_connected(town: &[Vec<u8>], start: Cell, goal: Cell) -> bool {
    let (h, w) = (town.len(), town[0].len());
    let mut visited = vec![vec![false; w]; h];
    visited[start.0][start.1] = true;
    let mut stack = vec![start];
    while let Some(cell) = stack.pop() {
        for (row, column) in neighbours(cell, h, w) {
            if town[row][column] != b'#' && !visited[row][column] {
                visited[row][column] = true;
                stack.push((row, column));
            }
        }
    }
    visited[goal.0][goal.1]
}

/// The cells that share a side with this one.
fn neighbours((row, column): Cell, h: usize, w: usize) -> impl Iterator<Item = Cell> {
    let (up, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
    let around = [(up, column), (row + 1, column), (row, left), (row, column + 1)];
    around.into_iter().filter(move |&(row, column)| row < h && column < w)
}

/// Where `s` and `g` are; makes sure that the town is one.
fn find_ends(town: &[Vec<u8>], w: usize) -> (Cell, Cell) {
    for row in town {
        assert_eq!(row.len(), w, "each row must have w cells");
        assert!(row.iter().all(|cell| b".#sg".contains(cell)), "a cell must be one of `.#sg`");
    }
    let only = |sign: u8| {
        let mut cells =
            iproduct!(0..town.len(), 0..w).filter(|&(row, column)| town[row][column] == sign);
        match (cells.next(), cells.next()) {
            (Some(cell), None) => cell,
            _ => panic!("the town must have one `s` and one `g`"),
        }
    };
    (only(b's'), only(b'g'))
}

#[cfg(test)]
mod tests;
