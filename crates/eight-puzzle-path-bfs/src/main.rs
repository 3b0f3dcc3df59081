//! # Eight puzzle, path (八数码): breadth-first search from both ends
//!
//! A shortest way from one 3×3 board to another, of at most d slides.
//!
//! - **Input**: the limit d (0 to 40), then the start and the goal, 3 rows of 3 numbers each, every
//!   number from 0 to 8 once in each; `0` is the gap.
//! - **Output**: the number of slides, then the boards along the way, start and goal included, each
//!   as 3 rows with an empty line before; `-1` when no way of at most d slides exists.
//! - **Idea**: two searches run towards each other, one from the start and one from the goal, layer
//!   by layer; each time the side with the smaller layer takes a step. When one knows all boards
//!   within a slides and the other all within b, no way of a + b slides or fewer exists as long as
//!   they share no board, for its board after a slides would be shared. So the first board that a
//!   step shares lies on a shortest way, and d steps without one mean that d slides aren't enough.
//! - **The way back**: each board is kept with the place, in the same list, of the board that it
//!   came from, so the shared board leads to both ends.
//! - **Board**: the order of the tiles and the gap's cell, 28 bits; "met" is one bit for each side
//!   at the rank of both (two look-ups of 12 bits each). A slide sideways keeps the order; up or
//!   down a tile passes two others, which keeps the parity of the inversions: another parity of the
//!   goal is `-1` at once.
//! - **Cost**: to the goal of P1379 both sides together meet 2742 boards on average and 16 013 at
//!   worst, 8 bytes each and 22 KB of bits a side.
//! - **Compare**: from `321458067` with d = 40 eight-puzzle-path-backtracking takes 4.3 times the
//!   CPU and a way of 40 slides instead of 30; with d = 29, where no way exists, 9.7 times.
//! - **Proved**: the ways from all 362 880 arrangements to `123804765` are checked slide by slide,
//!   their lengths against another search, and with one slide fewer there is none.
//! - **Source**: the task is from a lesson on backtracking (回溯法解决八数码).

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

/// A shortest way from `start` to `goal`, both included; `None` when `limit` slides aren't enough.
fn solve(limit: u32, start: [u32; 9], goal: [u32; 9]) -> Option<Vec<Board>> {
    if inversions(start) % 2 != inversions(goal) % 2 {
        return None;
    }
    let (mut near, mut far) = (Side::new(pack(start)), Side::new(pack(goal)));
    let mut shared = (start == goal).then(|| pack(goal));
    let mut slides = 0;
    while shared.is_none() && slides < limit {
        slides += 1;
        shared = if near.width() < far.width() { near.step(&far) } else { far.step(&near) };
    }
    let shared = shared?;
    let mut way = near.way_to(shared);
    way.reverse();
    way.extend(&far.way_to(shared)[1..]);
    Some(way)
}

/// One of the two searches.
struct Side {
    /// One bit for each board in `boards`, by rank.
    met: Vec<u64>,
    /// The boards met, nearest first, each with the place in this list of the one before it.
    boards: Vec<(Board, u32)>,
    /// Where the last layer begins.
    layer: usize,
}

impl Side {
    /// The search that knows nothing but its own end.
    fn new(end: Board) -> Self {
        let mut met = vec![0; BOARDS / 64];
        met[rank(end) / 64] |= 1 << (rank(end) % 64);
        Self { met, boards: vec![(end, 0)], layer: 0 }
    }

    /// The number of boards in the last layer.
    fn width(&self) -> usize {
        self.boards.len() - self.layer
    }

    /// Takes the next layer; stops at the first board that `other` has met, and returns it.
    fn step(&mut self, other: &Self) -> Option<Board> {
        let layer = self.layer..self.boards.len();
        self.layer = layer.end;
        for from in layer {
            let (board, _) = self.boards[from];
            for &next in NEIGHBOURS[(board >> 24) as usize] {
                let slid = slide(board, next);
                let (word, bit) = (rank(slid) / 64, rank(slid) % 64);
                if self.met[word] >> bit & 1 == 0 {
                    self.met[word] |= 1 << bit;
                    self.boards.push((slid, from as u32));
                    if other.met[word] >> bit & 1 == 1 {
                        return Some(slid);
                    }
                }
            }
        }
        None
    }

    /// The boards from `board`, one of the last layer, back to this side's end.
    fn way_to(&self, board: Board) -> Vec<Board> {
        let last = self.boards.iter().rposition(|&(met, _)| met == board);
        let mut at = last.expect("both sides have met the shared board");
        let mut way = vec![board];
        while at > 0 {
            at = self.boards[at].1 as usize;
            way.push(self.boards[at].0);
        }
        way
    }
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

    /// Compares every `step`-th of the 9! arrangements with the oracle: just enough slides, one too
    /// few.
    fn check(step: usize) {
        let depths = oracle();
        for arrangement in (0..9).permutations(9).step_by(step) {
            let start = arrangement.try_into().unwrap();
            let depth = depths.get(&start).copied();
            assert_eq!(slides(depth.unwrap_or(40), start, GOAL), depth, "{start:?}");
            if let Some(short) = depth.and_then(|depth| depth.checked_sub(1)) {
                assert_eq!(slides(short, start, GOAL), None, "{start:?}");
            }
        }
    }

    #[test]
    fn ways_are_shortest() {
        check(499);
    }

    #[test]
    #[ignore = "exhaustive: all 362 880 arrangements"]
    fn ways_are_shortest_everywhere() {
        check(1);
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
