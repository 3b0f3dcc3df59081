use super::{flags, parse, solve};

#[path = "../../../scripts/src/problems/sudoku/oracle.rs"]
mod oracle;

/// The completion of the board of P1784.
const FULL: &str =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

#[test]
fn solves_the_example_of_the_header() {
    let full = oracle::parse(FULL);
    let mut board = full;
    for (row, column) in [(0, 0), (0, 1), (3, 0)] {
        board[row][column] = 0;
    }
    let up = |&digit: &usize| flags(&board, (0, 0))[digit];
    assert!((1..=9).filter(up).eq([1, 8]));
    assert_eq!(solve(board), Some(full));
    // Row 1, column 2 is visited twice.
    assert_eq!(oracle::visits_in_row_order(&board, 10), Some(4));
}

#[test]
fn solves_the_board_of_the_judge() {
    let board = oracle::parse(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    );
    assert_eq!(solve(board), Some(oracle::parse(FULL)));
    assert_eq!(oracle::visits_in_row_order(&board, 100_000), Some(49_558));
}

#[test]
fn takes_full_and_empty_boards() {
    assert_eq!(solve(oracle::parse(FULL)), Some(oracle::parse(FULL)));
    let first = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    assert_eq!(solve([[0; 9]; 9]), Some(oracle::parse(first)));
}

#[test]
fn sees_at_once_what_row_order_would_see_too_late() {
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
