//! # Wall breaking (器物損壊！高橋君): flood fill by layers
//!
//! Can one walk from `s` to `g`, step by step over the sides of cells, and break at most two walls on the way?
//!
//! **Input**: `h w`, then h rows of w cells: `.` free, `#` wall, and once each `s` and `g`, which are free.
//! **Output**: `YES` or `NO`. **Limits**: 1 <= h, w <= 500.
//!
//! # Idea
//! First find all cells that can be reached without breaking a wall, and remember the walls that this flood
//! touches. Break them all: these walls are the cells that can be reached by breaking exactly one. A second flood
//! starts from them and finds what else one broken wall opens. Its walls start the third flood, for two broken
//! walls. That is all the task allows.
//!
//! A wall is broken in the first layer that touches it, so every cell belongs to the layer of the fewest walls.
//!
//! # Example
//! ```text
//! s # . # #      0 1 1 2 3      the layer in which each cell is reached;
//! . # # . g      0 1 2 2 2      g is in the last layer: YES
//! ```
//! The third layer starts from the walls at (0, 3) and (1, 2). It finds (1, 3) and g. The wall at (0, 4) would
//! start a fourth.
//!
//! # Cost
//! Each cell is on a stack at most once: O(h w) time and memory.
//!
//! # Compare
//! `wall-breaking-zero-one-bfs` does the same with one queue that keeps the layers apart, for any number of
//! walls. `wall-breaking-bitset` floods 64 cells at a time.
//!
//! # Tested
//! All towns of up to 2 × 5 and of 3 × 3 cells, against
//! costs that are improved until nothing changes.
//!
//! # Source
//! ARC005 C.

use itertools::iproduct;
use proconio::{input, marker::Bytes};

/// A row and a column.
type Cell = (usize, usize);

fn main() {
    input! { h: usize, w: usize, town: [Bytes; h] }
    let (start, goal) = find_ends(&town, w);
    println!("{}", if solve(&town, start, goal) { "YES" } else { "NO" });
}

/// Whether at most two broken walls open a way from `start` to `goal`.
fn solve(town: &[Vec<u8>], start: Cell, goal: Cell) -> bool {
    let mut visited = vec![vec![false; town[0].len()]; town.len()];
    visited[start.0][start.1] = true;
    let mut layer = vec![start];
    for _broken in 0..=2 {
        layer = flood(town, &mut visited, layer);
        if visited[goal.0][goal.1] {
            return true;
        }
    }
    false
}

/// Visits all that hangs together with the cells on the stack; returns the walls that it touches first.
fn flood(town: &[Vec<u8>], visited: &mut [Vec<bool>], mut stack: Vec<Cell>) -> Vec<Cell> {
    let mut walls = Vec::new();
    while let Some(cell) = stack.pop() {
        for (row, column) in neighbours(cell, town.len(), town[0].len()) {
            if !visited[row][column] {
                visited[row][column] = true;
                if town[row][column] == b'#' { &mut walls } else { &mut stack }.push((row, column));
            }
        }
    }
    walls
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
