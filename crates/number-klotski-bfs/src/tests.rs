use itertools::Itertools;

use super::{Board, GOAL, parse, solve};

#[path = "../../../scripts/src/problems/eight_puzzle/oracle.rs"]
mod oracle;

#[test]
fn solves_the_example_of_the_header() {
    assert_eq!(solve([1, 2, 0, 3, 4, 5, 6, 7, 8]), Some(2));
}

#[test]
fn knows_the_goal_and_the_farthest_boards() {
    assert_eq!(solve(GOAL), Some(0));
    assert_eq!(solve([8, 7, 6, 0, 4, 1, 2, 5, 3]), Some(31));
    assert_eq!(solve([8, 0, 6, 5, 4, 7, 2, 3, 1]), Some(31));
}

#[test]
fn says_when_there_is_no_way() {
    assert_eq!(solve([0, 2, 1, 3, 4, 5, 6, 7, 8]), None);
}

#[test]
#[should_panic(expected = "each number from 0 to 8 once")]
fn refuses_a_number_that_is_there_twice() {
    parse(&[1, 1, 2, 3, 4, 5, 6, 7, 8]);
}

fn agrees_on_every(step: usize) {
    let distances = oracle::distances("012345678");
    for cells in (0..9).permutations(9).step_by(step) {
        let board: Board = cells.try_into().expect("nine cells");
        assert_eq!(solve(board), distances.get(&board.iter().join("")).copied(), "{board:?}");
    }
}

#[test]
fn agrees_with_the_layers_from_the_goal() {
    agrees_on_every(20_011);
}

#[test]
#[ignore = "exhaustive: every 1009th of the 362 880 boards"]
fn agrees_with_the_layers_from_the_goal_more_often() {
    agrees_on_every(1009);
}
