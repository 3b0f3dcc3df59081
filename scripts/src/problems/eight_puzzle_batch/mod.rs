//! Eight puzzle, batch: many boards of 3×3, each as one string of nine digits.

use std::{collections::BTreeMap, sync::LazyLock};

use super::{
    Problem,
    choices::Choices,
    eight_puzzle::{board, oracle},
    reader::Reader,
};

/// The eight puzzle of P1379 for many boards at once.
pub const PROBLEM: Problem = Problem::new("eight-puzzle-batch", generate, rules, answer);

const GOAL: &str = "123804765";

static DISTANCES: LazyLock<BTreeMap<String, u32>> = LazyLock::new(|| oracle::distances(GOAL));

/// Up to `size + 1` boards, once in a while one of the farthest or one that can't be solved among them.
fn generate(choices: &mut Choices, size: usize) -> String {
    let q = 1 + choices.below(size + 1);
    let boards = choices.list(q, |choices| {
        if size > 2 && choices.once_in(8) {
            return choices.pick(&["123804756", "321458067", "261408357"]).to_owned();
        }
        board(choices, size, GOAL)
    });
    format!("{q}\n{}\n", boards.join("\n"))
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    for _ in 0..reader.number("the number of boards", 1..=400_000)? {
        let board = reader.rows(1, 9, "012345678")?[0];
        if let Some(digit) = ('0'..='8').find(|&digit| !board.contains(digit)) {
            return Err(reader.wrong(format!("the board has no {digit}")));
        }
    }
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let boards = input.split_whitespace().skip(1);
    let line = |board| DISTANCES.get(board).map_or("-1\n".to_owned(), |slides| format!("{slides}\n"));
    Some(boards.map(line).collect())
}
