//! # Eight puzzle (八数码难题): A*
//!
//! The fewest slides that turn a 3×3 board into `1 2 3 / 8 0 4 / 7 6 5`.
//!
//! - **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once; `0` is the gap.
//! - **Output**: the fewest slides, or `-1` when the goal can't be reached.
//! - **Idea**: of all boards known, take the one whose f is least: g, the slides made, plus h, the
//!   Manhattan distance (each tile's rows and columns from home, without the gap). *Admissible*: a
//!   slide moves one tile by one cell, so h never exceeds the slides still needed, and the goal's f
//!   when it is taken is the answer. *Consistent*: for the same reason a slide changes h by exactly
//!   1, so f never falls, and a board is taken first by a shortest way: on any shorter way a board
//!   with a smaller f would still wait. Hence a board is closed when it is taken. Closing it when
//!   it is first seen, by a way that may be longer, is wrong for 6 % of the boards.
//! - **Heap**: f grows by 0 when a tile comes nearer home, else by 2. So only two values of f wait
//!   at any time, and two stacks do a heap's work; neither f nor g need be kept with a board.
//! - **Board**: the order of the tiles and the gap's cell, 28 bits; "closed" is one bit at the rank
//!   of both (two look-ups of 12 bits each). A slide sideways keeps the order; up or down a tile
//!   passes two others, which keeps the parity of the inversions: half of the boards answer `-1` at
//!   once.
//! - **Cost**: closes 605 boards on average and 10 435 at worst (`167208345`); never more than 10
//!   924 wait, 4 bytes each.
//! - **Compare**: CPU of the whole process on `321458067`, where an empty process takes 1: bfs
//!   4.54, bidirectional-iddfs 1.44, ida-star 1.41, a-star 1.40, bidirectional-bfs 1.32. With a
//!   `BinaryHeap` of (f, board) instead of the stacks it took 2.09 in the same run.
//! - **Proved**: the tests compare all 362 880 arrangements with a breadth-first search.
//! - **Source**: Luogu P1379; A* is by Hart, Nilsson and Raphael, 1968.

use std::mem;

use proconio::{input, marker::Bytes};

/// The eight tiles row by row without the gap, less one, in 3 bits each; above these 24 bits the
/// cell of the gap.
type Board = u32;

/// Half of the 9! arrangements: those of the goal's parity can be reached.
const BOARDS: usize = 181_440;

const GOAL: [u32; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// The cell that each tile, less one, goes home to.
const HOME: [u32; 8] = [0, 1, 2, 5, 8, 7, 6, 3];

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

/// For each gap and each of its neighbours, in order: one bit for every tile that slides nearer
/// home.
const CLOSER: [[u8; 4]; 9] = closer();

/// For each 12 bits that hold four tiles: which of the 1680 ordered choices of four out of eight
/// they are, and which of the 24 orders of these four, halved.
static RANKS: [[u16; 2]; 1 << 12] = ranks();

fn main() {
    input! { cells: Bytes }
    let answer = solve(parse(&cells));
    println!("{}", answer.map_or(-1, i64::from));
}

/// The fewest slides from `tiles` to the goal, `None` when there is no way.
fn solve(tiles: [u32; 9]) -> Option<u32> {
    if inversions(tiles) % 2 != inversions(GOAL) % 2 {
        return None;
    }
    let mut f = (0..9)
        .filter(|&cell| tiles[cell] > 0)
        .map(|cell| distance(cell as u32, HOME[tiles[cell] as usize - 1]))
        .sum();
    let mut closed = vec![0_u64; BOARDS / 64];
    // The boards with this f, and those with f + 2.
    let (mut open, mut later) = (vec![pack(tiles)], Vec::new());
    loop {
        while let Some(board) = open.pop() {
            let (word, bit) = (rank(board) / 64, rank(board) % 64);
            if closed[word] >> bit & 1 == 1 {
                continue;
            }
            closed[word] |= 1 << bit;
            if board == pack(GOAL) {
                return Some(f);
            }
            let gap = board >> 24;
            for (&next, closer) in NEIGHBOURS[gap as usize].iter().zip(CLOSER[gap as usize]) {
                let tile = board >> (3 * (next - u32::from(next > gap))) & 7;
                if closer >> tile & 1 == 1 {
                    open.push(slide(board, next));
                } else {
                    later.push(slide(board, next));
                }
            }
        }
        mem::swap(&mut open, &mut later);
        f += 2;
    }
}

/// What [`CLOSER`] holds.
const fn closer() -> [[u8; 4]; 9] {
    let mut table = [[0; 4]; 9];
    let mut i = 0;
    while i < 9 * 4 * 8 {
        let (gap, side, tile) = (i / 32, i / 8 % 4, i % 8);
        if side < NEIGHBOURS[gap].len() {
            let (from, home) = (NEIGHBOURS[gap][side], HOME[tile]);
            let closer = distance(gap as u32, home) < distance(from, home);
            table[gap][side] |= (closer as u8) << tile;
        }
        i += 1;
    }
    table
}

/// Rows plus columns between two cells.
const fn distance(a: u32, b: u32) -> u32 {
    (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3)
}

/// The board after the gap's move to `next`, a cell beside it.
fn slide(board: Board, next: u32) -> Board {
    let gap = board >> 24;
    // Sideways the order of the tiles stays; up or down one tile passes two: three turn in a circle.
    let turn = next.abs_diff(gap) / 3 * if next > gap { 3 } else { 6 };
    let first = 3 * gap.min(next);
    let three = board >> first & 0o777;
    let turned = (three << turn | three >> (9 - turn)) & 0o777;
    board ^ (three ^ turned) << first ^ (gap ^ next) << 24
}

/// The board's own number below [`BOARDS`]; only a board of the other parity can have it, too.
fn rank(board: Board) -> usize {
    let [choice, _] = RANKS[board as usize & 0o7777];
    // Orders 2k and 2k + 1 differ by one swap, so the parity says which: half the order is enough.
    let [_, half_order] = RANKS[board as usize >> 12 & 0o7777];
    (choice as usize * 12 + half_order as usize) * 9 + (board >> 24) as usize
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
        table[four] = [choice as u16, (order / 2) as u16];
        four += 1;
    }
    table
}

