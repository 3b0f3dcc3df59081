//! Sudoku by the thousand: boards with one completion or none, a line each.

use super::{
    Problem,
    choices::Choices,
    sudoku::{
        self, PATIENCE, determine, full,
        oracle::{Board, completions},
        punched, put_any_digit,
    },
};

/// The boards of POJ 3074.
pub const PROBLEM: Problem = Problem::new("sudoku-batch", generate, rules, answer);

fn generate(choices: &mut Choices, size: usize) -> String {
    let count = choices.below(size.min(60) + 1);
    let boards = choices.list(count, |choices| line(choices, size));
    let end = choices.pick(&["end\n", "", "end"]);
    if boards.is_empty() { "end\n".to_owned() } else { boards.concat() + end }
}

/// A board with its line's end, sometimes with a blank line before it.
fn line(choices: &mut Choices, size: usize) -> String {
    let full = full(choices, size);
    let mut board = punched(choices, &full, size);
    if choices.once_in(4) {
        put_any_digit(choices, &mut board);
    }
    determine(&mut board);
    let cells = board.as_flattened().iter().map(u8::to_string).collect::<String>();
    let cells = if choices.once_in(4) { cells } else { cells.replace('0', ".") };
    let end = choices.pick(&["\n", "\r\n", "\n\n"]);
    cells + end
}

fn rules(input: &str) -> Result<(), String> {
    if input.trim().is_empty() {
        return Err("the input has neither a board nor `end`".to_owned());
    }
    for (line, board) in boards(input) {
        let told = sudoku::rules(board);
        told.map_err(|why| format!("line {line}: {}", why.trim_start_matches("line 1: ")))?;
        if board.contains(char::is_whitespace) {
            return Err(format!("line {line}: a board is one word"));
        }
    }
    Ok(())
}

/// The boards with the numbers of their lines.
fn boards(input: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(input.lines().map(str::trim));
    lines.take_while(|(_, line)| *line != "end").filter(|(_, line)| !line.is_empty())
}

fn answer(input: &str) -> Option<String> {
    // A board takes the brute force up to some milliseconds.
    let few = boards(input).take(61).count() <= 60;
    few.then(|| boards(input).map(|(_, board)| completed(board)).collect())?
}

/// The line for a board; `None` where it has several completions or is too hard.
fn completed(board: &str) -> Option<String> {
    let found = completions(&sudoku::board(board), 2, PATIENCE)?;
    let line = |full: &Board| full.as_flattened().iter().map(u8::to_string).collect::<String>();
    match found.as_slice() {
        [] => Some("-1\n".to_owned()),
        [full] => Some(line(full) + "\n"),
        _ => None,
    }
}
