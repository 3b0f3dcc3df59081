//! Coin change: `n m`, then the denominations.

mod growth;
pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The fewest coins for an amount.
pub const PROBLEM: Problem = Problem::new("coin-change", generate, rules, answer).with_growth(growth::GROWTH);

fn generate(choices: &mut Choices, size: usize) -> String {
    let (amount, coins) = if size > 4 && choices.once_in(2) {
        large(choices, size)
    } else {
        let amount = choices.below(3 * size + 1);
        let m = 1 + choices.below(size.clamp(1, 20));
        (amount, choices.list(m, |choices| 1 + choices.below(size + 1)))
    };
    let words: Vec<_> = coins.iter().map(usize::to_string).collect();
    format!("{amount} {}\n{}\n", coins.len(), words.join(" "))
}

/// Amounts up to 50 000 and coins that make them hard.
fn large(choices: &mut Choices, size: usize) -> (usize, Vec<usize>) {
    let amount = choices.below(50_000.min(1000 * size) + 1);
    let m = 1 + choices.below(size.min(20));
    let coins = match choices.below(4) {
        // Any.
        0 => choices.list(m, |choices| 1 + choices.below(10_000)),
        // A few large ones that the brute force can try.
        1 => choices.list(m.min(3), |choices| 10_000 - choices.below(9_000)),
        // Side by side: amounts between two multiples can't be paid.
        2 => {
            let first = 1 + choices.below(10_000 - m);
            (first..first + m).collect()
        }
        // Even coins for an amount that may be odd.
        _ => choices.list(m, |choices| 2 + 2 * choices.below(5_000)),
    };
    (amount, coins)
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    reader.number("n", 0..=50_000)?;
    let m = reader.number("m", 1..=20)?;
    reader.numbers("a denomination", m, &(1..=10_000))?;
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let mut numbers = input.split_whitespace().map(|word| word.parse().expect("a number"));
    let (amount, _): (usize, usize) = (numbers.next()?, numbers.next()?);
    let coins: Vec<usize> = numbers.collect();
    let few = oracle::most_choices(amount, &coins) <= 200_000;
    let count = few.then(|| oracle::fewest(amount, &coins))?;
    Some(count.map_or("-1".to_owned(), |count| count.to_string()))
}
