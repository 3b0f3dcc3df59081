//! Boards by their distance to the goal, to compare searches on.

use super::{super::{Growth, choices::Choices}, DISTANCES};

pub(super) const GROWTH: Growth = Growth {
    axis: "slides to the goal",
    sizes: &[2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30],
    input,
};

/// Any of the boards from which no way is shorter.
fn input(choices: &mut Choices, slides: usize) -> String {
    let boards = DISTANCES.iter().filter(|(_, distance)| **distance as usize == slides);
    let boards: Vec<_> = boards.map(|(board, _)| board).collect();
    format!("{}\n", choices.pick(&boards))
}
