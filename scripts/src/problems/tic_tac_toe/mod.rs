//! Tic-tac-toe: a board of 3×3 taken as given, and whose move it is.

pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The tic-tac-toe of the lesson.
pub const PROBLEM: Problem = Problem::new("tic-tac-toe", generate, rules, answer);

/// A draw, full to the last cell; the simplest inputs differ from it at few places.
const FULL: oracle::Cells = ['O', 'X', 'O', 'X', 'O', 'X', 'X', 'O', 'X'];

fn generate(choices: &mut Choices, size: usize) -> String {
    let player = choices.pick(&['O', 'X']);
    let board = if size > 9 && choices.once_in(3) { game(choices) } else { end(choices, size) };
    let mut gap = "";
    let mut signs = ["O", "X"];
    if size > 3 {
        gap = choices.pick(&["", " "]);
        signs = choices.pick(&[["O", "X"], ["○", "×"]]);
    }
    let sign = |cell: &char| match cell {
        'O' => signs[0],
        'X' => signs[1],
        _ => ".",
    };
    let line = |row: &[char]| row.iter().map(sign).collect::<Vec<_>>().join(gap) + "\n";
    let rows: String = board.chunks(3).map(line).collect();
    format!("{}\n{rows}", if player == 'O' { 1 } else { 2 })
}

/// Any board that differs from the full one in the last `size` cells only.
fn end(choices: &mut Choices, size: usize) -> oracle::Cells {
    let mut board = FULL;
    for cell in 9_usize.saturating_sub(size)..9 {
        let other = if FULL[cell] == 'O' { 'X' } else { 'O' };
        board[cell] = choices.pick(&[FULL[cell], '.', other]);
    }
    board
}

/// A board that some moves in turn lead to.
fn game(choices: &mut Choices) -> oracle::Cells {
    let mut board = ['.'; 9];
    for turn in 0..choices.below(10) {
        let free: Vec<_> = (0..9).filter(|&cell| board[cell] == '.').collect();
        board[choices.pick(&free)] = ['O', 'X'][turn % 2];
    }
    board
}

fn rules(input: &str) -> Result<(), String> {
    parse(input).map(|_| ())
}

fn answer(input: &str) -> Option<String> {
    let (board, player) = parse(input).ok()?;
    let marks = oracle::winning_moves(board, player).map(|wins| if wins { "!" } else { "." });
    Some(marks.chunks(3).map(|row| row.join(" ") + "\n").collect())
}

/// The board and the player to move.
fn parse(input: &str) -> Result<(oracle::Cells, char), String> {
    let mut reader = Reader::new(input);
    let player = match reader.number("the player to move", 1..=2)? {
        1 => 'O',
        _ => 'X',
    };
    let mut cells = Vec::new();
    while cells.len() < 9 {
        for sign in reader.word("a row of the board")?.chars() {
            cells.push(match sign {
                'O' | '○' => 'O',
                'X' | '×' => 'X',
                '.' => '.',
                other => return Err(reader.wrong(format!("{other:?} is no cell"))),
            });
        }
    }
    let board = cells.try_into().map_err(|_| reader.wrong("the board has more than 9 cells"))?;
    reader.end()?;
    Ok((board, player))
}
