//! # Darkening grid (Darker and Darker): round by round
//!
//! In each round all cells that share a side with a black cell turn black, at the same time. After how many rounds
//! is the whole grid black?
//!
//! **Input**: `h w`, then h rows of w cells: `#` black, `.` white; at least one is black. **Output**: the number of
//! rounds. **Limits**: 1 <= h, w <= 1000.
//!
//! # Idea
//! Do what the task says. In each round look at every cell: it is black in the next grid if it was black or if a
//! neighbour was. Count the rounds until no cell is white.
//!
//! The next grid must be a new one. Painted in place, a cell that has just turned black would blacken the next one
//! in the same round.
//!
//! # Example
//! ```text
//! start     round 1   round 2
//! # . .      # # .     # # #
//! . . .      # . #     # # #
//! . . #      . # #     # # #      answer: 2
//! ```
//!
//! # Cost
//! O(h w) for each round. With one black cell in a corner of 1000 × 1000 cells there are 1998 rounds, two thousand
//! million looks at a cell: too slow.
//!
//! # Compare
//! In a round only the neighbours of cells that have just turned black can change. A queue keeps exactly these, see
//! `darkening-grid-multi-source-bfs`.
//!
//! # Tested
//! All grids of up to 3 × 4 cells, against the distance of each cell to the nearest black one.
//!
//! # Source
//! AGC033 A.

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
    let mut grid = grid.to_vec();
    let mut rounds = 0;
    while grid.iter().any(|row| row.contains(&b'.')) {
        grid = darken(&grid);
        rounds += 1;
    }
    rounds
}

/// The grid after a round.
fn darken(grid: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let (h, w) = (grid.len(), grid[0].len());
    let mut next = grid.to_vec();
    for cell in iproduct!(0..h, 0..w) {
        if neighbours(cell, h, w).any(|(row, column)| grid[row][column] == b'#') {
            next[cell.0][cell.1] = b'#';
        }
    }
    next
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
