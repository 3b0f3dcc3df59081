use itertools::Itertools;

use super::{check_limits, solve};

#[path = "../../../scripts/src/problems/coin_change/oracle.rs"]
mod oracle;

#[test]
fn solves_the_example_of_the_header() {
    assert_eq!(solve(6, &[1, 3, 4]), Some(2));
}

#[test]
fn nothing_to_pay_takes_no_coin() {
    assert_eq!(solve(0, &[10_000]), Some(0));
}

#[test]
fn says_when_no_coins_pay_the_amount() {
    assert_eq!(solve(3, &[2]), None);
    assert_eq!(solve(49_999, &[2, 10_000]), None);
}

#[test]
fn takes_the_largest_amount() {
    assert_eq!(solve(50_000, &[1]), Some(50_000));
    assert_eq!(solve(50_000, &[1; 20]), Some(50_000));
    assert_eq!(solve(50_000, &[10_000, 9_999, 1]), Some(5));
}

#[test]
#[should_panic(expected = "each coin must be from 1")]
fn refuses_a_coin_worth_nothing() {
    check_limits(5, &[1, 0]);
}

#[test]
#[should_panic(expected = "the amount must be at most")]
fn refuses_a_larger_amount() {
    check_limits(50_001, &[1]);
}

/// All sets of up to three coins from 1 to `largest`, in ascending and descending order, all amounts up to `most`.
fn agrees_up_to(largest: usize, most: usize) {
    for m in 1..=3 {
        for mut coins in (1..=largest).combinations(m) {
            for amount in 0..=most {
                let fewest = oracle::fewest(amount, &coins);
                assert_eq!(solve(amount, &coins), fewest, "{amount} of {coins:?}");
                coins.reverse();
            }
        }
    }
}

#[test]
fn agrees_with_all_ways_to_choose_coins() {
    agrees_up_to(7, 20);
}

#[test]
#[ignore = "exhaustive: all sets of up to three coins from 1 to 12"]
fn agrees_with_all_ways_to_choose_coins_up_to_60() {
    agrees_up_to(12, 60);
}
