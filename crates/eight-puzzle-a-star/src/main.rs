//! # Eight puzzle (八数码难题): A*
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
//! rows plus the columns to its *home*, its cell in the goal, all added up. The gap is left out.
//!
//! A heap holds the boards that wait. The one with the least f is taken out, among equals the one with the least
//! h, then the smaller board (any would do). If it is the goal, its g is the answer. Otherwise each board one slide
//! away is put in, unless it is known with the same or a smaller g already.
//!
//! The heuristic has two properties:
//! - *Admissible*: h is never more than the slides still needed. A slide moves one tile by one cell, so it lowers h
//!   by at most 1, and at the goal h is 0.
//! - *Consistent*: f never falls along a way. A slide adds 1 to g and changes h by +1 or -1, so f grows by 2 or by 0.
//!
//! **Why the answer is right.** Let D be the fewest slides, and take a way of D slides. Its k-th board after the
//! start can't be reached with fewer than k slides, else the way could be made shorter. Until the goal is taken
//! out with g = D, some board of this way waits with its least g: call the first one that was not taken out with
//! it X. X is the start, or the board before it was taken out with its least g, and then X was put in, if it was
//! not there already. As h is admissible, X has f <= D. The goal with g > D has f > D, so X comes out first. Each
//! entry lowers the g of a board, so there are finitely many, and at last the goal is taken out with g = D.
//!
//! A board may be put in with too large a g at first. When a shorter way is found, it is put in again, and the old
//! entry is skipped when it comes out. If a board were never put in again, the answer to `146803752` would be 14;
//! right is 12. Since h is consistent, a board has its least g when it is first *taken out*: on a shortest way to
//! it some board would still wait, its f is smaller, and f does not fall from there on. So the neighbours of a
//! board are looked at only once.
//!
//! **No way.** Read the tiles row by row without the gap. An *inversion* is a pair with the larger tile first; the
//! goal has 7. A slide sideways changes no pair. Up or down, a tile passes two others, which turns two pairs around:
//! the number changes by -2, 0 or 2. So a board with an even number has no way and gets `-1` without a search.
//!
//! # Example
//! "1 up: 6" puts in the board after tile 1 has moved up, with f = 6. Known boards are not put in again.
//! ```text
//! start 0 2 8    goal 1 2 3
//!       1 4 3         8 0 4
//!       7 6 5         7 6 5
//!
//! taken out      g + h = f    put in                       f of all that wait afterwards
//! 028/143/765    0 + 6 = 6    1 up: 6, 2 left: 8           6 8
//! 128/043/765    1 + 5 = 6    4 left: 8, 7 up: 8           8 8 8
//! 128/403/765    2 + 6 = 8    2 down, 3 left, 6 up: all 10 8 8 10 10 10
//! 128/743/065    2 + 6 = 8    6 left: 10                   8 10 10 10 10
//! 208/143/765    1 + 7 = 8    8 left: 8, 4 up: 10          8 10 10 10 10 10
//! 280/143/765    2 + 6 = 8    3 up: 8                      8 10 10 10 10 10
//! ```
//! Moving the 1 home looked best, but then f grows, and the search comes back to `2 left`. After the last row, 3 up,
//! 4 right, 8 down, 2 right, 1 up and 8 left reach the goal with f = 8 all the way: 2 + 6 = 8 slides.
//!
//! # Cost
//! Over all 181 440 boards that have a way, it looks at the neighbours of 518 boards on average and of 9395 at most
//! (`563402781`). Each slide costs a look-up in a map, and perhaps a place in a heap of at most 5100 entries.
//!
//! # Compare
//! `eight-puzzle-bfs` is the same search with h = 0. `eight-puzzle-ida-star` keeps only the way it is on, but
//! walks to a board again for each way. `eight-puzzle-a-star-buckets` has two stacks in place of the heap.
//!
//! # Tested
//! Every 5th of the 362 880 boards, against a breadth-first search from the goal.
//!
//! # Source
//! Luogu P1379. A*: Hart, Nilsson and Raphael, 1968.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap},
};

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
    // The least g known for each board.
    let mut best = HashMap::from([(start, 0)]);
    // (f, h, board), the least first; g = f - h, so at the start f = h.
    let mut heap = BinaryHeap::from([Reverse((heuristic(start), heuristic(start), start))]);
    while let Some(Reverse((f, h, board))) = heap.pop() {
        let g = f - h;
        if board == GOAL {
            return Some(g);
        }
        if g > best[&board] {
            continue; // an old entry
        }
        for next in slides(board) {
            let next_g = g + 1;
            if best.get(&next).map_or(true, |&known| next_g < known) {
                best.insert(next, next_g);
                let next_h = heuristic(next);
                heap.push(Reverse((next_g + next_h, next_h, next)));
            }
        }
    }
    None
}

/// The Manhattan distance: how many rows and columns the tiles are away from home.
fn heuristic(board: Board) -> u32 {
    (0..9).filter(|&cell| board[cell] != 0).map(|cell| distance(cell, HOME[board[cell]])).sum()
}

/// Rows plus columns between two cells.
fn distance(a: usize, b: usize) -> u32 {
    ((a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3)) as u32
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
