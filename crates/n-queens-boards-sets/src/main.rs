//! # All boards of n queens (八皇后): sets
//!
//! Draw every n×n board with n queens of which none attacks another.
//!
//! **Input**: n. **Output**: the number of boards, then each after an empty line, as n rows of `.` and `Q`.
//! They come in the lexicographic order of the queens' columns, row by row.
//! **Limits**: 1 <= n <= 10.
//!
//! # Idea
//! Fill the rows from the top, in each row the columns from the left. Three sets hold what the queens so
//! far attack: their columns, their diagonals and their antidiagonals. Along a diagonal row - column is the
//! same, along an antidiagonal row + column. A square that is in one of the sets is left out at once, with
//! all boards that could follow: this is pruning. Anywhere else a queen is placed, the rows below are
//! filled, and it is taken back, so that the sets are as before.
//!
//! # Example
//! ```text
//! . Q . .    row, column | columns | row - column | row + column
//! . . . Q        0, 1    | 1       | -1           | 1
//! Q . . .        1, 3    | 1 3     | -1 -2        | 1 4
//! . . Q .        2, 0    | 1 3 0   | -1 -2 2      | 1 4 2
//!                3, 2    | 1 3 0 2 | -1 -2 2 1    | 1 4 2 5
//! ```
//! Counted from 0. In row 2 the squares (2, 1) and (2, 3) are in the columns, and (2, 2) has the sum 4.
//!
//! # Cost
//! For n = 10 it places 35 538 queens and finds 724 boards; without pruning there are 10^10 ways to fill
//! the rows.
//!
//! # Compare
//! `n-queens-boards-functional` changes nothing and so takes nothing back: each call gets longer lists.
//!
//! # Tested
//! Every n from 1 to 10, against a search that compares all pairs of queens.
//!
//! # Source
//! LeetCode 51; the first program of a lesson on pruning (剪枝的实现和特性).

use std::{collections::HashSet, iter};

use itertools::Itertools;
use proconio::input;

/// The column of the queen in each row.
type Queens = Vec<usize>;

/// The queens placed so far, and the lines that they attack.
#[derive(Default)]
struct Search {
    n: usize,
    queens: Queens,
    columns: HashSet<usize>,
    diagonals: HashSet<usize>,
    antidiagonals: HashSet<usize>,
    boards: Vec<Queens>,
}

fn main() {
    input! { n: usize }
    print!("{}", show(&solve(n)));
}

/// All solutions in lexicographic order.
fn solve(n: usize) -> Vec<Queens> {
    assert!((1..=10).contains(&n), "n must be from 1 to 10");
    let mut search = Search { n, ..Search::default() };
    search.fill(0);
    search.boards
}

impl Search {
    /// Finds every way to fill the rows from `row` on, and leaves the board as it was.
    fn fill(&mut self, row: usize) {
        if row == self.n {
            self.boards.push(self.queens.clone());
            return;
        }
        for column in 0..self.n {
            // n keeps the difference from falling below 0.
            let (diagonal, antidiagonal) = (row + self.n - column, row + column);
            if self.columns.contains(&column)
                || self.diagonals.contains(&diagonal)
                || self.antidiagonals.contains(&antidiagonal)
            {
                continue;
            }
            self.queens.push(column);
            self.columns.insert(column);
            self.diagonals.insert(diagonal);
            self.antidiagonals.insert(antidiagonal);
            self.fill(row + 1);
            self.antidiagonals.remove(&antidiagonal);
            self.diagonals.remove(&diagonal);
            self.columns.remove(&column);
            self.queens.pop();
        }
    }
}

/// The number of boards, then each after an empty line.
fn show(boards: &[Queens]) -> String {
    let count = format!("{}\n", boards.len());
    let boards = boards.iter().map(|queens| show_board(queens));
    iter::once(count).chain(boards).join("\n")
}

/// A row for each queen.
fn show_board(queens: &[usize]) -> String {
    let n = queens.len();
    let row = |&queen: &usize| ".".repeat(queen) + "Q" + &".".repeat(n - queen - 1) + "\n";
    queens.iter().map(row).join("")
}

#[cfg(test)]
mod tests;
