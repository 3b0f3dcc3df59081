//! # Maze (幅優先探索): jump points
//!
//! How few steps lead from the start to the goal? A step goes to a free cell above, below, left or right.
//!
//! **Input**: the numbers of rows and columns; row and column of the start, then of the goal, counted from 1;
//! then the rows, `.` for a free cell and `#` for a wall. The border is wall. **Output**: the fewest steps.
//! **Limits**: at most 50 rows and columns, and there is a way. Here: at most 1000, `-1` if there is no way.
//!
//! # Idea
//! In an open hall there are many shortest ways to a cell. They differ only in the order of their steps, so it is
//! enough to look at one of them: the one that goes up and down as early as it can. On such a way,
//! - after a step up or down, any turn is allowed;
//! - after a step left or right, a turn is needed only at the end of a wall. One cell back the wall was above, here
//!   the cell above is free; the same below. Elsewhere the turn could have come earlier.
//!
//! So the search need not stop at every cell. It goes straight on until it hits a wall or finds a *jump point*:
//! - the goal;
//! - going left or right: the end of a wall, as above;
//! - going up or down: a cell from which a look straight to the left or right finds a jump point.
//!
//! Only jump points enter the heap. Everything else is A*: f = g + h, with the distance without walls as h.
//!
//! # Example
//! ```text
//! ###########      ###########      jump points in the order in which they leave the heap
//! #.........#      #.1....2..#
//! #.s...#.g.#      #.0...#34.#      1: a look to the right finds 2
//! #.....#...#      #.....#...#      2: the end of a wall, from here the way can turn down
//! #.........#      #.........#      3: a look to the right finds the goal
//! ###########      ###########      4: the goal
//! ```
//!
//! # Cost
//! The heap holds few cells, but a cell may be looked at often. It pays where straight lines are long. Jump points
//! that leave the heap in three of the samples, the cells of `a-star` in brackets:
//! - `judge-3`, an open hall: 3 (95).
//! - `largest-serpentine`: 998, two for each corridor (498 500).
//! - `random-walls-few-ways`, where every other free cell is the end of a wall: 2876 (5383). Here it doesn't pay.
//!
//! # Compare
//! `maze-shortest-path-a-star` is the search to read first.
//!
//! # Tested
//! All mazes of up to 3 × 4 cells inside the border with every start and goal, against distances that are
//! improved until nothing changes.
//!
//! # Source
//! ABC007 C. Jump points: Harabor and Grastien, 2011, there with diagonal steps.

use std::{cmp::Reverse, collections::BinaryHeap};

use proconio::{
    input,
    marker::{Bytes, Usize1},
};

/// A row and a column.
type Cell = (usize, usize);

/// Rows down and columns to the right.
type Step = (isize, isize);

const UP: Step = (-1, 0);
const DOWN: Step = (1, 0);
const LEFT: Step = (0, -1);
const RIGHT: Step = (0, 1);

fn main() {
    input! {
        rows: usize,
        columns: usize,
        start: (Usize1, Usize1),
        goal: (Usize1, Usize1),
        maze: [Bytes; rows],
    }
    check(&maze, columns, [start, goal]);
    match solve(&maze, start, goal) {
        Some(steps) => println!("{steps}"),
        None => println!("-1"),
    }
}

/// The fewest steps from `start` to `goal`, `None` if there is no way.
fn solve(maze: &[Vec<u8>], start: Cell, goal: Cell) -> Option<u32> {
    let mut closed = vec![vec![false; maze[0].len()]; maze.len()];
    // The largest comes first: the least f, among these the largest g.
    let mut open = BinaryHeap::from([(Reverse(distance(start, goal)), 0, start)]);
    while let Some((_, g, point)) = open.pop() {
        if point == goal {
            return Some(g);
        }
        if closed[point.0][point.1] {
            continue;
        }
        closed[point.0][point.1] = true;
        for step in [UP, DOWN, LEFT, RIGHT] {
            if let Some(next) = jump(maze, point, step, goal) {
                let g = g + distance(point, next);
                open.push((Reverse(g + distance(next, goal)), g, next));
            }
        }
    }
    None
}

/// The first jump point on the straight line from `cell`, `None` if a wall comes before it.
fn jump(maze: &[Vec<u8>], mut cell: Cell, step: Step, goal: Cell) -> Option<Cell> {
    loop {
        let behind = cell;
        cell = beside(cell, step);
        if is_wall(maze, cell) {
            return None;
        }
        let may_turn = match step {
            UP | DOWN => [LEFT, RIGHT].iter().any(|&turn| jump(maze, cell, turn, goal).is_some()),
            _ => [UP, DOWN].iter().any(|&turn| {
                is_wall(maze, beside(behind, turn)) && !is_wall(maze, beside(cell, turn))
            }),
        };
        if cell == goal || may_turn {
            return Some(cell);
        }
    }
}

/// The steps between two cells if there were no walls: the heuristic, and exact on a straight line.
fn distance(a: Cell, b: Cell) -> u32 {
    (a.0.abs_diff(b.0) + a.1.abs_diff(b.1)) as u32
}

/// The cell after one step. It is in the maze, as the border is wall.
fn beside((row, column): Cell, (down, right): Step) -> Cell {
    (row.wrapping_add_signed(down), column.wrapping_add_signed(right))
}

fn is_wall(maze: &[Vec<u8>], (row, column): Cell) -> bool {
    maze[row][column] == b'#'
}

/// Makes sure that the maze is one.
fn check(maze: &[Vec<u8>], columns: usize, ends: [Cell; 2]) {
    for row in maze {
        assert_eq!(row.len(), columns, "each row must have as many cells as there are columns");
        assert!(row.iter().all(|cell| b".#".contains(cell)), "a cell must be `.` or `#`");
    }
    let is_free =
        |(row, column): Cell| maze.get(row).and_then(|row| row.get(column)) == Some(&b'.');
    assert!(ends.into_iter().all(is_free), "start and goal must be free cells of the maze");
    let sides = maze.iter().flat_map(|row| [row[0], row[columns - 1]]);
    let mut border = sides.chain(maze[0].iter().chain(&maze[maze.len() - 1]).copied());
    assert!(border.all(|cell| cell == b'#'), "the border must be wall");
}

#[cfg(test)]
mod tests;
