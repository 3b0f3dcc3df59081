//! Valid sudoku: the board of a sudoku, which need not have a completion.

mod oracle;

use super::{
    Problem,
    choices::Choices,
    sudoku::{board, full, punched, put_any_digit, rules, show},
};

/// Number 36 of LeetCode.
pub const PROBLEM: Problem = Problem::new("valid-sudoku", generate, rules, answer);

/// A few digits anywhere, or a full board with holes and a few digits put in.
fn generate(choices: &mut Choices, size: usize) -> String {
    let mut board = [[0; 9]; 9];
    if choices.once_in(2) {
        let full = full(choices, size);
        board = punched(choices, &full, size);
    }
    for _ in 0..choices.below(size.min(12) + 1) {
        put_any_digit(choices, &mut board);
    }
    show(choices, &board)
}

fn answer(input: &str) -> Option<String> {
    rules(input).ok()?;
    Some(format!("{}\n", oracle::is_valid(&board(input))))
}
