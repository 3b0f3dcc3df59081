use super::solve;

#[test]
fn solves_the_example() {
    assert_eq!(solve(&[1, 2, 3]), 6);
}
