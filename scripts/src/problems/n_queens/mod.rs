//! n queens: a single number.

mod growth;
pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The queens of P1219.
pub const PROBLEM: Problem = Problem::new("n-queens", generate, rules, answer).with_growth(growth::GROWTH);

/// The brute force takes more than 10 ms for larger boards.
const LARGEST_FOR_BRUTE_FORCE: usize = 10;

/// Up to 13, since larger boards take seconds and there is no answer to compare with.
fn generate(choices: &mut Choices, size: usize) -> String {
    input(choices, size, 13)
}

/// A number from 1 to `size + 1`, at most `largest`. Since there are so few, the white space around it varies, too.
pub(super) fn input(choices: &mut Choices, size: usize, largest: usize) -> String {
    let n = 1 + choices.below(largest.min(size + 1));
    let before = choices.pick(&["", " ", "\n", "\r\n "]);
    let after = choices.pick(&["\n", "", "\r\n", " \n\n"]);
    format!("{before}{n}{after}")
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    reader.number("n", 1..=15)?;
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let n = input.trim().parse().ok().filter(|&n| n <= LARGEST_FOR_BRUTE_FORCE)?;
    let solutions = oracle::solutions(n);
    let mut answer = String::new();
    for queens in solutions.iter().take(3) {
        let columns: Vec<_> = queens.iter().map(|column| (column + 1).to_string()).collect();
        answer += &(columns.join(" ") + "\n");
    }
    Some(answer + &solutions.len().to_string() + "\n")
}
