//! # Eight puzzle (八数码难题): A* with two stacks
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 / 8 0 4 / 7 6 5`, where `0` is the gap?
//!
//! **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once. **Output**: the fewest slides, `-1` if
//! there is no way.
//!
//! Advanced: read `eight-puzzle-a-star` first, the same search with a heap.
//!
//! # Idea
//! A* takes the board with the least f = g + h: g slides were made, and the heuristic h is the Manhattan distance.
//! A slide adds 1 to g and moves one tile by one cell, so h falls or grows by 1. Hence f stays the same or grows by
//! 2.
//!
//! So only two values of f can wait at a time, and two stacks do a heap's work. `open` has the boards with the
//! least f, `later` those with f + 2. When `open` is empty, the two change places. Neither f nor g is kept with a
//! board: f is the same for the whole stack, and at the goal h is 0, so f is the answer.
//!
//! f never falls along a way, so a board that is taken was reached by a shortest way: on a shorter one, all boards
//! have a smaller f, and no such board waits any more. Thus a board is visited when it is first taken, and later
//! copies are dropped. Marking it when it is put on a stack would be wrong, since that may be a long way.
//!
//! What it gives up for its speed: two stacks work only where f grows by 0 or one fixed number, boards with the
//! same f come out in no good order, and the boards are packed.
//!
//! **Board.** The order of the tiles and the cell of the gap, 28 bits. A slide sideways keeps the order; up or down, a
//! tile passes two others. So the number of *inversions*, the pairs with the larger tile first, stays even or stays
//! odd. Boards that differ from the goal in this have no way, and all others have one (Johnson and Story, 1879). It
//! also means that the first six tiles tell the last two: swapped, they would have the other parity. So a rank made of
//! six tiles and the gap is enough to mark a board with one bit.
//!
//! # Example
//! ```text
//! start    0 2 8    f = 6    taken          open                later
//!          1 4 3             028/143/765    + 128/043/765       + 208/143/765
//!          7 6 5             128/043/765                        + 128/403/765, 128/743/065
//!                   f = 8    128/743/065                        + 128/743/605
//!                            128/403/765                        + 108/423/765, 128/430/765, 128/463/705
//!                            208/143/765    + 280/143/765       + 248/103/765
//!                            280/143/765    + 283/140/765
//! ```
//! When f = 6 has run out, the three boards of `later` become `open`, and the newest comes first. From the last
//! line on, each board has a next one in `open`, up to the goal: 8 slides.
//!
//! # Cost
//! It visits 605 boards on average and 10 434 at most (`167208345`). At most 6100 wait, 8 bytes each; the marks
//! take 55 KB.
//!
//! # Compare
//! `eight-puzzle-a-star` visits 518 on average. Among boards with the same f, its heap gives the one with the least
//! h first; here it is the newest one, which is nearly as good and needs no order.
//!
//! # Tested
//! All 362 880 boards, against a breadth-first search from the goal.
//!
//! # Source
//! Luogu P1379. A*: Hart, Nilsson and Raphael, 1968. Buckets in place of a heap: Dial, 1969.

use std::mem;

use itertools::Itertools;
use proconio::{input, marker::Bytes};

/// The eight tiles row by row without the gap, each less one in 3 bits; above these 24 bits the cell of the gap.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Board(u32);

/// `1 2 3 8 4 7 6 5` from the right, each less one, and the gap in cell 4.
const GOAL: Board = Board(4 << 24 | 0o4563_7210);

/// All ranks are below this: 8^4 for the first four tiles, 4 × 3 for the next two, 9 cells for the gap.
const BOARDS: usize = 4096 * 12 * 9;

/// For each tile, less one, and each cell: the rows plus columns to the tile's home.
const DISTANCE: [[u8; 9]; 8] = [
    [0, 1, 2, 1, 2, 3, 2, 3, 4],
    [1, 0, 1, 2, 1, 2, 3, 2, 3],
    [2, 1, 0, 3, 2, 1, 4, 3, 2],
    [3, 2, 1, 2, 1, 0, 3, 2, 1],
    [4, 3, 2, 3, 2, 1, 2, 1, 0],
    [3, 2, 3, 2, 1, 2, 1, 0, 1],
    [2, 3, 4, 1, 2, 3, 0, 1, 2],
    [1, 2, 3, 0, 1, 2, 1, 2, 3],
];

