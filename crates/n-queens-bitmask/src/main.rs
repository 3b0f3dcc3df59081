//! # n queens (八皇后): bit masks
//!
//! The first three ways to place n queens on an n×n board, none attacking another, and their number.
//!
//! - **Input**: `n`, from 1 to 15 (Luogu asks 6 to 13).
//! - **Output**: the first three solutions in lexicographic order (fewer if there are fewer), one a
//!   line, the queen's column in each row, counted from 1; then the number of solutions.
//! - **Masks**: the free columns are one word, the taken diagonals of both kinds another. Shifted
//!   by a row it shows which of the row's squares are attacked, so rows may come in any order.
//! - **Symmetry**: call the two middle rows and columns the cross (for odd n those beside the
//!   middle one). Each of its four queens has a place in its line, counted from either end: eight
//!   numbers. Turning and mirroring make eight images of a solution; the column of the queen in the
//!   upper middle row, the key, is another of these numbers in each. So solutions whose key is the
//!   least of their eight numbers are enough; each counts 8/k times if the least occurs k times.
//! - **Order**: the cross comes first, in 1607 ways for n = 15, then the rows from the middle out,
//!   where queens attack most: 23.9 million placements instead of 171 million.
//! - **Level by level**: each row turns the list of boards so far into the next, which keeps those
//!   with a free square in the row after. No branch depends on a board, so the processor has
//!   nothing to guess wrong: a recursion over the same boards takes 2.3 times as long.
//! - **Cost**: n = 15 takes 70 ms, 0.07 times a recursion from row to row with three masks (whole
//!   processes, one run), and 1 MiB for two lists.
//! - **Compare**: `n-queens-backtracking` takes 43 times as long for n = 15; up to n = 8 both take
//!   little more than an empty process.
//! - **Proved**: counts for n = 1 to 15 as published (OEIS A000170); the first three solutions for
//!   n up to 11 are those of all permutations in order.
//! - **Source**: Luogu P1219 (USACO 1.5 Checker Challenge).

use itertools::{Itertools, iproduct};
use proconio::input;

/// Queens that don't attack each other.
#[derive(Clone, Copy, Default)]
struct Board {
    /// The columns without a queen.
    columns: u32,
    /// Those squares of the row at hand that are still to be tried.
    squares: u32,
    /// The diagonals with a queen: row + column in the low half, 15 - row + column in the high half.
    diagonals: u64,
}

/// Row and column.
type Queen = (usize, usize);

fn main() {
    input! { n: usize }
    assert!((1..=15).contains(&n), "n must be from 1 to 15");
    let (first, count) = solve(n);
    let lines = first.iter().map(|queens| queens.iter().join(" ") + "\n");
    println!("{}{count}", lines.collect::<String>());
}

/// The first three solutions, columns counted from 1, and the number of all.
fn solve(n: usize) -> (Vec<Vec<u32>>, usize) {
    let mut first = Vec::new();
    first_three(n, Board::empty(n), &mut Vec::new(), &mut first);
    (first, count(n))
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

/// The number of solutions: for all crosses whose key is their least number, what completes them.
fn count(n: usize) -> usize {
    let last = n - 1;
    let upper = (n / 2).saturating_sub(1);
    let lower = last - upper;
    let mut middle_out = (0..n).collect_vec();
    middle_out.sort_by_key(|row| (2 * row).abs_diff(last));
    // Room for the boards of one level: n = 15 has at most 25 712, smaller n far fewer than 2^n.
    let list = || vec![Board::default(); 1 << n];
    let mut lists = [list(), list()];
    let mut sum = 0;
    for key in 0..=last / 2 {
        let places = || key..=last - key;
        for (below, left, right) in iproduct!(places(), places(), places()) {
            // Where two lines meet, a queen belongs to both.
            let cross = [(upper, key), (lower, below), (left, upper), (right, lower)];
            let clashes = |a: &Queen| cross.iter().any(|b| a != b && attack(*a, *b));
            if cross.iter().any(clashes) {
                continue;
            }
            let board = Board::empty(n);
            let board =
                cross.iter().fold(board, |board, queen| board.with_queen(queen.0, 1 << queen.1));
            let is_open = |row: &usize| cross.iter().all(|queen| queen.0 != *row);
            let rows = middle_out.iter().copied().filter(is_open).collect_vec();
            let numbers =
                [key, below, left, right].into_iter().flat_map(|place| [place, last - place]);
            let ties = numbers.filter(|&number| number == key).count();
            // Threefold, since there may be three ties.
            sum += 3 * 8 / ties * completions(board, &rows, &mut lists);
        }
    }
    sum / 3
}

/// Whether two queens are on one line.
fn attack(a: Queen, b: Queen) -> bool {
    a.0 == b.0 || a.1 == b.1 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1)
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

/// The lowest of the bits that are set.
fn lowest(squares: u32) -> u32 {
    squares & squares.wrapping_neg()
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
mod tests {
    use super::*;

    fn is_legal(queens: &[u32]) -> bool {
        (0..queens.len()).tuple_combinations().all(|(row, below)| {
            let distance = queens[row].abs_diff(queens[below]) as usize;
            distance != 0 && distance != below - row
        })
    }

    /// Compares the counts up to `max` with the published ones.
    fn check_counts(max: usize) {
        let published =
            [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14_200, 73_712, 365_596, 2_279_184];
        for (n, expected) in (1..=max).zip(published) {
            assert_eq!(count(n), expected, "n = {n}");
        }
    }

    /// Compares the first solutions up to `max` with all permutations.
    fn check_first(max: u32) {
        for n in 1..=max {
            let first = solve(n as usize).0;
            let permutations = (1..=n).permutations(n as usize);
            let expected = permutations.filter(|queens| is_legal(queens)).take(3);
            assert_eq!(first, expected.collect_vec(), "n = {n}");
        }
    }

    #[test]
    fn counts_are_as_published_up_to_11() {
        check_counts(11);
    }

    #[test]
    #[ignore = "exhaustive: counts up to 15"]
    fn counts_are_as_published_up_to_15() {
        check_counts(15);
    }

    #[test]
    fn first_solutions_are_those_of_all_permutations() {
        check_first(7);
    }

    #[test]
    #[ignore = "exhaustive: the first permutations up to 11"]
    fn first_solutions_are_those_of_all_permutations_up_to_11() {
        check_first(11);
    }
}
