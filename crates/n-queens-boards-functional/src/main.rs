//! # All boards of n queens (八皇后): functional
//!
//! Draw every n×n board with n queens of which none attacks another.
//!
//! **Input**: n. **Output**: the number of boards, then each after an empty line, as n rows of `.` and `Q`.
//! They come in the lexicographic order of the queens' columns, row by row.
//! **Limits**: 1 <= n <= 10.
//!
//! # Idea
//! A function takes the queens of the first rows and gives back all boards that begin with them. If every
//! row has its queen, that is the one board. Otherwise it calls itself for each free column of the next
//! row, with lists that are longer by one, and strings the results together. Nothing is ever changed: no
//! queen has to be taken back, and no call can spoil the lists of another.
//!
//! A square is attacked if its column, its difference row - column or its sum row + column is in a list:
//! the squares of a diagonal have the same difference, those of the other kind the same sum.
//!
//! # Example
//! ```text
//! n = 4, rows and columns from 0: the calls that begin with a queen in column 1
//! queens [1]           differences [-1]           sums [1]           only column 3 is free
//! queens [1, 3]        differences [-1, -2]       sums [1, 4]        only column 0 is free
//! queens [1, 3, 0]     differences [-1, -2, 2]    sums [1, 4, 2]     only column 2 is free
//! queens [1, 3, 0, 2]  differences [-1, -2, 2, 1] sums [1, 4, 2, 5]  a board
//! ```
//!
//! # Cost
//! For n = 10 there are 35 539 calls and 724 boards. Each call looks through three lists of at most n
//! numbers for each column, and copies them.
//!
//! # Compare
//! `n-queens-boards-sets` has one board for all calls, changes it and has to take each queen back.
//!
//! # Tested
//! Every n from 1 to 10, against a search that compares all pairs of queens.
//!
//! # Source
//! LeetCode 51; the second program of a lesson on pruning (剪枝的实现和特性). Its rows are two squares too long.

use std::iter;

use itertools::Itertools;
use proconio::input;

/// The column of the queen in each row.
type Queens = Vec<usize>;

fn main() {
    input! { n: usize }
    print!("{}", show(&solve(n)));
}

/// All solutions in lexicographic order.
fn solve(n: usize) -> Vec<Queens> {
    assert!((1..=10).contains(&n), "n must be from 1 to 10");
    complete(n, &[], &[], &[])
}

/// All solutions that begin with `queens`, whose differences and sums are these.
fn complete(n: usize, queens: &[usize], differences: &[isize], sums: &[usize]) -> Vec<Queens> {
    let row = queens.len();
    if row == n {
        return vec![queens.to_vec()];
    }
    let difference = |column| row as isize - column as isize;
    (0..n)
        .filter(|column| !queens.contains(column))
        .filter(|&column| !differences.contains(&difference(column)))
        .filter(|&column| !sums.contains(&(row + column)))
        .flat_map(|column| {
            complete(
                n,
                &with(queens, column),
                &with(differences, difference(column)),
                &with(sums, row + column),
            )
        })
        .collect()
}

/// A new list: the old one and one more item.
fn with<T: Copy>(list: &[T], item: T) -> Vec<T> {
    [list, &[item]].concat()
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
