//! # Eight puzzle, batch (八数码): one search over ranks, then look-ups (advanced)
//!
//! For each of many 3×3 boards: how few slides lead to `123804765`?
//!
//! **Input**: q, then q boards, each a string of nine digits, the rows joined; `0` is the gap.
//! **Output**: for each board the fewest slides, `-1` if there is no way, one a line.
//! **Limits**: 1 <= q <= 400 000; a board has each digit from 0 to 8 once.
//!
//! This is the fast file. Read `eight-puzzle-bfs` first, which answers for one board. To be fast, this one
//! packs a board into 28 bits, numbers the boards by hand, and reads its input by hand: reading is most of
//! the work.
//!
//! # Idea
//! A slide can be undone, so the way from a board to the goal is as long as the way back. One breadth-first
//! search from the goal therefore finds the answers for all boards; each of the q boards is a look-up.
//!
//! **Ranks.** The table of distances is an array, so each board needs a number of its own, its rank. The
//! first four tiles are one of 8 · 7 · 6 · 5 = 1680 choices. The last four are one of the 4! = 24 orders
//! of the tiles that are left. The gap is in one of 9 cells. Together these make 1680 · 24 · 9 = 9! ranks:
//! ```text
//! rank = (choice · 24 + order) · 9 + gap
//! ```
//! Four tiles are 12 bits, so choice and order are read from a table with 2^12 entries.
//!
//! **Slides.** A board is the row of its tiles without the gap, and the cell of the gap. A slide sideways
//! leaves the row of tiles as it is. Up or down, one tile passes two others: three tiles turn in a circle.
//!
//! The boards of the other parity are never met, and keep the mark for "unknown": `-1`.
//!
//! # Example
//! ```text
//! 1 2 3                                            1 0 3
//! 8 0 4   tiles 1 2 3 8 4 7 6 5, gap in cell 4     8 2 4   tiles 1 3 8 2 4 7 6 5, gap in cell 1
//! 7 6 5                                            7 6 5
//! ```
//! The gap goes up: tile 2 passes 3 and 8, so `2 3 8` becomes `3 8 2`.
//!
//! The goal's rank: of the tiles that are not used yet, 0, 0, 0 and 4 are smaller than 1, 2, 3 and 8, which
//! makes choice ((0 · 7 + 0) · 6 + 0) · 5 + 4 = 4. Of the tiles before them, 0, 1, 1 and 1 are smaller than
//! 4, 7, 6 and 5, which makes order ((0 · 2 + 1) · 3 + 1) · 4 + 1 = 17. The rank is
//! (4 · 24 + 17) · 9 + 4 = 1021.
//!
//! # Cost
//! The search meets 181 440 boards, 4 bytes each in the queue. The table has a byte for each of the 362 880.
//!
//! # Tested
//! All 362 880 boards, against a search by layers over strings.
//!
//! # Source
//! HDU 1043 asks for the same in a format of its own, with the ways. Breadth-first search: Moore, 1959.

use std::io::{self, Read};

/// The tiles row by row without the gap, less one, in 3 bits each; above these 24 bits the gap's cell.
#[derive(Clone, Copy)]
struct Board(u32);

const GOAL: &str = "123804765";

/// 9!, the number of boards; half of them can be reached.
const BOARDS: usize = 362_880;

/// The slides that the farthest boards need.
const FARTHEST: u8 = 30;

/// In place of a distance, while a board is not met.
const UNKNOWN: u8 = u8::MAX;

/// The cells beside each cell.
const NEIGHBOURS: [&[u32]; 9] = [
    &[1, 3],
    &[0, 2, 4],
    &[1, 5],
    &[0, 4, 6],
    &[1, 3, 5, 7],
    &[2, 4, 8],
    &[3, 7],
    &[4, 6, 8],
    &[5, 7],
];

/// For each 12 bits that hold four tiles: their choice and their order, as the header has it.
static RANKS: [[u16; 2]; 1 << 12] = ranks();

fn main() {
    let mut input = String::new();
    let read = io::stdin().lock().read_to_string(&mut input);
    read.expect("the input must be text");
    let boards = parse(&input);
    let lines: Vec<_> = (0..=FARTHEST).map(|slides| format!("{slides}\n")).collect();
    let line = |answer: Option<u8>| answer.map_or("-1\n", |slides| &lines[usize::from(slides)]);
    print!("{}", solve(&boards).map(line).collect::<String>());
}

