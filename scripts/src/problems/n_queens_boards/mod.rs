//! All boards of n queens: a single number, every board drawn.

use super::{
    Problem,
    choices::Choices,
    n_queens::{input, oracle},
    reader::Reader,
};

/// The boards of the lesson.
pub const PROBLEM: Problem = Problem::new("n-queens-boards", generate, rules, answer);

fn generate(choices: &mut Choices, size: usize) -> String {
    input(choices, size, 10)
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    reader.number("n", 1..=10)?;
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let n = input.trim().parse().ok()?;
    let solutions = oracle::solutions(n);
    let mut answer = format!("{}\n", solutions.len());
    for queens in solutions {
        answer.push('\n');
        for queen in queens {
            let row = (0..n).map(|column| if column == queen { 'Q' } else { '.' });
            answer.extend(row.chain(['\n']));
        }
    }
    Some(answer)
}
