//! Fifteen puzzle: a board of 4×4.

pub mod oracle;

use std::{collections::BTreeMap, sync::LazyLock};

use super::{Problem, choices::Choices, reader::Reader};
use oracle::{Board, GOAL};

/// The fifteen puzzle of AOJ.
pub const PROBLEM: Problem = Problem::new("fifteen-puzzle", generate, rules, answer);

static AROUND_THE_GOAL: LazyLock<BTreeMap<Board, u32>> =
    LazyLock::new(|| oracle::around(GOAL, 15));

/// Korf's boards within the judge's 45 slides.
static KORF: LazyLock<BTreeMap<Board, u32>> = LazyLock::new(|| {
    let near = oracle::korf().into_iter().filter(|(_, slides, _)| *slides <= 45);
    near.map(|(_, slides, board)| (board, slides)).collect()
});

/// A walk of up to `size` slides that never slides back; now and then one of Korf's boards, or two tiles change places.
fn generate(choices: &mut Choices, size: usize) -> String {
    let (mut before, mut board) = (GOAL, GOAL);
    for _ in 0..choices.below(size.min(45) + 1) {
        let mut onward = oracle::slides(&board);
        onward.retain(|next| *next != before);
        before = std::mem::replace(&mut board, choices.pick(&onward));
    }
    if size > 20 && choices.once_in(40) {
        board = choices.pick(&KORF.keys().copied().collect::<Vec<_>>());
    }
    if size > 4 && choices.once_in(8) {
        let tiles: Vec<usize> = (0..16).filter(|cell| board[*cell] > 0).collect();
        board.swap(choices.pick(&tiles[..7]), choices.pick(&tiles[7..]));
    }
    print(&board)
}

fn print(board: &Board) -> String {
    let cells: Vec<_> = board.iter().map(u8::to_string).collect();
    cells.chunks(4).map(|row| row.join(" ") + "\n").collect()
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    let mut seen = [false; 16];
    for _ in 0..16 {
        let tile: usize = reader.number("a tile", 0..=15)?;
        if std::mem::replace(&mut seen[tile], true) {
            return Err(reader.wrong(format!("the number {tile} is there twice")));
        }
    }
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let mut words = input.split_whitespace().map(|word| word.parse().expect("a tile"));
    let board: Board = std::array::from_fn(|_| words.next().expect("16 tiles"));
    if !oracle::can_be_solved(board) {
        return Some("-1".to_owned());
    }
    if let Some(slides) = KORF.get(&board) {
        return Some(slides.to_string());
    }
    let around = oracle::around(board, 9);
    let ways = around.iter().filter_map(|(there, slides)| Some(slides + AROUND_THE_GOAL.get(there)?));
    ways.min().map(|slides| slides.to_string())
}