/// The nine cells as a [`Board`].
fn pack(tiles: [u32; 9]) -> Board {
    let gap = tiles.iter().take_while(|&&tile| tile > 0).count() as u32;
    let order = tiles.iter().rev().filter(|&&tile| tile > 0);
    order.fold(gap, |board, tile| board << 3 | (tile - 1))
}

/// The pairs of tiles, gap left out, that stand in the wrong order.
fn inversions(tiles: [u32; 9]) -> usize {
    let pairs = (0..9).flat_map(|i| (0..i).map(move |j| (tiles[j], tiles[i])));
    pairs.filter(|&(a, b)| a > b && b > 0).count()
}

/// The tiles of the nine cells; the input must hold each digit from 0 to 8 once.
fn parse(cells: &[u8]) -> [u32; 9] {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    assert!(sorted == b"012345678", "the board needs each digit from 0 to 8 exactly once");
    std::array::from_fn(|cell| u32::from(cells[cell] - b'0'))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use itertools::Itertools;

    use super::*;

    /// Every board that reaches the goal with its fewest slides: plain breadth-first search.
    fn oracle() -> HashMap<[u32; 9], u32> {
        let mut depths = HashMap::from([(GOAL, 0)]);
        let mut frontier = vec![GOAL];
        for depth in 1.. {
            let mut next = Vec::new();
            for board in frontier {
                let gap = board.iter().position(|&tile| tile == 0).unwrap();
                for &cell in NEIGHBOURS[gap] {
                    let mut slid = board;
                    slid.swap(gap, cell as usize);
                    depths.entry(slid).or_insert_with(|| {
                        next.push(slid);
                        depth
                    });
                }
            }
            if next.is_empty() {
                break;
            }
            frontier = next;
        }
        assert_eq!(depths.len(), BOARDS);
        depths
    }

    /// Compares every `step`-th of the 9! arrangements with the oracle.
    fn check(step: usize) {
        let depths = oracle();
        for arrangement in (0..9).permutations(9).step_by(step) {
            let board = arrangement.try_into().unwrap();
            assert_eq!(solve(board), depths.get(&board).copied(), "{board:?}");
        }
    }

    #[test]
    fn agrees_with_breadth_first_search() {
        check(101);
    }

    #[test]
    #[ignore = "exhaustive: all 362 880 arrangements"]
    fn agrees_with_breadth_first_search_everywhere() {
        check(1);
    }

    /// Boards that the lesson's programs answered wrongly.
    #[test]
    fn boards_that_are_easily_got_wrong() {
        for (cells, slides) in [
            (b"103824765", Some(1)),
            (b"123864705", Some(1)),
            (b"123084765", Some(1)),
            (b"123840765", Some(1)),
            (b"683104275", Some(12)),
            (b"146803752", Some(12)),
            (b"418203765", Some(12)),
            (b"215680374", Some(23)),
            (b"123804756", None),
        ] {
            assert_eq!(solve(parse(cells)), slides);
        }
    }

    #[test]
    fn farthest_boards_are_30_slides_away() {
        assert_eq!(solve(parse(b"321458067")), Some(30));
        assert_eq!(solve(parse(b"517208346")), Some(30));
        assert_eq!(solve(parse(b"543612780")), Some(30));
        assert_eq!(solve(GOAL), Some(0));
    }

    #[test]
    #[should_panic(expected = "each digit from 0 to 8 exactly once")]
    fn a_digit_twice_is_refused() {
        parse(b"113804765");
    }
}
