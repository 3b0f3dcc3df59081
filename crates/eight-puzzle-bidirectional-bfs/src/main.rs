//! # Eight puzzle (八数码难题): breadth-first search from both ends
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 / 8 0 4 / 7 6 5`, where `0` is the gap?
//!
//! **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once. **Output**: the fewest slides, `-1` if
//! there is no way.
//!
//! # Idea
//! A slide can be undone. So two searches can run towards each other, one from the start and one from the goal.
//! Each goes through its boards by their distance, one layer at a time. The layers grow fast, so two searches of
//! half the depth visit far fewer boards than one of the whole depth.
//!
//! The side with the smaller frontier goes next. It looks at the neighbours of its frontier, and the first one that
//! the other side has visited joins two ways. When the two sides have gone a and b slides deep and share no board,
//! there is no way of a + b slides or fewer: both would have visited its board after a slides, or the goal if it
//! has fewer than a. So the first shared board is on a shortest way, and the answer is the number of layers that
//! both sides took.
//!
//! **Board.** The order of the tiles and the cell of the gap, 28 bits. A slide sideways keeps the order; up or down, a
//! tile passes two others. So the number of *inversions*, the pairs with the larger tile first, stays even or stays
//! odd. Boards that differ from the goal in this have no way, and all others have one (Johnson and Story, 1879). It
//! also means that the first six tiles tell the last two: swapped, they would have the other parity. So a rank made of
//! six tiles and the gap is enough to mark a board with one bit.
//!
//! # Example
//! ```text
//! start    2 0 3    slides    side     its new frontier
//!          1 8 4       0      both     203/184/765                              123/804/765
//!          7 6 5       1      start    023/184/765, 230/184/765, 283/104/765
//!                      2      goal     103/824/765, 123/084/765, 123/840/765, 123/864/705
//!                      3      start    023/184/765 → 123/084/765, which the goal's side has visited
//! ```
//!
//! # Cost
//! Both sides together visit about 2740 boards on average and 16 000 at most, instead of up to 181 440. The marks
//! take 55 KB for each side.
//!
//! # Compare
//! `eight-puzzle-bfs` goes the whole way from one end. `eight-puzzle-a-star` visits fewer boards on average, but it
//! needs a heuristic. `eight-puzzle-bidirectional-iddfs` keeps no frontier and comes to the same boards many times.
//!
//! # Tested
//! All 362 880 boards, against a breadth-first search from the goal.
//!
//! # Source
//! Luogu P1379, a lesson's example (双向广搜). Search from both ends: Pohl, 1971.

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
    if start == GOAL {
        return Some(0);
    }
    // Number 0 comes from the start, number 1 from the goal.
    let mut visited = [BoardSet::new(), BoardSet::new()];
    visited[0].insert(start);
    visited[1].insert(GOAL);
    let mut frontiers = [vec![start], vec![GOAL]];
    for slides in 1.. {
        let side = usize::from(frontiers[0].len() > frontiers[1].len());
        for board in mem::take(&mut frontiers[side]) {
            for next in board.slides() {
                if visited[1 - side].contains(next) {
                    return Some(slides);
                }
                if visited[side].insert(next) {
                    frontiers[side].push(next);
                }
            }
        }
    }
    None
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

    fn contains(&self, board: Board) -> bool {
        self.0[board.rank() / 64] >> (board.rank() % 64) & 1 == 1
    }
}

impl Board {
    /// The boards one slide away: a tile beside the gap moves into it.
    fn slides(self) -> impl Iterator<Item = Self> {
        let cells = NEIGHBOURS[self.gap() as usize].iter();
        cells.map(move |&cell| self.slide(cell))
    }

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
