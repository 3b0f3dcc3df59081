//! # Eight puzzle (八数码难题): iterative deepening from both ends
//!
//! Eight tiles and a gap on a 3×3 board; a tile beside the gap can slide into it. How few slides lead to
//! `1 2 3 / 8 0 4 / 7 6 5`, where `0` is the gap?
//!
//! **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once. **Output**: the fewest slides, `-1` if
//! there is no way.
//!
//! # Idea
//! A slide can be undone, so a way can be searched from both ends. A depth-first search from the start marks all
//! boards after exactly k slides. A second one from the goal looks for a marked board after exactly k slides. If
//! there is one, it is the middle of a way of 2k slides. If not, both go one slide deeper.
//!
//! Colour the cells like a chessboard. Each slide takes the gap to a cell of the other colour, and the goal has it
//! in the centre. So the colour of the gap's first cell tells whether the number of slides is even or odd. If it is
//! odd, the search from the start goes one slide farther than the one from the goal.
//!
//! The lengths are tried in order, and a shortest way is found when its length is tried: its middle board is
//! reached from both ends. So the first length that succeeds is the answer. The marks of shorter searches may stay:
//! a board that met one of them would be on a shorter way, which would have been found before.
//!
//! The searches never undo their last slide, since no shortest way does that. It leaves 1.73 slides to choose from
//! on average (√3) instead of 2.83 (√8). Otherwise they don't know where they have been, and come to many boards
//! more than once.
//!
//! **Board.** The order of the tiles and the cell of the gap, 28 bits. A slide sideways keeps the order; up or down, a
//! tile passes two others. So the number of *inversions*, the pairs with the larger tile first, stays even or stays
//! odd. Boards that differ from the goal in this have no way, and all others have one (Johnson and Story, 1879). It
//! also means that the first six tiles tell the last two: swapped, they would have the other parity. So a rank made of
//! six tiles and the gap is enough to mark a board with one bit.
//!
//! # Example
//! ```text
//! start    2 0 3    from the start                                  from the goal
//!          1 8 4    1 slide:  023/184/765 230/184/765 283/104/765   0 slides: 123/804/765, no mark
//!          7 6 5    2 slides: 123/084/765 234/180/765 283/014/765   1 slide:  103/824/765, no mark
//!                             283/140/765 283/164/705                         123/084/765, marked: 2 + 1 = 3
//! ```
//!
//! # Cost
//! All searches together come to 9311 boards on average and 70 742 at most (`567201348`), counted as often as they
//! come. The marks take 55 KB; the stack is at most 16 calls deep.
//!
//! # Compare
//! `eight-puzzle-iddfs` goes the whole way from one end and has no time for far boards.
//! `eight-puzzle-bidirectional-bfs` keeps the frontier instead of searching it again, and visits 16 000 boards at
//! most.
//!
//! # Tested
//! All 362 880 boards, against a breadth-first search from the goal.
//!
//! # Source
//! Luogu P1379, a lesson's example (双向迭代加深搜索).

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
    let odd = start.gap() % 2;
    let mut marks = BoardSet::new();
    for half in 0.. {
        visit_ends(start, half + odd, start.gap(), &mut |board| {
            marks.insert(board);
            false
        });
        if visit_ends(GOAL, half, GOAL.gap(), &mut |board| marks.contains(board)) {
            return Some(2 * half + odd);
        }
    }
    None
}

/// Calls `found` with each board after exactly `slides` slides, until it says yes. The gap came from the cell `last`
/// and does not go straight back.
fn visit_ends(board: Board, slides: u32, last: u32, found: &mut impl FnMut(Board) -> bool) -> bool {
    if slides == 0 {
        return found(board);
    }
    let gap = board.gap();
    let mut cells = NEIGHBOURS[gap as usize].iter().filter(|&&cell| cell != last);
    cells.any(|&cell| visit_ends(board.slide(cell), slides - 1, gap, found))
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
