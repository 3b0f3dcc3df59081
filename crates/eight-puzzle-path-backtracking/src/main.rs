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
//! - NPS holds the boards that wait, each with its depth: the slides from the start to it. The newest is on top.
//! - NSS holds the dead ends: boards that were on PS and were left again, each with the slides it had *to go*, which
//!   are d minus its depth. Here it is a map.
//!
//! To look at a board, take it off NPS with its depth k. Cut PS to its first k boards, which end with the board it was
//! put there for; what is cut off goes to NSS. Put the board on PS. If it is the goal, PS is the answer. If k < d, put
//! its neighbours on NPS with depth k + 1, but not those on PS, and not those in NSS with at least as many to go.
//!
//! A dead end must be tried again with more to go. Round a square of 2×2 cells, 8 slides one way and 4 the other way
//! lead to the same board. With d = 8 it may come up with 0 to go first, and then with 4.
//!
//! **Invariant**: once a board was looked at with n > 0 slides to go, each of its neighbours has been looked at or
//! waits on NPS, with at least n - 1 to go. For a neighbour is skipped only if it is on PS, where it has more to go, or
//! in NSS with at least n - 1. Now suppose that NPS is empty and there is a path of at most d slides. The start was
//! looked at with d to go, the next board with at least d - 1, and so on to the goal. But there the search would have
//! stopped. So there is no such path.
//!
//! Some goals can be ruled out at once. Read the tiles row by row without the gap, and count the *inversions*, the
//! pairs with the larger tile first. A slide sideways changes none. Up or down, a tile passes two others, so two
//! pairs turn around and the count changes by -2, 0 or 2. Whether it is odd or even never changes.
//!
//! # Example
//! ```text
//! d = 2   A = 1 2 3   B = 1 2 3   C = 1 2 3   D = 1 2 3   E = 1 2 3   F = 1 2 0   G = 1 2 3
//!             8 4 5       8 4 5       8 4 5       8 0 5       8 4 0       8 4 3       8 0 4
//!             7 6 0       7 0 6       0 7 6       7 4 6       7 6 5       7 6 5       7 6 5
//!
//! look at | PS    | NPS   | NSS         |
//!    A    | A     | E B   |             | its neighbours are E and B
//!    B    | A B   | E D C |             | its neighbours are D and C; A is on PS
//!    C    | A B C | E D   |             | no slides to go
//!    D    | A B D | E     | C:0         | no slides to go
//!    E    | A E   | F G   | C:0 D:0 B:1 | its neighbours are F and G; A is on PS
//!    G    | A E G | F     | C:0 D:0 B:1 | the goal
//! ```
//! The lists are as they are after the look, the top of NPS on the right. `B:1` is a dead end with 1 slide to go.
//!
//! # Cost
//! A board is looked at once at most for each number of slides to go. To look at everything takes about
//! 0.8 million looks with d = 31 and 1.5 million with d = 40; there are 181 440 boards of one parity.
//!
//! # Compare
//! `eight-puzzle-path-bfs` looks at each board once at most, and its path is a shortest one.
//!
//! # Tested
//! All starts within 10 slides of `1 2 3 / 8 0 4 / 7 6 5`, and every 5003rd of the 362 880 boards: with as many slides
//! as a breadth-first search needs, with one less, and with 40. Each path is checked slide by slide.
//!
//! # Source
//! A lesson on backtracking (回溯法解决八数码). Its own program misses paths: it forgets how many slides a dead
//! end had to go, and never moves the gap to the last cell.

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

/// The boards of a path of at most `limit` slides, from `start` to `goal`; `None` if there is none.
fn solve(limit: usize, start: Board, goal: Board) -> Option<Vec<Board>> {
    // No slide changes this parity.
    if inversions(start) % 2 != inversions(goal) % 2 {
        return None;
    }
    let mut ps: Vec<Board> = Vec::new();
    let mut nps = vec![(start, 0)];
    let mut nss: HashMap<Board, usize> = HashMap::new();
    while let Some((board, depth)) = nps.pop() {
        while ps.len() > depth {
            let dead_end = ps.pop().expect("PS is longer than the depth");
            nss.insert(dead_end, limit - ps.len());
        }
        ps.push(board);
        if board == goal {
            return Some(ps);
        }
        if depth == limit {
            continue;
        }
        let next_to_go = limit - depth - 1;
        for next in slides(board) {
            let is_no_better = nss.get(&next).is_some_and(|&to_go| to_go >= next_to_go);
            if !is_no_better && !ps.contains(&next) {
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

/// How many pairs of tiles have the larger one first.
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
    let text = |board: &Board| board.chunks(3).map(|row| row.iter().join(" ")).join("\n");
    let boards = path.iter().map(text).join("\n\n");
    format!("{}\n\n{boards}\n", path.len() - 1)
}

#[cfg(test)]
mod tests;
