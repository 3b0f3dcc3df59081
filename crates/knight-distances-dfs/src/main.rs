//! # Knight distances (马的遍历): depth-first search
//!
//! How few moves does a knight need from its cell to each cell of the board?
//!
//! **Input**: `n m x y`: n rows, m columns, the knight's row and column, counted from 1. **Output**: n rows of m
//! numbers, `-1` for a cell that can't be reached. **Limits**: 1 <= x <= n <= 400, 1 <= y <= m <= 400.
//!
//! # Idea
//! Walk from cell to cell as far as it goes, and count the moves. A cell that is already known is entered again only
//! if the new number is smaller; then everything behind it has to be improved, too. When nothing can be improved
//! any more, all numbers are right: otherwise take a shortest way and on it the first wrong cell. The cell before
//! is right, and from there it would have been improved.
//!
//! # Example
//! ```text
//! 0 3 2      first walk    (0, 0) (1, 2) (2, 0) (0, 1) (2, 2) (1, 0) (0, 2) (2, 1)
//! 3 - 1                       0      1      2      3      4      5      6      7
//! 2 1 4      second walk   (0, 0) (2, 1) (0, 2) (1, 0)
//!                             0      1      2      3     in place of 7, 6 and 5
//! ```
//!
//! # Cost
//! From a corner, 64 cells of 8 × 8 are entered 892 times, 10 000 cells of 100 × 100 are entered 25 million times.
//! Twice as many rows and columns take 16 times as many visits: far too many for 400 × 400.
//!
//! # Compare
//! `knight-distances-bfs` never enters a cell twice, since it meets the near cells first.
//!
//! # Tested
//! All boards with up to 6 rows and columns and every start, against distances that are improved until nothing
//! changes.
//!
//! # Source
//! Luogu P1443.

use std::thread;

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
    // A walk may go through all cells of the board: too deep for the usual stack.
    thread::scope(|scope| {
        let walk = thread::Builder::new().stack_size(256 << 20);
        let walk = walk.spawn_scoped(scope, || visit(start, 0, &mut distances));
        walk.expect("a thread must start").join().expect("a walk ends");
    });
    distances
}

/// Enters `cell` after so many moves, and from there each cell that gets nearer.
fn visit(cell: Cell, distance: u32, distances: &mut [Vec<Option<u32>>]) {
    distances[cell.0][cell.1] = Some(distance);
    for (row, column) in moves(cell, distances.len(), distances[0].len()) {
        if distances[row][column].map_or(true, |known| distance + 1 < known) {
            visit((row, column), distance + 1, distances);
        }
    }
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
