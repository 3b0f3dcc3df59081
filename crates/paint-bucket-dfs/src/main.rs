//! # Paint bucket (油漆桶): depth-first flood fill
//!
//! A click with the paint bucket colours a cell and all that hangs together with it: cells of the same colour,
//! step by step over shared sides. Which cells are they?
//!
//! **Input**: `n m`, then n rows of m colours, then `x y`, the row and the column of the click, from 0.
//! **Output**: n rows of m characters with spaces between: `!` for a painted cell, `.` for the others.
//! **Limits**: 1 <= n, m <= 2000, colours fit in an `i64`.
//!
//! # Idea
//! From a painted cell, look at its four neighbours. Those of the right colour that were not visited yet are
//! visited, and wait on a stack until their own neighbours are looked at. A cell is marked when it goes on the
//! stack, so it goes there once. Every cell that hangs together with the click is a neighbour of one visited
//! before it, so none is missed.
//!
//! The stack is a vector. A recursion would be as deep as the picture has cells, up to four million calls, and
//! would overflow the program's own stack.
//!
//! # Example
//! ```text
//! a a b      click on the middle of the first row, (0, 1)
//! b a b
//! a b a      pop     pushed          stack after it
//!            (0, 1)  (1, 1) (0, 0)   (1, 1) (0, 0)
//! ! ! .      (0, 0)  none            (1, 1)
//! . ! .      (1, 1)  none            empty: done
//! . . .
//! ```
//! Corners do not touch: the cells of the last row stay as they are.
//!
//! # Cost
//! Each cell is pushed at most once and looks at four neighbours: O(n m) time and memory.
//!
//! # Compare
//! `paint-bucket-scanline` pushes one seed for a whole run of cells. `paint-bucket-bitset` fills 64 cells at once.
//!
//! # Tested
//! All pictures of two colours with up to 3 × 4 cells and every click, against painting until nothing changes.
//!
//! # Source
//! A lesson on search (油漆桶与连通性), there as a recursion.

use itertools::Itertools;
use proconio::input;

/// A row and a column.
type Cell = (usize, usize);

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=2000).contains(&n) && (1..=2000).contains(&m), "n and m must be from 1 to 2000");
    input! { colours: [[i64; m]; n], x: usize, y: usize }
    assert!(x < n && y < m, "the click must be inside the picture");
    print!("{}", render(&solve(&colours, (x, y))));
}

/// Whether each cell is painted after a click on `start`.
fn solve(colours: &[Vec<i64>], start: Cell) -> Vec<Vec<bool>> {
    let (n, m) = (colours.len(), colours[0].len());
    let colour = colours[start.0][start.1];
    let mut visited = vec![vec![false; m]; n];
    visited[start.0][start.1] = true;
    let mut stack = vec![start];
    while let Some(cell) = stack.pop() {
        for (row, column) in neighbours(cell, n, m) {
            if colours[row][column] == colour && !visited[row][column] {
                visited[row][column] = true;
                stack.push((row, column));
            }
        }
    }
    visited
}

/// The cells that share a side with a cell of a picture of n rows and m columns.
fn neighbours((row, column): Cell, n: usize, m: usize) -> impl Iterator<Item = Cell> {
    // What lies left of or above the picture wraps to a huge number, which is outside as well.
    let down_and_up = [(row + 1, column), (row.wrapping_sub(1), column)];
    let right_and_left = [(row, column + 1), (row, column.wrapping_sub(1))];
    let around = down_and_up.into_iter().chain(right_and_left);
    around.filter(move |&(row, column)| row < n && column < m)
}

/// A line for each row.
fn render(painted: &[Vec<bool>]) -> String {
    let sign = |&painted: &bool| if painted { '!' } else { '.' };
    painted.iter().map(|row| row.iter().map(sign).join(" ") + "\n").collect()
}

#[cfg(test)]
mod tests;
