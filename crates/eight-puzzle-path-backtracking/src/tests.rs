use itertools::Itertools;

use super::{Board, parse, show, solve};

#[path = "../../../scripts/src/problems/eight_puzzle/oracle.rs"]
mod oracle;

const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

#[test]
fn looks_at_the_boards_as_in_the_example_of_the_header() {
    let a = [1, 2, 3, 8, 4, 5, 7, 6, 0];
    let b = [1, 2, 3, 8, 4, 5, 7, 0, 6];
    let c = [1, 2, 3, 8, 4, 5, 0, 7, 6];
    let d = [1, 2, 3, 8, 0, 5, 7, 4, 6];
    let e = [1, 2, 3, 8, 4, 0, 7, 6, 5];
    let f = [1, 2, 0, 8, 4, 3, 7, 6, 5];
    for path in [&[a][..], &[a, b], &[a, b, c], &[a, b, d], &[a, e], &[a, e, GOAL], &[a, e, f]] {
        let goal = path[path.len() - 1];
        assert_eq!(solve(2, a, goal).as_deref(), Some(path));
    }
}

#[test]
fn shows_each_board_after_an_empty_line() {
    let path = [[1, 2, 3, 8, 4, 0, 7, 6, 5], GOAL];
    assert_eq!(show(&path), "1\n\n1 2 3\n8 4 0\n7 6 5\n\n1 2 3\n8 0 4\n7 6 5\n");
}

#[test]
fn tries_a_dead_end_again_with_more_slides_to_go() {
    // The paths of six slides are lost where a dead end counts whatever it had to go.
    assert_legal(9, [2, 6, 3, 1, 0, 4, 8, 7, 5], GOAL);
}

#[test]
fn reaches_the_farthest_board() {
    let corner = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    assert_legal(31, [8, 7, 6, 0, 4, 1, 2, 5, 3], corner);
    assert_eq!(solve(30, [8, 7, 6, 0, 4, 1, 2, 5, 3], corner), None);
}

#[test]
fn says_at_once_that_the_parity_is_another() {
    assert_eq!(solve(40, [1, 2, 3, 8, 0, 4, 7, 5, 6], GOAL), None);
}

#[test]
#[should_panic(expected = "each number from 0 to 8 once")]
fn refuses_a_number_that_is_there_twice() {
    parse(&[1, 1, 3, 8, 0, 4, 7, 6, 5]);
}

/// There has to be a path without a board twice.
fn assert_legal(limit: usize, start: Board, goal: Board) {
    let path = solve(limit, start, goal).expect("a path");
    let path = path.iter().map(|board| board.iter().join("")).collect_vec();
    assert_eq!(path[0], start.iter().join(""));
    assert_eq!(path[path.len() - 1], goal.iter().join(""));
    assert!(path.len() - 1 <= limit && path.iter().all_unique());
    for (board, next) in path.iter().tuple_windows() {
        assert!(oracle::slides(board).contains(next), "{board} to {next}");
    }
}

/// Just enough slides, one too few, and 40.
fn agrees_on(start: &str, distance: Option<u32>) {
    let start = parse(&start.bytes().map(|digit| digit - b'0').collect_vec());
    let Some(distance) = distance else {
        return assert_eq!(solve(40, start, GOAL), None);
    };
    let distance = distance as usize;
    assert_legal(distance, start, GOAL);
    assert_legal(40, start, GOAL);
    if distance > 0 {
        assert_eq!(solve(distance - 1, start, GOAL), None, "{start:?}");
    }
}

fn agrees_within(slides: u32) {
    for (start, distance) in oracle::distances("123804765") {
        if distance <= slides {
            agrees_on(&start, Some(distance));
        }
    }
}

#[test]
fn agrees_with_the_layers_near_the_goal() {
    agrees_within(3);
}

#[test]
#[ignore = "exhaustive: all starts within 10 slides, and every 5003rd board"]
fn agrees_with_the_layers_on_many_boards() {
    agrees_within(10);
    let distances = oracle::distances("123804765");
    for cells in (0..9).permutations(9).step_by(5003) {
        let start = cells.iter().join("");
        agrees_on(&start, distances.get(&start).copied());
    }
}
