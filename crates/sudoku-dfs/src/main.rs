//! # Sudoku (数独): depth-first search
//!
//! Fill the empty cells of a 9×9 board so that each row, each column and each 3×3 block has every digit once.
//!
//! **Input**: 9 rows of 9 cells, `0` or `.` where empty, with or without spaces. **Output**: 9 rows of 9 digits
//! separated by spaces, any completion; `-1` if there is none.
//!
//! # Idea
//! Go to the first empty cell in reading order and try the digits from 1 to 9. A digit fits if it is not yet in
//! the row, the column or the block of the cell. Write down the first that fits, then fill the rest of the board
//! in the same way. If the rest can't be filled, take the digit back and try the next one. When no digit is
//! left, the mistake was made earlier: return `false`, and the caller takes back its own digit.
//!
//! No completion is missed: each of them has one of the nine digits in that cell, and all nine are tried.
//!
//! Row order has a weakness. If the last cell is hopeless, the search notices it only after it has tried all
//! that fits above. So `has_a_chance` looks at all cells once before the search starts.
//!
//! # Example
//! ```text
//! . . 2 | 7 5 3 | 6 4 9    row 1, column 1: 1 fits, write it down
//! 9 4 3 | 6 8 2 | 1 7 5    row 1, column 2: only 8 is missing in the row, but column 2 has it further down;
//! 6 7 5 | 4 9 1 | 2 8 3                     nothing fits, go back
//! ------+-------+------    row 1, column 1: take back 1; the next digit that fits is 8
//! . 5 4 | 2 3 7 | 8 9 6    row 1, column 2: 1 fits
//! (the rest is full)       row 4, column 1: 1 fits, the board is full
//! ```
//!
//! # Cost
//! At most 81 calls are open at a time. The time has no useful bound: the board of P1784 takes 49 558 visits to
//! empty cells, the sample `row-order-69-million-nodes` takes 69 175 316. Its upper rows are nearly empty, so
//! nearly everything fits there. This file is too slow for it, and is meant to be.
//!
//! # Compare
//! `sudoku-flags` and `sudoku-sets` make the same visits with less work in each. `sudoku-bitmask` chooses its
//! cells, and boards made against row order are no harder for it than others.
//!
//! # Tested
//! 3 000 boards with up to 55 empty cells, a third of them with a wrong digit, against a brute force.
//!
//! # Source
//! Luogu P1784. The word backtracking is D. H. Lehmer's, from the 1950s.

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Bytes};

/// The digits row by row; 0 is an empty cell.
type Board = [[u8; 9]; 9];

/// A row and a column, both from 0.
type Cell = (usize, usize);

fn main() {
    match solve(read()) {
        Some(board) => print(&board),
        None => println!("-1"),
    }
}

/// The first completion in reading order, `None` if there is none.
fn solve(mut board: Board) -> Option<Board> {
    (has_a_chance(&board) && fill(&mut board)).then_some(board)
}

/// Fills the empty cells. If that can't be done, says `false` and leaves the board as it was.
fn fill(board: &mut Board) -> bool {
    let Some((row, column)) = first_empty(board) else {
        return true;
    };
    for digit in 1..=9 {
        if fits(board, (row, column), digit) {
            board[row][column] = digit;
            if fill(board) {
                return true;
            }
            board[row][column] = 0;
        }
    }
    false
}

fn first_empty(board: &Board) -> Option<Cell> {
    iproduct!(0..9, 0..9).find(|&(row, column)| board[row][column] == 0)
}

/// Whether the digit is not yet in the row, the column or the block of the cell.
fn fits(board: &Board, (row, column): Cell, digit: u8) -> bool {
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    let in_row = (0..9).any(|i| board[row][i] == digit);
    let in_column = (0..9).any(|i| board[i][column] == digit);
    let in_block = (0..9).any(|i| board[top + i / 3][left + i % 3] == digit);
    !in_row && !in_column && !in_block
}

/// Whether each cell can take a digit, and each digit finds a cell in each row, column and block.
fn has_a_chance(board: &Board) -> bool {
    // A given digit counts as well: it must fit among the others.
    let can_take = |(row, column): Cell, digit| {
        let mut others = *board;
        others[row][column] = 0;
        [0, digit].contains(&board[row][column]) && fits(&others, (row, column), digit)
    };
    iproduct!(0..9, 0..9).all(|cell| (1..=9).any(|digit| can_take(cell, digit)))
        && iproduct!(0..27, 1..=9)
            .all(|(unit, digit)| cells(unit).any(|cell| can_take(cell, digit)))
}

/// The nine cells of a unit. The rows are the units 0 to 8, then come the columns, then the blocks.
fn cells(unit: usize) -> impl Iterator<Item = Cell> {
    let n = unit % 9;
    (0..9).map(move |i| match unit / 9 {
        0 => (n, i),
        1 => (i, n),
        _ => (n / 3 * 3 + i / 3, n % 3 * 3 + i % 3),
    })
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

fn print(board: &Board) {
    for row in board {
        println!("{}", row.iter().join(" "));
    }
}

#[cfg(test)]
mod tests;
