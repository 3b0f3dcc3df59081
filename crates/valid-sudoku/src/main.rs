//! # Valid sudoku (有效的数独): a set of what was seen
//!
//! Does a 9×9 board keep the rules as it stands? It need not have a completion.
//!
//! **Input**: 9 rows of 9 cells, `0` or `.` where empty, with or without spaces. **Output**: `true` if no row, no
//! column and no 3×3 block has a digit twice, `false` otherwise.
//!
//! # Idea
//! Go through the cells and note what they show: "row 3 has a 7", "column 5 has a 7", "block 1 has a 7". A digit
//! that is there twice makes one of these notes twice. So keep the notes in a set. As soon as a note is in the
//! set already, the answer is `false`; without such a note it is `true`.
//!
//! Only the number of the block takes a moment. `row / 3` tells in which of the three bands of blocks a cell
//! lies, `column / 3` its place in the band. With three blocks in each band that is `row / 3 * 3 + column / 3`.
//!
//! # Example
//! ```text
//!          rows and columns from 0          blocks
//! 8 3 . | . 7 . | . . .                     0 1 2
//! 6 . . | 1 9 5 | . . .                     3 4 5
//! . 9 8 | . . . | . 6 .                     6 7 8
//!
//! the 8 in the first row     notes row 0, column 0, block 0: all are new
//! the 8 in the third row     notes row 2 and column 2, both new; block 0 has an 8 already: false
//! ```
//!
//! # Cost
//! At most 81 cells with three notes each.
//!
//! # Compare
//! `sudoku-sets` keeps such sets during a search, and takes digits out of them again.
//!
//! # Tested
//! All 3 240 pairs of cells with the same digit, and 100 000 boards with random digits, against a comparison of
//! all pairs of cells.
//!
//! # Source
//! LeetCode 36, after a lesson's example.

use std::collections::HashSet;

use itertools::iproduct;
use proconio::{input, marker::Bytes};

/// The digits row by row; 0 is an empty cell.
type Board = [[u8; 9]; 9];

/// What must not have a digit twice; rows, columns and blocks are numbered from 0 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Unit {
    Row(usize),
    Column(usize),
    Block(usize),
}

fn main() {
    println!("{}", is_valid(&read()));
}

/// Whether no unit has a digit twice.
fn is_valid(board: &Board) -> bool {
    let mut seen = HashSet::new();
    for (row, column) in iproduct!(0..9, 0..9) {
        let digit = board[row][column];
        if digit == 0 {
            continue;
        }
        let block = row / 3 * 3 + column / 3;
        for unit in [Unit::Row(row), Unit::Column(column), Unit::Block(block)] {
            let is_new = seen.insert((unit, digit));
            if !is_new {
                return false;
            }
        }
    }
    true
}

/// Reads until there are 81 cells, however they are spread over lines and words.
fn read() -> Board {
    let mut cells = Vec::new();
    while cells.len() < 81 {
        input! { word: Bytes }
        cells.extend(word);
    }
    parse(&cells)
}

fn parse(cells: &[u8]) -> Board {
    assert_eq!(cells.len(), 81, "the board must have 9 rows of 9 cells");
    let mut board = [[0; 9]; 9];
    for (i, &cell) in cells.iter().enumerate() {
        board[i / 9][i % 9] = match cell {
            b'.' => 0,
            b'0'..=b'9' => cell - b'0',
            _ => panic!("a cell must be a digit, or a dot where it is empty"),
        };
    }
    board
}

#[cfg(test)]
mod tests;
