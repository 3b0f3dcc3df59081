//! # Fifteen puzzle (15 Puzzle): IDA*
//!
//! Fifteen tiles and a gap on a 4×4 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0`, where `0` is the gap?
//!
//! **Input**: 4 rows of 4 numbers, each of 0 to 15 once. **Output**: the fewest slides, `-1` if there is no way.
//! **Limits**: the judge's boards need at most 45 slides; here any board is allowed.
//!
//! # Idea
//! A depth-first search stores nothing but the path that it is on. To keep it from running astray, it gets a bound.
//! It turns back where f = g + h exceeds the bound: g counts the slides made, and the heuristic h says how many are
//! needed at least. If the whole search fails, the bound grows, and the search starts again.
//!
//! Here h is the Manhattan distance: how many rows and columns each tile is away from home, added up. A slide moves
//! one tile by one cell, so h is never more than the slides still needed: it is *admissible*. Therefore no bound
//! below the answer succeeds, and the first bound that does is the answer. The gap doesn't count: it moves along with
//! every tile, so with it h could be too large.
//!
//! A slide changes h by exactly 1, so h can be kept up to date, and f stays or grows by 2. Odd steps of the bound can
//! be skipped.
//!
//! # Example
//! ```text
//!  1  2  3  4    8 and 7 are one cell from home, 11 is two: h = 4
//!  5  6  8 11    bound 4: both slides, 12 down and 15 right, lead to f = 1 + 5. Only the start is entered.
//!  9 10  7 12    bound 6: 12 down, 11 down, 8 right, 7 up, 11 left, 12 up. Seven boards are entered, and
//! 13 14 15  0             h is 4, 5, 4, 3, 2, 1, 0: six slides are the fewest.
//! ```
//!
//! # Cost
//! Memory for one path. Each bound costs several times as much as the one before, so starting again is cheap.
//! Hard boards are another matter: their number of ways grows with every slide, and h tells too few of them apart.
//!
//! # Compare
//! The siblings run the same search with better heuristics. So many boards do they enter, all bounds together, on
//! five of Korf's boards:
//! ```text
//! number | slides | Manhattan   | linear conflict | walking distance | pattern databases
//!   12   |   45   |     112 476 |          37 568 |           14 989 |             1 594
//!   79   |   42   |     400 443 |          48 893 |          128 961 |             5 811
//!   61   |   45   |   2 980 109 |         249 919 |          700 444 |            19 633
//!   43   |   64   |  33 445 757 |       5 445 915 |        1 284 995 |           506 792
//!    1   |   57   | 266 912 010 |      11 596 071 |       22 476 439 |           279 983
//! ```
//!
//! # Tested
//! All boards within 18 slides, against a breadth-first search; the column of the table.
//!
//! # Source
//! AOJ `ALDS1_13_C`. IDA* and the boards (turned by half, since his gap ends in the first cell): Korf,
//! "Depth-first iterative-deepening", 1985.

use itertools::Itertools;
use proconio::input;

/// Sixteen cells row by row; 0 is the gap.
type Board = [u8; 16];

/// A board of the search.
struct Node {
    board: Board,
    gap: usize,
    /// How far the tiles are from home.
    h: u32,
}

/// The cells beside each cell.
#[rustfmt::skip]
const NEIGHBOURS: [&[usize]; 16] = [
    &[1, 4],     &[0, 2, 5],      &[1, 3, 6],       &[2, 7],
    &[0, 5, 8],  &[1, 4, 6, 9],   &[2, 5, 7, 10],   &[3, 6, 11],
    &[4, 9, 12], &[5, 8, 10, 13], &[6, 9, 11, 14],  &[7, 10, 15],
    &[8, 13],    &[9, 12, 14],    &[10, 13, 15],    &[11, 14],
];

fn main() {
    input! { start: [u8; 16] }
    match solve(parse(&start)) {
        Some(slides) => println!("{slides}"),
        None => println!("-1"),
    }
}

/// The fewest slides from `start` to the goal, `None` if there is no way.
fn solve(start: Board) -> Option<u32> {
    if !is_solvable(&start) {
        return None;
    }
    let start = Node::new(start);
    (start.h..).step_by(2).find(|&bound| reaches_goal(&start, start.gap, 0, bound))
}

/// Whether a way on which f = g + h never exceeds `bound` leads from `node` to the goal. So far `g` slides were made,
/// and the gap came from the cell `last`; no shortest way slides back.
fn reaches_goal(node: &Node, last: usize, g: u32, bound: u32) -> bool {
    if g + node.h > bound {
        return false;
    }
    if node.h == 0 {
        // All tiles are at home.
        return true;
    }
    let cells = NEIGHBOURS[node.gap].iter();
    cells
        .filter(|&&cell| cell != last)
        .any(|&cell| reaches_goal(&node.slide(cell), node.gap, g + 1, bound))
}

impl Node {
    fn new(board: Board) -> Self {
        let gap = gap(&board);
        let tiles = (0..16).filter(|&cell| cell != gap);
        let h = tiles.map(|cell| distance(cell, home(board[cell]))).sum();
        Self { board, gap, h }
    }

    /// The tile in `cell`, beside the gap, slides into it.
    fn slide(&self, cell: usize) -> Self {
        let home = home(self.board[cell]);
        let mut board = self.board;
        board.swap(self.gap, cell);
        let h = self.h + distance(self.gap, home) - distance(cell, home);
        Self { board, gap: cell, h }
    }
}

/// The cell where a tile belongs.
fn home(tile: u8) -> usize {
    usize::from(tile) - 1
}

/// Rows plus columns between two cells.
fn distance(a: usize, b: usize) -> u32 {
    ((a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4)) as u32
}

/// Whether there is a way. A slide sideways keeps the order of the tiles, row by row; a slide up or down takes a tile
/// past three others. So the pairs in the wrong order and the gap's row change from even to odd together.
fn is_solvable(board: &Board) -> bool {
    let tiles = board.iter().filter(|&&tile| tile > 0);
    let wrong_pairs = tiles.tuple_combinations().filter(|(a, b)| a > b).count();
    (wrong_pairs + gap(board) / 4) % 2 == 1
}

fn gap(board: &Board) -> usize {
    let gap = board.iter().position(|&tile| tile == 0);
    gap.expect("a board has a gap")
}

/// The board in these cells.
fn parse(cells: &[u8]) -> Board {
    assert!(
        cells.iter().copied().sorted().eq(0..16),
        "the board must have each number from 0 to 15 once"
    );
    cells.try_into().expect("sixteen cells")
}

#[cfg(test)]
mod tests;
