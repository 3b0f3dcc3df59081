use itertools::Itertools;

use super::{BOARDS, GOAL, parse, solve};

#[path = "../../../scripts/src/problems/eight_puzzle/oracle.rs"]
mod oracle;

fn answer(board: &str) -> Option<u32> {
    solve(parse(board.as_bytes()))
}

#[test]
fn ranks_the_goal_as_in_the_example_of_the_header() {
    assert!(parse(b"123804765") == GOAL);
    assert_eq!(GOAL.tiles(), [0, 1, 2, 7, 3, 6, 5, 4]);
    assert_eq!(GOAL.rank(), 454);
    assert_eq!(GOAL.slide(1).tiles(), [0, 2, 7, 1, 3, 6, 5, 4]);
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
    assert!(ranks.into_iter().eq(0..BOARDS));
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
    agrees_on_every(20_011);
}

#[test]
#[ignore = "exhaustive: every 97th of the 362 880 boards"]
fn agrees_with_the_layers_from_the_goal_more_often() {
    agrees_on_every(97);
}
