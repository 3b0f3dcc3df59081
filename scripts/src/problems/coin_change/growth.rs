//! Ever larger amounts and twenty small coins.

use super::super::{Growth, choices::Choices};

pub(super) const GROWTH: Growth = Growth {
    axis: "the amount",
    sizes: &[100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
    input,
};

/// The coins are small, so that the way to the amount is long.
fn input(choices: &mut Choices, amount: usize) -> String {
    let coins = choices.list(20, |choices| (2 + choices.below(39)).to_string());
    format!("{amount} 20\n{}\n", coins.join(" "))
}
