use itertools::iproduct;

use super::{render, solve};

#[path = "../../../scripts/src/problems/knight_distances/oracle.rs"]
mod oracle;

#[test]
fn solves_the_example_of_the_header() {
    assert_eq!(render(&solve(3, 3, (0, 0))), "0 3 2\n3 -1 1\n2 1 4\n");
}

#[test]
fn says_what_is_out_of_reach() {
    assert_eq!(render(&solve(1, 1, (0, 0))), "0\n");
    assert_eq!(render(&solve(2, 2, (1, 1))), "-1 -1\n-1 0\n");
    assert_eq!(render(&solve(3, 3, (1, 1))), "-1 -1 -1\n-1 0 -1\n-1 -1 -1\n");
}

#[test]
fn rows_and_columns_are_not_mixed_up() {
    assert_eq!(render(&solve(2, 9, (0, 0))), "0 -1 -1 -1 2 -1 -1 -1 4\n-1 -1 1 -1 -1 -1 3 -1 -1\n");
}

#[test]
fn crosses_the_largest_board() {
    let distances = solve(400, 400, (0, 0));
    // Three cells nearer with each move, 798 cells away.
    assert_eq!(distances[399][399], Some(266));
    assert!(distances.iter().flatten().all(Option::is_some));
    assert_eq!(distances.iter().flatten().max(), Some(&Some(267)));
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
