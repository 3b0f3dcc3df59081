//! # Fifteen puzzle (15 Puzzle): walking distance
//!
//! Fifteen tiles and a gap on a 4×4 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0`, where `0` is the gap?
//!
//! **Input**: 4 rows of 4 numbers, each of 0 to 15 once. **Output**: the fewest slides, `-1` if there is no way.
//! **Limits**: the judge's boards need at most 45 slides; here any board is allowed.
//!
//! # Idea
//! The search is IDA*, as in `fifteen-puzzle-ida-star`; only the heuristic is better. Look at slides up and down
//! alone, and forget all about a tile but its row and its home row. What is left of a board is a pattern of 4×4
//! numbers: how many tiles of each home row stand in each row. A slide up or down takes some tile of the row above or
//! below the gap into the gap's row.
//!
//! There are only 24 964 such patterns. A breadth-first search from the goal's pattern finds for each how few slides
//! up and down it needs: its walking distance. The real puzzle allows fewer slides than this game, so it needs at
//! least as many. Columns work the same way with slides left and right. The sum of both never exceeds the answer.
//!
//! A slide changes one pattern. The table says which pattern comes next, so a slide is one look-up.
//!
//! # Example
//! ```text
//!  4  3  2  1    rows: each tile is in its home row       columns: 3 0 0 1    the first column holds three
//!  5  6  7  8                                                      0 3 1 0    tiles at home in it, and one of
//!  9 10 11 12                                                      0 1 3 0    the last column
//! 13 14 15  0    walking distance 0                                1 0 0 2    walking distance 14
//! ```
//! h = 14, where the Manhattan distance is 8. The fewest slides are 30.
//!
//! # Cost
//! The tables: 24 964 patterns, each with at most 8 slides. The largest walking distance is 35.
//!
//! # Compare
//! Walking distance sees all tiles of a row together, linear conflict sees the order within a line; now the one wins,
//! now the other. Boards that the search enters, all bounds together, on five of Korf's boards, numbered as he did:
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
//! Every 997th board within 18 slides, against a breadth-first search; the column of the table.
//!
//! # Source
//! AOJ `ALDS1_13_C`. Walking distance: Ken'ichiro Takahashi, early 2000s. The boards: Korf, 1985.

use std::collections::HashMap;

use itertools::{Itertools, iproduct};
use proconio::input;

/// Sixteen cells row by row; 0 is the gap.
type Board = [u8; 16];

/// How many tiles of each home row stand in each row; the same for columns.
type Pattern = [[u8; 4]; 4];

/// What is known of a pattern; patterns have numbers, the goal's is 0.
struct Walk {
    /// The fewest slides to the goal's pattern.
    distance: u32,
    /// The pattern after a tile of this home row came out of this row into the gap's: `next[row][home]`.
    next: [[usize; 4]; 4],
}

/// A board of the search, with the numbers of its patterns.
struct Node {
    board: Board,
    gap: usize,
    rows: usize,
    columns: usize,
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
    let (numbers, walks) = walks();
    let start = Node::new(start, &numbers);
    (start.heuristic(&walks)..)
        .step_by(2)
        .find(|&bound| reaches_goal(&walks, &start, start.gap, 0, bound))
}

/// Whether a way on which f = g + h never exceeds `bound` leads from `node` to the goal. So far `g` slides were made,
/// and the gap came from the cell `last`; no shortest way slides back.
fn reaches_goal(walks: &[Walk], node: &Node, last: usize, g: u32, bound: u32) -> bool {
    let h = node.heuristic(walks);
    if g + h > bound {
        return false;
    }
    if h == 0 {
        // All tiles are at home.
        return true;
    }
    let cells = NEIGHBOURS[node.gap].iter();
    cells
        .filter(|&&cell| cell != last)
        .any(|&cell| reaches_goal(walks, &node.slide(cell, walks), node.gap, g + 1, bound))
}

/// Breadth-first search from the goal's pattern: the numbers of all patterns, and what is known of each.
fn walks() -> (HashMap<Pattern, usize>, Vec<Walk>) {
    let goal = [[4, 0, 0, 0], [0, 4, 0, 0], [0, 0, 4, 0], [0, 0, 0, 3]];
    let mut numbers = HashMap::from([(goal, 0)]);
    let mut queue = vec![(goal, 0)];
    let mut walks = Vec::new();
    while let Some(&(pattern, distance)) = queue.get(walks.len()) {
        let mut next = [[0; 4]; 4];
        for (row, home, slid) in slides(pattern) {
            next[row][home] = *numbers.entry(slid).or_insert_with(|| {
                queue.push((slid, distance + 1));
                queue.len() - 1
            });
        }
        walks.push(Walk { distance, next });
    }
    (numbers, walks)
}

/// Every slide into the gap's row: the row it comes from, the home row of the tile, and the pattern it makes.
fn slides(pattern: Pattern) -> impl Iterator<Item = (usize, usize, Pattern)> {
    let tiles = |row: usize| pattern[row].iter().sum::<u8>();
    let gap = (0..4).find(|&row| tiles(row) == 3).expect("a row with the gap");
    let beside = move |row: usize| row.abs_diff(gap) == 1;
    iproduct!(0..4, 0..4).filter(move |&(row, home)| beside(row) && pattern[row][home] > 0).map(
        move |(row, home)| {
            let mut slid = pattern;
            slid[row][home] -= 1;
            slid[gap][home] += 1;
            (row, home, slid)
        },
    )
}

impl Node {
    fn new(board: Board, numbers: &HashMap<Pattern, usize>) -> Self {
        let gap = gap(&board);
        let (mut rows, mut columns) = (Pattern::default(), Pattern::default());
        for cell in (0..16).filter(|&cell| cell != gap) {
            let home = home(board[cell]);
            rows[cell / 4][home / 4] += 1;
            columns[cell % 4][home % 4] += 1;
        }
        let (rows, columns) = (numbers[&rows], numbers[&columns]);
        Self { board, gap, rows, columns }
    }

    fn heuristic(&self, walks: &[Walk]) -> u32 {
        walks[self.rows].distance + walks[self.columns].distance
    }

    /// The tile in `cell`, beside the gap, slides into it.
    fn slide(&self, cell: usize, walks: &[Walk]) -> Self {
        let home = home(self.board[cell]);
        let mut next = Self { gap: cell, ..*self };
        next.board.swap(self.gap, cell);
        if self.gap % 4 == cell % 4 {
            next.rows = walks[self.rows].next[cell / 4][home / 4];
        } else {
            next.columns = walks[self.columns].next[cell % 4][home % 4];
        }
        next
    }
}

/// The cell where a tile belongs.
fn home(tile: u8) -> usize {
    usize::from(tile) - 1
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
