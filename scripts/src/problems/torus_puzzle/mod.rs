//! Torus puzzle: a board of 4×4 whose rows and columns turn.

pub mod oracle;

use std::{collections::BTreeMap, sync::LazyLock};

use super::{Problem, choices::Choices, reader::Reader};
use oracle::GOAL;

/// Rubik's Revenge in two dimensions, of Kattis.
pub const PROBLEM: Problem = Problem::new("torus-puzzle", generate, rules, answer);

static AROUND_THE_GOAL: LazyLock<BTreeMap<String, u32>> = LazyLock::new(|| oracle::around(GOAL, 5));

/// A board up to `size` moves from the goal; now and then any board.
fn generate(choices: &mut Choices, size: usize) -> String {
    let mut board = GOAL.to_owned();
    if size > 8 && choices.once_in(6) {
        let mut cells: Vec<char> = GOAL.chars().collect();
        choices.shuffle(&mut cells);
        board = cells.into_iter().collect();
    } else {
        for _ in 0..choices.below(size.min(40) + 1) {
            board = choices.pick(&oracle::moves(&board));
        }
    }
    let rows: Vec<&str> = (0..4).map(|row| &board[4 * row..4 * row + 4]).collect();
    rows.join("\n") + "\n"
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    let rows = reader.rows(4, 4, "RGBY")?.concat();
    for colour in ['R', 'G', 'B', 'Y'] {
        let count = rows.matches(colour).count();
        if count != 4 {
            return Err(reader.wrong(format!("the board has {count} cells of {colour}, not 4")));
        }
    }
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let board: String = input.split_whitespace().collect();
    let around = oracle::around(&board, 2);
    let ways = around.iter().filter_map(|(there, moves)| Some(moves + AROUND_THE_GOAL.get(there)?));
    ways.min().map(|moves| moves.to_string())
}
