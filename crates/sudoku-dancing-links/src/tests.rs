use super::{HEAD, Links, parse, relink, ring, solve, unlink};

#[path = "../../../scripts/src/problems/sudoku/oracle.rs"]
mod oracle;

/// The completion of the board of P1784.
const FULL: &str =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

#[test]
fn covers_the_items_of_the_header() {
    let mut links = Links::new(3);
    for (option, items) in [&[1, 2][..], &[2, 3], &[1, 3], &[1]].into_iter().enumerate() {
        links.add(option, items);
    }
    assert_eq!(links.size[1..], [3, 2, 2]);
    let before = format!("{links:?}");
    links.cover(2);
    let options = |links: &Links, item: usize| {
        ring(&links.down, item).into_iter().map(|node| links.option[node]).collect::<Vec<_>>()
    };
    assert_eq!(ring(&links.right, HEAD), [1, 3]);
    assert_eq!((options(&links, 1), options(&links, 3)), (vec![2, 3], vec![2]));
    links.uncover(2);
    assert_eq!(format!("{links:?}"), before);

    let mut chosen = Vec::new();
    assert!(links.search(&mut chosen));
    assert_eq!(chosen, [1, 3]);
}

#[test]
fn only_the_reverse_order_puts_a_ring_together_again() {
    let (left, right) = ([3, 0, 1, 2], [1, 2, 3, 0]);
    for (order, whole) in [([3, 2, 1], true), ([1, 3, 2], false)] {
        let (mut before, mut after) = (left, right);
        for node in [1, 2, 3] {
            unlink(&mut before, &mut after, node);
        }
        assert!(ring(&after, 0).is_empty());
        for node in order {
            relink(&mut before, &mut after, node);
        }
        assert_eq!((before, after) == (left, right), whole);
        assert_eq!(after[0], if whole { 1 } else { 3 });
    }
}

#[test]
fn a_failed_search_changes_nothing() {
    let mut links = Links::new(3);
    for (option, items) in [[1, 2], [1, 3]].iter().enumerate() {
        links.add(option, items);
    }
    let before = format!("{links:?}");
    assert!(!links.search(&mut Vec::new()));
    assert_eq!(format!("{links:?}"), before);
}

#[test]
fn solves_boards_made_against_other_searches() {
    for board in [
        // 864 and 69 million visits in row order.
        "........1.....2.....3....4.......5......6.3...7..8.........5..7.9......652.4.3...",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        // Norvig's impossible board.
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ] {
        let board = oracle::parse(board);
        let answer = solve(board);
        assert_eq!(answer.is_none(), board[0][5] == 5);
        assert!(answer.is_none() || oracle::is_right(&board, answer));
    }
}

#[test]
fn takes_full_and_empty_boards() {
    assert_eq!(solve(oracle::parse(FULL)), Some(oracle::parse(FULL)));
    assert!(oracle::is_right(&[[0; 9]; 9], solve([[0; 9]; 9])));
}

#[test]
fn sees_at_once_what_is_impossible() {
    for board in [
        // 5 twice in a row, a column, a block.
        "5.......5........................................................................",
        "5.......................................................................5........",
        "5...................5............................................................",
        // No digit for the last cell; no place for 9 in the last row, column, block.
        "........4........5........6.................................78.......9..123......",
        "......................................................9................9...456...",
        "......9............................4........5........6.........................9.",
        "......9...........................9...................9................1........2",
    ] {
        let board = oracle::parse(board);
        assert_eq!(solve(board), None, "{board:?}");
    }
}

#[test]
fn accepts_zeros_and_dots_for_empty_cells() {
    let cells = FULL.replace('1', ".").replace('2', "0");
    assert_eq!(parse(cells.as_bytes()), oracle::parse(&cells));
}

#[test]
#[should_panic(expected = "9 rows of 9 cells")]
fn refuses_a_row_of_ten() {
    parse(&[b'.'; 90]);
}

#[test]
#[should_panic(expected = "a digit, or a dot")]
fn refuses_a_letter() {
    parse(&[b'x'; 81]);
}

fn agrees_on(count: usize) {
    for board in oracle::boards(count) {
        assert!(oracle::is_right(&board, solve(board)), "{board:?}");
    }
}

#[test]
fn agrees_with_the_brute_force() {
    agrees_on(200);
}

#[test]
#[ignore = "exhaustive: 3 000 boards"]
fn agrees_with_the_brute_force_on_more_boards() {
    agrees_on(3_000);
}
