use std::sync::OnceLock;

use itertools::{Itertools, iproduct};

use super::{Board, Database, NEIGHBOURS, Node, database, is_solvable, parse, solve};

#[path = "../../../scripts/src/problems/fifteen_puzzle/oracle.rs"]
mod oracle;

/// The column of the header's table: Korf's number of a board, the boards that the search enters.
const ENTERED: [(usize, u64); 5] =
    [(12, 1_594), (79, 5_811), (61, 19_633), (43, 506_792), (1, 279_983)];

/// The boards that one search enters, in the order of `reaches_goal`, and whether it meets the goal.
fn enter(databases: &[Database], node: &Node, last: usize, g: u32, bound: u32) -> (u64, bool) {
    let h = node.heuristic(databases);
    if g + h > bound || h == 0 {
        return (u64::from(g + h <= bound), h == 0);
    }
    let mut entered = 1;
    for &cell in NEIGHBOURS[node.gap].iter().filter(|&&cell| cell != last) {
        let (more, found) = enter(databases, &node.slide(cell), node.gap, g + 1, bound);
        entered += more;
        if found {
            return (entered, true);
        }
    }
    (entered, false)
}

/// The fewest slides, and the boards that all searches enter.
fn count(databases: &[Database], board: Board) -> (u32, u64) {
    let start = Node::new(board);
    let mut all = 0;
    for bound in (start.heuristic(databases)..).step_by(2) {
        let (entered, found) = enter(databases, &start, start.gap, 0, bound);
        all += entered;
        if found {
            return (bound, all);
        }
    }
    unreachable!("a solvable board")
}

/// Built once for all tests.
fn databases() -> &'static [Database; 3] {
    static DATABASES: OnceLock<[Database; 3]> = OnceLock::new();
    DATABASES.get_or_init(|| [0, 1, 2].map(database))
}

#[test]
fn adds_up_the_example_of_the_header() {
    let databases = databases();
    let board = [1, 2, 3, 8, 5, 6, 7, 11, 9, 10, 4, 12, 13, 14, 15, 0];
    let node = Node::new(board);
    let slides = |keys: [usize; 3]| [0, 1, 2].map(|i| databases[i][keys[i]]);
    assert_eq!(slides(node.keys), [0, 0, 8]);
    assert_eq!(slides(node.mirrored), [0, 10, 4]);
    assert_eq!(solve(board), Some(14));
}

#[test]
fn databases_hold_every_placement() {
    for database in databases() {
        let known = database.iter().filter(|&&slides| slides < u8::MAX);
        assert_eq!(known.clone().count(), 16 * 15 * 14 * 13 * 12);
    }
}

#[test]
fn keeps_the_keys_up_to_date() {
    for (_, _, board) in oracle::korf() {
        let node = Node::new(board);
        for next in NEIGHBOURS[node.gap].iter().map(|&cell| node.slide(cell)) {
            let new = Node::new(next.board);
            assert_eq!((next.keys, next.mirrored), (new.keys, new.mirrored), "{board:?}");
        }
    }
}

#[test]
fn enters_as_many_boards_as_the_table_says() {
    let databases = databases();
    for (number, entered) in ENTERED {
        let (_, slides, board) = oracle::korf()[number - 1];
        assert_eq!(count(databases, board), (slides, entered));
    }
}

#[test]
#[ignore = "exhaustive: all of Korf's hundred boards"]
fn solves_korfs_boards() {
    let databases = databases();
    let (mut all, mut most) = (0, 0);
    for (number, slides, board) in oracle::korf() {
        let (length, entered) = count(databases, board);
        assert_eq!(length, slides, "number {number}");
        all += entered;
        most = most.max(entered);
    }
    assert_eq!((all / 100, most), (491_006, 9_061_542));
}

#[test]
fn agrees_with_the_layers_around_the_goal() {
    let databases = databases();
    for (board, slides) in oracle::around(oracle::GOAL, 12).into_iter().step_by(7) {
        assert_eq!(count(databases, board).0, slides, "{board:?}");
    }
}

#[test]
fn solves_a_board_of_korf() {
    let (_, slides, board) = oracle::korf()[60];
    assert_eq!(solve(board), Some(slides));
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
