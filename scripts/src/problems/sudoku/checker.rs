//! Sudoku: any valid completion is right, `-1` only where there is none.

use crate::problems::Fault;

/// Looks at the whole board: nine rows of nine digits, givens kept, no digit twice in a unit.
///
/// # Errors
/// What is wrong, and where; also the judge's own faults in `input` and `answer`.
pub fn check(input: &[u8], output: &[u8], answer: &[u8]) -> Result<(), Fault> {
    let mut givens = input.to_vec();
    givens.retain(|cell| !cell.is_ascii_whitespace());
    if givens.len() != 81 || !givens.iter().all(|cell| b".0123456789".contains(cell)) {
        return Err(Fault::Judge("input: not 81 digits and dots".into()));
    }
    let judge = |reason| Fault::Judge(format!("answer: {reason}"));
    let solvable = is_completion(&givens, answer).map_err(judge)?;
    match is_completion(&givens, output).map_err(Fault::Wrong)? {
        false if solvable => Err(Fault::Wrong("-1, but there is a completion".into())),
        true if !solvable => Err(judge("-1, but this is a completion".into())),
        _ => Ok(()),
    }
}

/// True for a completion of the givens, false for `-1`; else what is wrong, and where.
fn is_completion(givens: &[u8], text: &[u8]) -> Result<bool, String> {
    let text = text.trim_ascii_end();
    if text == b"-1" {
        return Ok(false);
    }
    let rows = text.split_inclusive(|&byte| byte == b'\n');
    let count = rows.clone().count();
    if count != 9 {
        return Err(format!("neither -1 nor 9 rows, but {count}"));
    }
    let mut board = Vec::with_capacity(81);
    for (row, cells) in (1..).zip(rows) {
        let cells = cells.trim_ascii_end().split(|&byte| byte == b' ');
        let count = cells.clone().count();
        if count != 9 {
            return Err(format!("row {row}: {count} cells, not 9"));
        }
        for (column, cell) in (1..).zip(cells) {
            let place = |reason| format!("row {row}, column {column}: {reason}");
            board.push(digit(cell, givens[board.len()]).map_err(place)?);
        }
    }
    for (n, i) in (0..27 * 9).map(|place| (place / 9, place % 9)) {
        let cell = |i: usize| match n / 9 {
            0 => 9 * n + i,
            1 => 9 * i + n % 9,
            _ => 27 * (n % 9 / 3) + 3 * (n % 3) + 9 * (i / 3) + i % 3,
        };
        let (digit, unit) = (board[cell(i)], ["row", "column", "block"][n / 9]);
        if (0..i).any(|before| board[cell(before)] == digit) {
            let place = format!("row {}, column {}", cell(i) / 9 + 1, cell(i) % 9 + 1);
            return Err(format!("{place}: {digit} again in {unit} {}", n % 9 + 1));
        }
    }
    Ok(true)
}

/// The digit in a cell of the output, the given one where there is one.
fn digit(cell: &[u8], given: u8) -> Result<char, String> {
    let start = cell[..cell.len().min(20)].escape_ascii();
    match *cell {
        [digit @ b'1'..=b'9'] if [b'.', b'0', digit].contains(&given) => Ok(digit.into()),
        [b'1'..=b'9'] => Err(format!("{start}, not the given {}", char::from(given))),
        _ => Err(format!("`{start}` is no digit")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: &str = "\
1 2 3 4 5 6 7 8 9\n4 5 6 7 8 9 1 2 3\n7 8 9 1 2 3 4 5 6\n2 1 4 3 6 5 8 9 7\n3 6 5 8 9 7 2 1 4
8 9 7 2 1 4 3 6 5\n5 3 1 6 4 2 9 7 8\n6 4 2 9 7 8 5 3 1\n9 7 8 5 3 1 6 4 2\n";

    fn verdict(given: char, output: &str, answer: &str) -> Result<(), Fault> {
        let input = format!("{given}........\r\n{}", ".".repeat(72));
        check(input.as_bytes(), output.as_bytes(), answer.as_bytes())
    }

    #[test]
    fn outputs() {
        let other = FULL.replace('2', "x").replace('3', "2").replace('x', "3");
        assert_eq!(verdict('1', &other.replace('\n', " \r\n"), FULL), Ok(()));
        assert_eq!(verdict('2', "-1", "-1\r\n"), Ok(()));
        let mut rows: Vec<&str> = FULL.lines().collect();
        rows.swap(2, 3);
        for (from, to, said) in [
            (FULL, "-1\n", "-1, but there is a completion"),
            (FULL, "\n", "neither -1 nor 9 rows, but 0"),
            (" ", "", "row 1: 1 cells, not 9"),
            (" 4", " ", "row 1, column 4: `` is no digit"),
            ("8", "18", "row 1, column 8: `18` is no digit"),
            ("1", "2", "row 1, column 1: 2, not the given 1"),
            ("2", "1", "row 1, column 2: 1 again in row 1"),
            ("9 1", "1 9", "row 7, column 3: 1 again in column 3"),
            (FULL, &rows.join("\n"), "row 3, column 1: 2 again in block 1"),
        ] {
            let wrong = Err(Fault::Wrong(said.into()));
            assert_eq!(verdict('1', &FULL.replace(from, to), FULL), wrong);
        }
    }

    #[test]
    fn faults_of_the_judge() {
        for (given, answer, said) in [
            ('1', "-1", "answer: -1, but this is a completion"),
            ('1', "1", "answer: neither -1 nor 9 rows, but 1"),
            ('x', FULL, "input: not 81 digits and dots"),
            (' ', FULL, "input: not 81 digits and dots"),
        ] {
            assert_eq!(verdict(given, FULL, answer), Err(Fault::Judge(said.into())));
        }
    }
}
