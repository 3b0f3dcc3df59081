use itertools::{Itertools, iproduct};

use super::{Board, NEIGHBOURS, Node, Walk, is_solvable, parse, solve, walks};

#[path = "../../../scripts/src/problems/fifteen_puzzle/oracle.rs"]
mod oracle;

/// The column of the header's table: Korf's number of a board, the boards that the search enters.
const ENTERED: [(usize, u64); 5] =
    [(12, 14_989), (79, 128_961), (61, 700_444), (43, 1_284_995), (1, 22_476_439)];

/// The boards that one search enters, in the order of `reaches_goal`, and whether it meets the goal.
fn enter(walks: &[Walk], node: &Node, last: usize, g: u32, bound: u32) -> (u64, bool) {
    let h = node.heuristic(walks);
    if g + h > bound || h == 0 {
        return (u64::from(g + h <= bound), h == 0);
    }
    let mut entered = 1;
    for &cell in NEIGHBOURS[node.gap].iter().filter(|&&cell| cell != last) {
        let (more, found) = enter(walks, &node.slide(cell, walks), node.gap, g + 1, bound);
        entered += more;
        if found {
            return (entered, true);
        }
    }
    (entered, false)
}

/// The fewest slides, and the boards that all searches enter.
fn count(board: Board) -> (u32, u64) {
    let (numbers, walks) = walks();
    let start = Node::new(board, &numbers);
    let mut all = 0;
    for bound in (start.heuristic(&walks)..).step_by(2) {
        let (entered, found) = enter(&walks, &start, start.gap, 0, bound);
        all += entered;
        if found {
            return (bound, all);
        }
    }
    unreachable!("a solvable board")
}

fn check_korf(table: &[(usize, u64)]) {
    for &(number, expected) in table {
        let (_, slides, board) = oracle::korf()[number - 1];
        assert_eq!(count(board), (slides, expected));
    }
}

#[test]
fn walks_the_example_of_the_header() {
    let (numbers, walks) = walks();
    let board = [4, 3, 2, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
    let node = Node::new(board, &numbers);
    assert_eq!((walks[node.rows].distance, walks[node.columns].distance), (0, 14));
    assert_eq!(solve(board), Some(30));
}

#[test]
fn knows_every_pattern() {
    let (numbers, walks) = walks();
    assert_eq!((numbers.len(), walks.len()), (24_964, 24_964));
    assert_eq!(walks.iter().map(|walk| walk.distance).max(), Some(35));
}

#[test]
fn keeps_the_patterns_up_to_date() {
    let (numbers, walks) = walks();
    for (_, _, board) in oracle::korf() {
        let node = Node::new(board, &numbers);
        for next in NEIGHBOURS[node.gap].iter().map(|&cell| node.slide(cell, &walks)) {
            let new = Node::new(next.board, &numbers);
            assert_eq!((next.rows, next.columns), (new.rows, new.columns), "{board:?}");
        }
    }
}

#[test]
fn solves_boards_of_korf() {
    for number in [12, 79, 61] {
        let (_, slides, board) = oracle::korf()[number - 1];
        assert_eq!(solve(board), Some(slides));
    }
}

#[test]
fn enters_as_many_boards_as_the_table_says() {
    check_korf(&ENTERED[..3]);
}

#[test]
#[ignore = "the two hard boards of the table"]
fn enters_as_many_boards_as_the_table_says_on_hard_boards() {
    check_korf(&ENTERED[3..]);
}

#[test]
fn agrees_with_the_layers_around_the_goal() {
    for (board, slides) in oracle::around(oracle::GOAL, 12).into_iter().step_by(997) {
        assert_eq!(solve(board), Some(slides), "{board:?}");
    }
}

#[test]
#[ignore = "exhaustive: every 997th board within 18 slides"]
fn agrees_with_more_layers_around_the_goal() {
    for (board, slides) in oracle::around(oracle::GOAL, 18).into_iter().step_by(997) {
        assert_eq!(solve(board), Some(slides), "{board:?}");
    }
}

#[test]
fn knows_which_boards_have_a_way() {
    for ((_, _, mut board), (a, b)) in iproduct!(oracle::korf(), (0..16).tuple_combinations()) {
        board.swap(a, b);
        assert_eq!(is_solvable(&board), oracle::can_be_solved(board), "{board:?}");
    }
    let mut board = oracle::GOAL;
    board.swap(0, 1);
    assert_eq!(solve(board), None);
}

#[test]
#[should_panic(expected = "each number from 0 to 15 once")]
fn refuses_a_number_that_is_there_twice() {
    parse(&[1; 16]);
}
