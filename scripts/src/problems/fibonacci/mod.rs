//! Fibonacci: one number n, the answer exact.

pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The n-th Fibonacci number, with F(0) = F(1) = 1.
pub const PROBLEM: Problem = Problem::new("fibonacci", generate, rules, answer);

fn generate(choices: &mut Choices, size: usize) -> String {
    format!("{}\n", choices.below((size * size).min(1000) + 1))
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    reader.number("n", 0..=1000)?;
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    oracle::numbers().nth(input.trim().parse().expect("a number"))
}
