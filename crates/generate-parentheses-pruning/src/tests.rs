use super::solve;

#[path = "../../../scripts/src/problems/generate_parentheses/oracle.rs"]
mod oracle;

fn text(n: usize) -> String {
    let mut out = Vec::new();
    solve(n, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn solves_the_example_of_the_header() {
    assert_eq!(text(2), "(())\n()()\n");
}

#[test]
fn no_pair_is_one_empty_line() {
    assert_eq!(text(0), "\n");
}

#[test]
#[should_panic(expected = "n must be from 0 to 14")]
fn refuses_more_than_14_pairs() {
    text(15);
}

#[test]
fn agrees_with_all_sequences_filtered() {
    for n in 0..=8 {
        assert_eq!(text(n), oracle::sequences(n).join("\n") + "\n", "n = {n}");
    }
}

/// Correct, strictly increasing and as many as there are: that is all of them, in order.
fn is_complete_up_to(most: usize) {
    let mut catalan = 1;
    for n in 1..=most {
        catalan = catalan * 2 * (2 * n - 1) / (n + 1);
        let text = text(n);
        assert_eq!(text.lines().count(), catalan, "n = {n}");
        let right = |line: &str| line.len() == 2 * n && oracle::is_correct(line);
        assert!(text.lines().all(right), "n = {n}");
        let next = text.lines().skip(1);
        assert!(text.lines().zip(next).all(|(a, b)| a < b), "n = {n}");
    }
}

#[test]
fn writes_as_many_as_there_are() {
    is_complete_up_to(10);
}

#[test]
#[ignore = "exhaustive: all n, up to 2 674 440 lines"]
fn writes_as_many_as_there_are_up_to_14() {
    is_complete_up_to(14);
}
