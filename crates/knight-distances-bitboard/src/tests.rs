use itertools::{Itertools, iproduct};

use super::{cells, columns, reached, render, solve};

#[path = "../../../scripts/src/problems/knight_distances/oracle.rs"]
mod oracle;

#[test]
fn solves_the_example_of_the_header() {
    let rows = [3..4, 5..6, 0..0, 0..0, 0..0].map(cells);
    assert_eq!(columns(reached(&rows)).collect_vec(), [2, 3, 4, 7]);
    assert_eq!(String::from_utf8_lossy(&render(&solve(3, 3, (0, 0)))), "0 3 2\n3 -1 1\n2 1 4\n");
}

#[test]
fn says_what_is_out_of_reach() {
    assert_eq!(String::from_utf8_lossy(&render(&solve(1, 1, (0, 0)))), "0\n");
    assert_eq!(String::from_utf8_lossy(&render(&solve(2, 2, (1, 1)))), "-1 -1\n-1 0\n");
    assert_eq!(
        String::from_utf8_lossy(&render(&solve(3, 3, (1, 1)))),
        "-1 -1 -1\n-1 0 -1\n-1 -1 -1\n"
    );
}

#[test]
fn rows_and_columns_are_not_mixed_up() {
    assert_eq!(
        String::from_utf8_lossy(&render(&solve(2, 9, (0, 0)))),
        "0 -1 -1 -1 2 -1 -1 -1 4\n-1 -1 1 -1 -1 -1 3 -1 -1\n"
    );
}

#[test]
fn crosses_the_largest_board() {
    let distances = solve(400, 400, (0, 0));
    // Three cells nearer with each move, 798 cells away.
    assert_eq!(distances[399][399], Some(266));
    assert!(distances.iter().flatten().all(Option::is_some));
    assert_eq!(distances.iter().flatten().max(), Some(&Some(267)));
}

#[test]
fn moves_across_the_ends_of_words() {
    for (m, y) in iproduct!([63, 64, 65, 66, 127, 128, 129], [0, 61, 62]) {
        assert_eq!(solve(4, m, (1, y)), oracle::distances(4, m, (1, y)), "{m} {y}");
    }
}

/// Every start on a board of so many rows and columns.
fn agrees_on_all(n: usize, m: usize) {
    for start in iproduct!(0..n, 0..m) {
        assert_eq!(solve(n, m, start), oracle::distances(n, m, start), "{n} {m} {start:?}");
    }
}

#[test]
fn agrees_with_relaxation() {
    iproduct!(1..=6, 1..=6).for_each(|(n, m)| agrees_on_all(n, m));
}
