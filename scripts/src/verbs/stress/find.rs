//! An input on which a solution failed: made small, and told.

use std::time::{Duration, Instant};

use anyhow::Result;

use super::{
    inputs::{Inputs, Round, filled},
    right::lines,
    trial::{Court, Subject},
};
use crate::{
    base::{
        signals,
        verdict::Verdict,
        words::{from_here, indented, quoted},
    },
    problems::shrink::{Made, shrink},
    run::Runner,
    verify::Judged,
};

/// A subject's failure as it came about.
pub struct Failure {
    /// Its number among the subjects.
    pub subject: usize,
    /// The number of the one that stood for the right output, where nobody knew that.
    pub model: Option<usize>,
    pub round: Round,
    pub made: Made,
    pub judged: Judged,
}

/// An input on which a solution failed.
pub struct Find {
    /// Whose fault it is.
    pub name: String,
    /// With whom it disagrees, where nobody knows the right output.
    pub model: Option<String>,
    /// The input, made small.
    pub input: String,
    /// The right output, where it is known.
    pub answer: Option<Vec<u8>>,
    /// What the solution printed, and what its model did, if they ended well.
    printed: [Option<Vec<u8>>; 2],
    judged: Judged,
    /// The first input that failed.
    first: Made,
    /// What people should know of how it was found.
    note: String,
}

/// So many runs the shrinking may take, and so long.
const RUNS: usize = 1500;
const TIME: Duration = Duration::from_secs(60);

/// The number of the trial that shrinks; the others count from 0.
const SHRINKING: usize = usize::MAX;

impl Find {
    /// Makes the input smaller as long as the subject fails on it.
    ///
    /// # Errors
    /// On a request to stop.
    pub fn shrunk(
        court: &Court<'_>,
        inputs: &Inputs,
        subject: &Subject,
        model: Option<&Subject>,
        failure: Failure,
    ) -> Result<Self> {
        let Failure { round, made: first, judged: mut last, .. } = failure;
        let mut runner = Runner::new()?;
        let begun = Instant::now();
        let judged = |runner: &mut Runner, size: usize, input: &str| {
            let trial = court.trial(runner, SHRINKING, size, input)?;
            let judged = trial.judged(runner, subject, model)?;
            anyhow::Ok((trial, judged))
        };
        let mut fails = |runner: &mut Runner, size: usize, input: &str| {
            // A brute force or a model that fails on the way is no reason to lose the find.
            let judged = (begun.elapsed() < TIME && !signals::requested())
                .then(|| judged(runner, size, input).ok()?.1);
            judged.flatten().filter(|judged| subject.fails(judged)).is_some_and(|judged| {
                last = judged;
                true
            })
        };
        let (mut small, mut note) = (first.clone(), String::new());
        if !fails(&mut runner, first.size, &first.input) {
            note += "  it stood the same input when it was run again\n";
        } else if let Some(problem) = inputs.ours() {
            small = shrink(problem.generate, first.clone(), RUNS, |input| {
                fails(&mut runner, first.size, input)
            });
        } else {
            let smaller = smaller_sizes(&mut runner, inputs, &first, &round, begun, &mut fails);
            let by = smaller.as_ref().map_or(&round, |(round, _)| round);
            note += &made_by(
                &mut runner,
                inputs,
                by,
                smaller.as_ref().map_or(&first, |found| &found.1),
            );
            small = smaller.map_or(small, |(_, made)| made);
        }
        anyhow::ensure!(!signals::requested(), "stopped");
        let (trial, again) = judged(&mut runner, small.size, &small.input)?;
        if let Some(again) = again.filter(|again| subject.fails(again)) {
            last = again;
        }
        Ok(Self {
            name: subject.name().to_owned(),
            model: model.filter(|_| trial.answer.is_none()).map(|model| model.name().to_owned()),
            answer: trial.answer.clone(),
            printed: [Some(subject), model].map(|one| trial.printed(&mut runner, one?).ok()),
            input: small.input,
            judged: last,
            first,
            note,
        })
    }

    /// For people: the input, both outputs, and how to see it again.
    pub fn tell(&self, number: usize, again: &str) -> String {
        let Self { name, model, input, first, judged, printed, .. } = self;
        let what = match model {
            Some(model) if judged.verdict == Verdict::Wa => {
                format!("{name} and {model} disagree")
            }
            _ => format!("{name}: {}", judged.verdict),
        };
        let bytes = match (first.input.len(), input.len()) {
            (before, now) if now < before => format!("shrunk from {before} to {now} bytes"),
            (_, now) => format!("{now} bytes"),
        };
        let input = indented(&lines(input, 30));
        let mut text =
            format!("{what} on input {number}, of size {}, {bytes}:\n{input}", first.size);
        let model = format!("{} printed", model.as_deref().unwrap_or_default());
        let outputs = [("printed", &printed[0]), ("right", &self.answer), (&*model, &printed[1])];
        for (whose, output) in outputs {
            if let Some(output) = output {
                let output = indented(&lines(&String::from_utf8_lossy(output), 30));
                text += &format!("  {whose}:\n{output}");
            }
        }
        text += &format!("  why:\n{}", indented(judged.reason.trim_end()));
        text + &self.note + "  again: " + again + "\n"
    }
}

/// A command can only be asked for smaller sizes, with some seeds each.
fn smaller_sizes(
    runner: &mut Runner,
    inputs: &Inputs,
    first: &Made,
    round: &Round,
    begun: Instant,
    fails: &mut impl FnMut(&mut Runner, usize, &str) -> bool,
) -> Option<(Round, Made)> {
    const SEEDS: u64 = 20;
    let rounds = (1..=first.size).flat_map(|size| {
        let seed = move |more| round.seed.wrapping_add(more);
        (0..SEEDS).map(move |more| Round { size, seed: seed(more), choices: None })
    });
    for round in rounds {
        if begun.elapsed() > TIME || signals::requested() {
            break;
        }
        let Ok(made) = inputs.make(runner, &round) else { continue };
        if made.input.len() < first.input.len() && fails(runner, round.size, &made.input) {
            return Some((round, made));
        }
    }
    None
}

/// The command that made an input; a warning where it makes another one now.
fn made_by(runner: &mut Runner, inputs: &Inputs, round: &Round, made: &Made) -> String {
    let Inputs::Command(words) = inputs else { return String::new() };
    let words = filled(words, round);
    let words: Vec<_> = words.iter().map(|word| quoted(&from_here(word.as_ref()))).collect();
    let mut note = format!("  made by: {}\n", words.join(" "));
    if inputs.make(runner, round).is_ok_and(|again| again.input != made.input) {
        note += "  the generator prints something else for the same seed and size now\n";
    }
    note
}
