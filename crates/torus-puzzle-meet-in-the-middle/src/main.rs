//! # Torus puzzle (Rubik's Revenge in ... 2D!? 3D?): meet in the middle
//!
//! A board of 4×4 cells in four colours. A move turns one row or column by one cell, and the cell that leaves at one
//! end comes back at the other. How few moves lead to the rows `RRRR`, `GGGG`, `BBBB`, `YYYY`?
//!
//! **Input**: 4 rows of 4 letters, each of `R`, `G`, `B`, `Y` four times. **Output**: the fewest moves (the task says:
//! always fewer than 13).
//!
//! # Idea
//! A move can be undone by another. So two searches can run towards each other, one from the start and one from the
//! goal. Each goes through its boards by their distance, one layer at a time. The layers grow fast, so two searches of
//! half the depth visit far fewer boards than one of the whole depth.
//!
//! The side with the smaller frontier goes next. It looks at the neighbours of its frontier, and the first one that
//! the other side has visited joins two ways. When the two sides have gone a and b moves deep and share no board,
//! there is no way of a + b moves or fewer: both would have visited its board after a moves, or the goal if it has
//! fewer than a. So the first shared board is on a shortest way, and the answer is the number of layers that both
//! sides took.
//!
//! A board is 32 bits, 8 for each row. So a row turns within its byte, and a column turns if its bits, every fourth
//! pair, turn by 8 in the whole number.
//!
//! # Example
//! ```text
//! moves | side  | its new frontier
//!   0   | both  | RGGR GBGB BYBY YRYR  and  RRRR GGGG BBBB YYYY, the goal
//!   1   | start | RRGR GGGB BBBY YYYR (column 2 down) and 12 more
//!   2   | goal  | RRRG GGGB BBBY YYYR (column 4 up) and 7 more
//!   3   | goal  | RRRG GGGB BBBY YYYR → RRGR GGGB BBBY YYYR (row 1 left), which the start's side has visited
//! ```
//! The goal has 8 neighbours, not 16, since its rows look the same when they are turned.
//!
//! # Cost
//! The goal's side has 1, 8, 92, 888, 8066, 69 816 and 542 108 boards in its layers 0 to 6. One end alone would have
//! to go through nearly all of 63 063 000 boards. The farthest are 312 boards, 12 moves away.
//!
//! # Compare
//! `torus-puzzle-ida-star` keeps no boards but tables, and follows only moves that these allow.
//!
//! # Tested
//! All boards within 5 moves, against layers from the goal over strings. All 63 063 000 boards were counted by layers:
//! each can be solved.
//!
//! # Source
//! Kattis `rubiksrevenge`. Search from both ends: Pohl, 1971.

use std::{collections::HashSet, mem};

use itertools::Itertools;
use proconio::{input, marker::Chars};

/// Sixteen cells row by row, the first in the lowest 2 bits; 0 to 3 for red, green, blue and yellow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Board(u32);

const GOAL: Board = Board(0xff_aa_55_00);

fn main() {
    input! { rows: [Chars; 4] }
    println!("{}", solve(parse(&rows.concat())));
}

/// The fewest moves from `start` to the goal.
fn solve(start: Board) -> u32 {
    if start == GOAL {
        return 0;
    }
    // Number 0 comes from the start, number 1 from the goal.
    let mut visited = [HashSet::from([start]), HashSet::from([GOAL])];
    let mut frontiers = [vec![start], vec![GOAL]];
    for moves in 1.. {
        let side = usize::from(frontiers[0].len() > frontiers[1].len());
        for board in mem::take(&mut frontiers[side]) {
            for next in board.moves() {
                if visited[1 - side].contains(&next) {
                    return moves;
                }
                if visited[side].insert(next) {
                    frontiers[side].push(next);
                }
            }
        }
    }
    unreachable!("every board can be solved")
}

impl Board {
    /// The boards one move away.
    fn moves(self) -> impl Iterator<Item = Self> {
        (0..4).flat_map(move |i| {
            let (row, column) = (0xff << (8 * i), 0x0303_0303 << (2 * i));
            let (in_row, in_column) = (self.0 & row, self.0 & column);
            let [left, right] = [2, 6].map(|bits| (in_row >> bits | in_row << (8 - bits)) & row);
            let [up, down] = [8, 24].map(|bits| in_column.rotate_right(bits));
            let turned_row = [left, right].map(|turned| self.0 ^ in_row | turned);
            let turned_column = [up, down].map(|turned| self.0 ^ in_column | turned);
            turned_row.into_iter().chain(turned_column).map(Self)
        })
    }
}

/// The board with these cells.
fn parse(cells: &[char]) -> Board {
    assert!(
        cells.iter().copied().sorted().eq("BBBBGGGGRRRRYYYY".chars()),
        "the board must have four cells of each of R, G, B and Y"
    );
    let colour = |cell| "RGBY".find(cell).expect("a colour") as u32;
    Board(cells.iter().rfold(0, |board, &cell| board << 2 | colour(cell)))
}

#[cfg(test)]
mod tests;
