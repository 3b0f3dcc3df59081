//! # n queens (八皇后): bit masks and symmetry (advanced)
//!
//! Place n queens on an n×n board so that none attacks another. Print the first three solutions and the
//! number of all.
//!
//! **Input**: n. **Output**: the first three solutions in lexicographic order (fewer if there are fewer),
//! one a line: the queen's column in each row, from 1. Then the number of solutions.
//! **Limits**: 1 <= n <= 15; Luogu asks 6 to 13.
//!
//! This is the fast file. Read `n-queens-backtracking` first: it fills the rows from the top and needs no
//! symmetry. Here the order of the rows, the search and the counting are all bent to be fast.
//!
//! # Idea
//! **Bits.** One number has a bit for each column without a queen, another a bit for each diagonal with one.
//! Shifted by the row, the diagonals show which columns of that row they hit. So `free(row)` gives all free
//! squares of a row at once, and the rows may be filled in any order.
//!
//! **Symmetry.** Turns and mirrors make eight boards of a solution; it is enough to count one of them. The
//! *cross* is the two middle rows and the two middle columns. Each of these four lines has a queen, and the
//! distances of that queen from both ends of its line are two numbers, eight in all. The *key* is the first
//! of them: the column of the queen in the upper middle row. Each of the eight boards has the same eight
//! numbers, and each has another of them as its key. So only boards whose key is the least number are
//! counted, and each counts eightfold. If the least number is there k times, k of the eight boards are
//! counted, and each counts 8/k.
//!
//! **Order.** First the cross is filled, then the other rows from the middle outwards. Queens in the middle
//! attack most, so hopeless boards are noticed early.
//!
//! **Levels.** Instead of recursing, each row turns the list of all boards so far into the next list. These
//! loops have no branch that depends on a board, so the processor has nothing to guess wrong.
//!
//! # Example
//! ```text
//! n = 8            column
//! row   0 1 2 3 4 5 6 7
//!  0    . . . + + . . .    line                queen       from both ends
//!  1    . . . + + . . .    upper middle row    column 0    0  7   the key is 0
//!  2    . . . Q + . . .    lower middle row    column 6    6  1
//!  3    Q + + + + + + +    left middle column  row 2       2  5
//!  4    + + + + + + Q +    right middle column row 5       5  2
//!  5    . . . + Q . . .
//!  6    . . . + + . . .    0 is the least of the eight numbers, and there is only one 0:
//!  7    . . . + + . . .    what completes this cross counts 8
//! ```
//! Rows 0, 1, 6 and 7 are still open. They can be filled in one way, with columns 7, 1, 2 and 5.
//! For odd n the lines of the cross are those beside the middle one.
//!
//! # Cost
//! For n = 15 there are 1607 crosses and 23.9 million placements, where a search from the top makes
//! 171 million. A list has at most 25 712 boards; both lists have room for 32 768 and take 1 MiB.
//!
//! # Tested
//! The first three solutions for n up to 11, against a search that compares all pairs of queens. The numbers
//! for n up to 15 are those of OEIS A000170.
//!
//! # Source
//! Luogu P1219 (USACO 1.5, Checker Challenge). Bits for the lines of queens: Richards, 1997.

use itertools::{Itertools, iproduct};
use proconio::input;

/// Queens that don't attack each other.
#[derive(Clone, Copy, Default)]
struct Board {
    /// The columns without a queen.
    columns: u32,
    /// The squares of the row at hand that are still to be tried.
    squares: u32,
    /// The diagonals with a queen: row + column in the low half, 15 - row + column in the high half.
    diagonals: u64,
}

/// Row and column.
type Queen = (usize, usize);

/// The queens of the middle rows and columns.
type Cross = [Queen; 4];

fn main() {
    input! { n: usize }
    let (first_three, count) = solve(n);
    let lines = first_three.iter().map(|queens| queens.iter().join(" ") + "\n");
    println!("{}{count}", lines.collect::<String>());
}

/// The first three solutions, columns counted from 1, and the number of all.
fn solve(n: usize) -> (Vec<Vec<u32>>, usize) {
    assert!((1..=15).contains(&n), "n must be from 1 to 15");
    let mut first = Vec::new();
    first_three(n, Board::empty(n), &mut Vec::new(), &mut first);
    (first, count(n))
}

