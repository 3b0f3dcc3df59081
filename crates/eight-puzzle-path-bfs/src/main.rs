//! # Eight puzzle, path (八数码): breadth-first search with parents
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. Find a path of at most d
//! slides from one board to another. This one is always a shortest path.
//!
//! **Input**: d, then the start and the goal, 3 rows of 3 numbers each; `0` is the gap.
//! **Output**: the number of slides, then the boards from start to goal, an empty line before each; `-1` if
//! there is no such path.
//! **Limits**: 0 <= d <= 40; a board has each number from 0 to 8 once.
//!
//! # Idea
//! A queue visits the boards in the order of their distance from the start. When a board is met for the first
//! time, it is met along a shortest path. The board that it was met from is its parent, and is written down.
//! Once the goal comes to the front of the queue, its parent, the parent's parent and so on lead back to the
//! start: a shortest path, the last board first.
//!
//! The search is complete: when the queue runs empty, every board that can be reached was visited. If the
//! shortest path has more than d slides, no other path is short enough.
//!
//! # Example
//! ```text
//! start 1 2 3    goal 1 2 3    each board stands to the right of its parent
//!       8 4 5         8 0 4
//!       7 6 0         7 6 5    123/845/760 ─┬─ 123/840/765 ─┬─ 120/843/765
//!                                           │               └─ 123/804/765 = the goal
//!                                           └─ 123/845/706 ─┬─ 123/805/746
//!                                                           └─ 123/845/076
//!
//! parents from the goal:  123/804/765, 123/840/765, 123/845/760
//! turned round, the path: 123/845/760, 123/840/765, 123/804/765
//! ```
//!
//! # Cost
//! Half of the 9! = 362 880 boards can be reached, 181 440. Each enters the queue once and has at most 4
//! neighbours.
//!
//! # Compare
//! `eight-puzzle-path-backtracking` keeps only one path and the dead ends, but its path may be long.
//!
//! # Tested
//! Every 2003rd of the 362 880 boards, with just enough slides and with one too few. Each path is checked
//! slide by slide.
//!
//! # Source
//! The task of a lesson on backtracking (回溯法解决八数码). Breadth-first search: Moore, 1959.

use std::{
    collections::{HashMap, VecDeque, hash_map::Entry},
    iter::successors,
};

use itertools::Itertools;
use proconio::input;

/// Nine cells row by row; 0 is the gap.
type Board = [u8; 9];

fn main() {
    input! { limit: usize, start: [u8; 9], goal: [u8; 9] }
    assert!(limit <= 40, "the limit must be from 0 to 40");
    match solve(limit, parse(&start), parse(&goal)) {
        Some(path) => print!("{}", show(&path)),
        None => println!("-1"),
    }
}

/// A shortest path, both ends included; `None` if it has more than `limit` slides or there is none.
fn solve(limit: usize, start: Board, goal: Board) -> Option<Vec<Board>> {
    let path = shortest_path(start, goal)?;
    (path.len() - 1 <= limit).then_some(path)
}

/// A shortest path, both ends included.
fn shortest_path(start: Board, goal: Board) -> Option<Vec<Board>> {
    let mut parent = HashMap::from([(start, None)]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        if board == goal {
            let mut path = successors(Some(goal), |board| parent[board]).collect_vec();
            path.reverse();
            return Some(path);
        }
        for next in slides(board) {
            if let Entry::Vacant(unvisited) = parent.entry(next) {
                unvisited.insert(Some(board));
                queue.push_back(next);
            }
        }
    }
    None
}

/// The boards one slide away: a tile beside the gap moves into it.
fn slides(board: Board) -> impl Iterator<Item = Board> {
    let gap = board.iter().position(|&tile| tile == 0).expect("a board has a gap");
    (0..9).filter(move |&cell| are_beside(cell, gap)).map(move |cell| {
        let mut slid = board;
        slid.swap(cell, gap);
        slid
    })
}

/// Whether two cells share a side.
fn are_beside(a: usize, b: usize) -> bool {
    let (rows, columns) = ((a / 3).abs_diff(b / 3), (a % 3).abs_diff(b % 3));
    rows + columns == 1
}

/// The board in these cells.
fn parse(cells: &[u8]) -> Board {
    assert!(
        cells.iter().copied().sorted().eq(0..9),
        "each board must have each number from 0 to 8 once"
    );
    cells.try_into().expect("nine cells")
}

/// The number of slides, then each board after an empty line.
fn show(path: &[Board]) -> String {
    let rows = |board: &Board| board.chunks(3).map(|row| row.iter().join(" ")).join("\n");
    let boards = path.iter().map(rows).join("\n\n");
    format!("{}\n\n{boards}\n", path.len() - 1)
}

#[cfg(test)]
mod tests;
