//! Eight puzzle, path: any legal way within the limit is right.

pub mod checker;

use std::{collections::BTreeMap, sync::OnceLock};

use super::{
    Problem,
    choices::Choices,
    eight_puzzle::{board, oracle},
    reader::Reader,
};

/// The eight puzzle of the lesson on backtracking.
pub const PROBLEM: Problem =
    Problem::new("eight-puzzle-path", generate, rules, answer).with_checker(checker::check);

/// The goal of the lesson.
const GOAL: &str = "123804765";

/// For each cell of the gap, the distances to the goal with the gap there and the tiles in order.
static DISTANCES: [OnceLock<BTreeMap<String, u32>>; 9] = [const { OnceLock::new() }; 9];

/// Often just as many slides as the start was moved away from the goal, or one fewer.
fn generate(choices: &mut Choices, size: usize) -> String {
    let limit = choices.below(size.min(40) + 1);
    let goal = if choices.once_in(2) { board(choices, size, GOAL) } else { GOAL.to_owned() };
    let mut start = goal.clone();
    let slides = match choices.below(4) {
        0 => limit,
        1 => limit + 1,
        _ => choices.below(size.min(40) + 1),
    };
    for _ in 0..slides {
        let next = oracle::slides(&start);
        start = choices.pick(&next);
    }
    if size > 8 && choices.once_in(8) {
        start = board(choices, size, &goal);
    }
    if size > 28 && choices.once_in(8) {
        // The boards farthest from each other.
        let farthest = choices.pick(&["876041253", "806547231"]);
        return input(choices.pick(&[30, 31, 40]), farthest, "012345678");
    }
    input(limit, &start, &goal)
}

/// The input in the lesson's form.
fn input(limit: usize, start: &str, goal: &str) -> String {
    format!("{limit}\n{}{}", rows(start), rows(goal))
}

/// Three rows of three numbers.
fn rows(board: &str) -> String {
    let cells: Vec<_> = board.chars().map(String::from).collect();
    cells.chunks(3).map(|row| row.join(" ") + "\n").collect()
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    reader.number("the limit", 0..=40)?;
    for _ in 0..2 {
        let mut seen = [false; 9];
        for _ in 0..9 {
            let tile: usize = reader.number("a tile", 0..=8)?;
            if std::mem::replace(&mut seen[tile], true) {
                return Err(reader.wrong(format!("the number {tile} is on the board twice")));
            }
        }
    }
    reader.end()
}

/// A shortest way: from the start always to a board that is nearer to the goal.
fn answer(input: &str) -> Option<String> {
    let words: Vec<_> = input.split_whitespace().collect();
    let limit: u32 = words[0].parse().ok()?;
    let (mut board, goal) = (words[1..10].concat(), words[10..].concat());
    let order: Vec<_> = goal.chars().filter(|&tile| tile != '0').collect();
    // What the tiles are called doesn't matter: the goal's first tile becomes 1, its second 2, and so on.
    let renamed = |board: &str| -> String {
        let name = |tile| order.iter().position(|&other| other == tile).map_or(0, |at| at + 1);
        board.chars().map(|tile| name(tile).to_string()).collect()
    };
    let gap = goal.find('0')?;
    let distances = DISTANCES[gap].get_or_init(|| {
        let mut in_order = "12345678".to_owned();
        in_order.insert(gap, '0');
        oracle::distances(&in_order)
    });
    let distance = |board: &str| distances.get(&renamed(board)).copied();
    let Some(slides) = distance(&board).filter(|&slides| slides <= limit) else {
        return Some("-1\n".to_owned());
    };
    let mut answer = format!("{slides}\n\n{}", rows(&board));
    for left in (0..slides).rev() {
        board = oracle::slides(&board).into_iter().find(|next| distance(next) == Some(left))?;
        answer += &format!("\n{}", rows(&board));
    }
    Some(answer)
}
