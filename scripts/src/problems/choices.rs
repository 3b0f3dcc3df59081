//! Where a generator's choices come from, so that one generator serves three ends: every small input in order,
//! random inputs from a seed, and the smaller neighbours of an input that made a solution fail.
//!
//! A generator asks for numbers, 0 being the simplest, and never for anything else that could change. The numbers it was
//! given are kept; the same numbers make the same input again, smaller ones a simpler one.

use std::ops::RangeInclusive;

/// Hands out choices and remembers them.
#[derive(Clone, Debug)]
pub struct Choices {
    /// What is handed out first.
    given: Vec<usize>,
    /// The state of the random numbers that follow; without them zeros follow.
    random: Option<u64>,
    /// Each choice with the number of choices there were.
    taken: Vec<(usize, usize)>,
}

impl Choices {
    /// Random choices, the same for the same seed.
    #[must_use]
    pub fn random(seed: u64) -> Self {
        Self { given: Vec::new(), random: Some(seed), taken: Vec::new() }
    }

    /// These choices (the largest allowed one where they are too large), then zeros.
    #[must_use]
    pub fn replay(given: Vec<usize>) -> Self {
        Self { given, random: None, taken: Vec::new() }
    }

    /// The choices that come after those taken, in the order of an odometer; `None` after the last.
    #[must_use]
    pub fn successor(&self) -> Option<Self> {
        let last = self.taken.iter().rposition(|(choice, of)| choice + 1 < *of)?;
        let mut given: Vec<_> = self.taken().collect();
        given.truncate(last + 1);
        given[last] += 1;
        Some(Self::replay(given))
    }

    /// What was chosen so far.
    pub fn taken(&self) -> impl Iterator<Item = usize> {
        self.taken.iter().map(|(choice, _)| *choice)
    }

    /// A number from 0, the simplest, to `n - 1`.
    pub fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "there must be something to choose from");
        let choice = match (self.given.get(self.taken.len()), &mut self.random) {
            (Some(given), _) => (*given).min(n - 1),
            (None, Some(state)) => (next(state) % n as u64) as usize,
            (None, None) => 0,
        };
        self.taken.push((choice, n));
        choice
    }

    /// A number of the range, its lower end the simplest.
    pub fn between(&mut self, range: RangeInclusive<i64>) -> i64 {
        let span = range.end().abs_diff(*range.start()) as usize;
        range.start().wrapping_add(self.below(span.saturating_add(1)) as i64)
    }

    /// One of the items, the first the simplest.
    pub fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    /// Yes, once in `n` times; no is the simplest.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    /// As many items as asked for.
    pub fn list<T>(&mut self, length: usize, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..length).map(|_| item(self)).collect()
    }

    /// Puts the items into some order; zeros leave them as they are.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in 0..items.len().saturating_sub(1) {
            let other = i + self.below(items.len() - i);
            items.swap(i, other);
        }
    }
}

/// The next random number (`SplitMix64`).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_odometer_meets_every_choice_once() {
        let mut met = Vec::new();
        let mut next = Some(Choices::replay(Vec::new()));
        while let Some(mut choices) = next {
            let n = choices.below(3);
            met.push(choices.list(n, |choices| choices.below(2)));
            next = choices.successor();
        }
        let all: [&[usize]; 7] = [&[], &[0], &[1], &[0, 0], &[0, 1], &[1, 0], &[1, 1]];
        assert_eq!(met, all);
    }

    #[test]
    fn what_was_taken_makes_the_same_again() {
        let draw = |choices: &mut Choices| {
            let mut order: Vec<_> = (0..9).collect();
            choices.shuffle(&mut order);
            (choices.between(-5..=5), choices.once_in(3), choices.pick(&['a', 'b']), order)
        };
        let mut random = Choices::random(7);
        let first = draw(&mut random);
        let mut again = Choices::replay(random.taken().collect());
        assert_eq!(draw(&mut again), first);
        let simplest = draw(&mut Choices::replay(Vec::new()));
        assert_eq!(simplest, (-5, false, 'a', (0..9).collect()));
    }
}
