use itertools::Itertools;

use super::{check_limits, choices, solve};

#[path = "../../../scripts/src/problems/banknotes/oracle.rs"]
mod oracle;

#[test]
fn solves_the_example_of_the_header() {
    assert_eq!(choices(&[9, 1]), [(0, 0), (1, 1), (9, 1), (10, 2)]);
    assert_eq!(choices(&[6, 3]), [(0, 0), (3, 1), (6, 1), (9, 2)]);
    assert_eq!(solve(10, &[9, 1, 6, 3]), Some(2));
}

#[test]
fn nothing_to_pay_takes_no_note() {
    assert_eq!(solve(0, &[]), Some(0));
    assert_eq!(solve(0, &[5]), Some(0));
}

#[test]
fn says_when_no_choice_pays_the_price() {
    assert_eq!(solve(1, &[]), None);
    assert_eq!(solve(8, &[9, 1, 6, 3]), None);
}

#[test]
fn takes_the_largest_numbers() {
    let notes = [10i64.pow(16); 40];
    let total = notes.iter().sum();
    assert_eq!(solve(total, &notes), Some(40));
    assert_eq!(solve(total - 1, &notes), None);
    assert_eq!(solve(10i64.pow(18), &notes), None);
}

#[test]
#[should_panic(expected = "from 1 to 10^16")]
fn refuses_a_note_worth_nothing() {
    check_limits(10, &[3, 0]);
}

#[test]
#[should_panic(expected = "the price must be from 0")]
fn refuses_a_negative_price() {
    check_limits(-1, &[3]);
}

#[test]
fn equal_sums_stand_in_the_order_of_their_notes() {
    let choices = choices(&[3, 1, 2, 2, 1, 3, 6]);
    assert_eq!(choices.len(), 128);
    assert!(choices.iter().tuple_windows().all(|(a, b)| a <= b));
}

/// All sets of up to `most` notes from 1 to `most`, every price up to one more than they reach.
fn agrees_up_to(most: i64) {
    for n in 0..=most as usize {
        for notes in (1..=most).combinations_with_replacement(n) {
            let fewest = oracle::fewest_by_sum(&notes);
            for price in 0..=notes.iter().sum::<i64>() + 1 {
                let expected = fewest.get(&price).copied();
                assert_eq!(solve(price, &notes), expected, "{price} of {notes:?}");
            }
        }
    }
}

#[test]
fn agrees_with_all_choices() {
    agrees_up_to(5);
}

#[test]
#[ignore = "exhaustive: all sets of up to eight notes from 1 to 8"]
fn agrees_with_all_choices_of_up_to_eight_notes() {
    agrees_up_to(8);
}
