//! Banknotes: `n s`, then the notes.

mod growth;
pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// Paying a price exactly.
pub const PROBLEM: Problem = Problem::new("banknotes", generate, rules, answer).with_growth(growth::GROWTH);

const LARGEST: i64 = 10_i64.pow(16);

fn generate(choices: &mut Choices, size: usize) -> String {
    let n = choices.below(size.min(40) + 1);
    let notes = notes(choices, size, n);
    let price = price(choices, &notes);
    let words: Vec<_> = notes.iter().map(i64::to_string).collect();
    format!("{n} {price}\n{}\n", words.join(" "))
}

/// Small notes, whose sums often coincide; at larger sizes also equal ones, powers of two, even and large ones.
fn notes(choices: &mut Choices, size: usize, n: usize) -> Vec<i64> {
    let small = 1..=size as i64 + 1;
    match if size > 4 { choices.below(5) } else { 0 } {
        0 => choices.list(n, |choices| choices.between(small.clone())),
        1 => vec![choices.between(small); n],
        2 => choices.list(n, |choices| 1 << choices.below(size.min(53) + 1)),
        3 => choices.list(n, |choices| 2 * choices.between(1..=LARGEST / 2)),
        _ => choices.list(n, |choices| choices.between(1..=LARGEST)),
    }
}

/// Any sum up to one more than all notes together; where those are many, mostly what some of them add up to or one more.
fn price(choices: &mut Choices, notes: &[i64]) -> i64 {
    let total: i64 = notes.iter().sum();
    if total < 40 {
        return choices.between(0..=total + 1);
    }
    if choices.once_in(20) {
        return choices.between(0..=10_i64.pow(18));
    }
    let just_missed = choices.between(0..=1);
    let some = notes.iter().filter(|_| choices.below(2) == 1).sum::<i64>();
    some + just_missed
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    let n = reader.number("n", 0..=40)?;
    reader.number("s", 0..=10_i64.pow(18))?;
    reader.numbers("a note", n, &(1..=LARGEST))?;
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let mut numbers = input.split_whitespace().map(|word| word.parse().expect("a number"));
    let (n, price): (i64, i64) = (numbers.next()?, numbers.next()?);
    let notes: Vec<i64> = numbers.collect();
    let count = (n <= 13).then(|| oracle::fewest_by_sum(&notes).get(&price).copied())?;
    Some(count.map_or("-1".to_owned(), |count| count.to_string()))
}
