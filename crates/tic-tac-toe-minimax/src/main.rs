//! # Tic-tac-toe (井字棋): minimax with a memory
//!
//! Three in a row wins. Which moves win by force, whatever the opponent replies?
//!
//! **Input**: the player to move, `1` for O or `2` for X, then 3 rows of 3 cells, `.`, `O` or `X` (`○` and `×` as
//! well), with or without blanks between. The position is taken as given: the numbers of stones need not match.
//! **Output**: 3 rows of 3 with spaces between: `!` for a move that wins by force, `.` elsewhere. Nothing is marked
//! if someone has a line already.
//!
//! # Idea
//! What is a position worth to the player to move? A loss, if the opponent has just made a line. A draw, if the
//! board is full. Otherwise the player takes the best move, and what is best for one is worst for the other. So
//! the value is the best, over all moves, of the reverse of what the opponent gets after it. This is *minimax*:
//! one player's maximum is taken over the other's, turn by turn.
//!
//! A move wins by force if the opponent's position after it is a loss.
//!
//! The same position comes up along many orders of moves, so its value is kept. The memory has no entry for a
//! position that was not valued yet. A draw is an entry like any other and is never worked out twice.
//!
//! # Example
//! ```text
//! O X O     O to move; 1, 2 and 3 are the free cells
//! X X 1
//! 2 O 3     O at 1 ─┬─ X at 2 ─── O at 3: a line    O wins
//!                   └─ X at 3 ─── O at 2: full      draw     X takes this one
//!           O at 2 ─┬─ X at 1: a line               X wins   X takes this one
//!                   └─ X at 3 ─── O at 1: full      draw
//!           O at 3 ─┬─ X at 1: a line               X wins   X takes this one
//!                   └─ X at 2 ─── O at 1: a line    O wins
//! ```
//! The best that O can get is the draw with the move at 1. No move is marked.
//!
//! # Cost
//! At most 3^9 = 19 683 boards for each player. From the empty board 5478 positions come up. Without the memory
//! they would be valued 549 946 times.
//!
//! # Compare
//! `tic-tac-toe-alpha-beta` has no memory, but skips moves that can't change the answer.
//!
//! # Tested
//! All 19 683 boards for both players, against an attacker who must win and a defender who tries everything.
//!
//! # Source
//! An essay on the game (永远的平局——井字棋). Valuing a game from its end: Zermelo, 1913.

use std::collections::HashMap;

use itertools::Itertools;
use proconio::{input, marker::Chars};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Player {
    O,
    X,
}

/// Nine cells row by row; `None` is free.
type Board = [Option<Player>; 9];

/// The cells of the eight lines: rows, columns, diagonals.
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// What the player to move gets, the better the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Outcome {
    Loss,
    Draw,
    Win,
}

/// The outcome of every position that was valued, for the player to move.
type Memory = HashMap<(Board, Player), Outcome>;

fn main() {
    input! { player: u8 }
    let player = match player {
        1 => Player::O,
        2 => Player::X,
        _ => panic!("the player to move must be 1 (O) or 2 (X)"),
    };
    let mut cells = Vec::new();
    while cells.len() < 9 {
        input! { row: Chars }
        cells.extend(row);
    }
    let wins = solve(parse(&cells), player);
    let sign = |cell: usize| if wins[cell] { '!' } else { '.' };
    for row in 0..3 {
        println!("{}", (3 * row..3 * row + 3).map(sign).join(" "));
    }
}

/// For each cell, whether `player` wins by force with a move there.
fn solve(board: Board, player: Player) -> [bool; 9] {
    let opponent = player.opponent();
    let mut wins = [false; 9];
    if has_line(&board, player) || has_line(&board, opponent) {
        return wins;
    }
    let mut memory = Memory::new();
    for cell in free_cells(&board) {
        let after = put(&board, cell, player);
        wins[cell] = outcome(after, opponent, &mut memory) == Outcome::Loss;
    }
    wins
}

/// What `player`, who is to move, gets if both play their best. The opponent moved last.
fn outcome(board: Board, player: Player, memory: &mut Memory) -> Outcome {
    if let Some(&known) = memory.get(&(board, player)) {
        return known;
    }
    let opponent = player.opponent();
    let outcome = if has_line(&board, opponent) {
        Outcome::Loss
    } else {
        let moves = free_cells(&board).into_iter().map(|cell| put(&board, cell, player));
        let outcomes = moves.map(|after| outcome(after, opponent, memory).reversed());
        outcomes.max().unwrap_or(Outcome::Draw)
    };
    memory.insert((board, player), outcome);
    outcome
}

impl Outcome {
    /// The same outcome as the opponent sees it.
    fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl Player {
    fn opponent(self) -> Self {
        match self {
            Self::O => Self::X,
            Self::X => Self::O,
        }
    }
}

/// The cells where a stone can be put.
fn free_cells(board: &Board) -> Vec<usize> {
    board.iter().positions(Option::is_none).collect()
}

/// The board after `player` has put a stone into `cell`.
fn put(board: &Board, cell: usize, player: Player) -> Board {
    let mut after = *board;
    after[cell] = Some(player);
    after
}

fn has_line(board: &Board, player: Player) -> bool {
    LINES.iter().any(|line| line.iter().all(|&cell| board[cell] == Some(player)))
}

/// The board in these cells.
fn parse(cells: &[char]) -> Board {
    assert!(cells.len() == 9, "the board must have 3 rows of 3 cells");
    std::array::from_fn(|cell| match cells[cell] {
        '.' => None,
        'O' | '○' => Some(Player::O),
        'X' | '×' => Some(Player::X),
        _ => panic!("each cell must be `.`, `O` or `X`"),
    })
}

#[cfg(test)]
mod tests;
