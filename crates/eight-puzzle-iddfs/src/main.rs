//! # Eight puzzle (八数码难题): iterative deepening
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 / 8 0 4 / 7 6 5`, where `0` is the gap?
//!
//! **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once. **Output**: the fewest slides, `-1` if
//! there is no way.
//!
//! # Idea
//! A depth-first search with a bound looks at all ways of at most so many slides. Try the bounds 0, 1, 2, … in
//! turn: each search finds every way that its bound allows, so the first bound that succeeds is the fewest slides.
//! The answer is the one of breadth-first search, and nothing is stored but the way itself.
//!
//! A slide sideways keeps the order of the tiles; up or down, a tile passes two others. So the number of *inversions*,
//! the pairs with the larger tile first, stays even or stays odd. Boards that differ from the goal in this have no
//! way, and all others have one (Johnson and Story, 1879).
//!
//! **Why it is too slow.** It does not know where it has been and walks through the same boards again and again. It
//! can't just skip a board seen before, either: depth first, the first way to a board may be a long one, and the
//! rest of a shorter way would be cut. With the gap in a corner there are 2 ways of 1 slide, 6 of 2 slides, 16 of 3
//! slides; from then on, 2 more slides make them 8 times as many. That is 26 388 279 066 624 ways of 30 slides, on
//! 181 440 boards.
//!
//! # Example
//! ```text
//! start    0 2 3    bound 0    start
//!          1 8 4    bound 1    start ─┬─ 203/184/765
//!          7 6 5                      └─ 123/084/765
//!                   bound 2    start ─┬─ 203/184/765 ─┬─ 023/184/765, the start again
//!                                     │               ├─ 230/184/765
//!                                     │               └─ 283/104/765
//!                                     └─ 123/084/765 ─┬─ 023/184/765, the start again
//!                                                     └─ 123/804/765, the goal: 2 slides
//! ```
//!
//! # Cost
//! About 2.83 (√8) times as many steps for each slide more. The memory is one board for each slide.
//!
//! # Compare
//! `eight-puzzle-bidirectional-iddfs` goes half the way from each end, which is fast enough.
//! `eight-puzzle-ida-star` cuts the ways that a heuristic shows to be too long.
//!
//! # Tested
//! All boards within 12 slides, against a breadth-first search from the goal; all boards without a way.
//!
//! # Source
//! Luogu P1379, a lesson's example of what does not pass. Iterative deepening: Korf, 1985.

use itertools::Itertools;
use proconio::{input, marker::Bytes};

/// Nine cells row by row; 0 is the gap.
type Board = [usize; 9];

const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// No board is farther from the goal.
const FARTHEST: u32 = 30;

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
    (0..=FARTHEST).find(|&bound| reaches_goal(start, bound))
}

/// Whether at most `bound` slides can lead from `board` to the goal.
fn reaches_goal(board: Board, bound: u32) -> bool {
    board == GOAL || bound > 0 && slides(board).any(|next| reaches_goal(next, bound - 1))
}

/// The boards one slide away: a tile beside the gap moves into it.
fn slides(board: Board) -> impl Iterator<Item = Board> {
    let gap = board.iter().position(|&tile| tile == 0).expect("a board has a gap");
    NEIGHBOURS[gap].iter().map(move |&cell| {
        let mut slid = board;
        slid.swap(cell, gap);
        slid
    })
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
