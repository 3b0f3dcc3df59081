//! # Darkening grid (Darker and Darker): two sweeps
//!
//! In each round all cells that share a side with a black cell turn black, at the same time. After how many rounds
//! is the whole grid black?
//!
//! **Input**: `h w`, then h rows of w cells: `#` black, `.` white; at least one is black. **Output**: the number of
//! rounds. **Limits**: 1 <= h, w <= 1000.
//!
//! # Idea
//! A cell turns black after as many rounds as it has steps to the nearest black cell. Two sweeps find these
//! distances, without a queue:
//! - from the top left to the bottom right: a cell is at most one step farther than the cell above and the cell to
//!   the left;
//! - from the bottom right back to the top left: the same with the cell below and the cell to the right.
//!
//! Why is this enough? No distance becomes too small, as each belongs to a way. Now take a cell and the black cell
//! nearest to it. There are no walls, so any order of steps is a shortest way.
//! - Black cell above or left of it, or both: the first sweep brings its distance down and to the right.
//! - Below or right of it, or both: the second sweep brings it up and to the left.
//! - Above and to the right: the first sweep brings it down to the cell's row, the second one from there to the left.
//! - Below and to the left: the first sweep brings it along its row to the cell's column, the second one up.
//!
//! # Example
//! ```text
//! grid      first sweep   second sweep
//! . . #        - - 0         2 1 0       `-` is still unknown
//! . . .        - - 1         1 2 1
//! # . .        0 1 2         0 1 2       answer: 2
//! ```
//!
//! # Cost
//! Each cell is looked at twice: O(h w) time, and h w numbers.
//!
//! # Compare
//! `darkening-grid-multi-source-bfs` would also work with walls. `darkening-grid-rows` is made for speed.
//!
//! # Tested
//! All grids of up to 3 × 4 cells, against the distance of each cell to the nearest black one.
//!
//! # Source
//! AGC033 A. The two sweeps: Rosenfeld and Pfaltz, 1966.

use itertools::iproduct;
use proconio::{input, marker::Bytes};

/// More than any distance in a grid.
const FAR: u32 = 2000;

fn main() {
    input! { h: usize, w: usize, grid: [Bytes; h] }
    check(&grid, w);
    println!("{}", solve(&grid));
}

/// The rounds until every cell is black.
fn solve(grid: &[Vec<u8>]) -> u32 {
    let (h, w) = (grid.len(), grid[0].len());
    let mut rounds = vec![vec![FAR; w]; h];
    for (row, column) in iproduct!(0..h, 0..w) {
        if grid[row][column] == b'#' {
            rounds[row][column] = 0;
        }
        if row > 0 {
            rounds[row][column] = rounds[row][column].min(rounds[row - 1][column] + 1);
        }
        if column > 0 {
            rounds[row][column] = rounds[row][column].min(rounds[row][column - 1] + 1);
        }
    }
    for (row, column) in iproduct!((0..h).rev(), (0..w).rev()) {
        if row + 1 < h {
            rounds[row][column] = rounds[row][column].min(rounds[row + 1][column] + 1);
        }
        if column + 1 < w {
            rounds[row][column] = rounds[row][column].min(rounds[row][column + 1] + 1);
        }
    }
    rounds.into_iter().flatten().max().expect("a grid has cells")
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
