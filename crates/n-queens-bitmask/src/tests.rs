use itertools::Itertools;

use super::{count, crosses, solve};

#[path = "../../../scripts/src/problems/n_queens/oracle.rs"]
mod oracle;

/// OEIS A000170 from n = 1.
const COUNTS: [usize; 15] =
    [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14_200, 73_712, 365_596, 2_279_184];

#[test]
fn knows_the_smallest_boards() {
    assert_eq!(solve(1), (vec![vec![1]], 1));
    assert_eq!(solve(2), (vec![], 0));
    assert_eq!(solve(3), (vec![], 0));
    assert_eq!(solve(4), (vec![vec![2, 4, 1, 3], vec![3, 1, 4, 2]], 2));
}

#[test]
fn the_cross_of_the_example_counts_eight() {
    let queens = [(3, 0), (4, 6), (2, 3), (5, 4)];
    assert!(crosses(8).contains(&(queens, 1)));
    let completed = oracle::solutions(8)
        .into_iter()
        .filter(|columns| queens.iter().all(|&(row, column)| columns[row] == column));
    assert!(completed.eq([[7, 1, 3, 0, 6, 4, 2, 5]]));
}

#[test]
fn there_are_1607_crosses_for_15_queens() {
    assert_eq!(crosses(15).len(), 1607);
}

#[test]
fn counts_as_published() {
    for (n, expected) in (1..=10).zip(COUNTS) {
        assert_eq!(count(n), expected, "n = {n}");
    }
}

#[test]
#[ignore = "exhaustive: every n"]
fn counts_as_published_up_to_15() {
    for (n, expected) in (1..).zip(COUNTS) {
        assert_eq!(count(n), expected, "n = {n}");
    }
}

#[test]
#[should_panic(expected = "n must be from 1 to 15")]
fn refuses_an_empty_board() {
    solve(0);
}

#[test]
#[should_panic(expected = "n must be from 1 to 15")]
fn refuses_a_larger_board() {
    solve(16);
}

fn first_three_agree_up_to(largest: usize) {
    for n in 1..=largest {
        let first = oracle::solutions(n).into_iter().take(3);
        let from_one = first
            .map(|queens| queens.iter().map(|&column| column as u32 + 1).collect_vec())
            .collect_vec();
        assert_eq!(solve(n).0, from_one, "n = {n}");
    }
}

#[test]
fn first_three_agree_with_all_pairs_compared() {
    first_three_agree_up_to(8);
}

#[test]
#[ignore = "exhaustive: n up to 11"]
fn first_three_agree_with_all_pairs_compared_up_to_11() {
    first_three_agree_up_to(11);
}
