//! # Darkening grid (Darker and Darker): breadth-first search from all black cells
//!
//! In each round all cells that share a side with a black cell turn black, at the same time. After how many rounds
//! is the whole grid black?
//!
//! **Input**: `h w`, then h rows of w cells: `#` black, `.` white; at least one is black. **Output**: the number of
//! rounds. **Limits**: 1 <= h, w <= 1000.
//!
//! # Idea
//! A cell turns black after as many rounds as it has steps to the nearest black cell. A breadth-first search from
//! one black cell would find the steps to this cell only. But the search may just as well start with all black
//! cells in the queue, each at distance 0. It goes on as always: the queue is in the order of the distances, and
//! each cell is first met from its nearest black cell.
//!
//! The last cell that enters the queue is one of the farthest. Its distance is the answer.
//!
//! # Example
//! ```text
//! # . . .      0 1 2 2      two cells start at 0; the number in each cell is the round in which it turns black
//! . . . .      1 2 2 1
//! . . . #      2 2 1 0      answer: 2
//! ```
//!
//! # Cost
//! Each cell enters the queue once and looks at four neighbours: O(h w) time and memory.
//!
//! # Compare
//! `darkening-grid-two-sweeps` needs no queue: there are no walls, so distances are simple.
//!
//! # Tested
//! All grids of up to 3 × 4 cells, against the distance of each cell to the nearest black one.
//!
//! # Source
//! AGC033 A. Breadth-first search: Moore, 1959.

use std::collections::VecDeque;

use itertools::iproduct;
use proconio::{input, marker::Bytes};

/// A row and a column.
type Cell = (usize, usize);

fn main() {
    input! { h: usize, w: usize, grid: [Bytes; h] }
    check(&grid, w);
    println!("{}", solve(&grid));
}

/// The rounds until every cell is black.
fn solve(grid: &[Vec<u8>]) -> u32 {
    let (h, w) = (grid.len(), grid[0].len());
    let mut black = vec![vec![false; w]; h];
    let mut queue = VecDeque::new();
    for (row, column) in iproduct!(0..h, 0..w) {
        if grid[row][column] == b'#' {
            black[row][column] = true;
            queue.push_back(((row, column), 0));
        }
    }
    let mut last = 0;
    while let Some((cell, round)) = queue.pop_front() {
        last = round;
        for (row, column) in neighbours(cell, h, w) {
            if !black[row][column] {
                black[row][column] = true;
                queue.push_back(((row, column), round + 1));
            }
        }
    }
    last
}

/// The cells that share a side with this one.
fn neighbours((row, column): Cell, h: usize, w: usize) -> impl Iterator<Item = Cell> {
    let (up, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
    let around = [(up, column), (row + 1, column), (row, left), (row, column + 1)];
    around.into_iter().filter(move |&(row, column)| row < h && column < w)
}

/// Makes sure that the grid is one.
fn check(grid: &[Vec<u8>], w: usize) {
    for row in grid {
        assert_eq!(row.len(), w, "each row must have w cells");
        assert!(row.iter().all(|cell| b".#".contains(cell)), "a cell must be `.` or `#`");
    }
    let has_black = grid.iter().any(|row| row.contains(&b'#'));
    assert!(has_black, "at least one cell must be black");
}

#[cfg(test)]
mod tests;
