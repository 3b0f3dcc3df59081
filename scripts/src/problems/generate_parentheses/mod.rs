//! Generate parentheses: one number n, all its sequences in order.

pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// All correct sequences of n pairs.
pub const PROBLEM: Problem = Problem::new("generate-parentheses", generate, rules, answer);

/// There are only 15 numbers; the white space around them may differ.
fn generate(choices: &mut Choices, size: usize) -> String {
    let n = choices.below(size.min(14) + 1);
    let after = choices.pick(&["\n", "\r\n", " \n", "\n\n"]);
    let before = choices.pick(&["", " ", "\n", "\t"]);
    format!("{before}{n}{after}")
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    reader.number("n", 0..=14)?;
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let n = input.trim().parse().expect("a number");
    let lines = (n <= 8).then(|| oracle::sequences(n))?;
    Some(lines.join("\n") + "\n")
}
