use super::{show, solve};

#[path = "../../../scripts/src/problems/n_queens/oracle.rs"]
mod oracle;

#[test]
fn draws_the_board_of_the_example_and_its_mirror_image() {
    assert_eq!(show(&solve(4)), "2\n\n.Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n");
}

#[test]
fn knows_the_smallest_boards() {
    assert_eq!(show(&solve(1)), "1\n\nQ\n");
    assert_eq!(show(&solve(2)), "0\n");
    assert_eq!(show(&solve(3)), "0\n");
}

#[test]
#[should_panic(expected = "n must be from 1 to 10")]
fn refuses_a_larger_board() {
    solve(11);
}

#[test]
#[should_panic(expected = "n must be from 1 to 10")]
fn refuses_an_empty_board() {
    solve(0);
}

fn agrees_up_to(largest: usize) {
    for n in 1..=largest {
        assert_eq!(solve(n), oracle::solutions(n), "n = {n}");
    }
}

#[test]
fn agrees_with_all_pairs_compared() {
    agrees_up_to(10);
}
