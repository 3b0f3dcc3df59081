//! # Eight puzzle, path (八数码): backtracking with three lists
//!
//! A way from one 3×3 board to another, of at most d slides, not always the shortest.
//!
//! - **Input**: the limit d (0 to 40), then the start and the goal, 3 rows of 3 numbers each, every
//!   number from 0 to 8 once in each; `0` is the gap.
//! - **Output**: the number of slides, then the boards along the way, start and goal included, each
//!   as 3 rows with an empty line before; `-1` when no way of at most d slides exists.
//! - **Idea**: depth-first search with the three lists of the lesson: PS is the way to the board
//!   being looked at, NPS the boards that wait, the newest on top, and NSS the dead ends. Where no
//!   board can follow, the search goes on with the top of NPS and shortens PS to the way there.
//! - **Dead ends**: a board that failed may succeed with more slides left, so NSS holds the most
//!   slides left that each board was met with, and only as many or fewer are dead. This also bars
//!   ways back to boards on PS or NPS.
//! - **Complete**: of all boards put on NPS with enough slides left to reach the goal, think of the
//!   one nearest to the goal. Once it was looked at, the next board of its shortest way was put
//!   there, too, or had been with as many slides left: so that nearest board is the goal.
//! - **Board**: the order of the tiles and the gap's cell, 28 bits; NSS is a table at the rank of
//!   both (two look-ups of 12 bits each). A slide sideways keeps the order; up or down a tile
//!   passes two others, which keeps the parity of the inversions: another parity of the goal is
//!   `-1` at once.
//! - **Cost**: a board can be looked at once for each number of slides left: at most 826 055 looks
//!   with d = 31 and 1 524 180 with d = 40. NPS never holds more than 37 boards, NSS is 181 KB.
//! - **Compare**: from `321458067` with d = 40 it takes 4.3 times the CPU of eight-puzzle-path-bfs
//!   for a way of 40 slides instead of 30; with d = 29, where no way exists, 9.7 times.
//! - **Proved**: from each cell of the gap and for each d, runs to the end look at exactly the
//!   boards within d slides; ways from every 401st arrangement are checked slide by slide.
//! - **Source**: a lesson on backtracking (回溯法解决八数码); its own program leaves out ways, because its
//!   dead ends are dead at any depth and its gap never enters the last cell.

use std::fmt::Write;

use proconio::input;

/// The eight tiles row by row without the gap, less one, in 3 bits each; above these 24 bits the
/// cell of the gap.
type Board = u32;

/// Half of the 9! arrangements: those of the goal's parity can be reached.
const BOARDS: usize = 181_440;

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
    input! { limit: u32, start: [u32; 9], goal: [u32; 9] }
    assert!(limit <= 40, "the limit must be from 0 to 40");
    let way = solve(limit, parse(&start), parse(&goal));
    print!("{}", way.map_or("-1\n".to_string(), |way| show(&way)));
}

/// A way from `start` to `goal`, both included; `None` when `limit` slides aren't enough.
fn solve(limit: u32, start: [u32; 9], goal: [u32; 9]) -> Option<Vec<Board>> {
    if inversions(start) % 2 != inversions(goal) % 2 {
        return None;
    }
    let goal = pack(goal);
    search(limit as usize, pack(start), |board| board == goal)
}

/// A way of at most `limit` slides from `start` to a board that `found` says yes to.
fn search(limit: usize, start: Board, mut found: impl FnMut(Board) -> bool) -> Option<Vec<Board>> {
    let mut ps = Vec::new();
    // With each board the number of boards before it on its way.
    let mut nps = vec![(start, 0)];
    // By rank, one more than the most slides left at any try; 0 is for boards not met.
    let mut nss = vec![0; BOARDS];
    nss[rank(start)] = limit as u8 + 1;
    while let Some((board, depth)) = nps.pop() {
        ps.truncate(depth);
        ps.push(board);
        if found(board) {
            return Some(ps);
        }
        let left = limit - depth;
        if left == 0 {
            continue;
        }
        for &next in NEIGHBOURS[(board >> 24) as usize] {
            let slid = slide(board, next);
            let best = &mut nss[rank(slid)];
            if usize::from(*best) < left {
                *best = left as u8;
                nps.push((slid, depth + 1));
            }
        }
    }
    None
}

