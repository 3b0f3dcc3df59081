//! # Eight puzzle (八数码难题): IDA*
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 / 8 0 4 / 7 6 5`, where `0` is the gap?
//!
//! **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once. **Output**: the fewest slides, `-1` if
//! there is no way.
//!
//! # Idea
//! g is the number of slides made on the way to a board, h an estimate of the slides still needed, and f = g + h an
//! estimate of the whole way. A depth-first search gives up a way when f exceeds a bound. If the whole search
//! fails, a new one begins with a larger bound. The heuristic h is the Manhattan distance: for every tile the rows
//! plus the columns from its cell to its home, all added up, the gap left out. A slide moves only one tile, so h is
//! kept up to date by the distance of that tile.
//!
//! *Admissible*: h is never more than the slides still needed. A slide moves one tile by one cell, so it lowers h
//! by at most 1, and at the goal h is 0.
//!
//! **Why the answer is right.** Let D be the fewest slides. On a way of D slides, every board has f <= D, because h
//! is admissible. So a search with the bound D cuts nothing off this way, and the goal is found. With a smaller
//! bound it is not found, since at the goal f = g is at least D. The bounds are tried in order, so the first that
//! succeeds is D.
//!
//! The first bound is the start's h: fewer slides are never enough. A slide adds 1 to g and changes h by 1, so f
//! stays the same or grows by 2. Hence f at the goal is even if the start's h is even, and odd if it is odd, and
//! the bound can grow by 2.
//!
//! The search never undoes its last slide, since no shortest way does that. It keeps no set of visited boards.
//!
//! A slide sideways keeps the order of the tiles; up or down, a tile passes two others. So the number of pairs in
//! the wrong order, the *inversions*, stays even or stays odd. Boards that differ from the goal in this have no
//! way, and all others have one (Johnson and Story, 1879). So the bounds come to an end.
//!
//! # Example
//! ```text
//! start    0 2 8    bound 6    028/143/765    0 + 6 = 6
//!          1 4 3                 208/143/765    1 + 7 = 8, cut
//!          7 6 5                 128/043/765    1 + 5 = 6
//!                                  128/403/765    2 + 6 = 8, cut
//!                                  128/743/065    2 + 6 = 8, cut
//!                   bound 8    028/143/765    0 + 6 = 6
//!                                208/143/765    1 + 7 = 8
//!                                  280/143/765    2 + 6 = 8
//!                                    283/140/765    3 + 5 = 8
//!                                      283/104/765    4 + 4 = 8
//!                                        203/184/765    5 + 3 = 8
//!                                          023/184/765    6 + 2 = 8
//!                                            123/084/765    7 + 1 = 8
//!                                              123/804/765    8 + 0 = 8, the goal
//! ```
//!
//! # Cost
//! All bounds together go through 1209 boards on average and 37 038 at most (`321458067`), counted as often as they
//! come and without those cut. The memory is one call for each slide, 30 at most.
//!
//! # Compare
//! `eight-puzzle-iddfs` is the same search with h = 0, and too slow. `eight-puzzle-a-star` stores all boards that
//! it finds and comes to none of them twice.
//!
//! # Tested
//! All 362 880 boards, against a search by layers from the goal.
//!
//! # Source
//! Luogu P1379. IDA*: Korf, 1985.

use itertools::Itertools;
use proconio::{input, marker::Bytes};

/// Nine cells row by row; 0 is the gap.
type Board = [usize; 9];

const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// The cell of the goal where each tile is at home; the gap's comes first.
const HOME: [usize; 9] = [4, 0, 1, 2, 5, 8, 7, 6, 3];

/// The cells beside each cell.
#[rustfmt::skip]
const NEIGHBOURS: [&[usize]; 9] = [
    &[1, 3],    &[0, 2, 4],    &[1, 5],
    &[0, 4, 6], &[1, 3, 5, 7], &[2, 4, 8],
    &[3, 7],    &[4, 6, 8],    &[5, 7],
];

fn main() {
    input! { cells: Bytes }
    match solve(parse(&cells)) {
        Some(slides) => println!("{slides}"),
        None => println!("-1"),
    }
}

/// The fewest slides from `start` to the goal, `None` if there is no way.
fn solve(start: Board) -> Option<u32> {
    if inversions(start) % 2 != inversions(GOAL) % 2 {
        return None;
    }
    let gap = start.iter().position(|&tile| tile == 0)?;
    let h = heuristic(start);
    let mut board = start;
    (h..).step_by(2).find(|&bound| reaches_goal(&mut board, gap, gap, 0, h, bound))
}

/// Whether a way on which f never exceeds `bound` leads from `board` to the goal. So far `g` slides were made, `h` is
/// the board's heuristic, and the gap came from the cell `last` to the cell `gap`.
fn reaches_goal(board: &mut Board, gap: usize, last: usize, g: u32, h: u32, bound: u32) -> bool {
    if g + h > bound {
        return false;
    }
    if h == 0 {
        // All tiles are at home.
        return true;
    }
    for &cell in NEIGHBOURS[gap] {
        if cell == last {
            continue;
        }
        let home = HOME[board[cell]];
        let next_h = h - distance(cell, home) + distance(gap, home);
        board.swap(cell, gap);
        if reaches_goal(board, cell, gap, g + 1, next_h, bound) {
            return true;
        }
        board.swap(cell, gap);
    }
    false
}

/// The Manhattan distance: how many rows and columns the tiles are away from home.
fn heuristic(board: Board) -> u32 {
    (0..9).filter(|&cell| board[cell] != 0).map(|cell| distance(cell, HOME[board[cell]])).sum()
}

/// Rows plus columns between two cells.
fn distance(a: usize, b: usize) -> u32 {
    ((a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3)) as u32
}

/// The pairs of tiles in which the larger one comes first.
fn inversions(board: Board) -> usize {
    let tiles = board.into_iter().filter(|&tile| tile != 0);
    tiles.tuple_combinations().filter(|(a, b)| a > b).count()
}

/// The board in these nine digits.
fn parse(cells: &[u8]) -> Board {
    assert!(
        cells.iter().copied().sorted().eq(b'0'..=b'8'),
        "the board must have each digit from 0 to 8 once"
    );
    std::array::from_fn(|cell| usize::from(cells[cell] - b'0'))
}

#[cfg(test)]
mod tests;
