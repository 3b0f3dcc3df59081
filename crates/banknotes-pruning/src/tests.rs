use itertools::Itertools;

use super::{check_limits, solve};

#[path = "../../../scripts/src/problems/banknotes/oracle.rs"]
mod oracle;

#[test]
fn solves_the_example_of_the_header() {
    assert_eq!(solve(10, vec![9, 1, 6, 3]), Some(2));
}

#[test]
fn nothing_to_pay_takes_no_note() {
    assert_eq!(solve(0, vec![]), Some(0));
    assert_eq!(solve(0, vec![5]), Some(0));
}

#[test]
fn says_when_no_choice_pays_the_price() {
    assert_eq!(solve(1, vec![]), None);
    assert_eq!(solve(8, vec![9, 1, 6, 3]), None);
}

#[test]
fn takes_the_largest_numbers() {
    let notes = vec![10i64.pow(16); 40];
    let total = notes.iter().sum();
    assert_eq!(solve(total, notes.clone()), Some(40));
    assert_eq!(solve(total - 1, notes.clone()), None);
    assert_eq!(solve(10i64.pow(18), notes), None);
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

/// What the search may leave out.
#[derive(Clone, Copy, PartialEq)]
enum Rule {
    TooMuch,
    TooLittle,
    NoBetter,
    EqualNotes,
    LargestFirst,
}

/// The search without one of its rules, counting.
struct Count {
    without: Option<Rule>,
    nodes: u32,
    best: Option<u32>,
}

impl Count {
    fn obeys(&self, rule: Rule) -> bool {
        self.without != Some(rule)
    }

    fn pay(&mut self, rest: i64, notes: &[i64], taken: u32) {
        self.nodes += 1;
        if rest == 0 {
            self.best = Some(self.best.map_or(taken, |best| taken.min(best)));
            return;
        }
        let too_little = notes.iter().sum::<i64>() < rest;
        let no_better = self.best.is_some_and(|best| taken + 1 >= best);
        if notes.is_empty()
            || (too_little && self.obeys(Rule::TooLittle))
            || (no_better && self.obeys(Rule::NoBetter))
        {
            return;
        }
        if notes[0] <= rest || !self.obeys(Rule::TooMuch) {
            self.pay(rest - notes[0], &notes[1..], taken + 1);
        }
        let mut left = 1;
        while self.obeys(Rule::EqualNotes) && notes.get(left) == Some(&notes[0]) {
            left += 1;
        }
        self.pay(rest, &notes[left..], taken);
    }
}

#[test]
fn each_rule_saves_what_the_header_says() {
    let case = include_str!("../../../samples/banknotes/many-repeats-of-24.in");
    let numbers = case.split_whitespace().map(|word| word.parse().unwrap());
    let notes = numbers.skip(2).collect_vec();
    assert_eq!(solve(47, notes.clone()), Some(8));
    for (without, nodes) in [
        (None, 160),
        (Some(Rule::TooMuch), 1959),
        (Some(Rule::TooLittle), 2024),
        (Some(Rule::NoBetter), 1231),
        (Some(Rule::EqualNotes), 43_798),
        (Some(Rule::LargestFirst), 61_578),
    ] {
        let mut count = Count { without, nodes: 0, best: None };
        let mut notes = notes.clone();
        if count.obeys(Rule::LargestFirst) {
            notes.sort_by(|a, b| b.cmp(a));
        }
        count.pay(47, &notes, 0);
        assert_eq!((count.nodes, count.best), (nodes, Some(8)));
    }
}

/// All sets of up to `most` notes from 1 to `most`, every price up to one more than they reach.
fn agrees_up_to(most: i64) {
    for n in 0..=most as usize {
        for notes in (1..=most).combinations_with_replacement(n) {
            let fewest = oracle::fewest_by_sum(&notes);
            for price in 0..=notes.iter().sum::<i64>() + 1 {
                let expected = fewest.get(&price).copied();
                assert_eq!(solve(price, notes.clone()), expected, "{price} of {notes:?}");
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
