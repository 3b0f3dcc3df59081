//! Wall breaking: a town of free cells and walls, at most two of which may be broken.

pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The walls of ARC005 C.
pub const PROBLEM: Problem = Problem::new("wall-breaking", generate, rules, answer);

/// More cells than this would keep the brute force busy for too long.
const ANSWERED: usize = 2500;

/// Where walls stand before some cells are changed.
type Pattern = fn(row: usize, column: usize, h: usize, w: usize) -> bool;

const PATTERNS: [Pattern; 6] = [
    |_, _, _, _| false,
    |_, _, _, _| true,
    // Bars from side to side: so many walls between any two cells.
    |_, column, _, w| column % (w / 4 + 1) == w / 4,
    |row, _, h, _| row % (h / 4 + 1) == h / 4,
    // Along a row to its end, a step down, and back.
    |row, column, _, w| row % 2 == 1 && column != [w - 1, 0][row / 2 % 2],
    // A chessboard: free cells touch at the corners only.
    |row, column, _, _| (row + column) % 2 == 1,
];

fn generate(choices: &mut Choices, size: usize) -> String {
    let size = size.min(60);
    let h = choices.below(size + 1) + 1;
    let mut w = choices.below(size + 1) + 1;
    if h * w == 1 {
        w = 2;
    } else if size > 3 && choices.once_in(8) {
        w *= 4;
    }
    let start = choices.below(h * w);
    // Any other cell.
    let goal = (start + 1 + choices.below(h * w - 1)) % (h * w);
    let mut pattern = PATTERNS[0];
    // How many cells of 16 are not as the pattern has them.
    let mut changed = 8;
    if size > 3 {
        pattern = choices.pick(&PATTERNS);
        changed = choices.pick(&[0, 1, 3, 6, 7, 8]);
    }
    let mut town = format!("{h} {w}\n");
    for row in 0..h {
        for column in 0..w {
            let cell = row * w + column;
            let is_changed = changed > 0 && choices.below(16) >= 16 - changed;
            town.push(match pattern(row, column, h, w) != is_changed {
                _ if cell == start => 's',
                _ if cell == goal => 'g',
                true => '#',
                false => '.',
            });
        }
        town.push('\n');
    }
    town
}

fn rules(input: &str) -> Result<(), String> {
    parse(input).map(|_| ())
}

fn answer(input: &str) -> Option<String> {
    let town = parse(input).ok()?;
    if town.len() * town[0].len() > ANSWERED {
        return None;
    }
    let answer = if oracle::fewest_walls(&town) <= 2 { "YES" } else { "NO" };
    Some(answer.to_owned())
}

/// The rows.
fn parse(input: &str) -> Result<Vec<&[u8]>, String> {
    let mut reader = Reader::new(input);
    let h = reader.number("h", 1..=500)?;
    let w = reader.number("w", 1..=500)?;
    let rows = reader.rows(h, w, ".#sg")?;
    for end in ['s', 'g'] {
        let count = rows.iter().map(|row| row.matches(end).count()).sum::<usize>();
        if count != 1 {
            return Err(reader.wrong(format!("the town has {count} times {end:?}, not once")));
        }
    }
    reader.end()?;
    Ok(rows.into_iter().map(str::as_bytes).collect())
}
