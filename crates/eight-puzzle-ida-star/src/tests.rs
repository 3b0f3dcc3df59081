use itertools::Itertools;

use super::{GOAL, HOME, heuristic, parse, reaches_goal, solve};

#[path = "../../../scripts/src/problems/eight_puzzle/oracle.rs"]
mod oracle;

fn answer(board: &str) -> Option<u32> {
    solve(parse(board.as_bytes()))
}

#[test]
fn follows_the_example_of_the_header() {
    let mut board = parse(b"028143765");
    assert_eq!(heuristic(board), 6);
    assert!(!reaches_goal(&mut board, 0, 0, 0, 6, 6));
    assert_eq!(board, parse(b"028143765"), "a search that fails leaves the board as it was");
    assert!(reaches_goal(&mut board, 0, 0, 0, 6, 8));
    assert_eq!(board, GOAL);
    assert_eq!(answer("028143765"), Some(8));
}

#[test]
fn knows_the_goal_and_the_farthest_boards() {
    assert_eq!(answer("123804765"), Some(0));
    for board in ["321458067", "487506321", "567201348", "167208345"] {
        assert_eq!(answer(board), Some(30), "{board}");
    }
}

/// A published two-ended search answers 3 for the first four, a published A* 14, 14, 14 and 25 for the others.
#[test]
fn is_right_where_the_lessons_programs_are_wrong() {
    for board in ["103824765", "123864705", "123084765", "123840765"] {
        assert_eq!(answer(board), Some(1), "{board}");
    }
    for board in ["683104275", "146803752", "418203765"] {
        assert_eq!(answer(board), Some(12), "{board}");
    }
    assert_eq!(answer("215680374"), Some(23));
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

#[test]
fn tiles_are_at_home_in_the_goal() {
    for tile in 0..9 {
        assert_eq!(GOAL[HOME[tile]], tile);
    }
}

/// A slide changes h by 1, and h is at most the distance: on every board that reaches the goal.
#[test]
fn the_heuristic_is_consistent_and_admissible() {
    for (board, distance) in oracle::distances("123804765") {
        let h = heuristic(parse(board.as_bytes()));
        assert!(h <= distance, "{board}");
        for next in oracle::slides(&board) {
            assert_eq!(heuristic(parse(next.as_bytes())).abs_diff(h), 1, "{board}");
        }
    }
}

fn agrees_on_every(step: usize) {
    let distances = oracle::distances("123804765");
    for cells in (0..9).permutations(9).step_by(step) {
        let board = cells.iter().join("");
        assert_eq!(answer(&board), distances.get(&board).copied(), "{board}");
    }
}

#[test]
fn agrees_with_the_layers_from_the_goal() {
    agrees_on_every(211);
}

#[test]
#[ignore = "exhaustive: all 362 880 boards"]
fn agrees_with_the_layers_from_the_goal_everywhere() {
    agrees_on_every(1);
}