/// The number of solutions.
fn count(n: usize) -> usize {
    let middle_out = (0..n).sorted_by_key(|row| (2 * row).abs_diff(n - 1)).collect_vec();
    // Room for the boards of one level: n = 15 has at most 25 712, smaller n far fewer than 2^n.
    let list = || vec![Board::default(); 1 << n];
    let mut lists = [list(), list()];
    let mut sum = 0;
    for (cross, ties) in crosses(n) {
        let mut board = Board::empty(n);
        for (row, column) in cross {
            board = board.with_queen(row, 1 << column);
        }
        let is_open = |row: &usize| cross.iter().all(|queen| queen.0 != *row);
        let rows = middle_out.iter().copied().filter(is_open).collect_vec();
        // 8 / ties, threefold, since there may be three ties.
        sum += 24 / ties * completions(board, &rows, &mut lists);
    }
    sum / 3
}

/// All crosses whose key is the least of their numbers, and how many of the numbers are the least.
fn crosses(n: usize) -> Vec<(Cross, usize)> {
    let last = n - 1;
    let upper = (n / 2).saturating_sub(1);
    let lower = last - upper;
    let mut crosses = Vec::new();
    for key in 0..=last / 2 {
        let places = || key..=last - key;
        for (below, left, right) in iproduct!(places(), places(), places()) {
            let cross = [(upper, key), (lower, below), (left, upper), (right, lower)];
            let numbers = [key, below, left, right].map(|place| [place, last - place]);
            let ties = numbers.iter().flatten().filter(|&&number| number == key);
            // Where two lines meet, one queen may belong to both.
            let mut pairs = cross.iter().tuple_combinations();
            if pairs.all(|(a, b)| a == b || !attack(*a, *b)) {
                crosses.push((cross, ties.count()));
            }
        }
    }
    crosses
}

/// The number of ways to put a queen in each of `rows`.
fn completions(board: Board, rows: &[usize], [boards, next]: &mut [Vec<Board>; 2]) -> usize {
    let squares = rows.first().map_or(1, |&row| board.free(row));
    boards[0] = Board { squares, ..board };
    let mut length = usize::from(squares != 0);
    for pair in rows.windows(2) {
        length = level(pair[0], pair[1], &mut boards[..length], next);
        std::mem::swap(boards, next);
    }
    length
}

/// Puts a queen on each square of `row` in turn; returns how many boards it has written to `next`.
fn level(row: usize, after: usize, boards: &mut [Board], next: &mut [Board]) -> usize {
    let mut made = 0;
    let mut length = boards.len();
    while length > 0 {
        // Each board gives the lowest of its squares, and stays if it has more.
        let mut kept = 0;
        for i in 0..length {
            let board = boards[i];
            let square = lowest(board.squares);
            let child = board.with_queen(row, square);
            let squares = child.free(after);
            next[made] = Board { squares, ..child };
            made += usize::from(squares != 0);
            let squares = board.squares ^ square;
            boards[kept] = Board { squares, ..board };
            kept += usize::from(squares != 0);
        }
        length = kept;
    }
    made
}

/// Solutions that begin with `queens` go to `found`, in lexicographic order, until it has three.
fn first_three(n: usize, board: Board, queens: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    let row = queens.len();
    if row == n {
        found.push(queens.clone());
        return;
    }
    let mut squares = board.free(row);
    while squares != 0 && found.len() < 3 {
        queens.push(squares.trailing_zeros() + 1);
        first_three(n, board.with_queen(row, lowest(squares)), queens, found);
        queens.pop();
        squares ^= lowest(squares);
    }
}

/// The lowest of the bits that are set.
fn lowest(squares: u32) -> u32 {
    squares & squares.wrapping_neg()
}

/// Whether two queens are on one line.
fn attack(a: Queen, b: Queen) -> bool {
    let (rows, columns) = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
    rows == 0 || columns == 0 || rows == columns
}

impl Board {
    fn empty(n: usize) -> Board {
        Board { columns: (1 << n) - 1, ..Board::default() }
    }

    /// The columns of `row` where a queen is not attacked.
    fn free(self, row: usize) -> u32 {
        let attacked = self.diagonals >> row | self.diagonals >> (47 - row);
        self.columns & !(attacked as u32)
    }

    /// The board with one more queen in `row`, where only the bit of its column is set in `square`.
    fn with_queen(self, row: usize, square: u32) -> Board {
        let square = u64::from(square);
        Board {
            columns: self.columns & !(square as u32),
            diagonals: self.diagonals | square << row | square << (47 - row),
            ..self
        }
    }
}

#[cfg(test)]
mod tests;
