//! # Eight puzzle (八数码难题): IDA*, iterative deepening A*
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 / 8 0 4 / 7 6 5`, where `0` is the gap?
//!
//! **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once. **Output**: the fewest slides, `-1` if
//! there is no way.
//!
//! # Idea
//! For a board that a way of g slides has led to, h estimates the slides still needed. So f = g + h estimates the
//! whole way. Such an estimate h is called a *heuristic*. Here it is the Manhattan distance: for every tile the
//! rows plus the columns to its *home*, its cell in the goal, all added up. The gap is left out: if it counted, one
//! slide could lower h by 2.
//!
//! A depth-first search tries each slide in turn and takes it back if it fails. It *cuts* a board whose f exceeds a
//! bound; the first bound is the start's h. If the goal is not found, the search begins again at the start, with a
//! bound larger by 2. A slide moves one tile, so the new h is the old one with that tile's distance replaced.
//!
//! *Admissible*: h is never more than the slides still needed. A slide moves one tile by one cell, so it changes h
//! by +1 or -1, and at the goal h is 0. So at least h slides are needed.
//!
//! No way slides a tile straight back: without these two slides it would be shorter. No visited boards are stored,
//! and a search may meet a board again. It ends all the same: g <= f <= bound, so no way has more slides than the
//! bound.
//!
//! **Why the answer is right.** Let D be the fewest slides. D is one of the bounds: it is at least the start's h, and
//! f, which is h at the start and D at the end, changes by 0 or 2 with each slide. With a bound below D the goal is
//! not found, since at the goal f = g is at least D. With the bound D it is found: on a way of D slides every board
//! has f <= D, because h is admissible, so nothing of it is cut.
//!
//! **No way.** Without a way the bounds would grow for ever, so this is tested first. Read the tiles row by row
//! without the gap. An *inversion* is a pair with the larger tile first; the goal has 7. A slide sideways changes no
//! pair. Up or down, a tile passes two others, which turns two pairs around: the number changes by -2, 0 or 2. So a
//! board with an even number has no way. All the others have one (Johnson and Story, 1879).
//!
//! # Example
//! A line for each board with g + h = f, indented once for each slide.
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
//! Over all boards that have a way, the searches go through 1209 boards on average and 37 038 at most (`321458067`),
//! counted as often as they come up and without those cut. The memory is one call for each slide and one for the
//! start, 31 at most.
//!
//! # Compare
//! `eight-puzzle-iddfs` bounds g alone and goes through far more boards. `eight-puzzle-a-star` stores all boards
//! that it finds and comes to none of them twice.
//!
//! # Tested
//! All 362 880 boards, against a breadth-first search from the goal.
//!
//! # Source
//! Luogu P1379. IDA*: Korf, 1985.

use itertools::Itertools;
use proconio::{input, marker::Bytes};

/// Nine cells row by row; 0 is the gap.
type Board = [usize; 9];

const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// `HOME[tile]` is the tile's cell in [`GOAL`]; `HOME[0]` is never read.
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
    let gap = start.iter().position(|&tile| tile == 0).expect("a board has a gap");
    let h = heuristic(start);
    let (mut board, mut bound) = (start, h);
    // Nothing is slid back at the start: the gap came from its own cell.
    while !reaches_goal(&mut board, gap, gap, 0, h, bound) {
        bound += 2;
    }
    Some(bound)
}

/// Whether a way on which f never exceeds `bound` leads from `board` to the goal. So far `g` slides were made, `h` is
/// the board's heuristic, and the gap came from the cell `last`, to which it doesn't go straight back. If there is no
/// such way, `board` is left as it was.
fn reaches_goal(board: &mut Board, gap: usize, last: usize, g: u32, h: u32, bound: u32) -> bool {
    if g + h > bound {
        return false;
    }
    if h == 0 {
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

/// How many pairs of tiles have the larger one first.
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
