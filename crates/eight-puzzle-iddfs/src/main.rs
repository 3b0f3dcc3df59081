//! # Eight puzzle (八数码难题): plain iterative deepening, too slow on purpose
//!
//! The fewest slides that turn a 3×3 board into `1 2 3 / 8 0 4 / 7 6 5`.
//!
//! - **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once; `0` is the gap.
//! - **Output**: the fewest slides, or `-1` when the goal can't be reached.
//! - **Idea**: depth-first searches of exactly 0, 1, 2, … slides, until one ends at the goal. Each
//!   length is searched whole before the next, so the first that succeeds is the fewest, as in
//!   breadth-first search, and nothing is stored but the way itself.
//! - **Unreachable**: a slide never changes the parity of the inversions among the tiles (sideways
//!   none change, up or down a tile passes two others), so half of the boards answer `-1` at once.
//! - **Why it fails**: a depth-first search meets a board by long ways before short ones, so it
//!   can't skip boards met before. It walks all ways, √8 = 2.83 times as many for each slide: 18
//!   slides take 0.5 s, 20 take 5.6 s, 30 would take two days. One more rule, never to undo the
//!   slide just made, brings that down to √3 = 1.73, and 30 slides to 0.6 s.
//! - **Compare**: eight-puzzle-bidirectional-iddfs goes half the way from each end: 20 slides take
//!   1 ms with the process. eight-puzzle-ida-star cuts the ways that can't be short enough.
//! - **Proved**: all boards within 12 slides, all unreachable ones, and for every board that the
//!   boards one slide away are the right ones and the nearest of them is one slide nearer to the
//!   goal.
//! - **Source**: Luogu P1379, from a note on search algorithms (搜索算法 学习笔记, IDDFS).

use proconio::{input, marker::Bytes};

/// The tile of cell `c`, counted row by row, stands in bits `4 * c..4 * c + 4`.
type Board = u64;

/// The goal; its first cell is the last hexadecimal digit.
const GOAL: Board = 0x5_6740_8321;

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
    // No board is farther than 30 slides.
    (0..=30).find(|&slides| reaches(pack(tiles), gap, slides))
}

/// Whether exactly `slides` slides can lead to the goal.
fn reaches(board: Board, gap: usize, slides: u32) -> bool {
    if slides == 0 {
        return board == GOAL;
    }
    NEIGHBOURS[gap].iter().any(|&next| reaches(slide(board, gap, next), next, slides - 1))
}

/// The board after the gap's move to `next`, a cell beside it.
fn slide(board: Board, gap: usize, next: usize) -> Board {
    let tile = board >> (4 * next) & 15;
    board ^ (tile << (4 * next)) ^ (tile << (4 * gap))
}

/// The nine cells as a [`Board`].
fn pack(tiles: [usize; 9]) -> Board {
    (0..9).map(|cell| (tiles[cell] as Board) << (4 * cell)).sum()
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

    const HOME: [usize; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

    /// Every board that reaches the goal with its fewest slides: plain breadth-first search.
    fn oracle() -> HashMap<[usize; 9], u32> {
        let mut depths = HashMap::from([(HOME, 0)]);
        let mut frontier = vec![HOME];
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

    /// Compares the boards within `limit` slides, and the unreachable ones, with the oracle.
    fn check(limit: u32) {
        let depths = oracle();
        for arrangement in (0..9).permutations(9) {
            let board = arrangement.try_into().unwrap();
            let depth = depths.get(&board).copied();
            if depth.map_or(true, |depth| depth <= limit) {
                assert_eq!(solve(board), depth, "{board:?}");
            }
        }
    }

    #[test]
    fn agrees_with_breadth_first_search_nearby() {
        check(7);
    }

    #[test]
    #[ignore = "exhaustive: the 3084 boards within 12 slides"]
    fn agrees_with_breadth_first_search_within_twelve() {
        check(12);
    }

    /// By induction from the goal: what is right for the boards one slide away is right for all.
    #[test]
    fn the_nearest_neighbour_is_one_slide_nearer() {
        let depths: HashMap<_, _> =
            oracle().into_iter().map(|(tiles, depth)| (pack(tiles), (tiles, depth))).collect();
        for (&board, &(tiles, depth)) in &depths {
            let gap = tiles.iter().position(|&tile| tile == 0).unwrap();
            let around = NEIGHBOURS[gap].iter().map(|&next| {
                let (after, depth) = depths[&slide(board, gap, next)];
                assert_eq!((after[next], after[gap]), (0, tiles[next]));
                depth
            });
            let nearest = around.min().unwrap();
            assert_eq!(depth, if board == GOAL { 0 } else { nearest + 1 });
        }
    }

    #[test]
    fn boards_that_are_easily_got_wrong() {
        for (cells, slides) in [
            (b"103824765", Some(1)),
            (b"123864705", Some(1)),
            (b"123084765", Some(1)),
            (b"123840765", Some(1)),
            (b"283104765", Some(4)),
            (b"683104275", Some(12)),
            (b"123804756", None),
        ] {
            assert_eq!(solve(parse(cells)), slides);
        }
    }

    #[test]
    #[should_panic(expected = "each digit from 0 to 8 exactly once")]
    fn a_digit_twice_is_refused() {
        parse(b"113804765");
    }
}
