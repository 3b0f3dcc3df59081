//! Boards of each side from 4 to the largest.

use super::super::{Growth, choices::Choices};

pub(super) const GROWTH: Growth =
    Growth { axis: "n", sizes: &[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], input };

fn input(_: &mut Choices, n: usize) -> String {
    format!("{n}\n")
}
