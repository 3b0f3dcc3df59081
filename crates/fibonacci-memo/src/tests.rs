use super::{Big, digits, solve};

#[path = "../../../scripts/src/problems/fibonacci/oracle.rs"]
mod oracle;

#[test]
fn begins_with_two_ones() {
    let numbers = [0, 1, 2, 3, 4, 5].map(|n| digits(&solve(n)));
    assert_eq!(numbers, ["1", "1", "2", "3", "5", "8"]);
}

#[test]
fn zeros_inside_a_number_are_printed() {
    let mut number: Big = [0; 12];
    (number[0], number[2]) = (7, 1);
    assert_eq!(digits(&number), "1000000000000000000000000000000000007");
}

#[test]
#[should_panic(expected = "n must be from 0 to 1000")]
fn refuses_a_larger_n() {
    solve(1001);
}

#[test]
fn agrees_with_addition_by_hand() {
    for (n, number) in oracle::numbers().take(1001).enumerate() {
        assert_eq!(digits(&solve(n)), number, "F({n})");
    }
}
