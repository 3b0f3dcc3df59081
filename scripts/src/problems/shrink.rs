//! Makes an input that fails simpler, as long as it still fails.

use super::choices::Choices;

/// An input and what made it.
#[derive(Clone, Debug)]
pub struct Made {
    /// The size the generator was asked for.
    pub size: usize,
    /// What it chose.
    pub choices: Vec<usize>,
    /// What it made.
    pub input: String,
}

impl Made {
    /// What `generate` makes of these choices.
    pub fn new(generate: fn(&mut Choices, usize) -> String, size: usize, choices: Choices) -> Self {
        let mut choices = choices;
        let input = generate(&mut choices, size);
        Self { size, choices: choices.taken().collect(), input }
    }

    /// Shorter inputs are simpler, then inputs of fewer choices, then of smaller ones.
    fn complexity(&self) -> (usize, usize, &[usize], usize) {
        (self.input.len(), self.choices.len(), &self.choices, self.size)
    }
}

/// So many new inputs of each smaller size are tried first.
const FRESH: u64 = 40;

/// The simplest neighbour of a neighbour of … `failing` for which `fails` still says yes. Asks at most `budget` times.
pub fn shrink(
    generate: fn(&mut Choices, usize) -> String,
    failing: Made,
    mut budget: usize,
    mut fails: impl FnMut(&str) -> bool,
) -> Made {
    let mut best = failing;
    // A fault seen in a large input often shows in a small one that nothing leads to step by step.
    let smaller = (0..best.size).flat_map(|size| (0..FRESH).map(move |seed| (size, seed)));
    for (size, seed) in smaller.take(budget / 2) {
        let made = Made::new(generate, size, Choices::random(seed));
        budget -= 1;
        if fails(&made.input) {
            best = made;
            break;
        }
    }
    loop {
        let before = best.choices.clone();
        let mut attempt = |best: &mut Made, size: usize, choices: Vec<usize>| {
            let made = Made::new(generate, size, Choices::replay(choices));
            let simpler = made.complexity() < best.complexity();
            if !simpler || budget == 0 {
                return false;
            }
            budget -= 1;
            let still = fails(&made.input);
            if still {
                *best = made;
            }
            still
        };
        for size in 0..best.size {
            let choices = best.choices.clone();
            if attempt(&mut best, size, choices) {
                break;
            }
        }
        remove_runs(&mut best, &mut attempt);
        remove_counted(&mut best, &mut attempt);
        lower(&mut best, &mut attempt);
        sort_pairs(&mut best, &mut attempt);
        if best.choices == before {
            return best;
        }
    }
}

type Attempt<'a> = &'a mut dyn FnMut(&mut Made, usize, Vec<usize>) -> bool;

/// Leaves out runs of choices, long ones first.
fn remove_runs(best: &mut Made, attempt: Attempt<'_>) {
    for length in [64, 32, 16, 8, 4, 3, 2, 1] {
        let mut at = best.choices.len();
        while at >= length {
            let mut choices = best.choices.clone();
            choices.drain(at - length..at);
            attempt(best, best.size, choices);
            at = (at - 1).min(best.choices.len());
        }
    }
}

/// Leaves out runs of choices together with one that an earlier choice counts.
fn remove_counted(best: &mut Made, attempt: Attempt<'_>) {
    let mut count = 0;
    while count < best.choices.len().min(8) {
        for length in [1, 2, 3, 4, 5, 6, 8] {
            let mut at = best.choices.len();
            while at > count + length && best.choices[count] > 0 {
                let mut choices = best.choices.clone();
                choices.drain(at - length..at);
                choices[count] -= 1;
                attempt(best, best.size, choices);
                at = (at - 1).min(best.choices.len());
            }
        }
        count += 1;
    }
}

/// Lowers single choices: to zero, by halves, by one.
fn lower(best: &mut Made, attempt: Attempt<'_>) {
    let mut at = 0;
    while at < best.choices.len() {
        let mut floor = 0;
        while at < best.choices.len() && floor < best.choices[at] {
            let now = best.choices[at];
            let mut choices = best.choices.clone();
            choices[at] = floor;
            if attempt(best, best.size, choices) {
                continue;
            }
            floor += (now - floor).div_ceil(2);
        }
        at += 1;
    }
}

/// Exchanges neighbours that stand in the wrong order, and moves one from a choice to the next.
fn sort_pairs(best: &mut Made, attempt: Attempt<'_>) {
    for at in 1..best.choices.len() {
        if at >= best.choices.len() {
            break;
        }
        let mut choices = best.choices.clone();
        choices.swap(at - 1, at);
        if !attempt(best, best.size, choices) && at < best.choices.len() && best.choices[at - 1] > 0
        {
            let mut choices = best.choices.clone();
            choices[at - 1] -= 1;
            choices[at] += 1;
            attempt(best, best.size, choices);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `n`, then n numbers.
    fn numbers(choices: &mut Choices, size: usize) -> String {
        let n = choices.below(size + 1);
        let numbers = choices.list(n, |choices| choices.below(1000).to_string());
        format!("{n}\n{}\n", numbers.join(" "))
    }

    fn smallest(fails: impl Fn(&[u64]) -> bool) -> String {
        let fails = |input: &str| {
            let numbers: Vec<u64> =
                input.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
            fails(&numbers)
        };
        let made = (0..).map(|seed| Made::new(numbers, 30, Choices::random(seed)));
        let failing = made.into_iter().find(|made| fails(&made.input)).unwrap();
        shrink(numbers, failing, 10_000, fails).input
    }

    #[test]
    fn finds_the_smallest_of_its_kind() {
        assert_eq!(smallest(|numbers| numbers.iter().any(|&x| x >= 500)), "1\n500\n");
        assert_eq!(smallest(|numbers| numbers.len() >= 3), "3\n0 0 0\n");
        assert_eq!(smallest(|numbers| numbers.windows(2).any(|w| w[0] > w[1])), "2\n1 0\n");
    }

    #[test]
    fn stops_when_the_budget_is_spent() {
        let failing = Made::new(numbers, 30, Choices::random(1));
        let (mut asked, input) = (0, failing.input.clone());
        let kept = shrink(numbers, failing, 5, |_| {
            asked += 1;
            false
        });
        assert_eq!((asked, kept.input), (5, input));
    }
}
