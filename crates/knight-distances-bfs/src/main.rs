//! # Knight distances (马的遍历): breadth-first search
//!
//! How few moves does a knight need from its cell to each cell of the board?
//!
//! **Input**: `n m x y`: n rows, m columns, the knight's row and column, counted from 1. **Output**: n rows of m
//! numbers, `-1` for a cell that can't be reached. **Limits**: 1 <= x <= n <= 400, 1 <= y <= m <= 400.
//!
//! # Idea
//! Visit the cells in the order of their distance: first the knight's own, then those one move away, then those two
//! moves away, and so on. A queue keeps that order by itself. The cell in front puts the cells one move away that
//! are still unknown at the end, behind every cell that is at most as far. So each cell is first met along a
//! shortest way. What is never met can't be reached.
//!
//! # Example
//! ```text
//! 0 3 2      distances on 3 × 3 from the corner
//! 3 - 1
//! 2 1 4      the queue: (0, 0) | (1, 2) (2, 1) | (2, 0) (0, 2) | (0, 1) (1, 0) | (2, 2)
//! ```
//! No move leads to the middle.
//!
//! # Cost
//! Each cell enters the queue once and tries eight moves: O(n m) time and memory.
//!
//! # Compare
//! `knight-distances-dfs` goes on from the last cell in place of the first, and has to improve its numbers again and
//! again. `knight-distances-bitboard` takes a whole layer of cells at a time.
//!
//! # Tested
//! All boards with up to 6 rows and columns and every start, against distances that are improved until nothing
//! changes.
//!
//! # Source
//! Luogu P1443. Breadth-first search: Moore, 1959.

use std::collections::VecDeque;

use itertools::Itertools;
use proconio::input;

/// A row and a column.
type Cell = (usize, usize);

/// Rows down and columns to the right.
const MOVES: [(isize, isize); 8] =
    [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

fn main() {
    input! { n: usize, m: usize, x: usize, y: usize }
    assert!((1..=400).contains(&n) && (1..=400).contains(&m), "n and m must be from 1 to 400");
    assert!((1..=n).contains(&x) && (1..=m).contains(&y), "the knight must stand on the board");
    print!("{}", render(&solve(n, m, (x - 1, y - 1))));
}

/// The fewest moves from `start` to each cell, `None` where there is no way.
fn solve(n: usize, m: usize, start: Cell) -> Vec<Vec<Option<u32>>> {
    let mut distances = vec![vec![None; m]; n];
    distances[start.0][start.1] = Some(0);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((cell, distance)) = queue.pop_front() {
        for (row, column) in moves(cell, n, m) {
            if distances[row][column].is_none() {
                distances[row][column] = Some(distance + 1);
                queue.push_back(((row, column), distance + 1));
            }
        }
    }
    distances
}

/// The cells one move away.
fn moves((row, column): Cell, n: usize, m: usize) -> impl Iterator<Item = Cell> {
    let jump =
        move |(down, right)| (row.wrapping_add_signed(down), column.wrapping_add_signed(right));
    MOVES.into_iter().map(jump).filter(move |&(row, column)| row < n && column < m)
}

/// A line for each row.
fn render(distances: &[Vec<Option<u32>>]) -> String {
    let number = |distance: &Option<u32>| distance.map_or(-1, i64::from);
    distances.iter().map(|row| row.iter().map(number).join(" ") + "\n").collect()
}

#[cfg(test)]
mod tests;
