//! Tries input after input on all cores until the first that fails.

use std::{
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    time::{Duration, Instant},
};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use super::{
    find::{Failure, Find},
    inputs::{Inputs, Round},
    right::Right,
    trial::{Court, Subject},
};
use crate::{
    base::{output::say, signals},
    run::{Runner, pool},
};

/// When to stop looking.
#[derive(Clone, Copy)]
pub enum End {
    /// After so much time.
    After(Duration),
    /// After so many inputs.
    Rounds(usize),
}

/// What a hunt works with.
pub struct Hunt<'a> {
    pub court: Court<'a>,
    pub inputs: Inputs,
    pub seed: u64,
    pub max_size: usize,
    pub end: End,
    pub start: Instant,
}

/// So many inputs are tried before anyone looks at the results.
const BATCH: usize = 256;

/// What became of a round.
#[derive(Default)]
struct Tried {
    ran: bool,
    answered: bool,
    size: usize,
    /// The subjects that stood it.
    stood: Vec<usize>,
    failed: Option<Failure>,
}

impl Hunt<'_> {
    /// Tries inputs until the end; `found` gets each find at once, with the number of its input. A subject that fails is
    /// left out from then on. Whether nothing was found.
    ///
    /// # Errors
    /// When a generator or brute force fails, or on a request to stop.
    pub fn run(
        &self,
        mut subjects: Vec<Subject>,
        mut found: impl FnMut(&Find, usize) -> Result<()>,
    ) -> Result<bool> {
        let (mut clean, mut done, mut answered) = (true, 0, 0);
        let mut rounds = self.inputs.rounds(self.seed, self.max_size).enumerate();
        let mut batch = Vec::new();
        let bar = ProgressBar::new_spinner();
        bar.set_style(ProgressStyle::with_template("{spinner} {elapsed} {msg}")?);
        bar.enable_steady_tick(Duration::from_millis(100));
        while subjects.len() >= self.fewest() && !self.is_over(done) {
            let left = if let End::Rounds(wanted) = self.end { wanted - done } else { BATCH };
            batch.extend(rounds.by_ref().take(left.min(BATCH).saturating_sub(batch.len())));
            let tried = self.batch(&subjects, &batch, &bar, done);
            if signals::requested() {
                bar.finish_and_clear();
                subjects.iter().try_for_each(|subject| {
                    say(&format!("stopped; {}", self.clean(subject, done, answered)))
                })?;
            }
            let mut tried = tried?;
            let first = tried.iter().position(|tried| tried.failed.is_some());
            // The input and all that came after it are tried again, without the one that failed.
            let over = first.unwrap_or(batch.len());
            for tried in &tried[..over] {
                done += usize::from(tried.ran);
                answered += usize::from(tried.answered);
                for &subject in &tried.stood {
                    subjects[subject].stood += 1;
                    subjects[subject].largest = subjects[subject].largest.max(tried.size);
                }
            }
            if let Some(failure) = first.and_then(|at| tried[at].failed.take()) {
                clean = false;
                let subject = subjects.remove(failure.subject);
                bar.set_message(format!("{}: failed, shrinking", subject.name()));
                // It stands before the subject, so its number is still the same.
                let model = failure.model.map(|model| &subjects[model]);
                let number = batch[over].0 + 1;
                let find = Find::shrunk(&self.court, &self.inputs, &subject, model, failure)?;
                bar.suspend(|| found(&find, number))?;
            }
            batch.drain(..over);
        }
        bar.finish_and_clear();
        for subject in subjects.iter().filter(|_| subjects.len() >= self.fewest()) {
            say(&self.clean(subject, done, answered))?;
        }
        Ok(clean)
    }

    /// Fewer subjects than this tell nothing.
    fn fewest(&self) -> usize {
        if matches!(self.court.right, Right::EachOther) { 2 } else { 1 }
    }

    fn is_over(&self, done: usize) -> bool {
        match self.end {
            End::Rounds(wanted) => done >= wanted,
            End::After(time) => self.start.elapsed() >= time,
        }
    }

    /// How much a subject has stood.
    fn clean(&self, subject: &Subject, done: usize, answered: usize) -> String {
        let against = match (&self.court.right, answered) {
            (Right::EachOther, _) => "held against each other".to_owned(),
            _ if answered == done => "all against the brute force".to_owned(),
            _ => format!("the brute force knew {answered} of {done} answers"),
        };
        let Subject { stood, largest, .. } = subject;
        format!(
            "{}: nothing found in {stood} inputs of sizes up to {largest}, {against} (seed {})\n",
            subject.name(),
            self.seed
        )
    }

    /// Tries a batch on all cores; after a failure only what comes before it matters.
    fn batch(
        &self,
        subjects: &[Subject],
        batch: &[(usize, Round)],
        bar: &ProgressBar,
        done: usize,
    ) -> Result<Vec<Tried>> {
        let (first, count) = (AtomicUsize::new(usize::MAX), AtomicUsize::new(done));
        pool::all(batch, |runner, (number, round)| {
            let late = matches!(self.end, End::After(_)) && self.is_over(0);
            if late || *number > first.load(Relaxed) {
                return Ok(Tried::default());
            }
            let tried = self.round(runner, subjects, *number, round)?;
            if tried.failed.is_some() {
                first.fetch_min(*number, Relaxed);
            }
            let count = count.fetch_add(1, Relaxed) + 1;
            let name = &self.court.problem.name;
            bar.set_message(format!("{name}: {count} inputs, now of size {}", round.size));
            Ok(tried)
        })
    }

    /// One input for all subjects that are quick enough for it.
    fn round(
        &self,
        runner: &mut Runner,
        subjects: &[Subject],
        number: usize,
        round: &Round,
    ) -> Result<Tried> {
        let made = self.inputs.make(runner, round)?;
        let trial = self.court.trial(runner, number, round.size, &made.input)?;
        let answered = trial.answer.is_some();
        let mut tried = Tried { ran: true, answered, size: round.size, ..Tried::default() };
        let able = |at: &usize| round.size <= subjects[*at].cap.load(Relaxed);
        let able: Vec<_> = (0..subjects.len()).filter(able).collect();
        for &at in &able {
            let model = Some(able[0]).filter(|model| *model != at && !answered);
            let subject = &subjects[at];
            let Some(judged) =
                trial.judged(runner, subject, model.map(|model| &subjects[model]))?
            else {
                continue;
            };
            subject.note_slowness(&judged, round.size);
            if subject.fails(&judged) {
                let round = round.clone();
                tried.failed = Some(Failure { subject: at, model, round, made, judged });
                break;
            }
            tried.stood.push(at);
        }
        Ok(tried)
    }
}
