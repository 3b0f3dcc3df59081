//! # Maze (幅優先探索): A*
//!
//! How few steps lead from the start to the goal? A step goes to a free cell above, below, left or right.
//!
//! **Input**: the numbers of rows and columns; row and column of the start, then of the goal, counted from 1;
//! then the rows, `.` for a free cell and `#` for a wall. The border is wall. **Output**: the fewest steps.
//! **Limits**: at most 50 rows and columns, and there is a way. Here: at most 1000, `-1` if there is no way.
//!
//! # Idea
//! Of all cells found so far, go on from the one with the least f = g + h. Here g is the number of steps made to
//! it, and h, the heuristic, is the number of rows plus columns to the goal: the steps that would be left if there
//! were no walls. So f is a lower bound for every way through the cell.
//!
//! The heuristic never promises too much, so the goal's f is the answer when the goal comes up. It is also
//! consistent: a step changes h by exactly 1, so f never falls along a way. Hence a cell that comes up was reached
//! along a shortest way, and it can be closed. Not earlier: a cell may be found along a long way first.
//!
//! Many cells have the same f. Among them take the one with the largest g, which is the nearest to the goal.
//!
//! # Example
//! ```text
//! ###########      ###########
//! #.........#      #....567..#      the order in which cells leave the heap:
//! #.s...#.g.#      #.0123#89.#      0 to 3 with f = 6, as if there were no wall,
//! #.....#...#      #....4#...#      4 to 9 with f = 8, which is the answer
//! #.........#      #.........#
//! ###########      ###########
//! ```
//!
//! # Cost
//! Each cell is closed once: O(n log n) time for n cells, O(n) memory. The better the heuristic fits the maze,
//! the fewer cells come up. Cells that leave the heap in three of the samples, `bfs` in brackets:
//! - `judge-3`, an open hall: 95 (2304). If the smallest g came first, it would be nearly all of them.
//! - `random-walls`: 2113 (16 285).
//! - `largest-serpentine`: all 498 500, as with `bfs`, for there is only one way.
//!
//! # Compare
//! `maze-shortest-path-bfs` is the same with h = 0: then f is the distance, and a queue can do the heap's work.
//! `maze-shortest-path-jump-point` puts only those cells into the heap where the way may turn.
//!
//! # Tested
//! All mazes of up to 3 × 4 cells inside the border with every start and goal, against distances that are
//! improved until nothing changes.
//!
//! # Source
//! ABC007 C. A*: Hart, Nilsson and Raphael, 1968.

use std::{cmp::Reverse, collections::BinaryHeap};

use proconio::{
    input,
    marker::{Bytes, Usize1},
};

/// A row and a column.
type Cell = (usize, usize);

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
    let mut open = BinaryHeap::from([(Reverse(heuristic(start, goal)), 0, start)]);
    while let Some((_, g, cell)) = open.pop() {
        if cell == goal {
            return Some(g);
        }
        if closed[cell.0][cell.1] {
            continue;
        }
        closed[cell.0][cell.1] = true;
        for next in neighbours(cell) {
            if maze[next.0][next.1] == b'.' && !closed[next.0][next.1] {
                let f = g + 1 + heuristic(next, goal);
                open.push((Reverse(f), g + 1, next));
            }
        }
    }
    None
}

/// The steps from `cell` to `goal` if there were no walls.
fn heuristic(cell: Cell, goal: Cell) -> u32 {
    (cell.0.abs_diff(goal.0) + cell.1.abs_diff(goal.1)) as u32
}

/// The cells that share a side with a free cell. It has four, as the border is wall.
fn neighbours((row, column): Cell) -> [Cell; 4] {
    [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
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
