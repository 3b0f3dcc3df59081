//! Maze: free cells and walls, a start and a goal, the border is wall.

pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The maze of ABC007 C.
pub const PROBLEM: Problem = Problem::new("maze-shortest-path", generate, rules, answer);

/// More cells than this would keep the brute force busy for too long.
const ANSWERED: usize = 2500;

/// Row and column, from 0.
type Cell = (usize, usize);

/// Where walls stand before some cells are changed; row and column are counted inside the border.
type Pattern = fn(row: usize, column: usize, rows: usize, columns: usize) -> bool;

const PATTERNS: [Pattern; 6] = [
    |_, _, _, _| false,
    // Along a row to its end, a step down, and back.
    |row, column, _, columns| row % 2 == 1 && column != [columns - 1, 0][row / 2 % 2],
    // The same in columns.
    |row, column, rows, _| column % 2 == 1 && row != [rows - 1, 0][column / 2 % 2],
    // A pocket that is open to the left.
    |row, column, rows, columns| {
        let (top, bottom, right) = (rows / 4, rows - 1 - rows / 4, columns - 1 - columns / 4);
        (row == top || row == bottom) && (1..=right).contains(&column)
            || column == right && (top..=bottom).contains(&row)
    },
    // Frames around each other, with a gap in each wall.
    |row, column, rows, columns| {
        let depth = row.min(column).min(rows - 1 - row).min(columns - 1 - column);
        depth % 2 == 1 && (row, column) != (rows / 2, depth)
    },
    // Pillars that stand alone.
    |row, column, _, _| row % 2 == 1 && column % 2 == 1,
];

fn generate(choices: &mut Choices, size: usize) -> String {
    let size = size.min(60);
    let (mut rows, mut columns) = (choices.below(size + 1) + 1, choices.below(size + 1) + 1);
    let start = (choices.below(rows), choices.below(columns));
    let mut goal = (choices.below(rows), choices.below(columns));
    let mut pattern = PATTERNS[0];
    // How many cells of 16 are not as the pattern has them.
    let mut changed = 8;
    if size > 3 {
        pattern = choices.pick(&PATTERNS);
        changed = choices.pick(&[0, 1, 3, 6, 8]);
        if choices.once_in(4) {
            goal = (rows - 1 - start.0, columns - 1 - start.1);
        }
        if choices.once_in(16) {
            (rows, columns) = (start.0.max(goal.0) + 1, 4 * columns);
        }
    }
    let mut maze = String::new();
    for row in 0..rows + 2 {
        for column in 0..columns + 2 {
            let is_border = [0, rows + 1].contains(&row) || [0, columns + 1].contains(&column);
            let is_wall = is_border || {
                let inside = (row - 1, column - 1);
                let is_changed = changed > 0 && choices.below(16) >= 16 - changed;
                inside != start
                    && inside != goal
                    && pattern(row - 1, column - 1, rows, columns) != is_changed
            };
            maze.push(if is_wall { '#' } else { '.' });
        }
        maze.push('\n');
    }
    let (sides, start, goal) = ((rows, columns), start, goal);
    let lines = [sides, start, goal].map(|(a, b)| format!("{} {}\n", a + 2, b + 2));
    lines.concat() + &maze
}

fn rules(input: &str) -> Result<(), String> {
    parse(input).map(|_| ())
}

fn answer(input: &str) -> Option<String> {
    let (maze, start, goal) = parse(input).ok()?;
    if maze.len() * maze[0].len() > ANSWERED {
        return None;
    }
    let steps = oracle::fewest_steps(&maze, start, goal);
    Some(steps.map_or("-1".to_owned(), |steps| steps.to_string()))
}

/// The maze, the start and the goal.
fn parse(input: &str) -> Result<(Vec<&[u8]>, Cell, Cell), String> {
    let mut reader = Reader::new(input);
    let rows: usize = reader.number("the number of rows", 2..=1000)?;
    let columns: usize = reader.number("the number of columns", 2..=1000)?;
    let mut ends = [(0, 0); 2];
    for (end, name) in ends.iter_mut().zip(["the start", "the goal"]) {
        let row = reader.number(&format!("the row of {name}"), 1..=rows)?;
        let column = reader.number(&format!("the column of {name}"), 1..=columns)?;
        *end = (row - 1, column - 1);
    }
    let mut maze = Vec::new();
    for row in 0..rows {
        let line = reader.rows(1, columns, ".#")?[0];
        let is_border = row == 0 || row + 1 == rows;
        let open = if is_border { line.find('.') } else { None };
        if open.is_some() || !line.starts_with('#') || !line.ends_with('#') {
            return Err(reader.wrong("the border of the maze must be wall"));
        }
        if let Some(end) = ends.iter().find(|end| end.0 == row && line.as_bytes()[end.1] == b'#') {
            return Err(reader.wrong(format!("column {} should be free", end.1 + 1)));
        }
        maze.push(line.as_bytes());
    }
    reader.end()?;
    Ok((maze, ends[0], ends[1]))
}
