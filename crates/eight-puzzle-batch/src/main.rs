//! # Eight puzzle, batch (八数码)
//!
//! For each of many 3×3 boards, the fewest slides that turn it into `1 2 3 / 8 0 4 / 7 6 5`.
//!
//! - **Input**: q (1 to 400 000), then q boards: strings of 9 digits, the rows joined, each of 0 to
//!   8 once; `0` is the gap.
//! - **Output**: for each the fewest slides, or `-1` when the goal can't be reached, one a line.
//! - **Idea**: a slide can be undone, so one breadth-first search from the goal finds the answers
//!   for all boards; then each is a look-up. The search is a queue, to whose end each board puts
//!   the boards one slide away that were not met before.
//! - **Board**: only the order of the tiles and the gap's cell, 28 bits. A slide sideways leaves
//!   the order alone; up or down, a tile passes two others. The table has a byte for each of the 9!
//!   boards, at the rank of the order (two look-ups of 12 bits each) and the gap. No board of the
//!   wrong parity is ever met, so those keep the mark for "not met", which reads `-1`.
//! - **Cost**: 181 440 boards are met; 363 KB for the table and 726 KB for the queue. All 362 880
//!   arrangements take 15 ms, a third of what reading them with proconio and printing takes alone;
//!   the peak is 9 MB.
//! - **Proved**: the tests compare all 362 880 arrangements with another breadth-first search.
//! - **Source**: HDU 1043 asks for the same in its own format, with the ways.

use std::io::{self, Read};

/// The eight tiles row by row without the gap, less one, in 3 bits each; above these 24 bits the
/// cell of the gap.
type Board = u32;

/// 9!, the arrangements; half of them can be reached.
const BOARDS: usize = 362_880;

/// The slides that the farthest boards need.
const FARTHEST: u8 = 30;

const GOAL: &str = "123804765";

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
/// they are, and which of the 24 orders of these four.
static RANKS: [[u16; 2]; 1 << 12] = ranks();

fn main() {
    let mut input = String::new();
    let read = io::stdin().lock().read_to_string(&mut input);
    read.expect("the input must be text");
    let mut words = input.split_ascii_whitespace();
    let q = words.next().and_then(|word| word.parse().ok());
    let q = q.expect("the input must begin with the number of boards");
    assert!((1..=400_000).contains(&q), "there must be 1 to 400000 boards");
    let boards: Vec<_> = words.take(q).map(pack).collect();
    assert!(boards.len() == q, "there must be as many boards as the first number says");
    let lines: Vec<_> = (0..=FARTHEST).map(|slides| format!("{slides}\n")).collect();
    let line = |answer: Option<u8>| answer.map_or("-1\n", |slides| &lines[usize::from(slides)]);
    print!("{}", solve(&boards).map(line).collect::<String>());
}

/// For each board the fewest slides to the goal, `None` when there is no way.
fn solve(boards: &[Board]) -> impl Iterator<Item = Option<u8>> + '_ {
    let depths = search(pack(GOAL));
    let depths = boards.iter().map(move |&board| depths[rank(board)]);
    depths.map(|depth| Some(depth).filter(|&depth| depth <= FARTHEST))
}

/// The fewest slides to every board, by rank; `u8::MAX` for those that are not met.
fn search(origin: Board) -> Vec<u8> {
    let mut depths = vec![u8::MAX; BOARDS];
    depths[rank(origin)] = 0;
    let mut queue = vec![0; BOARDS / 2 + 1];
    queue[0] = origin;
    let (mut head, mut tail) = (0, 1);
    while head < tail {
        let board = queue[head];
        head += 1;
        let depth = depths[rank(board)] + 1;
        for &next in NEIGHBOURS[(board >> 24) as usize] {
            let slid = slide(board, next);
            let known = &mut depths[rank(slid)];
            // Written always, kept only when new: no branch that is guessed wrongly half the time.
            queue[tail] = slid;
            tail += usize::from(*known > FARTHEST);
            *known = depth.min(*known);
        }
    }
    depths
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

/// The board's own number below [`BOARDS`].
fn rank(board: Board) -> usize {
    let [choice, _] = RANKS[board as usize & 0o7777];
    let [_, order] = RANKS[board as usize >> 12 & 0o7777];
    (choice as usize * 24 + order as usize) * 9 + (board >> 24) as usize
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

/// The board that a word describes, which must have each digit from 0 to 8 once.
fn pack(word: &str) -> Board {
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
    assert!(seen == 0o777, "each board needs each digit from 0 to 8 exactly once");
    board
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use itertools::Itertools;

    use super::*;

    const HOME: [u32; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

    /// Every board that reaches the goal with its fewest slides: plain breadth-first search.
    fn oracle() -> HashMap<[u32; 9], u32> {
        let mut depths = HashMap::from([(HOME, 0)]);
        let mut frontier = vec![HOME];
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
        assert_eq!(depths.len(), BOARDS / 2);
        depths
    }

    #[test]
    fn agrees_with_another_search_everywhere() {
        let depths = oracle();
        let boards = (0..9).permutations(9).collect_vec();
        let packed = boards.iter().map(|board| pack(&board.iter().join("")));
        let packed = packed.collect_vec();
        let answers = solve(&packed).collect_vec();
        assert_eq!(answers.len(), BOARDS);
        for (board, answer) in boards.into_iter().zip(answers) {
            let board: [u32; 9] = board.try_into().unwrap();
            let expected = depths.get(&board).copied();
            assert_eq!(answer.map(u32::from), expected, "{board:?}");
        }
    }

    /// Boards that the lesson's programs answered wrongly, and an unreachable one.
    #[test]
    fn boards_that_are_easily_got_wrong() {
        let boards = "103824765 123864705 123084765 123840765 123804765 \
                      683104275 146803752 418203765 215680374 123804756";
        let boards = boards.split(' ').map(pack).collect_vec();
        let answers = solve(&boards).map(|answer| answer.map_or(-1, i32::from));
        assert!(answers.eq([1, 1, 1, 1, 0, 12, 12, 12, 23, -1]));
    }

    #[test]
    #[should_panic(expected = "each digit from 0 to 8 exactly once")]
    fn a_digit_twice_is_refused() {
        pack("113804765");
    }

    #[test]
    #[should_panic(expected = "each digit from 0 to 8 exactly once")]
    fn a_letter_is_refused() {
        pack("P12345678");
    }

    #[test]
    #[should_panic(expected = "nine digits")]
    fn eight_digits_are_refused() {
        pack("12345678");
    }
}
