use itertools::Itertools;

use super::{BOARDS, DISTANCE, parse, solve};

#[path = "../../../scripts/src/problems/eight_puzzle/oracle.rs"]
mod oracle;

const GOAL_CELLS: [usize; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

fn answer(board: &str) -> Option<u32> {
    solve(parse(board.as_bytes()))
}

#[test]
fn follows_the_example_of_the_header() {
    let start = parse(b"028143765");
    assert_eq!(start.heuristic(), 6);
    assert!(start.slide(3) == parse(b"128043765"));
    assert!(start.comes_closer(3) && !start.comes_closer(1));
    assert_eq!(answer("028143765"), Some(8));
}

#[test]
fn distances_are_rows_plus_columns() {
    for (cell, tile) in (0..9).zip(GOAL_CELLS) {
        if tile > 0 {
            for (other, distance) in DISTANCE[tile - 1].into_iter().enumerate() {
                let rows = (cell / 3_usize).abs_diff(other / 3);
                let columns = (cell % 3_usize).abs_diff(other % 3);
                assert_eq!(usize::from(distance), rows + columns, "{tile} in {other}");
            }
        }
    }
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
fn every_board_that_reaches_the_goal_has_a_rank_of_its_own() {
    let boards = oracle::distances("123804765").into_keys();
    let ranks = boards.map(|board| parse(board.as_bytes()).rank());
    let ranks = ranks.sorted().dedup().collect_vec();
    assert_eq!(ranks.len(), 181_440);
    assert!(ranks.iter().all(|&rank| rank < BOARDS));
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
