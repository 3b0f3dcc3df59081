//! # Eight puzzle, path (八数码): backtracking with three lists
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. Find a path of at most d
//! slides from one board to another. It need not be the shortest.
//!
//! **Input**: d, then the start and the goal, 3 rows of 3 numbers each; `0` is the gap.
//! **Output**: the number of slides, then the boards from start to goal, an empty line before each; `-1` if
//! there is no such path.
//! **Limits**: 0 <= d <= 40; a board has each number from 0 to 8 once.
//!
//! # Idea
//! Try a slide, then a slide from there, and so on. After d slides, or where nothing new can follow, go back
//! to the last board with an untried slide. Three lists keep track:
//!
//! - PS is the path from the start to the board that is being looked at.
//! - NPS holds the boards that wait to be looked at, the newest on top.
//! - NSS holds the dead ends: boards that were on PS and led nowhere, with the slides they had left.
//!
//! A board that led nowhere with 2 slides left may still reach the goal with 5. So a dead end is left out
//! only if it has no more slides left now than it had then.
//!
//! **Invariant**: once a board was looked at with n > 0 slides left, each of its neighbours has been looked
//! at or waits on NPS, with at least n - 1 slides left. For a neighbour is left out only if it is on PS, where
//! it has more slides left, or in NSS with at least n - 1. So when NPS is empty, the start was looked at with
//! d slides left, the next board of any path with at least d - 1, and so on: a goal within d slides was found.
//!
//! Some goals can be ruled out at once. Count the inversions: the pairs of tiles in the wrong order. A slide
//! sideways keeps the order of the tiles; up or down, a tile passes two others. So whether the count is odd
//! or even never changes.
//!
//! # Example
//! ```text
//! d = 2    A = 1 2 3    G = 1 2 3    the gap tries to go down, right, left, up
//!              8 4 5        8 0 4    (the slide put on NPS last is tried first)
//!              7 6 0        7 6 5
//!
//! look at | PS    | NPS   | NSS           |
//!    A    | A     | C B   |               | the gap can go left to B or up to C
//!    B    | A B   | C D E |               | left to E or up to D; A is on PS
//!    E    | A B E | C D   |               | no slides left
//!    D    | A B D | C     | E:0           | no slides left
//!    C    | A C   | F G   | E:0, D:0, B:1 | left to G or up to F; A is on PS
//!    G    | A C G | F     | E:0, D:0, B:1 | the goal
//! ```
//! NPS is shown after the look, its top on the right; `B:1` is a dead end that had 1 slide left.
//!
//! # Cost
//! A board is looked at once at most for each number of slides left. To look at everything takes about
//! 0.8 million looks with d = 31 and 1.5 million with d = 40; there are 181 440 boards of one parity.
//!
//! # Compare
//! `eight-puzzle-path-bfs` looks at each board once at most, and its path is a shortest one.
//!
//! # Tested
//! All starts within 10 slides of the lesson's goal, and every 5003rd of the 362 880 boards: with just enough
//! slides, with one too few, and with 40. Each path is checked slide by slide.
//!
//! # Source
//! A lesson on backtracking (回溯法解决八数码). Its own program misses paths: it forgets how many slides a dead
//! end had left, and never moves the gap to the last cell.

use std::collections::HashMap;

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

/// A path of at most `limit` slides, both ends included; `None` if there is none.
fn solve(limit: usize, start: Board, goal: Board) -> Option<Vec<Board>> {
    if inversions(start) % 2 != inversions(goal) % 2 {
        return None;
    }
    let mut ps = Vec::new();
    // With each board the number of slides to it.
    let mut nps = vec![(start, 0)];
    // For each dead end the slides that were left; more each time it is tried again.
    let mut nss = HashMap::new();
    while let Some((board, depth)) = nps.pop() {
        // Back to where this board goes on: what came after led nowhere.
        for (dead_end, its_depth) in ps.drain(depth..).zip(depth..) {
            nss.insert(dead_end, limit - its_depth);
        }
        ps.push(board);
        if board == goal {
            return Some(ps);
        }
        if depth == limit {
            continue;
        }
        let left = limit - depth - 1;
        for next in slides(board) {
            let is_dead_end = nss.get(&next).is_some_and(|&tried| tried >= left);
            if !is_dead_end && !ps.contains(&next) {
                nps.push((next, depth + 1));
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

/// The pairs of tiles, the gap left out, that stand in the wrong order.
fn inversions(board: Board) -> usize {
    let tiles = board.into_iter().filter(|&tile| tile > 0);
    tiles.tuple_combinations().filter(|(a, b)| a > b).count()
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
