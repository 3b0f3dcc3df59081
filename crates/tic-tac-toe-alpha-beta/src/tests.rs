use super::{Board, Player, Score, free_cells, has_line, parse, put, solve};

#[path = "../../../scripts/src/problems/tic_tac_toe/oracle.rs"]
mod oracle;

/// The cells as the rows of the text have them.
fn cells(rows: &str) -> Vec<char> {
    rows.chars().filter(|cell| !cell.is_whitespace()).collect()
}

fn board(rows: &str) -> Board {
    parse(&cells(rows))
}

/// Compares every `step`-th of the 3^9 boards, for both players.
fn assert_right_on_every(step: usize) {
    for code in (0..19_683).step_by(step) {
        let cells =
            std::array::from_fn(|cell| ['.', 'O', 'X'][code / 3_usize.pow(cell as u32) % 3]);
        for (player, sign) in [(Player::O, 'O'), (Player::X, 'X')] {
            let wins = solve(parse(&cells), player);
            assert_eq!(wins, oracle::winning_moves(cells, sign), "{sign} on {cells:?}");
        }
    }
}

#[test]
fn agrees_with_attack_and_defence() {
    assert_right_on_every(29);
}

#[test]
#[ignore = "exhaustive: all 19 683 boards, both players"]
fn agrees_with_attack_and_defence_everywhere() {
    assert_right_on_every(1);
}

#[test]
fn nothing_wins_in_the_example_of_the_header() {
    assert_eq!(solve(board("OXO XX. .O."), Player::O), [false; 9]);
}

#[test]
fn nothing_wins_once_the_game_is_over() {
    assert_eq!(solve(board("..O .OO XXX"), Player::O), [false; 9]);
    assert_eq!(solve(board("..O .OO XXX"), Player::X), [false; 9]);
}

#[test]
fn takes_other_signs() {
    assert_eq!(board(".×○ .○. ×.."), board(".XO .O. X.."));
}

/// The search of the solution, counting positions; with or without its bounds.
fn count(board: Board, player: Player, bounds: Option<(Score, Score)>, counted: &mut u32) -> Score {
    *counted += 1;
    let opponent = player.opponent();
    if has_line(&board, opponent) {
        return -1;
    }
    let moves = free_cells(&board);
    let mut best = if moves.is_empty() { 0 } else { -1 };
    let mut bounds = bounds;
    for cell in moves {
        let reversed = bounds.map(|(alpha, beta)| (-beta, -alpha));
        best = best.max(-count(put(&board, cell, player), opponent, reversed, counted));
        bounds = bounds.map(|(alpha, beta)| (alpha.max(best), beta));
        if bounds.is_some_and(|(alpha, beta)| alpha >= beta) {
            break;
        }
    }
    best
}

#[test]
fn looks_at_as_many_positions_as_the_header_says() {
    for (bounds, expected) in [(None, 549_945), (Some((-1, 1)), 27_565), (Some((0, 1)), 16_158)] {
        let empty = board("... ... ...");
        let mut counted = 0;
        for cell in 0..9 {
            let reversed = bounds.map(|(alpha, beta): (Score, Score)| (-beta, -alpha));
            count(put(&empty, cell, Player::O), Player::X, reversed, &mut counted);
        }
        assert_eq!(counted, expected, "{bounds:?}");
    }
}

#[test]
#[should_panic(expected = "3 rows of 3 cells")]
fn refuses_ten_cells() {
    board("... ... ....");
}

#[test]
#[should_panic(expected = "each cell must be")]
fn refuses_small_letters() {
    board("... .x. ...");
}
