//! Paint bucket: a picture of whole numbers as colours, and the cell that is clicked.

mod growth;
pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The paint bucket of the lesson.
pub const PROBLEM: Problem = Problem::new("paint-bucket", generate, rules, answer).with_growth(growth::GROWTH);

/// More cells than this would keep the brute force busy for too long.
const ANSWERED: usize = 4096;

/// What is drawn before some cells get another colour: 0 where the paint shall run, 1 where not.
type Pattern = fn(row: usize, column: usize, n: usize, m: usize) -> usize;

const PATTERNS: [Pattern; 6] = [
    |_, _, _, _| 0,
    // Along a row to its end, a step down, and back.
    |row, column, _, m| usize::from(row % 2 == 1 && column != [m - 1, 0][row / 2 % 2]),
    // The same in columns: every run of a row is one cell wide.
    |row, column, n, _| usize::from(column % 2 == 1 && row != [n - 1, 0][column / 2 % 2]),
    // A comb: teeth that hang together in the last row only.
    |row, column, n, _| usize::from(column % 2 == 1 && row + 1 < n),
    // Frames around each other, with a gap in each wall.
    |row, column, n, m| {
        let depth = row.min(column).min(n - 1 - row).min(m - 1 - column);
        usize::from(depth % 2 == 1 && (row, column) != (n / 2, depth))
    },
    // A chessboard: cells of one colour touch at the corners only.
    |row, column, _, _| (row + column) % 2,
];

/// Colours that a program may confuse.
const PALETTES: [[i64; 3]; 3] = [[1, 2, 3], [0, -1, 1 << 32], [i64::MIN, i64::MAX, -1]];

fn generate(choices: &mut Choices, size: usize) -> String {
    let (n, m) = sides(choices, size);
    let (x, y) = (choices.below(n), choices.below(m));
    let mut palette = PALETTES[0];
    let mut pattern = PATTERNS[0];
    let mut shades = vec![0, 1];
    if size > 3 {
        palette = choices.pick(&PALETTES);
        pattern = choices.pick(&PATTERNS);
        shades.resize(choices.below(8) * 2, 0);
        shades.extend([0, 1, 2]);
        shades.sort_unstable();
    }
    let mut picture = String::new();
    for row in 0..n {
        let cell = |column| {
            let shade = choices.pick(&shades) + pattern(row, column, n, m);
            palette[shade % 3].to_string()
        };
        let cells: Vec<_> = (0..m).map(cell).collect();
        picture += &(cells.join(" ") + "\n");
    }
    format!("{n} {m}\n{picture}{x} {y}\n")
}

/// Rows and columns, at most `size + 1` of them; once in four times a few rows four times as wide.
fn sides(choices: &mut Choices, size: usize) -> (usize, usize) {
    let size = size.min(80);
    if size > 3 && choices.once_in(4) {
        return (choices.below(4) + 1, choices.below(4 * size) + 1);
    }
    (choices.below(size + 1) + 1, choices.below(size + 1) + 1)
}

fn rules(input: &str) -> Result<(), String> {
    parse(input).map(|_| ())
}

fn answer(input: &str) -> Option<String> {
    let (picture, x, y) = parse(input).ok()?;
    if picture.len() * picture[0].len() > ANSWERED {
        return None;
    }
    let mut lines = String::new();
    for row in oracle::painted(&picture, x, y) {
        let cells: Vec<_> = row.iter().map(|&cell| if cell { "!" } else { "." }).collect();
        lines += &(cells.join(" ") + "\n");
    }
    Some(lines)
}

/// The picture and the cell that is clicked.
fn parse(input: &str) -> Result<(Vec<Vec<i64>>, usize, usize), String> {
    let mut reader = Reader::new(input);
    let n = reader.number("n", 1..=2000)?;
    let m = reader.number("m", 1..=2000)?;
    let row = |_| reader.numbers("a colour", m, &(i64::MIN..=i64::MAX));
    let picture = (0..n).map(row).collect::<Result<_, _>>()?;
    let x = reader.number("x", 0..=n - 1)?;
    let y = reader.number("y", 0..=m - 1)?;
    reader.end()?;
    Ok((picture, x, y))
}
