//! # Tic-tac-toe (井字棋): alpha-beta
//!
//! Three in a row wins. Which moves win by force, whatever the opponent replies?
//!
//! **Input**: the player to move, `1` for O or `2` for X, then 3 rows of 3 cells, `.`, `O` or `X` (`○` and `×` as
//! well), with or without blanks between. The position is taken as given: the numbers of stones need not match.
//! **Output**: 3 rows of 3 with spaces between: `!` for a move that wins by force, `.` elsewhere. Nothing is marked
//! if someone has a line already.
//!
//! # Idea
//! As in minimax, a position's score is the best, over all moves, of minus the opponent's score after it. A win is
//! 1, a draw 0, a loss -1. Two bounds go along with the search:
//! - `alpha`: so much the player to move can get already. Only a better move matters.
//! - `beta`: so much the player can get at most, since the opponent can get the reverse elsewhere, one move earlier.
//!
//! When a move reaches `beta`, the opponent will avoid this position. How much better the other moves are does not
//! matter, and they are skipped. So the answer stays the same.
//!
//! Here only a win counts: a draw is no better than nothing. So the search begins with `alpha` = 0. One reply that
//! holds the draw is enough to reject a move.
//!
//! # Example
//! ```text
//! O X O     O to move; 1, 2 and 3 are the free cells. Only more than alpha = 0 counts.
//! X X 1
//! 2 O 3     O at 1 ─┬─ X at 2 ─── O at 3: a line    1 for O
//!                   └─ X at 3 ─── O at 2: full      0 for O, not more than alpha: rejected
//!           O at 2 ─── X at 1: a line              -1 for O, rejected; X at 3 is skipped
//!           O at 3 ─── X at 1: a line              -1 for O, rejected; X at 2 is skipped
//! ```
//!
//! # Cost
//! No memory but the recursion, nine calls deep. Positions that are looked at from the empty board:
//! ```text
//! no bounds          549 945
//! from -1 to 1         27 565
//! from 0 to 1          16 158
//! ```
//!
//! # Compare
//! `tic-tac-toe-minimax` values 5477 positions here, each once, but needs a memory of all of them.
//!
//! # Tested
//! All 19 683 boards for both players, against an attacker who must win and a defender who tries everything. The
//! numbers above.
//!
//! # Source
//! An essay on the game (永远的平局——井字棋). Knuth and Moore, "An analysis of alpha-beta pruning", 1975.

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

/// What a player gets: -1 for a loss, 0 for a draw, 1 for a win.
type Score = i32;

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
    for cell in free_cells(&board) {
        let after = put(&board, cell, player);
        let (alpha, beta) = (0, 1);
        wins[cell] = -score(after, opponent, -beta, -alpha) > 0;
    }
    wins
}

/// What `player`, who is to move, gets if that is between `alpha` and `beta`. Otherwise some score on the same side.
fn score(board: Board, player: Player, mut alpha: Score, beta: Score) -> Score {
    let opponent = player.opponent();
    if has_line(&board, opponent) {
        return -1;
    }
    let moves = free_cells(&board);
    if moves.is_empty() {
        return 0;
    }
    let mut best = -1;
    for cell in moves {
        // The opponent sees everything in reverse, the bounds as well.
        best = best.max(-score(put(&board, cell, player), opponent, -beta, -alpha));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
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
