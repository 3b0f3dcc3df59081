use itertools::{Itertools, iproduct};

use super::{Board, NEIGHBOURS, Node, is_solvable, parse, solve};

#[path = "../../../scripts/src/problems/fifteen_puzzle/oracle.rs"]
mod oracle;

/// The column of the header's table: Korf's number of a board, the boards that the search enters.
const ENTERED: [(usize, u64); 5] =
    [(12, 112_476), (79, 400_443), (61, 2_980_109), (43, 33_445_757), (1, 266_912_010)];

/// The boards that one search enters, in the order of `reaches_goal`, and whether it meets the goal.
fn enter(node: &Node, last: usize, g: u32, bound: u32) -> (u64, bool) {
    let h = node.h;
    if g + h > bound || h == 0 {
        return (u64::from(g + h <= bound), h == 0);
    }
    let mut entered = 1;
    for &cell in NEIGHBOURS[node.gap].iter().filter(|&&cell| cell != last) {
        let (more, found) = enter(&node.slide(cell), node.gap, g + 1, bound);
        entered += more;
        if found {
            return (entered, true);
        }
    }
    (entered, false)
}

/// The bounds with the boards that each enters.
fn searches(board: Board) -> Vec<(u32, u64)> {
    let start = Node::new(board);
    let mut searches = Vec::new();
    for bound in (start.h..).step_by(2) {
        let (entered, found) = enter(&start, start.gap, 0, bound);
        searches.push((bound, entered));
        if found {
            break;
        }
    }
    searches
}

fn check_korf(table: &[(usize, u64)]) {
    for &(number, expected) in table {
        let (_, slides, board) = oracle::korf()[number - 1];
        let searches = searches(board);
        let entered: u64 = searches.iter().map(|(_, entered)| entered).sum();
        assert_eq!((searches[searches.len() - 1].0, entered), (slides, expected));
    }
}

#[test]
fn searches_the_example_of_the_header() {
    let board = [1, 2, 3, 4, 5, 6, 8, 11, 9, 10, 7, 12, 13, 14, 15, 0];
    assert_eq!(searches(board), [(4, 1), (6, 7)]);
    assert_eq!(solve(board), Some(6));
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
    for (board, slides) in oracle::around(oracle::GOAL, 12).into_iter().step_by(7) {
        assert_eq!(solve(board), Some(slides), "{board:?}");
    }
}

#[test]
#[ignore = "exhaustive: every board within 18 slides"]
fn agrees_with_all_layers_around_the_goal() {
    for (board, slides) in oracle::around(oracle::GOAL, 18) {
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
