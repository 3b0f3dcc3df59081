use std::sync::OnceLock;

use itertools::Itertools;

use super::{Board, PLACEMENTS, Tables, parse, turned};

#[path = "../../../scripts/src/problems/torus_puzzle/oracle.rs"]
mod oracle;

/// Built once for all tests.
fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(Tables::new)
}

fn board(cells: &str) -> Board {
    parse(&cells.chars().collect_vec())
}

/// The fewest moves and the boards that the searches enter, in the order of `reaches_goal`.
fn count(start: Board) -> (u32, u32) {
    fn enter(board: Board, last: Option<usize>, g: u32, bound: u32) -> (u32, bool) {
        let h = tables().heuristic(board);
        if g + h > bound || h == 0 {
            return (u32::from(g + h <= bound), h == 0);
        }
        let mut entered = 1;
        for turn in (0..16).filter(|turn| last != Some(turn ^ 1)) {
            let next = board.map(|placement| tables().moves[placement][turn]);
            let (more, found) = enter(next, Some(turn), g + 1, bound);
            entered += more;
            if found {
                return (entered, true);
            }
        }
        (entered, false)
    }
    let mut all = 0;
    for bound in tables().heuristic(start).. {
        let (entered, found) = enter(start, None, 0, bound);
        all += entered;
        if found {
            return (bound, all);
        }
    }
    unreachable!("every board can be solved")
}

fn answer(cells: &str) -> u32 {
    super::solve(board(cells))
}

#[test]
fn adds_up_the_example_of_the_header() {
    let start = board("RGGRGBGBBYBYYRYR");
    let moves = |database: &super::Database| {
        let (a, b) = database.colours;
        database.moves[start[a] * PLACEMENTS + start[b]]
    };
    assert_eq!(tables().databases.iter().map(moves).collect_vec(), [3, 2]);
    assert_eq!(count(start).0, 3);
}

#[test]
fn enters_as_many_boards_as_the_header_says() {
    let start = board("GBGBRRYRRYYYGBBG");
    assert_eq!(tables().heuristic(start), 9);
    assert_eq!(count(start), (12, 4272));
}

#[test]
fn databases_hold_every_placement() {
    for database in &tables().databases {
        let known = database.moves.iter().filter(|&&moves| moves < u8::MAX);
        assert_eq!(known.clone().count(), 900_900);
        assert_eq!(known.max(), Some(&10));
    }
}

#[test]
fn moves_undo_each_other() {
    for (cell, turn) in (0..16).cartesian_product(0..16) {
        assert_eq!(turned(turned(cell, turn), turn ^ 1), cell);
    }
}

#[test]
fn finds_the_farthest_boards() {
    for (cells, moves) in
        [("GGGGRBYBRRYRYBBY", 11), ("GBGBRRYRRYYYGBBG", 12), ("YYBBBYBYRRGGGRGR", 12)]
    {
        assert_eq!(answer(cells), moves, "{cells}");
    }
}

#[test]
#[should_panic(expected = "four cells of each of R, G, B and Y")]
fn refuses_five_red_cells() {
    answer("RRRRRGGGBBBBYYYY");
}

#[test]
#[should_panic(expected = "four cells of each of R, G, B and Y")]
fn refuses_a_fifth_colour() {
    answer("RRRWGGGGBBBBYYYY");
}

fn agrees_on_every(step: usize, depth: u32) {
    for (cells, moves) in oracle::around(oracle::GOAL, depth).into_iter().step_by(step) {
        assert_eq!(count(board(&cells)).0, moves, "{cells}");
    }
}

#[test]
fn agrees_with_the_layers_around_the_goal() {
    agrees_on_every(7, 4);
}

#[test]
#[ignore = "exhaustive: every board within 5 moves"]
fn agrees_with_all_layers_around_the_goal() {
    agrees_on_every(1, 5);
}
