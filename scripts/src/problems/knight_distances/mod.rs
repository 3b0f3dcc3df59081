//! Knight distances: a board and the cell of the knight.

pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The knight of P1443.
pub const PROBLEM: Problem = Problem::new("knight-distances", generate, rules, answer);

/// More cells than this would keep the brute force busy for too long.
const ANSWERED: usize = 2500;

fn generate(choices: &mut Choices, size: usize) -> String {
    let size = size.min(60);
    let (mut n, mut m) = (choices.below(size + 1) + 1, choices.below(size + 1) + 1);
    if size > 3 && choices.once_in(2) {
        // Few of the one, many of the other: rows that end near the end of a word, cells out of reach.
        (n, m) = (choices.below(4) + 1, choices.below(2 * size) + 1);
        if choices.once_in(2) {
            (n, m) = (m, n);
        }
    }
    let (mut x, mut y) = (choices.below(n), choices.below(m));
    if size > 3 && choices.once_in(4) {
        (x, y) = choices.pick(&[(0, 0), (0, m - 1), (n - 1, 0), (n - 1, m - 1), (n / 2, m / 2)]);
    }
    format!("{n} {m} {} {}\n", x + 1, y + 1)
}

fn rules(input: &str) -> Result<(), String> {
    parse(input).map(|_| ())
}

fn answer(input: &str) -> Option<String> {
    let [n, m, x, y] = parse(input).ok()?;
    if n * m > ANSWERED {
        return None;
    }
    let mut lines = String::new();
    for row in oracle::distances(n, m, (x - 1, y - 1)) {
        let number = |moves: Option<u32>| moves.map_or("-1".to_owned(), |moves| moves.to_string());
        let numbers: Vec<_> = row.into_iter().map(number).collect();
        lines += &(numbers.join(" ") + "\n");
    }
    Some(lines)
}

fn parse(input: &str) -> Result<[usize; 4], String> {
    let mut reader = Reader::new(input);
    let n = reader.number("n", 1..=400)?;
    let m = reader.number("m", 1..=400)?;
    let x = reader.number("x", 1..=n)?;
    let y = reader.number("y", 1..=m)?;
    reader.end()?;
    Ok([n, m, x, y])
}
