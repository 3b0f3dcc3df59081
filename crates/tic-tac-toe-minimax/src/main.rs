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
<<<<<<< HEAD
    let mut text = String::new();
    std::io::stdin().lock().read_to_string(&mut text).expect("the input must be text in UTF-8");
    let (mine, theirs) = parse(&text);
    print!("{}", render(solve(mine, theirs)));
}

/// The moves that force a win for the player who owns `mine` and is to move.
fn solve(mine: Cells, theirs: Cells) -> Cells {
    if has_line(mine) || has_line(theirs) {
        return 0;
=======
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
>>>>>>> c5b
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

<<<<<<< HEAD
fn has_line(stones: Cells) -> bool {
    LINES.iter().any(|line| stones & line == *line)
}

/// The position as a number below 3^9: digit 1 for `mine`, 2 for `theirs`.
fn code(mine: Cells, theirs: Cells) -> usize {
    const TERNARY: [u16; 512] = ternary();
    usize::from(TERNARY[usize::from(mine)] + 2 * TERNARY[usize::from(theirs)])
}

/// Each set of cells with its binary digits read in base 3, made by the compiler.
const fn ternary() -> [u16; 512] {
    let mut table = [0; 512];
    let mut cells = 1;
    while cells < 512 {
        table[cells] = 3 * table[cells / 2] + cells as u16 % 2;
        cells += 1;
    }
    table
}

/// The stones of the player to move, then those of the other.
fn parse(text: &str) -> (Cells, Cells) {
    let mut tokens = text.split_whitespace();
    let player = tokens.next();
    let cells: Vec<char> = tokens.flat_map(str::chars).collect();
    assert!(
        cells.len() == 9 && cells.iter().all(|&cell| ".OX○×".contains(cell)),
        "the board needs 3 rows of 3 cells, each `.`, `O` or `X`"
    );
    let stones = |signs: [char; 2]| {
        (0..9).filter(|&cell| signs.contains(&cells[cell])).map(|cell| 1 << cell).sum()
    };
    let (noughts, crosses) = (stones(['O', '○']), stones(['X', '×']));
    match player {
        Some("1") => (noughts, crosses),
        Some("2") => (crosses, noughts),
        _ => panic!("the player to move must be 1 (O) or 2 (X)"),
    }
}

/// Three lines with `!` in the `marked` cells.
fn render(marked: Cells) -> String {
    let sign = |cell: usize| if marked >> cell & 1 == 1 { '!' } else { '.' };
    let gap = |cell: usize| if cell % 3 == 2 { '\n' } else { ' ' };
    (0..9).flat_map(|cell| [sign(cell), gap(cell)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who wins, 0 for nobody, when `player` (1 or 2) is to move: minimax over nine cells, no memory.
    fn winner(board: &mut [u8; 9], player: u8) -> u8 {
        if let Some(owner) = line_owner(board) {
            return owner;
        }
        let mut reached = [false; 3];
        for cell in 0..9 {
            if board[cell] == 0 {
                board[cell] = player;
                reached[usize::from(winner(board, 3 - player))] = true;
                board[cell] = 0;
            }
        }
        match reached {
            [false, false, false] => 0,
            _ if reached[usize::from(player)] => player,
            [true, ..] => 0,
            _ => 3 - player,
        }
    }

    fn line_owner(board: &[u8; 9]) -> Option<u8> {
        let rows = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
        let columns = [[0, 3, 6], [1, 4, 7], [2, 5, 8]];
        let diagonals = [[0, 4, 8], [2, 4, 6]];
        (rows.iter().chain(&columns).chain(&diagonals))
            .map(|line| line.map(|cell| board[cell]))
            .find(|line| line[0] != 0 && line[0] == line[1] && line[1] == line[2])
            .map(|line| line[0])
    }

    /// Board number `code` of the 3^9.
    fn board(code: usize) -> [u8; 9] {
        std::array::from_fn(|cell| (code / 3usize.pow(cell as u32) % 3) as u8)
    }

    /// The whole program on one board against the oracle.
    fn check(board: [u8; 9], player: u8) {
        let cells: String = board.iter().map(|&c| ['.', 'O', 'X'][c as usize]).collect();
        let (mine, theirs) = parse(&format!("{player}\n{cells}\n"));
        let mut expected = String::new();
        for cell in 0..9 {
            let mut after = board;
            after[cell] = player;
            let playable = board[cell] == 0 && line_owner(&board).is_none();
            let wins = playable && winner(&mut after, 3 - player) == player;
            expected.push(if wins { '!' } else { '.' });
            expected.push(if cell % 3 == 2 { '\n' } else { ' ' });
        }
        assert_eq!(render(solve(mine, theirs)), expected, "{player} on {board:?}");
    }

    #[test]
    fn agrees_with_plain_minimax() {
        for code in (0..19_683).step_by(29) {
            check(board(code), 1);
            check(board(code), 2);
        }
    }

    #[test]
    #[ignore = "exhaustive: all 19 683 boards, both players"]
    fn agrees_with_plain_minimax_everywhere() {
        for code in 0..19_683 {
            check(board(code), 1);
            check(board(code), 2);
        }
    }

    #[test]
    fn nothing_wins_once_the_game_is_over() {
        let (mine, theirs) = parse("1\n..O\n.OO\nXXX\n");
        assert_eq!(solve(mine, theirs), 0);
        assert_eq!(solve(theirs, mine), 0);
    }

    #[test]
    fn draws_are_remembered() {
        let mut memory = vec![None; 19_683];
        // O completes a line at once, unless the memory says that the position is a draw.
        let (mine, theirs) = (0o003, 0o060);
        assert_eq!(outcome(mine, theirs, &mut memory), Outcome::Win);
        memory[code(mine, theirs)] = Some(Outcome::Draw);
        assert_eq!(outcome(mine, theirs, &mut memory), Outcome::Draw);
    }

    #[test]
    fn the_empty_board_leads_to_5478_positions() {
        let mut memory = vec![None; 19_683];
        assert_eq!(outcome(0, 0, &mut memory), Outcome::Draw);
        assert_eq!(memory.iter().flatten().count(), 5478);
    }

    #[test]
    fn layouts_do_not_matter() {
        let spaced = parse("1\n. X O\n. O .\nX . .\n");
        assert_eq!(spaced, (0o024, 0o102));
        assert_eq!(parse("1\n.XO\n.O.\nX.."), spaced);
        assert_eq!(parse("1\r\n. × ○\r\n. ○ .\r\n×  . .\r\n"), spaced);
        assert_eq!(parse(" 2 . X O . O . X . ."), (spaced.1, spaced.0));
    }

    #[test]
    #[should_panic(expected = "3 rows of 3 cells")]
    fn eight_cells_are_refused() {
        parse("1\n...\n...\n..\n");
    }

    #[test]
    #[should_panic(expected = "3 rows of 3 cells")]
    fn small_letters_are_refused() {
        parse("1\n...\n.x.\n...\n");
    }

    #[test]
    #[should_panic(expected = "must be 1 (O) or 2 (X)")]
    fn a_third_player_is_refused() {
        parse("3\n...\n...\n...\n");
    }
}
=======
#[cfg(test)]
mod tests;
>>>>>>> c5b
