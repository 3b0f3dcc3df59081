use itertools::Itertools;

use super::{Board, parse, show, solve};

#[path = "../../../scripts/src/problems/eight_puzzle/oracle.rs"]
mod oracle;

/// The lesson's goal.
const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

#[test]
fn finds_the_path_of_the_example() {
    let path = [[1, 2, 3, 8, 4, 5, 7, 6, 0], [1, 2, 3, 8, 4, 0, 7, 6, 5], GOAL];
    assert_eq!(solve(2, path[0], GOAL).as_deref(), Some(&path[..]));
    assert_eq!(solve(1, path[0], GOAL), None);
}

#[test]
fn shows_each_board_after_an_empty_line() {
    let path = [[1, 2, 3, 8, 4, 0, 7, 6, 5], GOAL];
    assert_eq!(show(&path), "1\n\n1 2 3\n8 4 0\n7 6 5\n\n1 2 3\n8 0 4\n7 6 5\n");
}

#[test]
fn reaches_the_farthest_board() {
    let corner = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    assert_shortest([8, 7, 6, 0, 4, 1, 2, 5, 3], corner, 31);
}

#[test]
fn says_when_there_is_no_path() {
    assert_eq!(solve(40, [1, 2, 3, 8, 0, 4, 7, 5, 6], GOAL), None);
}

#[test]
#[should_panic(expected = "each number from 0 to 8 once")]
fn refuses_a_number_that_is_there_twice() {
    parse(&[1, 1, 3, 8, 0, 4, 7, 6, 5]);
}

/// There has to be a path of `slides` slides, and none where only one fewer is allowed.
fn assert_shortest(start: Board, goal: Board, slides: usize) {
    let path = solve(slides, start, goal).expect("a path");
    let path = path.iter().map(|board| board.iter().join("")).collect_vec();
    assert_eq!(path.len(), slides + 1);
    assert_eq!(path[0], start.iter().join(""));
    assert_eq!(path[slides], goal.iter().join(""));
    for (board, next) in path.iter().tuple_windows() {
        assert!(oracle::slides(board).contains(next), "{board} to {next}");
    }
    if slides > 0 {
        assert_eq!(solve(slides - 1, start, goal), None, "{start:?}");
    }
}

fn agrees_on_every(step: usize) {
    let distances = oracle::distances("123804765");
    for cells in (0..9).permutations(9).step_by(step) {
        let start = parse(&cells);
        match distances.get(&start.iter().join("")) {
            Some(&slides) => assert_shortest(start, GOAL, slides as usize),
            None => assert_eq!(solve(40, start, GOAL), None, "{start:?}"),
        }
    }
}

#[test]
fn agrees_with_the_layers_from_the_goal() {
    agrees_on_every(90_001);
}

#[test]
#[ignore = "exhaustive: every 2003rd of the 362 880 boards"]
fn agrees_with_the_layers_from_the_goal_more_often() {
    agrees_on_every(2003);
}