/// The cells beside each cell.
#[rustfmt::skip]
const NEIGHBOURS: [&[u32]; 9] = [
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
    if start.inversions() % 2 != GOAL.inversions() % 2 {
        return None;
    }
    let mut visited = BoardSet::new();
    let mut f = start.heuristic();
    // The boards with this f, and those with f + 2; each with the cell where its gap was before.
    let (mut open, mut later) = (vec![(start, start.gap())], Vec::new());
    loop {
        while let Some((board, last)) = open.pop() {
            if board == GOAL {
                return Some(f);
            }
            if !visited.insert(board) {
                continue;
            }
            let gap = board.gap();
            for &cell in NEIGHBOURS[gap as usize] {
                if cell != last {
                    let next = (board.slide(cell), gap);
                    if board.comes_closer(cell) {
                        open.push(next);
                    } else {
                        later.push(next);
                    }
                }
            }
        }
        mem::swap(&mut open, &mut later);
        f += 2;
    }
}

/// A set of boards, one bit for each.
struct BoardSet(Vec<u64>);

impl BoardSet {
    fn new() -> Self {
        Self(vec![0; BOARDS / 64])
    }

    /// Puts `board` in; says whether it is new.
    fn insert(&mut self, board: Board) -> bool {
        let (word, bit) = (board.rank() / 64, board.rank() % 64);
        let is_new = self.0[word] >> bit & 1 == 0;
        self.0[word] |= 1 << bit;
        is_new
    }
}

impl Board {
    /// The board after the tile of `cell`, which is beside the gap, moved into it.
    fn slide(self, cell: u32) -> Self {
        let gap = self.gap();
        // Sideways the order stays. Up or down, three tiles turn in a circle: the last comes first, or the first last.
        let first = 3 * gap.min(cell);
        let three = self.0 >> first & 0o777;
        let turned = match cell as i32 - gap as i32 {
            3 => three << 3 & 0o777 | three >> 6,
            -3 => three << 6 & 0o777 | three >> 3,
            _ => three,
        };
        Self(self.0 ^ (three ^ turned) << first ^ (gap ^ cell) << 24)
    }

    /// Whether the tile of `cell` comes closer to its home by the slide into the gap.
    fn comes_closer(self, cell: u32) -> bool {
        let gap = self.gap();
        let tile = self.0 >> (3 * (cell - u32::from(cell > gap))) & 7;
        let distance = &DISTANCE[tile as usize];
        distance[gap as usize] < distance[cell as usize]
    }

    /// The Manhattan distance: how many rows and columns the tiles are away from home.
    fn heuristic(self) -> u32 {
        let cells = (0..9).filter(|&cell| cell != self.gap() as usize);
        let tiles = cells.zip(self.tiles());
        tiles.map(|(cell, tile)| u32::from(DISTANCE[tile as usize][cell])).sum()
    }

    fn gap(self) -> u32 {
        self.0 >> 24
    }

    /// The tiles row by row without the gap, each less one.
    fn tiles(self) -> [u32; 8] {
        std::array::from_fn(|i| self.0 >> (3 * i) & 7)
    }

    /// The board's number below `BOARDS`: the first four tiles as they are; for the fifth and the sixth, how many of
    /// those behind them are smaller; and the gap.
    fn rank(self) -> usize {
        let [_, _, _, _, a, b, c, d] = self.tiles();
        let first_four = self.0 & 0o7777;
        let fifth = u32::from(a > b) + u32::from(a > c) + u32::from(a > d);
        let sixth = u32::from(b > c) + u32::from(b > d);
        (((first_four * 4 + fifth) * 3 + sixth) * 9 + self.gap()) as usize
    }

    /// How many pairs of tiles have the larger one first.
    fn inversions(self) -> usize {
        let pairs = self.tiles().into_iter().tuple_combinations();
        pairs.filter(|(a, b)| a > b).count()
    }
}

/// The board in these nine digits.
fn parse(cells: &[u8]) -> Board {
    assert!(
        cells.iter().copied().sorted().eq(b'0'..=b'8'),
        "the board must have each digit from 0 to 8 once"
    );
    let gap = cells.iter().take_while(|&&cell| cell != b'0').count() as u32;
    let tiles = cells.iter().rev().filter(|&&cell| cell != b'0');
    Board(tiles.fold(gap, |board, tile| board << 3 | u32::from(tile - b'1')))
}

#[cfg(test)]
mod tests;
