//! Eight puzzle: a board of 3×3 as one string of nine digits.

mod growth;
pub mod oracle;

use std::{collections::BTreeMap, sync::LazyLock};

use super::{Problem, choices::Choices, reader::Reader};

/// The eight puzzle of P1379.
pub const PROBLEM: Problem = Problem::new("eight-puzzle", generate, rules, answer).with_growth(growth::GROWTH);

const GOAL: &str = "123804765";

static DISTANCES: LazyLock<BTreeMap<String, u32>> = LazyLock::new(|| oracle::distances(GOAL));

/// Boards on whose way a search by estimates comes to other boards along detours first.
const DETOURS: [&str; 4] = ["146803752", "418203765", "683104275", "215680374"];

/// Those, then all boards that need the most slides.
static HARD: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let most = DISTANCES.values().max().expect("a board");
    let farthest = DISTANCES.iter().filter(|(_, slides)| *slides == most);
    DETOURS.into_iter().chain(farthest.map(|(board, _)| board.as_str())).collect()
});

/// A board some slides away; at larger sizes now and then a hard one, or any arrangement at all.
fn generate(choices: &mut Choices, size: usize) -> String {
    if size > 8 && choices.once_in(8) {
        // Half of the time one of the detours.
        let hard = if choices.once_in(2) { HARD.len() } else { DETOURS.len() };
        return format!("{}\n", choices.pick(&HARD[..hard]));
    }
    format!("{}\n", board(choices, size, GOAL))
}

/// A board at the end of up to `size` slides from `goal`, none of which undoes the one before. Once in eight times any
/// board, the half that can't be solved included.
pub(super) fn board(choices: &mut Choices, size: usize, goal: &str) -> String {
    let mut board = goal.to_owned();
    if size > 8 && choices.once_in(8) {
        let mut cells: Vec<char> = goal.chars().collect();
        choices.shuffle(&mut cells);
        return cells.into_iter().collect();
    }
    let mut last = String::new();
    for _ in 0..choices.below(size.min(60) + 1) {
        let mut next = oracle::slides(&board);
        next.retain(|next| *next != last);
        last = std::mem::replace(&mut board, choices.pick(&next));
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
