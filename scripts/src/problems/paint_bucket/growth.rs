//! Square pictures in which one cell of four stops the paint.

use super::super::{Growth, choices::Choices};

pub(super) const GROWTH: Growth = Growth {
    axis: "the side of the picture, in cells",
    sizes: &[10, 20, 50, 100, 200, 500, 1000, 2000],
    input,
};

/// The middle is clicked, from where the paint gets nearly everywhere.
fn input(choices: &mut Choices, side: usize) -> String {
    let middle = side / 2;
    let mut picture = format!("{side} {side}\n");
    for row in 0..side {
        for column in 0..side {
            let wall = choices.once_in(4) && (row, column) != (middle, middle);
            picture.push_str(if wall { "2" } else { "1" });
            picture.push(if column + 1 < side { ' ' } else { '\n' });
        }
    }
    format!("{picture}{middle} {middle}\n")
}
