//! An input on which a solution failed: made small, and told.

use std::time::{Duration, Instant};

use anyhow::Result;

use super::{
    inputs::{Inputs, Round},
    trial::{Court, Subject},
};
use crate::{
    base::words::indented,
    problems::shrink::{Made, shrink},
    run::Runner,
    verify::Judged,
};

/// An input on which a solution failed.
pub struct Find {
    /// Whose fault it is.
    pub name: String,
    /// The input, made small.
    pub input: String,
    /// The right output, where it is known.
    pub answer: Option<Vec<u8>>,
    /// What the solution printed, if it ended well.
    printed: Option<Vec<u8>>,
    judged: Judged,
    /// The first input that failed.
    first: Made,
}

/// So many runs the shrinking may take, and so long.
const RUNS: usize = 1500;
const TIME: Duration = Duration::from_secs(20);

/// The number of the trial that shrinks; the others count from 0.
const SHRINKING: usize = usize::MAX;

impl Find {
    /// Makes the input of the round smaller as long as the subject fails on it.
    ///
    /// # Errors
    /// When a brute force fails, or on a request to stop.
    pub fn shrunk(
        court: &Court<'_>,
        inputs: &Inputs,
        subject: &Subject,
        model: Option<&Subject>,
        round: &Round,
    ) -> Result<Self> {
        let mut runner = Runner::new()?;
        let first = inputs.make(&mut runner, round)?;
        let (begun, mut error) = (Instant::now(), None);
        let mut fails = |runner: &mut Runner, input: &str| {
            if error.is_some() || begun.elapsed() > TIME {
                return false;
            }
            let trial = court.trial(runner, SHRINKING, input);
            match trial.and_then(|trial| trial.judged(runner, subject, model)) {
                Ok(judged) => judged.is_some_and(|judged| subject.fails(&judged)),
                Err(why) => {
                    error = Some(why);
                    false
                }
            }
        };
        let small = match inputs.ours() {
            Some(problem) => {
                shrink(problem.generate, first.clone(), RUNS, |input| fails(&mut runner, input))
            }
            None => smaller_sizes(&mut runner, inputs, first.clone(), round, &mut fails),
        };
        if let Some(error) = error {
            return Err(error);
        }
        let trial = court.trial(&mut runner, SHRINKING, &small.input)?;
        let judged = trial.judged(&mut runner, subject, model)?.unwrap_or_default();
        Ok(Self {
            name: subject.name().to_owned(),
            input: small.input,
            answer: trial.answer.clone(),
            printed: trial.printed(&mut runner, subject).ok(),
            judged,
            first,
        })
    }

    /// For people: the input, both outputs, and how to see it again.
    pub fn tell(&self, rounds: usize, seed: u64) -> String {
        let Self { name, input, first, judged, .. } = self;
        let mut text = format!(
            "{name}: {} on input {rounds}, of size {}, shrunk from {} to {} bytes:\n{}",
            judged.verdict,
            first.size,
            first.input.len(),
            input.len(),
            indented(&cut(input))
        );
        for (what, output) in [("printed", &self.printed), ("right", &self.answer)] {
            if let Some(output) = output {
                let output = String::from_utf8_lossy(output);
                text += &format!("  {what}:\n{}", indented(&cut(&output)));
            }
        }
        text += &format!("  why:\n{}", indented(&judged.reason));
        text + &format!("  again: judge stress {name} --seed {seed} --rounds {rounds}\n")
    }
}

/// A command can only be asked for smaller sizes, with some seeds each.
fn smaller_sizes(
    runner: &mut Runner,
    inputs: &Inputs,
    made: Made,
    round: &Round,
    fails: &mut impl FnMut(&mut Runner, &str) -> bool,
) -> Made {
    for size in 0..made.size {
        for seed in 0..20 {
            let round = Round { size, seed: round.seed.wrapping_add(seed), choices: None };
            let Ok(smaller) = inputs.make(runner, &round) else { continue };
            if fails(runner, &smaller.input) {
                return smaller;
            }
        }
    }
    made
}

/// The first lines of a text, each cut.
fn cut(text: &str) -> String {
    const LINES: usize = 30;
    const WIDTH: usize = 120;
    let lines = text.lines().take(LINES).map(|line| line.chars().take(WIDTH).collect());
    let mut lines: Vec<String> = lines.collect();
    if text.lines().nth(LINES).is_some() {
        lines.push("…".to_owned());
    }
    lines.join("\n")
}
