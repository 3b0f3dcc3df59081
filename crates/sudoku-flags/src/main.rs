//! # Sudoku (数独): flags for each cell
//!
//! Fill the empty cells of a 9×9 board so that each row, each column and each 3×3 block has every digit once.
//!
//! **Input**: 9 rows of 9 cells, `0` or `.` where empty, with or without spaces. **Output**: 9 rows of 9 digits
//! separated by spaces, any completion; `-1` if there is none.
//!
//! # Idea
//! Walk through the cells from 0 to 80. Pass over those that are filled. For an empty cell, make an array of
//! flags, one for each digit: may it stand here? At first all flags are up. Then look once along the row, the
//! column and the block, and lower the flag of each digit you meet. Try the digits whose flags are still up,
//! one after the other, and walk on from the next cell. If the walk never gets to the end, empty the cell again
//! and go back.
//!
//! The flags belong to one visit of one cell, so there is nothing to repair on the way back. No completion is
//! missed: a digit whose flag is down would be twice in a row, column or block, and all others are tried.
//!
//! Row order has a weakness. If the last cell is hopeless, the walk notices it only after it has tried all that
//! fits above. So `has_a_chance` looks at all cells once before the walk starts.
//!
//! # Example
//! ```text
//! . . 2 | 7 5 3 | 6 4 9    the flags of cell 0    1 2 3 4 5 6 7 8 9
//! 9 4 3 | 6 8 2 | 1 7 5    row 1 lowers             2 3 4 5 6 7   9
//! 6 7 5 | 4 9 1 | 2 8 3    column 1 lowers          2 3 4 5 6 7   9
//! ------+-------+------    the block lowers         2 3 4 5 6 7   9
//! . 5 4 | 2 3 7 | 8 9 6    still up               1             8
//! (the rest is full)
//! ```
//! First 1 goes to cell 0. Then no flag stays up for cell 1: its row has all digits but 8, and its column has 8
//! further down. So the walk comes back and puts 8 in cell 0. Now 1 fits in cell 1, and 1 in cell 27.
//!
//! # Cost
//! A visit looks at 27 cells. The board of P1784 takes 49 558 visits to empty cells, the sample
//! `row-order-69-million-nodes` takes 69 175 316.
//!
//! # Compare
//! `sudoku-dfs` makes the same visits, but looks at row, column and block again for each of the nine digits.
//! `sudoku-sets` doesn't look at the board at all. `sudoku-bitmask` needs far fewer visits.
//!
//! # Tested
//! 3 000 boards with up to 55 empty cells, a third of them with a wrong digit, against a brute force.
//!
//! # Source
//! Luogu P1784; a lesson's program, whose loop over the flags never ran.

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Bytes};

/// The digits row by row; 0 is an empty cell.
type Board = [[u8; 9]; 9];

/// A row and a column, both from 0.
type Cell = (usize, usize);

/// For each digit whether it may stand in a cell. Flag 0 is for empty cells and says nothing.
type Flags = [bool; 10];

fn main() {
    match solve(read()) {
        Some(board) => print(&board),
        None => println!("-1"),
    }
}

/// The first completion in reading order, `None` if there is none.
fn solve(mut board: Board) -> Option<Board> {
    (has_a_chance(&board) && walk(&mut board, 0)).then_some(board)
}

/// Fills the empty cells from this one on. If that can't be done, says `false` and leaves them empty.
fn walk(board: &mut Board, cell: usize) -> bool {
    if cell == 81 {
        return true;
    }
    let (row, column) = (cell / 9, cell % 9);
    if board[row][column] != 0 {
        return walk(board, cell + 1);
    }
    let flags = flags(board, (row, column));
    for digit in 1..=9 {
        if flags[usize::from(digit)] {
            board[row][column] = digit;
            if walk(board, cell + 1) {
                return true;
            }
        }
    }
    board[row][column] = 0;
    false
}

/// The flags of an empty cell.
fn flags(board: &Board, (row, column): Cell) -> Flags {
    let mut flags = [true; 10];
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    for i in 0..9 {
        flags[usize::from(board[row][i])] = false;
        flags[usize::from(board[i][column])] = false;
        flags[usize::from(board[top + i / 3][left + i % 3])] = false;
    }
    flags
}

/// Whether each cell can take a digit, and each digit finds a cell in each row, column and block.
fn has_a_chance(board: &Board) -> bool {
    // A given digit counts as well: its flag must stay up among the others.
    let can_take = |(row, column): Cell, digit: u8| {
        let mut others = *board;
        others[row][column] = 0;
        [0, digit].contains(&board[row][column])
            && flags(&others, (row, column))[usize::from(digit)]
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