/// The way as it is printed.
fn show(way: &[Board]) -> String {
    let mut text = format!("{}\n", way.len() - 1);
    for &board in way {
        let [a, b, c, d, e, f, g, h, i] = unpack(board);
        let _ = write!(text, "\n{a} {b} {c}\n{d} {e} {f}\n{g} {h} {i}\n");
    }
    text
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

/// The nine cells of a board.
fn unpack(board: Board) -> [u32; 9] {
    let gap = board >> 24;
    let tile = |cell| (board >> (3 * (cell - u32::from(cell > gap))) & 7) + 1;
    let cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    cells.map(|cell| if cell == gap { 0 } else { tile(cell) })
}

/// The pairs of tiles, gap left out, that stand in the wrong order.
fn inversions(tiles: [u32; 9]) -> usize {
    let pairs = (0..9).flat_map(|i| (0..i).map(move |j| (tiles[j], tiles[i])));
    pairs.filter(|&(a, b)| a > b && b > 0).count()
}

/// The tiles of nine cells; they must be the numbers from 0 to 8.
fn parse(cells: &[u32]) -> [u32; 9] {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    assert!(
        sorted == [0, 1, 2, 3, 4, 5, 6, 7, 8],
        "each board needs each number from 0 to 8 exactly once"
    );
    std::array::from_fn(|cell| cells[cell])
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use itertools::Itertools;

    use super::*;

    const GOAL: [u32; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

    /// Every board that can be reached with its fewest slides: plain breadth-first search.
    fn oracle(start: [u32; 9]) -> HashMap<[u32; 9], u32> {
        let mut depths = HashMap::from([(start, 0)]);
        let mut frontier = vec![start];
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

    /// Solves, checks each step of the way, and returns how many slides it has.
    fn slides(limit: u32, start: [u32; 9], goal: [u32; 9]) -> Option<u32> {
        let way: Vec<_> = solve(limit, start, goal)?.into_iter().map(unpack).collect();
        assert_eq!((way[0], way[way.len() - 1]), (start, goal));
        for (from, to) in way.iter().tuple_windows() {
            let gap = from.iter().position(|&tile| tile == 0).unwrap();
            let next = to.iter().position(|&tile| tile == 0).unwrap();
            let mut slid = *from;
            slid.swap(gap, next);
            assert!(*to == slid && NEIGHBOURS[gap].contains(&(next as u32)));
        }
        let slides = way.len() as u32 - 1;
        assert!(slides <= limit);
        Some(slides)
    }

    /// The search does the same whatever it looks for, so one run to its end shows which goals it
    /// finds; and boards with the same gap differ only in the names of the tiles.
    fn check(starts: &[u32], limits: &[usize]) {
        for &gap in starts {
            let mut start = GOAL;
            start.swap(4, gap as usize);
            let depths = oracle(start);
            for &limit in limits {
                let mut met = vec![false; BOARDS];
                let end = search(limit, pack(start), |board| {
                    met[rank(board)] = true;
                    false
                });
                assert_eq!(end, None);
                let within = depths.values().filter(|&&depth| depth as usize <= limit);
                assert_eq!(met.iter().filter(|&&met| met).count(), within.count());
                for (&board, &depth) in &depths {
                    assert_eq!(met[rank(pack(board))], depth as usize <= limit, "{board:?}");
                }
            }
        }
    }

    #[test]
    fn finds_what_is_within_the_limit() {
        check(&[8], &[0, 1, 6, 7, 8, 13]);
    }

    #[test]
    #[ignore = "exhaustive: all goals from each cell of the gap, all limits"]
    fn finds_all_that_is_within_the_limit() {
        check(&(0..9).collect_vec(), &(0..=40).collect_vec());
    }

    #[test]
    #[ignore = "exhaustive: every 401st arrangement with the limits around its depth and the largest"]
    fn ways_are_legal() {
        let depths = oracle(GOAL);
        for arrangement in (0..9).permutations(9).step_by(401) {
            let start = arrangement.try_into().unwrap();
            let depth = depths.get(&start).copied();
            for limit in
                depth.map_or(0..0, |depth| depth.saturating_sub(1)..depth + 2).chain([31, 40])
            {
                let within = depth.unwrap_or(u32::MAX) <= limit;
                assert_eq!(slides(limit, start, GOAL).is_some(), within, "{start:?}");
            }
        }
    }

    /// Boards that the lesson's program has no answer for, or crashes on.
    #[test]
    fn ways_that_need_the_last_cell_or_more_than_the_limit() {
        let needs_last_cell = [1, 2, 3, 8, 6, 0, 7, 5, 4];
        assert_eq!(slides(3, needs_last_cell, GOAL), Some(3));
        assert_eq!(slides(2, needs_last_cell, GOAL), None);
        let seed = [2, 8, 3, 1, 6, 4, 7, 0, 5];
        assert_eq!(slides(5, seed, GOAL), Some(5));
        assert_eq!(slides(4, seed, GOAL), None);
        assert_eq!(slides(0, GOAL, GOAL), Some(0));
        assert_eq!(slides(0, seed, GOAL), None);
        assert_eq!(slides(40, [1, 2, 3, 8, 0, 4, 7, 5, 6], GOAL), None);
    }

    #[test]
    #[should_panic(expected = "each number from 0 to 8 exactly once")]
    fn a_number_twice_is_refused() {
        parse(&[1, 1, 3, 8, 0, 4, 7, 6, 5]);
    }
}
