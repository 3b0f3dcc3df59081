//! # Torus puzzle (Rubik's Revenge in ... 2D!? 3D?): IDA*
//!
//! A board of 4×4 cells in four colours. A move turns one row or column by one cell, and the cell that leaves at one
//! end comes back at the other. How few moves lead to the rows `RRRR`, `GGGG`, `BBBB`, `YYYY`?
//!
//! **Input**: 4 rows of 4 letters, each of `R`, `G`, `B`, `Y` four times. **Output**: the fewest moves (the task says:
//! always fewer than 13).
//!
//! # Idea
//! A depth-first search stores nothing but the path that it is on. To keep it from running astray, it gets a bound:
//! it turns back where f = g + h exceeds the bound, with g the moves made and h the least number of moves that can
//! still be needed. If the whole search fails, the bound grows by 1, and the search starts again. As long as h is
//! never too large (*admissible*), the first bound that succeeds is the answer.
//!
//! Here h comes out of tables. Look at red and green alone, and take the other colours for one. How few moves bring
//! these two home? No more than the whole board needs, so that is admissible. The same goes for blue and yellow, and
//! for the larger of the two numbers. Their sum would be too large: one move serves all colours in its line. (On the
//! fifteen puzzle such numbers may be added up, since there a move concerns one tile.)
//!
//! One colour can be placed in 16 over 4 = 1820 ways. A board is four placements, a move takes each to another one
//! by table, and a breadth-first search from the goal fills the table of two colours.
//!
//! # Example
//! ```text
//! RGGR    red and green    3 moves     The larger number is 3, and 3 moves lead to the goal:
//! GBGB    blue and yellow  2 moves     column 2 down, row 1 right, column 4 down.
//! BYBY
//! YRYR
//! ```
//!
//! # Cost
//! Two tables for 16 over 4 times 12 over 4 = 900 900 placements of two colours, each at most 10 moves away. Of
//! the boards 12 moves away, `GBGB RRYR RYYY GBBG` has h = 9; the search enters 4272 boards.
//!
//! # Compare
//! `torus-puzzle-meet-in-the-middle` needs no tables, but keeps all boards that it visits.
//!
//! # Tested
//! All boards within 5 moves, against layers from the goal; boards 11 and 12 moves away.
//!
//! # Source
//! Kattis `rubiksrevenge`. IDA*: Korf, 1985. Pattern databases: Culberson and Schaeffer, 1996.

use std::{array, collections::VecDeque, iter};

use itertools::Itertools;
use proconio::{input, marker::Chars};

/// The number of each colour's placement: of the four cells, out of sixteen, that have the colour.
type Board = [usize; 4];

/// 16 over 4.
const PLACEMENTS: usize = 1820;

/// How few moves bring two colours home, by the numbers of their placements.
struct Database {
    colours: (usize, usize),
    moves: Vec<u8>,
}

/// What the search looks up.
struct Tables {
    /// For each placement those to which the sixteen moves lead.
    moves: Vec<[usize; 16]>,
    databases: [Database; 2],
}

fn main() {
    input! { rows: [Chars; 4] }
    println!("{}", solve(parse(&rows.concat())));
}

/// The fewest moves from `start` to the goal.
fn solve(start: Board) -> u32 {
    let tables = Tables::new();
    (tables.heuristic(start)..=12)
        .find(|&bound| tables.reaches_goal(start, None, 0, bound))
        .expect("no board is farther than 12 moves")
}

impl Tables {
    /// Whether a way on which f = g + h never exceeds `bound` leads from `board` to the goal. So far `g` moves were
    /// made, the last of them was `last`; no shortest way takes it back.
    fn reaches_goal(&self, board: Board, last: Option<usize>, g: u32, bound: u32) -> bool {
        let h = self.heuristic(board);
        if g + h > bound {
            return false;
        }
        if h == 0 {
            // All colours are at home.
            return true;
        }
        (0..16).filter(|turn| last != Some(turn ^ 1)).any(|turn| {
            let next = board.map(|placement| self.moves[placement][turn]);
            self.reaches_goal(next, Some(turn), g + 1, bound)
        })
    }

    /// The moves that red and green need, or blue and yellow, whichever are more.
    fn heuristic(&self, board: Board) -> u32 {
        let moves = self.databases.iter().map(|database| {
            let (a, b) = database.colours;
            database.moves[board[a] * PLACEMENTS + board[b]]
        });
        u32::from(moves.max().expect("two databases"))
    }

    fn new() -> Self {
        let mut moves = vec![[0; 16]; PLACEMENTS];
        for cells in (0..16).combinations(4) {
            moves[number(&cells)] = array::from_fn(|turn| {
                number(&cells.iter().map(|&cell| turned(cell, turn)).collect_vec())
            });
        }
        let databases = [(0, 1), (2, 3)].map(|colours| database(&moves, colours));
        Self { moves, databases }
    }
}

/// Breadth-first search from both colours at home.
fn database(moves: &[[usize; 16]], colours: (usize, usize)) -> Database {
    let goal = board(array::from_fn(|cell| cell / 4));
    let (a, b) = (goal[colours.0], goal[colours.1]);
    let mut fewest = vec![u8::MAX; PLACEMENTS * PLACEMENTS];
    fewest[a * PLACEMENTS + b] = 0;
    let mut queue = VecDeque::from([(a, b)]);
    while let Some((a, b)) = queue.pop_front() {
        let distance = fewest[a * PLACEMENTS + b];
        for (&a, &b) in iter::zip(&moves[a], &moves[b]) {
            if fewest[a * PLACEMENTS + b] == u8::MAX {
                fewest[a * PLACEMENTS + b] = distance + 1;
                queue.push_back((a, b));
            }
        }
    }
    Database { colours, moves: fewest }
}

/// Where a cell goes in one of the sixteen moves. Moves 2k and 2k + 1 undo each other.
fn turned(cell: usize, turn: usize) -> usize {
    let (row, column) = (cell / 4, cell % 4);
    let (line, step) = (turn / 4, [1, 3][turn % 2]);
    match turn % 4 {
        0 | 1 if row == line => 4 * row + (column + step) % 4,
        2 | 3 if column == line => (row + step) % 4 * 4 + column,
        _ => cell,
    }
}

/// The number of the placement on these cells, below 16 over 4 (combinatorial number system).
fn number(cells: &[usize]) -> usize {
    let over = |n: usize, k: usize| (0..k).fold(1, |product, i| product * (n - i.min(n)) / (i + 1));
    (1..).zip(cells.iter().sorted()).map(|(k, &cell)| over(cell, k)).sum()
}

/// The board whose cells have these colours.
fn board(colours: [usize; 16]) -> Board {
    [0, 1, 2, 3].map(|colour| {
        let cells = (0..16).filter(|&cell| colours[cell] == colour);
        number(&cells.collect_vec())
    })
}

/// The board with these letters.
fn parse(cells: &[char]) -> Board {
    assert!(
        cells.iter().copied().sorted().eq("BBBBGGGGRRRRYYYY".chars()),
        "the board must have four cells of each of R, G, B and Y"
    );
    board(array::from_fn(|cell| "RGBY".find(cells[cell]).expect("a colour")))
}

#[cfg(test)]
mod tests;
