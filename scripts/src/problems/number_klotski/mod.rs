//! Number klotski: a board of 3×3 as nine numbers, another goal than the eight puzzle's.

use std::{collections::BTreeMap, sync::LazyLock};

use super::{
    Problem,
    choices::Choices,
    eight_puzzle::{board, oracle},
    reader::Reader,
};

/// The klotski of the lesson.
pub const PROBLEM: Problem = Problem::new("number-klotski", generate, rules, answer);

const GOAL: &str = "012345678";

static DISTANCES: LazyLock<BTreeMap<String, u32>> = LazyLock::new(|| oracle::distances(GOAL));

fn generate(choices: &mut Choices, size: usize) -> String {
    let cells: Vec<_> = board(choices, size, GOAL).chars().map(String::from).collect();
    cells.chunks(3).map(|row| row.join(" ") + "\n").collect()
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    let mut seen = [false; 9];
    for tile in reader.numbers("a tile", 9, &(0..=8))? {
        if std::mem::replace(&mut seen[tile], true) {
            return Err(format!("the number {tile} is there twice"));
        }
    }
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let board: String = input.split_whitespace().collect();
    let distance = DISTANCES.get(&board);
    Some(distance.map_or("-1".to_owned(), u32::to_string))
}
