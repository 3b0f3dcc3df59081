//! Darkening grid: black cells blacken their neighbours, round by round.

pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// Darker and Darker, AGC033 A.
pub const PROBLEM: Problem = Problem::new("darkening-grid", generate, rules, answer);

/// More pairs of a cell and a black cell than this would keep the brute force busy for too long.
const ANSWERED: usize = 4_000_000;

fn generate(choices: &mut Choices, size: usize) -> String {
    let size = size.min(80);
    let (mut h, mut w) = (choices.below(size + 1) + 1, choices.below(size + 1) + 1);
    if size > 3 && choices.once_in(8) {
        (h, w) = choices.pick(&[(1, 4 * w), (4 * h, 1), (2, 4 * w)]);
    }
    let first = (choices.below(h), choices.below(w));
    // How many of 64 cells are black besides the first.
    let mut share = 32;
    if size > 3 {
        share = choices.pick(&[0, 1, 2, 8, 32]);
    }
    let mut few = Vec::new();
    if size > 3 && share == 0 {
        few = (0..choices.below(4)).map(|_| (choices.below(h), choices.below(w))).collect();
        // In corners and at sides the way in from one direction only counts.
        if choices.once_in(2) {
            few.push(choices.pick(&[(0, 0), (0, w - 1), (h - 1, 0), (h - 1, w - 1)]));
        }
    }
    let mut grid = format!("{h} {w}\n");
    for row in 0..h {
        for column in 0..w {
            let is_chosen = share > 0 && choices.below(64) >= 64 - share;
            let is_black = is_chosen || first == (row, column) || few.contains(&(row, column));
            grid.push(if is_black { '#' } else { '.' });
        }
        grid.push('\n');
    }
    grid
}

fn rules(input: &str) -> Result<(), String> {
    parse(input).map(|_| ())
}

fn answer(input: &str) -> Option<String> {
    let grid = parse(input).ok()?;
    let black = grid.iter().copied().flatten().filter(|&&cell| cell == b'#').count();
    let is_small = black * grid.len() * grid[0].len() <= ANSWERED;
    is_small.then(|| oracle::rounds(&grid).to_string())
}

/// The rows.
fn parse(input: &str) -> Result<Vec<&[u8]>, String> {
    let mut reader = Reader::new(input);
    let h = reader.number("h", 1..=1000)?;
    let w = reader.number("w", 1..=1000)?;
    let rows = reader.rows(h, w, ".#")?;
    if !rows.iter().any(|row| row.contains('#')) {
        return Err(reader.wrong("the grid has no black cell"));
    }
    reader.end()?;
    Ok(rows.into_iter().map(str::as_bytes).collect())
}
