use itertools::Itertools;

use super::{Board, GOAL, parse, solve};

#[path = "../../../scripts/src/problems/eight_puzzle/oracle.rs"]
mod oracle;

#[test]
fn the_goal_has_the_rank_of_the_example() {
    assert_eq!(Board::parse(GOAL).rank(), 1021);
}

#[test]
fn slides_up_as_in_the_example_and_to_the_other_sides() {
    let slides = Board::parse(GOAL).slides().map(|board| board.0);
    let up_left_right_down = ["103824765", "123084765", "123840765", "123864705"];
    assert!(slides.eq(up_left_right_down.map(|board| Board::parse(board).0)));
}

/// Those at which the lesson's programs fail, an unreachable one, and a farthest one.
#[test]
fn knows_boards_that_are_easily_got_wrong() {
    let input = "11 103824765 123864705 123084765 123840765 123804765 \
                  683104275 146803752 418203765 215680374 123804756 321458067";
    let boards = parse(input);
    let answers = solve(&boards).map(|answer| answer.map_or(-1, i32::from));
    assert_eq!(answers.collect_vec(), [1, 1, 1, 1, 0, 12, 12, 12, 23, -1, 30]);
}

#[test]
fn agrees_with_the_layers_from_the_goal_on_every_board() {
    let distances = oracle::distances(GOAL);
    let words = (0..9).permutations(9).map(|tiles| tiles.iter().join(""));
    let words = words.collect_vec();
    let boards = words.iter().map(|word| Board::parse(word)).collect_vec();
    for (word, answer) in words.iter().zip(solve(&boards)) {
        assert_eq!(answer.map(u32::from), distances.get(word).copied(), "{word}");
    }
}

#[test]
#[should_panic(expected = "each digit from 0 to 8 once")]
fn refuses_a_digit_that_is_there_twice() {
    parse("1 113804765");
}

#[test]
#[should_panic(expected = "each digit from 0 to 8 once")]
fn refuses_a_letter() {
    parse("1 P12345678");
}

#[test]
#[should_panic(expected = "nine digits")]
fn refuses_eight_digits() {
    parse("1 12345678");
}

#[test]
#[should_panic(expected = "as many boards as the first number says")]
fn refuses_too_few_boards() {
    parse("2 123804765");
}

#[test]
#[should_panic(expected = "1 to 400000 boards")]
fn refuses_no_board() {
    parse("0");
}
