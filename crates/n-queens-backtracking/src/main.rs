//! # n queens (八皇后): backtracking
//!
//! Place n queens on an n×n board so that none attacks another. Print the first three solutions and the
//! number of all.
//!
//! **Input**: n. **Output**: the first three solutions in lexicographic order (fewer if there are fewer),
//! one a line: the queen's column in each row, from 1. Then the number of solutions.
//! **Limits**: 1 <= n <= 15; Luogu asks 6 to 13.
//!
//! # Idea
//! Fill the rows from the top. In each row try the columns from the left: place a queen on a square that
//! is not attacked, fill the rows below, and take it back. The solutions come in lexicographic order by themselves,
//! and all come, since only attacked squares are left out.
//!
//! A queen attacks a column and two diagonals. Along one kind of diagonal row - column is the same, along
//! the other row + column. So three arrays of flags tell whether a square is attacked:
//! ```text
//! row + n - column, n = 4    row + column
//!   4 3 2 1                    0 1 2 3
//!   5 4 3 2                    1 2 3 4
//!   6 5 4 3                    2 3 4 5
//!   7 6 5 4                    3 4 5 6
//! ```
//!
//! # Example
//! ```text
//! n = 4
//! queens  | what comes next
//! 1       | 1 and 2 are attacked in the second row
//! 1 3     | every column of the third row is attacked: take 3 back
//! 1 4     |
//! 1 4 2   | every column of the fourth row is attacked: take 2 back, then 4, then 1
//! 2       |
//! 2 4     |
//! 2 4 1   |
//! 2 4 1 3 | a solution; to go on: take back 3, 1, 4 and 2
//! 3 1 4 2 | the mirror image, found in the same way; 4 leads nowhere, as 1 did
//! ```
//!
//! # Cost
//! The work grows with the queens placed: 16 for n = 4, 4 674 889 for n = 13 and 171 129 071 for n = 15.
//! Without the flags, n = 13 has 13^13 ways to fill the rows.
//!
//! # Compare
//! `n-queens-bitmask` is advanced and far faster: flags become bits, and of eight symmetric boards it
//! counts one.
//!
//! # Tested
//! The first three solutions and the number for n up to 11, against a search that compares all pairs of
//! queens. The numbers up to 14 are those of OEIS A000170.
//!
//! # Source
//! Luogu P1219 (USACO 1.5, Checker Challenge). The eight queens: Bezzel, 1848.

use itertools::Itertools;
use proconio::input;

/// The largest n.
const MAX: usize = 15;

/// The queens placed so far, and the lines that they attack.
#[derive(Default)]
struct Search {
    n: usize,
    /// The column of the queen in each row, from the top.
    queens: Vec<usize>,
    columns: [bool; MAX],
    diagonals: [bool; 2 * MAX],
    antidiagonals: [bool; 2 * MAX],
    first_three: Vec<Vec<usize>>,
    count: u32,
}

fn main() {
    input! { n: usize }
    let (first_three, count) = solve(n);
    for queens in first_three {
        println!("{}", queens.iter().map(|column| column + 1).join(" "));
    }
    println!("{count}");
}

/// The first three solutions in lexicographic order, columns counted from 0, and the number of all.
fn solve(n: usize) -> (Vec<Vec<usize>>, u32) {
    assert!((1..=MAX).contains(&n), "n must be from 1 to {MAX}");
    let mut search = Search { n, ..Search::default() };
    search.fill(0);
    (search.first_three, search.count)
}

impl Search {
    /// Finds every way to fill the rows from `row` on, and leaves the board as it was.
    fn fill(&mut self, row: usize) {
        if row == self.n {
            self.count += 1;
            if self.first_three.len() < 3 {
                self.first_three.push(self.queens.clone());
            }
            return;
        }
        for column in 0..self.n {
            if !self.is_attacked(row, column) {
                self.queens.push(column);
                self.set_lines(row, column, true);
                self.fill(row + 1);
                self.set_lines(row, column, false);
                self.queens.pop();
            }
        }
    }

    fn is_attacked(&self, row: usize, column: usize) -> bool {
        // `|` looks at all three: one branch for the processor to guess, not three.
        self.columns[column]
            | self.diagonals[row + self.n - column]
            | self.antidiagonals[row + column]
    }

    /// Marks the column and the two diagonals of a square as attacked or not.
    fn set_lines(&mut self, row: usize, column: usize, attacked: bool) {
        self.columns[column] = attacked;
        self.diagonals[row + self.n - column] = attacked;
        self.antidiagonals[row + column] = attacked;
    }
}

#[cfg(test)]
mod tests;
