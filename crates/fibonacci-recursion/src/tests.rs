use super::solve;

#[path = "../../../scripts/src/problems/fibonacci/oracle.rs"]
mod oracle;

#[test]
fn begins_with_two_ones() {
    assert_eq!([0, 1, 2, 3, 4].map(solve), [1, 1, 2, 3, 5]);
}

#[test]
#[should_panic(expected = "n must be from 0 to 1000")]
fn refuses_a_larger_n() {
    solve(1001);
}

/// The calls for F(n), counted.
fn calls(n: u32) -> u64 {
    if n < 2 { 1 } else { 1 + calls(n - 2) + calls(n - 1) }
}

#[test]
fn calls_itself_as_often_as_the_header_says() {
    assert_eq!(calls(4), 9);
    assert!((0..=20).all(|n| calls(n) == 2 * solve(n) - 1));
    let number: u64 = oracle::numbers().nth(45).unwrap().parse().unwrap();
    assert_eq!(2 * number - 1, 3_672_623_805);
}

fn agrees_up_to(most: usize) {
    for (n, number) in (0..).zip(oracle::numbers().take(most + 1)) {
        assert_eq!(solve(n).to_string(), number, "F({n})");
    }
}

#[test]
fn agrees_with_addition_by_hand() {
    agrees_up_to(25);
}

#[test]
#[ignore = "exhaustive: up to F(35)"]
fn agrees_with_addition_by_hand_up_to_35() {
    agrees_up_to(35);
}
