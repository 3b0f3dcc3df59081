use itertools::{Itertools, iproduct};

use super::{Board, is_valid, parse};

#[path = "../../../scripts/src/problems/valid_sudoku/oracle.rs"]
mod oracle;

/// The upper band of the header's example.
const BAND: &str = "83..7.... 6..195... .98....6.";

#[test]
fn sees_the_second_8_of_the_example() {
    let cells = BAND.replace(' ', "") + &".".repeat(54);
    assert!(!is_valid(&parse(cells.as_bytes())));
    let without = cells.replacen('8', ".", 1);
    assert!(is_valid(&parse(without.as_bytes())));
}

#[test]
fn takes_full_and_empty_boards() {
    let mut board: Board = [[0; 9]; 9];
    assert!(is_valid(&board));
    for (row, column) in iproduct!(0..9, 0..9) {
        board[row][column] = ((3 * row + row / 3 + column) % 9) as u8 + 1;
    }
    assert!(is_valid(&board));
    board[8][8] %= 9;
    board[8][8] += 1;
    assert!(!is_valid(&board));
}

#[test]
fn agrees_on_every_pair_of_cells() {
    let pairs = iproduct!(0..9, 0..9).tuple_combinations();
    assert_eq!(pairs.clone().count(), 3_240);
    for ((a, b), (c, d)) in pairs {
        let mut board = [[0; 9]; 9];
        (board[a][b], board[c][d]) = (7, 7);
        assert_eq!(is_valid(&board), oracle::is_valid(&board), "{board:?}");
        board[c][d] = 8;
        assert!(is_valid(&board), "{board:?}");
    }
}

/// Boards with up to 12 digits anywhere.
fn agrees_on(count: usize) {
    let mut state = 1_u64;
    // Linear congruential numbers; the constants are Knuth's.
    let mut below = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005);
        state = state.wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    let mut valid = 0;
    for _ in 0..count {
        let mut board = [[0; 9]; 9];
        for _ in 0..below(13) {
            board[below(9)][below(9)] = 1 + below(9) as u8;
        }
        assert_eq!(is_valid(&board), oracle::is_valid(&board), "{board:?}");
        valid += usize::from(is_valid(&board));
    }
    assert!((count / 4..count * 3 / 4).contains(&valid), "{valid}");
}

#[test]
fn agrees_with_all_pairs() {
    agrees_on(1_000);
}

#[test]
#[ignore = "exhaustive: 100 000 boards"]
fn agrees_with_all_pairs_on_more_boards() {
    agrees_on(100_000);
}

#[test]
fn accepts_zeros_and_dots_for_empty_cells() {
    let board = parse("1.0".repeat(27).as_bytes());
    assert_eq!(board, [[1, 0, 0, 1, 0, 0, 1, 0, 0]; 9]);
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
