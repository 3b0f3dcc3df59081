use super::solve;

#[path = "../../../scripts/src/problems/n_queens/oracle.rs"]
mod oracle;

#[test]
fn finds_the_solutions_of_the_example() {
    let solutions = vec![vec![1, 3, 0, 2], vec![2, 0, 3, 1]];
    assert_eq!(solve(4), (solutions, 2));
}

#[test]
fn knows_the_smallest_boards() {
    assert_eq!(solve(1), (vec![vec![0]], 1));
    assert_eq!(solve(2), (vec![], 0));
    assert_eq!(solve(3), (vec![], 0));
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

fn agrees_up_to(largest: usize) {
    for n in 1..=largest {
        let mut solutions = oracle::solutions(n);
        let count = solutions.len() as u32;
        solutions.truncate(3);
        assert_eq!(solve(n), (solutions, count), "n = {n}");
    }
}

#[test]
fn agrees_with_all_pairs_compared() {
    agrees_up_to(8);
}

#[test]
#[ignore = "exhaustive: n up to 11, and the published numbers up to 14"]
fn agrees_with_all_pairs_compared_and_with_the_published_numbers() {
    agrees_up_to(11);
    for (n, count) in [(12, 14_200), (13, 73_712), (14, 365_596)] {
        assert_eq!(solve(n).1, count, "n = {n}");
    }
}
