use super::{Board, Memory, Outcome, Player, outcome, parse, solve};

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

#[test]
fn keeps_draws_and_values_each_position_once() {
    let mut memory = Memory::new();
    assert_eq!(outcome(board("... ... ..."), Player::O, &mut memory), Outcome::Draw);
    assert_eq!(memory.len(), 5478);
    assert!(memory.values().any(|&value| value == Outcome::Draw));
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
