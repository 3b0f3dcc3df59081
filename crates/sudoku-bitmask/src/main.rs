//! # Sudoku (数独): bit masks, fewest candidates first
//!
//! Fill the empty cells of a 9×9 board so that each row, each column and each 3×3 block has every digit once.
//!
//! **Input**: 9 rows of 9 cells, `0` or `.` where empty, with or without spaces. **Output**: 9 rows of 9 digits
//! separated by spaces, any completion; `-1` if there is none.
//!
//! # Idea
//! Which empty cell should a search fill next? Row order takes the first. Here it is the cell with the fewest
//! candidates: digits that its row, its column and its block all lack. A cell without candidates shows a dead
//! end at once. A cell with a single candidate needs no guess. With two, one guess is right.
//!
//! Sometimes every cell has several candidates, and yet some row, column or block has only one place left for a
//! digit. So before the search guesses, `only_place` looks at the board from the side of the digits.
//!
//! No completion is missed. The chosen cell has one of its candidates in every completion, and all are tried. A
//! digit that has only one place is there in every completion.
//!
//! A set of digits is a number with one bit for each digit: `&` finds what three sets have in common, `|` joins
//! sets, `& !` takes one from another, `^` takes out a digit.
//!
//! # Example
//! ```text
//! 1 . . | . . . | . . .    Where is the 1 of the third row? Not in columns 1 to 6, for the first and the
//! . . . | 1 . . | . . .    second block have a 1 already. Columns 7 and 9 are filled, so it is in column 8.
//! . . . | . . . | 5 . 6    Counting candidates would not tell: that cell has seven, 1 2 3 4 7 8 9,
//! (the rest is empty)      and no cell of the board has fewer than six.
//! ```
//!
//! # Cost
//! The board of P1784 takes 1 687 visits to empty cells. The sample `row-order-69-million-nodes` takes 64, one
//! for each empty cell: no guess is wrong. There is no useful bound. An impossible board in Norvig's essay takes
//! 19 177 058 visits, nearly all of them wrong guesses.
//!
//! # Compare
//! `sudoku-sets` has the same sets, but fills the cells in row order: 69 175 316 visits for the second of these
//! boards. `sudoku-dancing-links` treats cells and digits alike, and also branches on a digit that has two
//! places left. `sudoku-batch` is the fast one.
//!
//! # Tested
//! 3 000 boards with up to 55 empty cells, a third of them with a wrong digit, against a brute force. Run by hand:
//! the 481 hard boards that come with Norvig's essay.
//!
//! # Source
//! Luogu P1784; the two rules are in Peter Norvig's essay, <https://norvig.com/sudoku.html>.

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Bytes};

/// The digits row by row; 0 is an empty cell.
type Board = [[u8; 9]; 9];

/// A row and a column, both from 0.
type Cell = (usize, usize);

/// A set of digits: bit 1 for digit 1 up to bit 9 for digit 9.
type Digits = u16;

const ALL: Digits = 0b11_1111_1110;

/// A board with what its units lack. The rows are the units 0 to 8, then come the columns, then the blocks.
#[derive(Clone, Copy)]
struct Grid {
    board: Board,
    lacks: [Digits; 27],
}

fn main() {
    match solve(read()) {
        Some(board) => print(&board),
        None => println!("-1"),
    }
}

/// A completion, `None` if there is none.
fn solve(givens: Board) -> Option<Board> {
    let (board, lacks) = ([[0; 9]; 9], [ALL; 27]);
    let mut grid = Grid { board, lacks };
    for (row, column) in iproduct!(0..9, 0..9) {
        let digit = givens[row][column];
        if digit != 0 {
            if !contains(grid.candidates((row, column)), digit) {
                return None;
            }
            grid = grid.with((row, column), digit);
        }
    }
    grid.fill()
}

impl Grid {
    /// A completion. Each guess has a grid of its own, so there is nothing to take back.
    fn fill(&self) -> Option<Board> {
        let Some((cell, digits)) = self.best_choice() else {
            return Some(self.board);
        };
        (1..=9)
            .filter(|&digit| contains(digits, digit))
            .find_map(|digit| self.with(cell, digit).fill())
    }

    /// A cell with digits of which it must have one; no digits for a dead end. `None` if no cell is empty.
    fn best_choice(&self) -> Option<(Cell, Digits)> {
        let fewest = self.fewest_candidates()?;
        if fewest.1.count_ones() < 2 {
            return Some(fewest);
        }
        Some(self.only_place().unwrap_or(fewest))
    }

    /// The empty cell with the fewest candidates.
    fn fewest_candidates(&self) -> Option<(Cell, Digits)> {
        iproduct!(0..9, 0..9)
            .filter(|&(row, column)| self.board[row][column] == 0)
            .map(|cell| (cell, self.candidates(cell)))
            .min_by_key(|(_, candidates)| candidates.count_ones())
    }

    /// A digit that has one place in some unit, with that cell. A digit without a place is a dead end.
    fn only_place(&self) -> Option<(Cell, Digits)> {
        (0..27).find_map(|unit| {
            // The digits with a place, and those with two or more.
            let (mut once, mut twice) = (0, 0);
            for cell in cells(unit) {
                let candidates = self.candidates(cell);
                twice |= once & candidates;
                once |= candidates;
            }
            if self.lacks[unit] != once {
                let no_digits = 0;
                return Some(((0, 0), no_digits));
            }
            let only = once & !twice;
            let place = cells(unit).find(|&cell| self.candidates(cell) & only != 0)?;
            Some((place, self.candidates(place) & only))
        })
    }

    /// The digits that an empty cell's row, column and block lack; none for a filled cell.
    fn candidates(&self, cell: Cell) -> Digits {
        if self.board[cell.0][cell.1] != 0 {
            return 0;
        }
        let [row, column, block] = units(cell);
        self.lacks[row] & self.lacks[column] & self.lacks[block]
    }

    /// The grid with this digit in this empty cell.
    fn with(&self, cell: Cell, digit: u8) -> Self {
        let mut grid = *self;
        grid.board[cell.0][cell.1] = digit;
        for unit in units(cell) {
            grid.lacks[unit] ^= 1 << digit;
        }
        grid
    }
}

fn contains(digits: Digits, digit: u8) -> bool {
    digits >> digit & 1 == 1
}

/// The row, the column and the block of the cell.
fn units((row, column): Cell) -> [usize; 3] {
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}

/// The nine cells of a unit.
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
