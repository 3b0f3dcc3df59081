//! # Darkening grid (Darker and Darker): row by row
//!
//! In each round all cells that share a side with a black cell turn black, at the same time. After how many rounds
//! is the whole grid black?
//!
//! **Input**: `h w`, then h rows of w cells: `#` black, `.` white; at least one is black. **Output**: the number of
//! rounds. **Limits**: 1 <= h, w <= 1000.
//!
//! This file is advanced: it is made for speed. Read `darkening-grid-two-sweeps` first. What it gives up: four
//! looks at each cell in place of two, and the input is read by hand, line by line.
//!
//! # Idea
//! A cell turns black after as many rounds as it has steps to the nearest black cell. There are no walls, so the
//! steps may be made in any order: first those along the black cell's row, then those along the column.
//! - In each row, find the steps to the nearest black cell of this row: count from left to right, starting anew at
//!   each black cell, then from right to left. The smaller number counts.
//! - Sweep down over the rows: a cell is at most one step farther than the one above. Then sweep up.
//!
//! The sweeps are fast because no cell depends on another one of its row: the compiler makes instructions that
//! do many columns at once. Counting along a row can't be done like this, but it can do without branches. Where
//! black cells are scattered, a processor would predict these wrongly. So the count is increased and then masked:
//! all bits stay at a white cell, none at a black one.
//!
//! # Example
//! ```text
//! grid        in the row    swept down    swept up
//! . . # .      2 1 0 1       2 1 0 1      2 1 0 1
//! . . . .      - - - -       3 2 1 2      1 2 1 2
//! # . . .      0 1 2 3       0 1 2 3      0 1 2 3      answer: 3
//! ```
//! `-` is a number so large that it never counts.
//!
//! # Cost
//! O(h w) time, and two bytes for each cell.
//!
//! # Compare
//! In `darkening-grid-two-sweeps` each number waits for the one before it in its row, twice.
//!
//! # Tested
//! All grids of up to 3 × 4 cells, against the distance of each cell to the nearest black one.
//!
//! # Source
//! AGC033 A.

use std::io::{Read, stdin};

/// More than any distance in a grid.
const FAR: u16 = 2000;

fn main() {
    let mut text = String::new();
    stdin().lock().read_to_string(&mut text).expect("the input must be text");
    println!("{}", solve(&parse(&text)));
}

/// The rounds until every cell is black.
fn solve(grid: &[&[u8]]) -> u16 {
    let mut rounds: Vec<_> = grid.iter().map(|row| count_in_row(row)).collect();
    sweep(rounds.iter_mut());
    sweep(rounds.iter_mut().rev());
    let most = rounds.iter().map(|row| row.iter().fold(0, |most, &steps| steps.max(most)));
    most.max().expect("a grid has rows")
}

/// The steps from each cell of a row to the nearest black one in it.
fn count_in_row(row: &[u8]) -> Vec<u16> {
    let masks: Vec<_> = row.iter().map(|&cell| if cell == b'#' { 0 } else { u16::MAX }).collect();
    let mut count = FAR;
    let step = |mask: &u16| {
        count = (count + 1) & mask;
        count
    };
    let mut steps: Vec<_> = masks.iter().map(step).collect();
    let mut count = FAR;
    for (mask, steps) in masks.iter().zip(&mut steps).rev() {
        count = (count + 1) & mask;
        *steps = count.min(*steps);
    }
    steps
}

/// Makes each cell at most one step farther than the cell in the row before.
fn sweep<'a>(rows: impl Iterator<Item = &'a mut Vec<u16>>) {
    let mut before = Vec::new();
    for row in rows {
        before.resize(row.len(), FAR);
        for (steps, before) in row.iter_mut().zip(&mut before) {
            *before = (*before + 1).min(*steps);
            *steps = *before;
        }
    }
}

/// The rows of the grid.
fn parse(text: &str) -> Vec<&[u8]> {
    let mut lines = text.lines();
    let sides = lines.next().unwrap_or("").split_whitespace().map(str::parse::<usize>);
    let sides: Vec<_> = sides.map(|side| side.expect("h and w must be numbers")).collect();
    let &[h, w] = &sides[..] else { panic!("the first line must have two numbers") };
    let rows: Vec<_> = lines.take(h).map(|line| line.trim_end().as_bytes()).collect();
    assert!(rows.len() == h && h > 0, "the grid must have h rows");
    for row in &rows {
        assert_eq!(row.len(), w, "each row must have w cells");
        // Unlike `all` this looks at every cell, many at once.
        let known = row.iter().fold(true, |all, cell| all & matches!(cell, b'.' | b'#'));
        assert!(known, "a cell must be `.` or `#`");
    }
    let has_black = rows.iter().any(|row| row.contains(&b'#'));
    assert!(has_black, "at least one cell must be black");
    rows
}

#[cfg(test)]
mod tests;
