//! # Maze (幅優先探索): breadth-first search without branches
//!
//! How few steps lead from the start to the goal? A step goes to a free cell above, below, left or right.
//!
//! **Input**: the numbers of rows and columns; row and column of the start, then of the goal, counted from 1;
//! then the rows, `.` for a free cell and `#` for a wall. The border is wall. **Output**: the fewest steps.
//! **Limits**: at most 50 rows and columns, and there is a way. Here: at most 1000, `-1` if there is no way.
//!
//! This file is advanced: it is made for speed. Read `maze-shortest-path-bfs` first. What it gives up: cells are
//! bare numbers here, and the input is read by hand, line by line.
//!
//! # Idea
//! In place of a queue there are two lists: the frontier, which holds the cells so many steps away, and the next
//! frontier. The usual search asks of each neighbour whether it is open and puts it into the list only then. In
//! a maze without order a processor can't predict the answer. Each wrong prediction costs more than the rest of
//! the work on a cell.
//!
//! So here every neighbour is written behind the end of the list. Then the length grows by 1 if the neighbour was
//! open and by 0 if not. What doesn't count is overwritten by the next one. Last the cell is closed, open or not.
//!
//! # Example
//! ```text
//! #####      numbered 0 to 4, with 5 for the end of the line      neighbour | the list | length
//! #...#      numbered 6 to 10, with 11 for the end of the line     2, wall  | 2        |   0
//! #####      and so on                                            14, wall  | 14       |   0
//!                                                                  7, open  | 7        |   1
//! The start is 8. Its neighbours are 2, 14, 7 and 9:               9, open  | 7 9      |   2
//! ```
//! From 7 and 9 nothing is open any more: 8 was closed as the start.
//!
//! # Cost
//! Each cell is in the frontier once. Lists grow with the frontier: rarely more than a few thousand cells.
//!
//! # Compare
//! `maze-shortest-path-bfs` is the same search as books have it.
//!
//! # Tested
//! All mazes of up to 3 × 4 cells inside the border with every start and goal, against distances that are
//! improved until nothing changes.
//!
//! # Source
//! ABC007 C. Breadth-first search: Moore, "The shortest path through a maze", 1959.

use std::{
    io::{Read, stdin},
    mem::swap,
};

/// A cell is its place in the text behind the numbers, where one line follows the other.
struct Maze {
    /// From a cell to the one below.
    line: usize,
    /// 1 for a free cell, 0 for a wall and the end of a line.
    open: Vec<u8>,
    start: usize,
    goal: usize,
}

fn main() {
    let mut text = String::new();
    stdin().lock().read_to_string(&mut text).expect("the input must be text");
    match solve(parse(text)) {
        Some(steps) => println!("{steps}"),
        None => println!("-1"),
    }
}

/// The fewest steps from start to goal, `None` if there is no way.
fn solve(Maze { line, mut open, start, goal }: Maze) -> Option<u32> {
    let (mut frontier, mut next) = (vec![start as u32], Vec::new());
    let mut length = 1;
    open[start] = 0;
    let mut steps = 0;
    while open[goal] == 1 {
        if length == 0 {
            return None;
        }
        // Not as long as the maze from the beginning: short lists stay in the processor's cache.
        if next.len() < 4 * length {
            next.resize(8 * length, 0);
        }
        length = expand(&mut open, line, &frontier[..length], &mut next);
        swap(&mut frontier, &mut next);
        steps += 1;
    }
    Some(steps)
}

/// Closes the open neighbours of the frontier, puts them into `next` and tells how many they are.
fn expand(open: &mut [u8], line: usize, frontier: &[u32], next: &mut [u32]) -> usize {
    let mut length = 0;
    for &cell in frontier {
        let cell = cell as usize;
        for beside in [cell - line, cell + line, cell - 1, cell + 1] {
            next[length] = beside as u32;
            length += usize::from(open[beside]);
            open[beside] = 0;
        }
    }
    length
}

/// The maze of the text. It stays in its place, as a copy would take half as long as the search.
fn parse(text: String) -> Maze {
    let header: usize = text.split_inclusive('\n').take(3).map(str::len).sum();
    let numbers = text[..header].split_whitespace().map(str::parse::<usize>);
    let numbers: Vec<_> = numbers.map(|number| number.expect("three lines of numbers")).collect();
    let &[rows, columns, start_row, start_column, goal_row, goal_column] = &numbers[..] else {
        panic!("the first three lines must have two numbers each");
    };

    let lines: Vec<&str> = text[header..].split_inclusive('\n').take(rows).collect();
    assert!(!lines.is_empty() && lines.len() == rows, "the maze must have all its rows");
    let line = lines[0].len();
    for (number, row) in (1..).zip(lines) {
        let cells = row.trim_end();
        assert_eq!(cells.len(), columns, "each row must have as many cells as there are columns");
        assert!(row.len() == line || number == rows, "all lines must end alike");
        // Unlike `all` this looks at every cell, many at once.
        let known = cells.bytes().fold(true, |all, cell| all & matches!(cell, b'.' | b'#'));
        assert!(known, "a cell must be `.` or `#`");
        let is_inside = 1 < number && number < rows;
        let is_walled = cells.starts_with('#') && cells.ends_with('#');
        assert!(is_walled && (is_inside || !cells.contains('.')), "the border must be wall");
    }

    let mut open = text.into_bytes();
    open.drain(..header);
    for cell in &mut open {
        *cell = u8::from(*cell == b'.');
    }
    let free = |row: usize, column: usize| {
        let cell = line * (row.max(1) - 1) + column.max(1) - 1;
        let is_free = (1..=rows).contains(&row)
            && (1..=columns).contains(&column)
            && open.get(cell) == Some(&1);
        assert!(is_free, "start and goal must be free cells of the maze");
        cell
    };
    let (start, goal) = (free(start_row, start_column), free(goal_row, goal_column));
    Maze { line, open, start, goal }
}

#[cfg(test)]
mod tests;
