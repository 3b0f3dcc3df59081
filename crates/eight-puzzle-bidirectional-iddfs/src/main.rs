//! # Eight puzzle (八数码难题): iterative deepening from both ends
//!
//! The fewest slides that turn a 3×3 board into `1 2 3 / 8 0 4 / 7 6 5`.
//!
//! - **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once; `0` is the gap.
//! - **Output**: the fewest slides, or `-1` when the goal can't be reached.
//! - **Idea**: depth-first searches of exactly k slides, in turn from the board and from the goal,
//!   with k growing. The first marks the boards where it ends, the second looks for a mark where it
//!   ends: then a way of twice k slides exists. The gap's cell changes colour with each slide, as
//!   on a chessboard, so its first cell says whether the ways are even or odd; for odd ones the
//!   first search goes one slide farther. Lengths are tried in order, so the first mark met is the
//!   answer. Marks stay: one left by a shorter search would mean a shorter way, found before.
//! - **No undoing**: a search never takes back its last slide, which leaves √3 = 1.73 slides to
//!   choose from on average instead of √8 = 2.83. It doesn't know where it has been otherwise.
//! - **Board**: the order of the tiles and the gap's cell, 28 bits; a mark is one bit at the rank
//!   of both (two look-ups of 12 bits each). A slide sideways keeps the order; up or down a tile
//!   passes two others, which keeps the parity of the inversions: half of the boards answer `-1` at
//!   once.
//! - **Cost**: all searches together go through 9311 boards on average and 70 742 at worst
//!   (`487506321`), many of them more than once; 22 KB of bits is all that is stored.
//! - **Compare**: CPU of the whole process on `321458067`, where an empty process takes 1: bfs
//!   4.54, bidirectional-iddfs 1.44, ida-star 1.41, a-star 1.40, bidirectional-bfs 1.32. Plain
//!   deepening, eight-puzzle-iddfs, has no time for boards beyond 18 slides.
//! - **Proved**: the tests compare all 362 880 arrangements with a breadth-first search.
//! - **Source**: Luogu P1379, from a note on search algorithms (搜索算法 学习笔记, 双向迭代加深搜索).

use proconio::{input, marker::Bytes};

/// The eight tiles row by row without the gap, less one, in 3 bits each; above these 24 bits the
/// cell of the gap.
type Board = u32;

/// Half of the 9! arrangements: those of the goal's parity can be reached.
const BOARDS: usize = 181_440;

const GOAL: [u32; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

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
    let (start, goal) = (pack(tiles), pack(GOAL));
    let odd = (start >> 24) % 2;
    let mut marks = vec![0_u64; BOARDS / 64];
    for half in 0.. {
        ends(start, half + odd, |board| {
            marks[rank(board) / 64] |= 1 << (rank(board) % 64);
            false
        });
        let is_marked = |board| marks[rank(board) / 64] >> (rank(board) % 64) & 1 == 1;
        if ends(goal, half, is_marked) {
            return Some(2 * half + odd);
        }
    }
    None
}

/// Whether `found` says yes to a board after exactly `slides` slides, none of which undoes the
/// last.
fn ends(origin: Board, slides: u32, mut found: impl FnMut(Board) -> bool) -> bool {
    // A board, the cell where its gap was, and the slides left.
    let mut stack = vec![(origin, origin >> 24, slides)];
    while let Some((board, last, left)) = stack.pop() {
        if left == 0 {
            if found(board) {
                return true;
            }
            continue;
        }
        let gap = board >> 24;
        for &next in NEIGHBOURS[gap as usize] {
            if next != last {
                stack.push((slide(board, next), gap, left - 1));
            }
        }
    }
    false
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
