//! # Tic-tac-toe (井字棋): minimax with a memory
//!
//! Marks every move that wins by force.
//!
//! - **Input**: `P`, the player to move (`1` is O, `2` is X), then 3 rows of 3 cells, `.`, `O` or
//!   `X` (`○` and `×` as well), blanks between them or not. The position is taken as given: the
//!   players' numbers of stones need not match.
//! - **Output**: 3 rows of 3, separated by a space: `!` where moving there forces a win against
//!   every defence, `.` elsewhere. All are `.` when someone has a line already or the board is
//!   full.
//! - **Idea**: a position is worth the best that the player to move can get. If the opponent has
//!   just made a line, that is a loss; on a full board a draw; otherwise the best over all moves of
//!   the reverse of what the opponent gets next. A move forces a win when it leaves the opponent
//!   lost.
//! - **Memory**: most positions are reached in many orders. Read in base 3, with 1 for a stone of
//!   the player to move and 2 for one of the opponent, a position is an index below 3^9 = 19 683
//!   that says whose turn it is, too. The memory holds `None` where nothing is known yet, so a draw
//!   can't be mistaken for that.
//! - **Cost**: the empty board is the worst: 5477 positions after it, each valued once, in 19 683
//!   bytes. Without the memory they would be valued 549 945 times.
//! - **Compare**: `tic-tac-toe-alpha-beta` needs no memory, visits 5530 positions from the empty
//!   board and executes 0.45 times the instructions (start-up left out), since it looks at fewer
//!   moves of each.
//! - **Proved**: the tests compare all 19 683 boards, for both players, with a plain minimax.
//! - **Source**: the essay 永远的平局——井字棋; the game tree is Zermelo's, 1913.

use std::io::Read;

/// A set of cells, counted row by row from the lowest bit: an octal digit for each row.
type Cells = u16;

const ALL: Cells = 0o777;
const LINES: [Cells; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o124, 0o421];

/// What the player to move gets when both play their best; the better, the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Loss,
    Draw,
    Win,
}

/// The outcome of each position, where it is known, by its base-3 code.
type Memory = [Option<Outcome>];

fn main() {
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
    let mut memory = vec![None; 19_683];
    moves(mine | theirs)
        .filter(|stone| outcome(theirs, mine | stone, &mut memory) == Outcome::Loss)
        .sum()
}

/// What the owner of `mine`, who is to move and has no line, gets.
fn outcome(mine: Cells, theirs: Cells, memory: &mut Memory) -> Outcome {
    let code = code(mine, theirs);
    if let Some(known) = memory[code] {
        return known;
    }
    let outcome = if has_line(theirs) {
        Outcome::Loss
    } else {
        moves(mine | theirs)
            .map(|stone| reverse(outcome(theirs, mine | stone, memory)))
            .max()
            .unwrap_or(Outcome::Draw)
    };
    memory[code] = Some(outcome);
    outcome
}

/// The same outcome as the other player sees it.
fn reverse(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Loss => Outcome::Win,
        Outcome::Draw => Outcome::Draw,
        Outcome::Win => Outcome::Loss,
    }
}

/// The free cells, one by one.
fn moves(taken: Cells) -> impl Iterator<Item = Cells> {
    let mut free = ALL & !taken;
    std::iter::from_fn(move || {
        let lowest = free & free.wrapping_neg();
        free ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

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
