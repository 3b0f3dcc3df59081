use itertools::Itertools;

use super::{GOAL, NEIGHBOURS, parse, reaches_goal, solve};

#[path = "../../../scripts/src/problems/eight_puzzle/oracle.rs"]
mod oracle;

fn answer(board: &str) -> Option<u32> {
    solve(parse(board.as_bytes()))
}

#[test]
fn follows_the_example_of_the_header() {
    let start = parse(b"023184765");
    assert!(!reaches_goal(start, 0) && !reaches_goal(start, 1) && reaches_goal(start, 2));
    assert_eq!(answer("023184765"), Some(2));
    assert_eq!(solve(GOAL), Some(0));
}

#[test]
fn says_when_there_is_no_way() {
    assert_eq!(answer("123804756"), None);
    assert_eq!(answer("012345678"), None);
}

#[test]
#[should_panic(expected = "each digit from 0 to 8 once")]
fn refuses_a_digit_that_is_there_twice() {
    parse(b"113804765");
}

#[test]
#[should_panic(expected = "each digit from 0 to 8 once")]
fn refuses_a_board_of_eight_cells() {
    parse(b"12345678");
}

/// The ways of so many slides with the gap in a corner.
#[test]
fn counts_the_ways_that_the_header_tells() {
    let mut ways = [0_u64; 9];
    ways[0] = 1;
    let mut totals = Vec::new();
    for _ in 0..30 {
        ways = NEIGHBOURS.map(|cells| cells.iter().map(|&cell| ways[cell]).sum());
        totals.push(ways.iter().sum::<u64>());
    }
    assert_eq!(totals[..4], [2, 6, 16, 48]);
    assert_eq!(totals[29], 26_388_279_066_624);
}

#[test]
fn is_right_one_slide_away() {
    for board in oracle::slides("123804765") {
        assert_eq!(answer(&board), Some(1), "{board}");
    }
}

fn agrees_within(slides: u32) {
    let distances = oracle::distances("123804765");
    for cells in (0..9).permutations(9) {
        let board = cells.iter().join("");
        let distance = distances.get(&board).copied();
        if distance.map_or(true, |distance| distance <= slides) {
            assert_eq!(answer(&board), distance, "{board}");
        }
    }
}

#[test]
fn agrees_with_the_layers_from_the_goal_nearby() {
    agrees_within(5);
}

#[test]
#[ignore = "exhaustive: the 3084 boards within 12 slides, and all without a way"]
fn agrees_with_the_layers_from_the_goal_within_twelve_slides() {
    agrees_within(12);
}
