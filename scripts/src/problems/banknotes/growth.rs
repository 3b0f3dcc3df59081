//! Ever more notes, any of them, and a price that about half of them pay.

use super::{super::{Growth, choices::Choices}, LARGEST};

pub(super) const GROWTH: Growth = Growth {
    axis: "n, the number of notes",
    sizes: &[4, 8, 12, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40],
    input,
};

fn input(choices: &mut Choices, n: usize) -> String {
    let notes = choices.list(n, |choices| choices.between(1..=LARGEST));
    let price = notes.iter().filter(|_| choices.below(2) == 1).sum::<i64>();
    let words: Vec<_> = notes.iter().map(i64::to_string).collect();
    format!("{n} {price}\n{}\n", words.join(" "))
}
