//! # Number klotski (数字华容道): breadth-first search
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `0 1 2 / 3 4 5 / 6 7 8`, where `0` is the gap?
//!
//! **Input**: 3 rows of 3 numbers, each of 0 to 8 once. **Output**: the fewest slides, `-1` if there is no way.
//!
//! # Idea
//! Look at the boards in the order of their distance from the start: first the start itself, then all boards
//! one slide away, then all boards two slides away. A queue keeps that order by itself. The board in front
//! puts its unvisited neighbours at the end, behind every board that is at most as far. So each board is
//! first met along a shortest way, and the first time the goal comes to the front, its distance is the answer.
//!
//! The search is complete: when the queue runs empty, every board that can be reached was visited, and the
//! goal was not among them.
//!
//! # Example
//! ```text
//! start    1 2 0      the boards that enter the queue, with their distances
//!          3 4 5
//!          6 7 8      0: 120/345/678
//!                     1: 125/340/678   102/345/678
//!                     2: 125/348/670   125/304/678   142/305/678   012/345/678 = the goal
//! ```
//! The two neighbours that lead straight back to a visited board are left out.
//!
//! # Cost
//! There are 9! = 362 880 boards. Each slide keeps what mathematicians call the parity of the board, so only
//! half of them, 181 440, can be reached. Each enters the queue once and has at most 4 neighbours.
//!
//! # Compare
//! `eight-puzzle-bfs` packs the boards into numbers and bits; `eight-puzzle-a-star` visits far fewer.
//!
//! # Tested
//! Every 1009th of the 362 880 boards, against a search by layers from the goal.
//!
//! # Source
//! A lesson's example (数字华容道). Breadth-first search: Moore, 1959.

use std::collections::{HashMap, VecDeque};

use itertools::Itertools;
use proconio::input;

/// Nine cells row by row; 0 is the gap.
type Board = [usize; 9];

const GOAL: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

fn main() {
    input! { start: [usize; 9] }
    match solve(parse(&start)) {
        Some(slides) => println!("{slides}"),
        None => println!("-1"),
    }
}

/// The fewest slides from `start` to the goal, `None` if there is no way.
fn solve(start: Board) -> Option<u32> {
    let mut distance = HashMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        if board == GOAL {
            return Some(distance[&board]);
        }
        for next in slides(board) {
            if !distance.contains_key(&next) {
                distance.insert(next, distance[&board] + 1);
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
fn parse(cells: &[usize]) -> Board {
    assert!(
        cells.iter().copied().sorted().eq(0..9),
        "the board must have each number from 0 to 8 once"
    );
    cells.try_into().expect("nine cells")
}

#[cfg(test)]
mod tests;
