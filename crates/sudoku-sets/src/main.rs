//! # Sudoku (数独): row, column and block sets
//!
//! Fill the empty cells of a 9×9 board so that each row, each column and each 3×3 block has every digit once.
//!
//! **Input**: 9 rows of 9 cells, `0` or `.` where empty, with or without spaces. **Output**: 9 rows of 9 digits
//! separated by spaces, any completion; `-1` if there is none.
//!
//! # Idea
//! Keep a set of digits for each row, column and block: those it has already. Then three sets tell whether a
//! digit may stand in a cell, without a look at the board. List the empty cells once, and fill them in this
//! order. A digit that is written down enters the three sets of its cell. If the rest of the list can't be
//! filled, the digit leaves them again, and the next one is tried.
//!
//! What is done before the recursive call is undone after it. So the sets always belong to the digits that are
//! written down at the moment. No completion is missed, because every digit that fits is tried.
//!
//! Row order has a weakness. If the last cell is hopeless, the search notices it only after it has tried all
//! that fits above. So `has_a_chance` looks at all cells once before the search starts.
//!
//! # Example
//! ```text
//! . . 2 | 7 5 3 | 6 4 9    digits missing in the sets of each cell
//! 9 4 3 | 6 8 2 | 1 7 5                 row   column   block | fit
//! 6 7 5 | 4 9 1 | 2 8 3    cell (1, 1)   1 8     1 8     1 8 | 1 8   write 1
//! ------+-------+------    cell (1, 2)     8       1       8 |       nothing: back, take 1 out, write 8
//! . 5 4 | 2 3 7 | 8 9 6    cell (1, 2)   1         1     1   | 1     write 1
//! (the rest is full)       cell (4, 1)   1       1       1   | 1     write 1, the list has ended
//! ```
//!
//! # Cost
//! A visit asks three sets for each of nine digits. The board of P1784 takes 49 558 visits to empty cells, the
//! sample `row-order-69-million-nodes` takes 69 175 316.
//!
//! # Compare
//! `sudoku-dfs` and `sudoku-flags` make the same visits, but look along row, column and block each time.
//! `sudoku-bitmask` has the same sets as bits and chooses the cell with the fewest candidates: far fewer visits.
//!
//! # Tested
//! 3 000 boards with up to 55 empty cells, a third of them with a wrong digit, against a brute force.
//!
//! # Source
//! Luogu P1784; a lesson's program.

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Bytes};

/// The digits row by row; 0 is an empty cell.
type Board = [[u8; 9]; 9];

/// A row and a column, both from 0.
type Cell = (usize, usize);

/// The digits that each unit has: the rows are the units 0 to 8, then come the columns, then the blocks.
type Sets = [[bool; 10]; 27];

fn main() {
    match solve(read()) {
        Some(board) => print(&board),
        None => println!("-1"),
    }
}

/// The first completion in reading order, `None` if there is none.
fn solve(mut board: Board) -> Option<Board> {
    let mut sets = [[false; 10]; 27];
    let mut empty = Vec::new();
    for cell in iproduct!(0..9, 0..9) {
        let digit = board[cell.0][cell.1];
        if digit == 0 {
            empty.push(cell);
        } else if fits(&sets, cell, digit) {
            set(&mut sets, cell, digit, true);
        } else {
            return None;
        }
    }
    (has_a_chance(&sets, &empty) && fill(&mut board, &mut sets, &empty)).then_some(board)
}

/// Fills these empty cells. If that can't be done, says `false` and leaves the sets as they were.
fn fill(board: &mut Board, sets: &mut Sets, empty: &[Cell]) -> bool {
    let Some((&cell, rest)) = empty.split_first() else {
        return true;
    };
    for digit in 1..=9 {
        if fits(sets, cell, digit) {
            board[cell.0][cell.1] = digit;
            set(sets, cell, digit, true);
            if fill(board, sets, rest) {
                return true;
            }
            set(sets, cell, digit, false);
        }
    }
    false
}

/// Whether the digit is in none of the three sets of the cell.
fn fits(sets: &Sets, cell: Cell, digit: u8) -> bool {
    let mut units = units(cell).into_iter();
    units.all(|unit| !sets[unit][usize::from(digit)])
}

/// Puts the digit into the three sets of the cell, or takes it out.
fn set(sets: &mut Sets, cell: Cell, digit: u8, present: bool) {
    for unit in units(cell) {
        sets[unit][usize::from(digit)] = present;
    }
}

/// The row, the column and the block of the cell.
fn units((row, column): Cell) -> [usize; 3] {
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}

/// Whether a digit fits in each empty cell, and each unit has a place for each digit that it lacks.
fn has_a_chance(sets: &Sets, empty: &[Cell]) -> bool {
    let has_a_digit = |&cell: &Cell| (1..=9).any(|digit| fits(sets, cell, digit));
    let has_a_place = |(unit, digit): (usize, u8)| {
        let mut places = empty.iter().filter(|&&cell| units(cell).contains(&unit));
        sets[unit][usize::from(digit)] || places.any(|&cell| fits(sets, cell, digit))
    };
    empty.iter().all(has_a_digit) && iproduct!(0..27, 1..=9).all(has_a_place)
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
