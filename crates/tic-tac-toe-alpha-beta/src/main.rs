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

<<<<<<< HEAD
/// The order in which moves are tried: what lies on most lines first, so that replies that refute
/// come early.
const ORDER: [Cells; 9] = [0o020, 0o001, 0o004, 0o100, 0o400, 0o002, 0o010, 0o040, 0o200];
=======
/// The cells of the eight lines: rows, columns, diagonals.
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
>>>>>>> c5b

/// What a player gets: -1 for a loss, 0 for a draw, 1 for a win.
type Score = i32;

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
    }
    moves(mine | theirs).filter(|stone| score(theirs, mine | stone, -1, 0) == -1).sum()
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
    }
>>>>>>> c5b
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

<<<<<<< HEAD
/// The free cells, one by one.
fn moves(taken: Cells) -> impl Iterator<Item = Cells> {
    ORDER.into_iter().filter(move |cell| taken & cell == 0)
}

fn has_line(stones: Cells) -> bool {
    LINES.iter().any(|line| stones & line == *line)
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
=======
impl Player {
    fn opponent(self) -> Self {
        match self {
            Self::O => Self::X,
            Self::X => Self::O,
        }
>>>>>>> c5b
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
<<<<<<< HEAD
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
    fn a_full_window_gives_the_exact_score() {
        for code in (0..19_683).step_by(29).map(board) {
            let stones = |player| (0..9).filter(|&c| code[c] == player).map(|c| 1 << c).sum();
            let (noughts, crosses): (Cells, Cells) = (stones(1), stones(2));
            if !has_line(noughts) && !has_line(crosses) {
                let expected = [0, 1, -1][usize::from(winner(&mut code.clone(), 1))];
                assert_eq!(score(noughts, crosses, -1, 1), expected, "{code:?}");
            }
        }
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
mod tests;
>>>>>>> c5b