/// For each board the fewest slides to the goal, `None` if there is no way.
fn solve(boards: &[Board]) -> impl Iterator<Item = Option<u8>> + '_ {
    let distances = distances_to(Board::parse(GOAL));
    let look_up = move |board: &Board| distances[board.rank()];
    boards
        .iter()
        .map(look_up)
        .map(|distance| Some(distance).filter(|&distance| distance != UNKNOWN))
}

/// The fewest slides between `goal` and every board, by rank.
fn distances_to(goal: Board) -> Vec<u8> {
    let mut distances = vec![UNKNOWN; BOARDS];
    distances[goal.rank()] = 0;
    let mut queue = vec![goal; BOARDS / 2 + 1];
    let (mut head, mut tail) = (0, 1);
    while head < tail {
        let board = queue[head];
        head += 1;
        let distance = distances[board.rank()] + 1;
        for next in board.slides() {
            let known = &mut distances[next.rank()];
            // Written always, kept only if new: no branch that is guessed wrongly half the time.
            queue[tail] = next;
            tail += usize::from(*known == UNKNOWN);
            *known = distance.min(*known);
        }
    }
    distances
}

impl Board {
    /// The boards one slide away.
    fn slides(self) -> impl Iterator<Item = Board> {
        let cells = NEIGHBOURS[self.gap() as usize];
        cells.iter().map(move |&cell| self.slide(cell))
    }

    /// The board after the gap's move to `cell`, which is beside it.
    fn slide(self, cell: u32) -> Board {
        let gap = self.gap();
        let first = 3 * gap.min(cell);
        let three = self.0 >> first & 0o777;
        // Sideways no turn; one place to the right or to the left if the gap goes down or up.
        let turn = cell.abs_diff(gap) / 3 * if cell > gap { 3 } else { 6 };
        let turned = (three << turn | three >> (9 - turn)) & 0o777;
        Board(self.0 ^ (three ^ turned) << first ^ (gap ^ cell) << 24)
    }

    fn gap(self) -> u32 {
        self.0 >> 24
    }

    /// The board's own number below [`BOARDS`].
    fn rank(self) -> usize {
        let [choice, _] = RANKS[self.0 as usize & 0o7777];
        let [_, order] = RANKS[self.0 as usize >> 12 & 0o7777];
        (choice as usize * 24 + order as usize) * 9 + self.gap() as usize
    }

    /// The board that a word describes, which must have each digit from 0 to 8 once.
    fn parse(word: &str) -> Board {
        assert!(word.len() == 9, "each board needs nine digits");
        let (mut board, mut place, mut seen) = (0, 0, 0);
        for (cell, digit) in (0..).zip(word.bytes()) {
            let tile = u32::from(digit.wrapping_sub(b'0'));
            seen |= 1 << tile.min(9);
            if tile == 0 {
                board |= cell << 24;
            } else {
                board |= (tile - 1) << place;
                place += 3;
            }
        }
        assert!(seen == 0o777, "each board needs each digit from 0 to 8 once");
        Board(board)
    }
}

/// What [`RANKS`] holds.
const fn ranks() -> [[u16; 2]; 1 << 12] {
    let mut table = [[0; 2]; 1 << 12];
    let mut four = 0;
    while four < table.len() {
        let (mut choice, mut order, mut seen, mut i) = (0, 0, 0_u32, 0);
        while i < 4 {
            let tile = four as u32 >> (3 * i) & 7;
            let smaller = (seen & ((1 << tile) - 1)).count_ones();
            choice = choice * (8 - i) + tile - smaller;
            order = order * (i + 1) + smaller;
            seen |= 1 << tile;
            i += 1;
        }
        table[four] = [choice as u16, order as u16];
        four += 1;
    }
    table
}

/// The boards of the input: their number, then each.
fn parse(input: &str) -> Vec<Board> {
    let mut words = input.split_ascii_whitespace();
    let q = words.next().and_then(|word| word.parse().ok());
    let q = q.expect("the input must begin with the number of boards");
    assert!((1..=400_000).contains(&q), "there must be 1 to 400000 boards");
    let boards: Vec<_> = words.take(q).map(Board::parse).collect();
    assert!(boards.len() == q, "there must be as many boards as the first number says");
    boards
}

#[cfg(test)]
mod tests;
