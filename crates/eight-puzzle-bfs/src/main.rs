//! # Eight puzzle (八数码难题): breadth-first search
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 / 8 0 4 / 7 6 5`, where `0` is the gap?
//!
//! **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once. **Output**: the fewest slides, `-1` if
//! there is no way.
//!
//! # Idea
//! Look at the boards in the order of their distance from the start: first the start itself, then all boards one
//! slide away, and so on. A queue keeps that order by itself: a new board goes to its end, behind every board that
//! is at most as far. So each board is first met along a shortest way, and it is visited only then.
//!
//! **Board.** A board is one number: the order of its tiles, 3 bits each, and the cell of the gap. A slide sideways
//! keeps the order. Up or down, a tile passes two others:
//! ```text
//! 1 2 3               1 0 3
//! 8 0 4   2 down →    8 2 4        order   1 2 3 8 4 7 6 5   →   1 3 8 2 4 7 6 5
//! 7 6 5               7 6 5
//! ```
//! So the number of *inversions*, the pairs with the larger tile first, changes by 2 or by 0: it stays even or odd.
//! Boards that differ from the goal in this have no way, and they get `-1` without a search.
//!
//! **Rank.** The boards are numbered, and a list of flags tells which are visited. For each of the first six tiles,
//! count the smaller ones behind it. These counts are digits: the first is below 8, the next below 7, and so on to
//! 3. The last two tiles need no digit. The other order of them has the other parity, so it can't be reached.
//!
//! # Example
//! ```text
//! 1 2 3    tiles             1  2  3  8  4  7  6 5
//! 8 0 4    smaller behind    0  0  0  4  0  2
//! 7 6 5    below             8  7  6  5  4  3
//!
//! ((((0·7 + 0)·6 + 0)·5 + 4)·4 + 0)·3 + 2 = 50    the rank of the order
//! 50·9 + 4 = 454                                  the rank of the board, with the gap in cell 4
//! ```
//!
//! # Cost
//! Half of the 9! boards, 181 440, can be reached. Each has a flag, enters the queue at most once and has at most 4
//! neighbours.
//!
//! # Compare
//! `number-klotski-bfs` is the same search with arrays and a map in place of packed boards and ranks.
//! `eight-puzzle-bidirectional-bfs` visits 16 000 boards at most.
//!
//! # Tested
//! Every 97th of the 362 880 boards, against a breadth-first search from the goal; the ranks of all 181 440 boards that
//! reach the goal differ.
//!
//! # Source
//! Luogu P1379. Breadth-first search: Moore, 1959. The rank is the Lehmer code, also called Cantor expansion
//! (康托展开).

use std::{collections::VecDeque, mem};

use itertools::Itertools;
use proconio::{input, marker::Bytes};

/// The eight tiles row by row without the gap, each less one in 3 bits; above these 24 bits the cell of the gap.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Board(u32);

/// `1 2 3 8 4 7 6 5` from the right, each less one, and the gap in cell 4.
const GOAL: Board = Board(4 << 24 | 0o4563_7210);

/// Half of the 9! arrangements: 8 × 7 × 6 × 5 × 4 × 3 orders of the tiles and 9 cells of the gap.
const BOARDS: usize = 20_160 * 9;

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
    visited.insert(start);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((board, distance)) = queue.pop_front() {
        if board == GOAL {
            return Some(distance);
        }
        for next in board.slides() {
            if visited.insert(next) {
                queue.push_back((next, distance + 1));
            }
        }
    }
    None
}

/// A set of boards, one flag for each.
struct BoardSet(Vec<bool>);

impl BoardSet {
    fn new() -> Self {
        Self(vec![false; BOARDS])
    }

    /// Puts `board` in; says whether it is new.
    fn insert(&mut self, board: Board) -> bool {
        !mem::replace(&mut self.0[board.rank()], true)
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

    /// The board's number below `BOARDS`: a digit for each of the first six tiles, then the gap.
    fn rank(self) -> usize {
        let tiles = self.tiles();
        let order = (0..6).fold(0, |rank, i| {
            let smaller_behind = tiles[i + 1..].iter().filter(|&&tile| tile < tiles[i]).count();
            rank * (8 - i) + smaller_behind
        });
        order * 9 + self.gap() as usize
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
