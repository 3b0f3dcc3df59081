//! # Fifteen puzzle (15 Puzzle): pattern databases
//!
//! Fifteen tiles and a gap on a 4×4 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0`, where `0` is the gap?
//!
//! **Input**: 4 rows of 4 numbers, each of 0 to 15 once. **Output**: the fewest slides, `-1` if there is no way.
//! **Limits**: the judge's boards need at most 45 slides; here any board is allowed.
//!
//! # Idea
//! Advanced: read `fifteen-puzzle-ida-star` first. The search is the same; its heuristic comes out of tables.
//!
//! Take five tiles, a pattern, and make all others alike. How few slides of these five bring them home? A database
//! holds the answer for each of their 16·15·14·13·12 placements. Since it counts no slides of other tiles, the
//! numbers of three patterns without a common tile may be added, and the sum never exceeds the answer.
//!
//! A database is built by one breadth-first search from the pattern at home. Slides of other tiles are free there, so
//! the gap walks about for nothing until it meets the pattern's tiles. A state is a placement together with the
//! region in which the gap can walk; the first region that is reached has the number of the placement.
//!
//! The diagonal from 1 to the gap is a mirror: a board and its mirror image need equally many slides. In the mirror
//! image other tiles make up the patterns, so the sum may be another one. The larger sum counts.
//!
//! # Example
//! ```text
//! patterns     board                                        mirror image
//! a a a c       1  2  3  8    8, 11 and 4 are in c:          1  2  3  4    now 13 and 14 are in b, 11 in c:
//! b a a c       5  6  7 11    a 0, b 0, c 8                  5  6  7  8    a 0, b 10, c 4
//! b b c c       9 10  4 12    sum 8                          9 10 13 12    sum 14
//! b b c        13 14 15  0                                  14 11 15  0
//! ```
//! So h = 14, and 14 slides are the fewest.
//!
//! # Cost
//! Three databases with 524 160 placements each; a key is five hexadecimal digits, so each takes 1 MiB. On Korf's
//! hundred boards the search enters 491 006 boards on average and 9 061 542 at most. What it gave up: easy boards
//! pay for databases that they hardly use.
//!
//! # Compare
//! Boards that the search enters, all bounds together, on five of Korf's boards, numbered as he did:
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
//! All hundred boards of Korf have the lengths that he published; every 7th board within 12 slides, against a
//! breadth-first search; the column of the table.
//!
//! # Source
//! AOJ `ALDS1_13_C`. Pattern databases: Culberson and Schaeffer, 1996; adding them up and the mirror: Korf and
//! Felner, "Disjoint pattern database heuristics", 2002. The boards: Korf, 1985.

use itertools::Itertools;
use proconio::input;

/// Sixteen cells row by row; 0 is the gap.
type Board = [u8; 16];

/// A set of cells, one bit for each.
type Cells = u16;

/// The cells of a pattern's five tiles, one hexadecimal digit for each.
type Key = usize;

/// For each key of a pattern: how few slides of its tiles bring them home.
type Database = Vec<u8>;

/// The pattern of each tile, by the tile's home.
const PATTERN: [usize; 15] = [0, 0, 0, 2, 1, 0, 0, 2, 1, 1, 2, 2, 1, 1, 2];

/// The bits of each tile's digit in its pattern's key, by the tile's home.
const SHIFT: [usize; 15] = [0, 4, 8, 0, 0, 12, 16, 4, 4, 8, 8, 12, 12, 16, 16];

/// A board of the search, with its keys and those of its mirror image.
struct Node {
    board: Board,
    gap: usize,
    keys: [Key; 3],
    mirrored: [Key; 3],
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
    let databases = [0, 1, 2].map(database);
    let start = Node::new(start);
    (start.heuristic(&databases)..)
        .step_by(2)
        .find(|&bound| reaches_goal(&databases, &start, start.gap, 0, bound))
}

/// Whether a way on which f = g + h never exceeds `bound` leads from `node` to the goal. So far `g` slides were made,
/// and the gap came from the cell `last`; no shortest way slides back.
fn reaches_goal(databases: &[Database], node: &Node, last: usize, g: u32, bound: u32) -> bool {
    let h = node.heuristic(databases);
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
        .any(|&cell| reaches_goal(databases, &node.slide(cell), node.gap, g + 1, bound))
}

/// Breadth-first search from the pattern at home. Slides of other tiles are free, so a state is where the five tiles
/// stand, and the region between them in which the gap is.
fn database(pattern: usize) -> Database {
    let own = (0..15).filter(|&home| PATTERN[home] == pattern);
    let start = own.map(|home| home << SHIFT[home]).sum();
    let mut slides = vec![u8::MAX; 1 << 20];
    let mut visited: Vec<Cells> = vec![0; 1 << 20];
    let mut level = vec![(start, region(start, 15))];
    for depth in 0.. {
        let mut next = Vec::new();
        for (key, gaps) in level {
            slides[key] = slides[key].min(depth);
            for shift in [0, 4, 8, 12, 16] {
                let cell = key >> shift & 15;
                for to in members(around(1 << cell) & gaps) {
                    let key = key ^ (cell ^ to) << shift;
                    if visited[key] >> cell & 1 == 0 {
                        let gaps = region(key, cell);
                        visited[key] |= gaps;
                        next.push((key, gaps));
                    }
                }
            }
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    slides
}

/// The cells that the gap can get to while the pattern's tiles stand still.
fn region(key: Key, gap: usize) -> Cells {
    let taken: Cells = [0, 4, 8, 12, 16].map(|shift| 1 << (key >> shift & 15)).iter().sum();
    let mut region = 1 << gap;
    loop {
        let grown = (region | around(region)) & !taken;
        if grown == region {
            return region;
        }
        region = grown;
    }
}

impl Node {
    fn new(board: Board) -> Self {
        let gap = gap(&board);
        let mut node = Self { board, gap, keys: [0; 3], mirrored: [0; 3] };
        for cell in (0..16).filter(|&cell| cell != gap) {
            node.move_tile(board[cell], 0, cell);
        }
        node
    }

    /// The larger of two sums: one for the board, one for its mirror image.
    fn heuristic(&self, databases: &[Database]) -> u32 {
        let sum = |keys: [Key; 3]| (0..3).map(|i| u32::from(databases[i][keys[i]])).sum();
        u32::max(sum(self.keys), sum(self.mirrored))
    }

    /// The tile in `cell`, beside the gap, slides into it.
    fn slide(&self, cell: usize) -> Self {
        let mut next = Self { gap: cell, ..*self };
        next.board.swap(self.gap, cell);
        next.move_tile(self.board[cell], cell, self.gap);
        next
    }

    /// Changes the tile's digit: xor takes the old cell out and puts the new one in.
    fn move_tile(&mut self, tile: u8, from: usize, to: usize) {
        let home = usize::from(tile) - 1;
        self.keys[PATTERN[home]] ^= (from ^ to) << SHIFT[home];
        let home = mirror(home);
        self.mirrored[PATTERN[home]] ^= (mirror(from) ^ mirror(to)) << SHIFT[home];
    }
}

/// The cell on the other side of the diagonal.
fn mirror(cell: usize) -> usize {
    cell % 4 * 4 + cell / 4
}

/// The cells that share a side with one of these.
fn around(cells: Cells) -> Cells {
    cells << 1 & 0xeeee | cells >> 1 & 0x7777 | cells << 4 | cells >> 4
}

/// The cells of a set.
fn members(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = cells.trailing_zeros() as usize;
        cells &= cells.wrapping_sub(1);
        (first < 16).then_some(first)
    })
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
