//! # Maze (幅優先探索): breadth-first search
//!
//! How few steps lead from the start to the goal? A step goes to a free cell above, below, left or right.
//!
//! **Input**: the numbers of rows and columns; row and column of the start, then of the goal, counted from 1;
//! then the rows, `.` for a free cell and `#` for a wall. The border is wall. **Output**: the fewest steps.
//! **Limits**: at most 50 rows and columns, and there is a way. Here: at most 1000, `-1` if there is no way.
//!
//! # Idea
//! Visit the cells in the order of their distance from the start: first the start itself, then the cells one
//! step away, then those two steps away, and so on. A queue keeps that order by itself. The cell in front puts
//! its unvisited neighbours at the end, behind every cell that is at most as far. So each cell is first met
//! along a shortest way, and when the goal comes to the front, its distance is the answer.
//!
//! The search is complete: when the queue runs empty, every cell that can be reached was visited, and the goal
//! was not among them.
//!
//! # Example
//! ```text
//! #######      #######      the distance of each cell from the start
//! #s....#      #01234#
//! #.###.#      #1###5#      the queue while the cells two steps away are met:
//! #...#g#      #234#6#      1 1,  then 1 2,  then 2 2
//! #######      #######
//! ```
//! The way through the lower left ends at a wall. The answer is 6.
//!
//! # Cost
//! Each cell enters the queue once and looks at four neighbours: O(rows × columns) time and memory.
//!
//! # Compare
//! `maze-shortest-path-a-star` looks towards the goal and often visits far fewer cells. `maze-shortest-path-branchless`
//! is this search, made for speed.
//!
//! # Tested
//! All mazes of up to 3 × 4 cells inside the border with every start and goal, against distances that are
//! improved until nothing changes.
//!
//! # Source
//! ABC007 C. Breadth-first search: Moore, "The shortest path through a maze", 1959.

use std::collections::VecDeque;

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
    let mut visited = vec![vec![false; maze[0].len()]; maze.len()];
    visited[start.0][start.1] = true;
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((cell, steps)) = queue.pop_front() {
        if cell == goal {
            return Some(steps);
        }
        for (row, column) in neighbours(cell) {
            if maze[row][column] == b'.' && !visited[row][column] {
                visited[row][column] = true;
                queue.push_back(((row, column), steps + 1));
            }
        }
    }
    None
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
