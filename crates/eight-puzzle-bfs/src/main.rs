//! # Eight puzzle (八数码难题): breadth-first search
//!
//! The fewest slides that turn a 3×3 board into `1 2 3 / 8 0 4 / 7 6 5`.
//!
//! - **Input**: one string of 9 digits, the rows joined, each of 0 to 8 once; `0` is the gap.
//! - **Output**: the fewest slides, or `-1` when the goal can't be reached.
//! - **Idea**: boards in the order of their distance: a queue, to whose end each board puts the
//!   boards one slide away that were not met before. A board is met first by a shortest way, and
//!   every board that can be reached is met, so the answer is right. A slide can be undone: the
//!   search may as well start at the goal and stop at the asked board.
//! - **Board**: the order of the tiles and the gap's cell, 28 bits; "met" is one bit at the rank of
//!   both (two look-ups of 12 bits each). A slide sideways keeps the order; up or down a tile
//!   passes two others, which keeps the parity of the inversions: half of the boards answer `-1` at
//!   once.
//! - **Cost**: 181 440 boards in 31 layers, 4 bytes and one bit each: 750 KB.
//! - **Compare**: CPU of the whole process on `321458067`, where an empty process takes 1: bfs
//!   4.54, bidirectional-iddfs 1.44, ida-star 1.41, a-star 1.40, bidirectional-bfs 1.32. For one
//!   board it is the slowest, but one run to its end answers all boards, which eight-puzzle-batch
//!   makes use of.
//! - **Proved**: one run to the end meets all 181 440 boards at the depths of another breadth-first
//!   search, written over plain arrays; every 101st of the 9! arrangements is also solved on its
//!   own.
//! - **Source**: Luogu P1379.

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
    let start = pack(tiles);
    search(pack(GOAL), |board, _| board == start)
}

/// Calls `found` with the boards around `origin` and their distances, nearest first; returns the
/// first distance that it says yes to.
fn search(origin: Board, mut found: impl FnMut(Board, u32) -> bool) -> Option<u32> {
    let mut met = vec![0_u64; BOARDS / 64];
    met[rank(origin) / 64] |= 1 << (rank(origin) % 64);
    let mut queue = vec![0; BOARDS + 1];
    queue[0] = origin;
    let (mut head, mut tail) = (0, 1);
    for depth in 0.. {
        let layer = head..tail;
        if layer.is_empty() {
            break;
        }
        head = tail;
        for i in layer {
            let board = queue[i];
            if found(board, depth) {
                return Some(depth);
            }
            for &next in NEIGHBOURS[(board >> 24) as usize] {
                let slid = slide(board, next);
                let (word, bit) = (rank(slid) / 64, rank(slid) % 64);
                // Written always, kept only when new: no branch that is guessed wrongly half the time.
                queue[tail] = slid;
                tail += usize::from(met[word] >> bit & 1 == 0);
                met[word] |= 1 << bit;
            }
        }
    }
    None
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

    /// The search does the same whatever it looks for, so one run to its end shows what every
    /// single search would answer.
    #[test]
    fn meets_every_board_at_its_distance() {
        let (depths, mut met) = (oracle(), HashMap::new());
        let end = search(pack(GOAL), |board, depth| {
            assert_eq!(met.insert(board, depth), None, "{board:o} is met twice");
            false
        });
        assert_eq!((end, met.len()), (None, BOARDS));
        for (&board, depth) in &depths {
            assert_eq!(met.get(&pack(board)), Some(depth), "{board:?}");
            assert_eq!(inversions(board) % 2, inversions(GOAL) % 2, "{board:?}");
        }
    }

    #[test]
    #[ignore = "exhaustive: every 101st arrangement, each in a search of its own"]
    fn agrees_with_another_search() {
        let depths = oracle();
        for arrangement in (0..9).permutations(9).step_by(101) {
            let board = arrangement.try_into().unwrap();
            assert_eq!(solve(board), depths.get(&board).copied(), "{board:?}");
        }
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
        assert_eq!(solve(GOAL), Some(0));
    }

    #[test]
    #[should_panic(expected = "each digit from 0 to 8 exactly once")]
    fn a_digit_twice_is_refused() {
        parse(b"113804765");
    }
}
