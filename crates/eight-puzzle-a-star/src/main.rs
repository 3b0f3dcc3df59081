//! # Eight puzzle (八数码难题): A*
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 / 8 0 4 / 7 6 5`, where `0` is the gap?
//!
//! **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once. **Output**: the fewest slides, `-1` if
//! there is no way.
//!
//! # Idea
//! g is the number of slides made on the way to a board, h an estimate of the slides still needed, and f = g + h an
//! estimate of the whole way. A heap holds the boards that wait. The one with the least f is taken out, among
//! equals the one with the least h, and the boards one slide away are put in. The heuristic h is the Manhattan
//! distance: for every tile the rows plus the columns from its cell to its home, all added up. The gap is left out.
//!
//! *Admissible*: h is never more than the slides still needed. A slide moves one tile by one cell, so it lowers h
//! by at most 1, and at the goal h is 0.
//!
//! *Consistent*: f never falls along a way. A slide adds 1 to g and changes h by 1, so f grows by 0 or by 2.
//!
//! **Why the answer is right.** Let D be the fewest slides, and look at a way of D slides. As long as the goal has
//! not been taken with g = D, some board of this way waits in the heap with its least g. It is the first board of
//! the way that has not been taken with its least g. Either it is the start, or the board before it was taken with
//! its least g, and so this one was put in with its own. Its f is at most D, because h is admissible. The goal with
//! g > D has f = g > D, so it can't come out before.
//!
//! The first way to a board need not be a shortest one. `best` holds the least g known so far. A shorter way lowers
//! it and puts the board in again; the old entry is skipped when it comes out. With the first g kept for good, the
//! answer to `146803752` would be 14, and 12 is right.
//!
//! Since h is consistent, a board has its least g when it is first taken. On a shorter way to it some board would
//! still wait, as above. Its f would be smaller, since f never falls along the rest of that way, and it would come
//! out before. So no board's neighbours are looked at twice.
//!
//! A slide sideways keeps the order of the tiles; up or down, a tile passes two others. So the number of pairs in
//! the wrong order, the *inversions*, stays even or stays odd. Boards that differ from the goal in this have no
//! way, and they get `-1` without a search.
//!
//! # Example
//! ```text
//! start    0 2 8    the boards as they are taken out; "1 up: 6" puts in the board after
//!          1 4 3    tile 1 has moved up, with f = 6
//!          7 6 5    board          g + h = f    put in                      f of all that wait
//!                   028/143/765    0 + 6 = 6    1 up: 6, 2 left: 8          6 8
//!                   128/043/765    1 + 5 = 6    4 left: 8, 7 up: 8          8 8 8
//!                   128/403/765    2 + 6 = 8    2 down, 3 left, 6 up: 10    8 8 10 10 10
//!                   128/743/065    2 + 6 = 8    6 left: 10                  8 10 10 10 10
//!                   208/143/765    1 + 7 = 8    8 left: 8, 4 up: 10         8 10 10 10 10 10
//!                   280/143/765    2 + 6 = 8    3 up: 8                     8 10 10 10 10 10
//! ```
//! Moving the 1 home looked best, but then f grows, and the search comes back to moving the 2 first. From there 3
//! up, 4 right, 8 down, 2 right, 1 up and 8 left lead to the goal with f = 8: 8 slides.
//!
//! # Cost
//! It looks at the neighbours of 518 boards on average, and of 9395 at most (`563402781`), out of 181 440. Each is
//! a few steps in a map and in a heap of at most 5100 entries.
//!
//! # Compare
//! `eight-puzzle-bfs` is the same search with h = 0. `eight-puzzle-ida-star` needs no memory, but walks to a board
//! again for each way. `eight-puzzle-a-star-buckets` is this search made fast.
//!
//! # Tested
//! Every 5th of the 362 880 boards, against a search by layers from the goal.
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
    // The least g known for each board.
    let mut best = HashMap::from([(start, 0)]);
    let h = heuristic(start);
    let mut heap = BinaryHeap::from([Reverse((h, h, start))]);
    while let Some(Reverse((f, h, board))) = heap.pop() {
        let g = f - h;
        if board == GOAL {
            return Some(g);
        }
        if g > best[&board] {
            // A shorter way to this board was found after this entry was put into the heap.
            continue;
        }
        for next in slides(board) {
            let g = g + 1;
            if best.get(&next).map_or(true, |&known| g < known) {
                best.insert(next, g);
                let h = heuristic(next);
                heap.push(Reverse((g + h, h, next)));
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
