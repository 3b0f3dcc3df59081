use itertools::iproduct;

use super::{ALL, Board, Grid, contains, parse, solve};

#[path = "../../../scripts/src/problems/sudoku/oracle.rs"]
mod oracle;

/// The completion of the board of P1784.
const FULL: &str =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// The visits to empty cells, counted along the same choices; whether the grid can be filled.
fn visits(grid: &Grid, count: &mut usize) -> bool {
    let Some((cell, digits)) = grid.best_choice() else {
        return true;
    };
    *count += 1;
    (1..=9).any(|digit| contains(digits, digit) && visits(&grid.with(cell, digit), count))
}

fn grid(board: &Board) -> Grid {
    let (empty, lacks) = ([[0; 9]; 9], [ALL; 27]);
    let mut grid = Grid { board: empty, lacks };
    for (row, column) in iproduct!(0..9, 0..9) {
        if board[row][column] != 0 {
            grid = grid.with((row, column), board[row][column]);
        }
    }
    grid
}

#[test]
fn sees_the_only_place_in_the_example_of_the_header() {
    let mut board = [[0; 9]; 9];
    (board[0][0], board[1][3], board[2][6], board[2][8]) = (1, 1, 5, 6);
    let grid = grid(&board);
    assert_eq!(grid.candidates((2, 7)), 0b11_1001_1110);
    let fewest = grid.fewest_candidates().expect("empty cells");
    assert_eq!(fewest.1.count_ones(), 6);
    assert_eq!(grid.best_choice(), Some(((2, 7), 1 << 1)));
}

#[test]
fn needs_as_many_visits_as_the_header_says() {
    for (board, expected) in [
        (
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            1_687,
        ),
        ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 64),
    ] {
        let board = oracle::parse(board);
        assert!(oracle::is_right(&board, solve(board)));
        let mut count = 0;
        visits(&grid(&board), &mut count);
        assert_eq!(count, expected);
    }
}

#[test]
fn takes_full_and_empty_boards() {
    assert_eq!(solve(oracle::parse(FULL)), Some(oracle::parse(FULL)));
    assert!(oracle::is_right(&[[0; 9]; 9], solve([[0; 9]; 9])));
}

#[test]
fn sees_at_once_what_is_impossible() {
    for board in [
        // 5 twice in a row, a column, a block.
        "5.......5........................................................................",
        "5.......................................................................5........",
        "5...................5............................................................",
        // No digit for the last cell; no place for 9 in the last row, column, block.
        "........4........5........6.................................78.......9..123......",
        "......................................................9................9...456...",
        "......9............................4........5........6.........................9.",
        "......9...........................9...................9................1........2",
    ] {
        let board = oracle::parse(board);
        assert_eq!(solve(board), None, "{board:?}");
    }
}

#[test]
fn accepts_zeros_and_dots_for_empty_cells() {
    let cells = FULL.replace('1', ".").replace('2', "0");
    assert_eq!(parse(cells.as_bytes()), oracle::parse(&cells));
}

#[test]
#[should_panic(expected = "9 rows of 9 cells")]
fn refuses_a_row_of_ten() {
    parse(&[b'.'; 90]);
}

#[test]
#[should_panic(expected = "a digit, or a dot")]
fn refuses_a_letter() {
    parse(&[b'x'; 81]);
}

fn agrees_on(count: usize) {
    for board in oracle::boards(count) {
        assert!(oracle::is_right(&board, solve(board)), "{board:?}");
    }
}

#[test]
fn agrees_with_the_brute_force() {
    agrees_on(200);
}

#[test]
#[ignore = "exhaustive: 3 000 boards"]
fn agrees_with_the_brute_force_on_more_boards() {
    agrees_on(3_000);
}
