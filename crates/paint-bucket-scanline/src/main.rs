//! # Paint bucket (油漆桶): scan line
//!
//! A click with the paint bucket colours a cell and all that hangs together with it: cells of the same colour,
//! step by step over shared sides. Which cells are they?
//!
//! **Input**: `n m`, then n rows of m colours, then `x y`, the row and the column of the click, from 0.
//! **Output**: n rows of m characters with spaces between: `!` for a painted cell, `.` for the others.
//! **Limits**: 1 <= n, m <= 2000, colours fit in an `i64`.
//!
//! # Idea
//! Fill a whole horizontal run of cells at once, not cell by cell. From a seed, go left and right as far as the
//! colour reaches, and paint all of it. Then scan the rows above and below along this run. Each run there that
//! touches it needs one seed, for instance the first cell of the run that the scan meets.
//!
//! A run is always painted whole. So if one of its cells is painted when a seed comes up, there is nothing to do.
//!
//! # Example
//! ```text
//! a a b a a      seed     paints in its row   new seeds above   new seeds below
//! a a a a b      (1, 1)   columns 0 to 3      (0, 0) (0, 3)     (2, 1)
//! b a a a a      (2, 1)   columns 1 to 4      none              none
//!                (0, 3)   columns 3 to 4      none              none
//! click (1, 1)   (0, 0)   columns 0 to 1      none              none
//! ```
//! Twelve cells are painted with four seeds.
//!
//! # Cost
//! O(n m): each run is painted once, and each of its cells is looked at once from above and once from below. The
//! stack holds seeds of runs: few in large areas, as many as cells where every run is one cell wide.
//!
//! # Compare
//! `paint-bucket-dfs` has every cell on the stack. `paint-bucket-bitset` widens runs 64 cells at a time.
//!
//! # Tested
//! All pictures of two colours with up to 3 × 4 cells and every click, against painting until nothing changes.
//!
//! # Source
//! The task: a lesson on search (油漆桶与连通性). Filling by runs: Smith, "Tint fill", 1979.

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
    let mut painted = vec![vec![false; m]; n];
    let mut seeds = vec![start];
    while let Some((row, column)) = seeds.pop() {
        if painted[row][column] {
            continue;
        }
        let (left, right) = run(&colours[row], column);
        painted[row][left..=right].fill(true);
        let (above, below) = (row.checked_sub(1), Some(row + 1).filter(|&row| row < n));
        for beside in above.into_iter().chain(below) {
            let is_open =
                |&column: &usize| colours[beside][column] == colour && !painted[beside][column];
            let is_first = |&column: &usize| column == left || !is_open(&(column - 1));
            let firsts = (left..=right).filter(is_open).filter(is_first);
            seeds.extend(firsts.map(|column| (beside, column)));
        }
    }
    painted
}

/// The first and the last column of the run of one colour that `column` is in.
fn run(row: &[i64], column: usize) -> (usize, usize) {
    let differs = |&colour: &i64| colour != row[column];
    let left = row[..column].iter().rposition(differs).map_or(0, |wall| wall + 1);
    let right = row[column..].iter().position(differs).map_or(row.len(), |steps| column + steps);
    (left, right - 1)
}

/// A line for each row.
fn render(painted: &[Vec<bool>]) -> String {
    let sign = |&painted: &bool| if painted { '!' } else { '.' };
    painted.iter().map(|row| row.iter().map(sign).join(" ") + "\n").collect()
}

#[cfg(test)]
mod tests;
