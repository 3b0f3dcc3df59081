//! Sudoku: 9 rows of 9 cells; any completion is right.

mod growth;
pub mod checker;
pub(super) mod oracle;

use oracle::{Board, completions, visits_in_row_order};

use super::{Problem, choices::Choices};

/// The sudoku of P1784.
pub const PROBLEM: Problem =
    Problem::new("sudoku", generate, rules, answer).with_checker(checker::check).with_growth(growth::GROWTH);

/// How many boards the brute force may look at: some milliseconds.
pub(super) const PATIENCE: usize = 2_000;

/// Solvers in row order visit at most so many cells of a generated board; of others they might visit billions.
const ROW_ORDER: usize = 100_000;

fn generate(choices: &mut Choices, size: usize) -> String {
    // Nearly full boards are the easiest to follow; those with a few digits come at larger sizes only.
    let kind = choices.below(if size < 12 { 4 } else { 5 });
    let mut full = full(choices, size);
    if kind == 3 {
        descend(&mut full);
    }
    let mut board = punched(choices, &full, size);
    match kind {
        1 => put_any_digit(choices, &mut board),
        2 => determine(&mut board),
        3 => {
            for _ in 0..choices.below(size.min(40) + 1) {
                board[choices.below(5)][choices.below(9)] = 0;
            }
        }
        4 => {
            board = [[0; 9]; 9];
            for _ in 0..choices.below(size.min(25) + 1) {
                put_any_digit(choices, &mut board);
            }
        }
        _ => {}
    }
    while visits_in_row_order(&board, ROW_ORDER).is_none() {
        fill_first(&mut board, &full);
    }
    show(choices, &board)
}

/// The board in one of three layouts.
pub(super) fn show(choices: &mut Choices, board: &Board) -> String {
    let layout = choices.below(3);
    board.map(|row| row_in(layout, row) + "\n").concat()
}

/// A row without spaces; with zeros for the dots; with spaces as well.
fn row_in(layout: usize, row: [u8; 9]) -> String {
    match layout {
        0 => row.map(|digit| digit.to_string()).concat().replace('0', "."),
        1 => row.map(|digit| digit.to_string()).concat(),
        _ => row.map(|digit| digit.to_string()).join(" "),
    }
}

/// A full board: the one whose rows are shifts of 1 to 9, or one that its symmetries make of it.
pub(super) fn full(choices: &mut Choices, size: usize) -> Board {
    let mut full = [[0; 9]; 9];
    let (mut rows, mut columns, mut digits) = ([0, 1, 2], [0, 1, 2], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    if size >= 4 && choices.once_in(2) {
        choices.shuffle(&mut rows);
        choices.shuffle(&mut columns);
        choices.shuffle(&mut digits);
    }
    let transposed = size >= 4 && choices.once_in(2);
    for (row, column) in (0..81).map(|cell| (cell / 9, cell % 9)) {
        let (r, c) = (rows[row % 3], columns[column / 3]);
        let digit = digits[(3 * r + row / 3 + 3 * c + column % 3) % 9];
        let (row, column) = if transposed { (column, row) } else { (row, column) };
        full[row][column] = digit;
    }
    full
}

/// Renames the digits so that the first row counts down: in row order its digits are found last.
fn descend(full: &mut Board) {
    let mut names = [0; 10];
    for (digit, name) in full[0].into_iter().zip((1..=9).rev()) {
        names[usize::from(digit)] = name;
    }
    for digit in full.iter_mut().flatten() {
        *digit = names[usize::from(*digit)];
    }
}

/// The board with some cells emptied, more of them when it is larger.
pub(super) fn punched(choices: &mut Choices, full: &Board, size: usize) -> Board {
    let mut board = *full;
    for _ in 0..choices.below((3 * size).min(160) + 1) {
        board[choices.below(9)][choices.below(9)] = 0;
    }
    board
}

/// Puts any digit anywhere: often it clashes, sometimes only a search finds out what is wrong with it.
pub(super) fn put_any_digit(choices: &mut Choices, board: &mut Board) {
    board[choices.below(9)][choices.below(9)] = 1 + choices.below(9) as u8;
}

/// Gives digits as long as there is more than one completion.
pub(super) fn determine(board: &mut Board) {
    loop {
        let found = completions(board, 2, PATIENCE);
        match found.as_deref() {
            Some([one, other]) => {
                let differs =
                    (0..81).find(|cell| one[cell / 9][cell % 9] != other[cell / 9][cell % 9]);
                let cell = differs.expect("two completions differ");
                board[cell / 9][cell % 9] = one[cell / 9][cell % 9];
            }
            Some(_) => break,
            None => fill_first(board, &[[1; 9]; 9]),
        }
    }
}

/// Gives the first empty cell its digit.
fn fill_first(board: &mut Board, full: &Board) {
    let mut cells = board.iter_mut().flatten().zip(full.iter().flatten());
    if let Some((cell, digit)) = cells.find(|(cell, _)| **cell == 0) {
        *cell = *digit;
    }
}

/// 81 digits and dots with white space anywhere.
pub(super) fn rules(input: &str) -> Result<(), String> {
    let mut count = 0;
    for (line, text) in (1..).zip(input.lines()) {
        for cell in text.chars().filter(|cell| !cell.is_whitespace()) {
            count += 1;
            if cell != '.' && !cell.is_ascii_digit() {
                return Err(format!("line {line}: {cell:?} is neither a digit nor a dot"));
            }
            if count > 81 {
                return Err(format!("line {line}: the board has more than 81 cells"));
            }
        }
    }
    if count < 81 {
        return Err(format!("the input ends after {count} of 81 cells"));
    }
    Ok(())
}

/// The board of an input that keeps the rules.
pub(super) fn board(input: &str) -> Board {
    oracle::parse(&input.split_whitespace().collect::<String>())
}

fn answer(input: &str) -> Option<String> {
    let found = completions(&board(input), 1, PATIENCE)?;
    let rows = found.first().map(|full| full.map(|row| row_in(2, row) + "\n").concat());
    Some(rows.unwrap_or("-1\n".to_owned()))
}
