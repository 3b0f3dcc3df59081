//! Eight puzzle: a board of 3×3 as one string of nine digits.

pub mod oracle;

use std::{collections::BTreeMap, sync::LazyLock};

use super::{Problem, choices::Choices, reader::Reader};

/// The eight puzzle of P1379.
pub const PROBLEM: Problem = Problem::new("eight-puzzle", generate, rules, answer);

const GOAL: &str = "123804765";

static DISTANCES: LazyLock<BTreeMap<String, u32>> = LazyLock::new(|| oracle::distances(GOAL));

fn generate(choices: &mut Choices, size: usize) -> String {
    format!("{}\n", board(choices, size, GOAL))
}

/// A board up to `size` slides away from `goal`; once in eight times any board, the half that can't be solved included.
pub(super) fn board(choices: &mut Choices, size: usize, goal: &str) -> String {
    let mut board = goal.to_owned();
    if size > 8 && choices.once_in(8) {
        let mut cells: Vec<char> = goal.chars().collect();
        choices.shuffle(&mut cells);
        return cells.into_iter().collect();
    }
    for _ in 0..choices.below(size.min(60) + 1) {
        board = choices.pick(&oracle::slides(&board));
    }
    board
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    let board = reader.rows(1, 9, "012345678")?[0];
    if let Some(digit) = ('0'..='8').find(|&digit| !board.contains(digit)) {
        return Err(reader.wrong(format!("the board has no {digit}")));
    }
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let distance = DISTANCES.get(input.trim());
    Some(distance.map_or("-1".to_owned(), u32::to_string))
}
