//! Tries input after input on all cores until the first that fails.

use std::{
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    time::{Duration, Instant},
};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use super::{
    find::Find,
    inputs::{Inputs, Round},
    trial::{Court, Subject},
};
use crate::{
    base::output::say,
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
#[derive(Clone, Copy, Default)]
struct Tried {
    ran: bool,
    answered: bool,
    /// Which subject failed.
    failed: Option<usize>,
}

impl Hunt<'_> {
    /// Tries inputs until the end; a subject that fails is told and left out from then on.
    ///
    /// # Errors
    /// When a generator or brute force fails, or on a request to stop.
    pub fn run(&self, mut subjects: Vec<Subject>) -> Result<Vec<Find>> {
        let (mut finds, mut done, mut answered) = (Vec::new(), 0, 0);
        let mut rounds = self.inputs.rounds(self.seed, self.max_size).enumerate();
        let mut batch = Vec::new();
        let bar = ProgressBar::new_spinner();
        bar.set_style(ProgressStyle::with_template("{spinner} {msg}")?);
        while !subjects.is_empty() && !self.is_over(done) {
            let left = if let End::Rounds(wanted) = self.end { wanted - done } else { BATCH };
            batch.extend(rounds.by_ref().take(left.min(BATCH).saturating_sub(batch.len())));
            let tried = self.batch(&subjects, &batch)?;
            let failed = tried.iter().position(|tried| tried.failed.is_some());
            if let Some((at, subject)) = failed.and_then(|at| Some((at, tried[at].failed?))) {
                let subject = subjects.remove(subject);
                bar.set_message(format!("{}: failed, shrinking", subject.name()));
                bar.tick();
                let model = subjects.first().or(Some(&subject));
                let (number, round) = &batch[at];
                let find = Find::shrunk(&self.court, &self.inputs, &subject, model, round)?;
                bar.suspend(|| say(&find.tell(number + 1, self.seed)))?;
                finds.push(find);
            }
            // What came after a failure is tried again, without the one that failed.
            let over = failed.map_or(batch.len(), |at| at + 1);
            done += tried[..over].iter().filter(|tried| tried.ran).count();
            answered += tried[..over].iter().filter(|tried| tried.answered).count();
            batch.drain(..over);
            bar.set_message(format!("{done} inputs"));
            bar.tick();
        }
        bar.finish_and_clear();
        for subject in &subjects {
            say(&self.clean(subject, done, answered))?;
        }
        Ok(finds)
    }

    fn is_over(&self, done: usize) -> bool {
        match self.end {
            End::Rounds(wanted) => done >= wanted,
            End::After(time) => self.start.elapsed() >= time,
        }
    }

    /// How much a subject has stood.
    fn clean(&self, subject: &Subject, done: usize, answered: usize) -> String {
        let cap = subject.cap.load(Relaxed).min(self.max_size);
        let against = match answered {
            0 => "held against each other".to_owned(),
            _ if answered == done => "all against the brute force".to_owned(),
            _ => {
                format!("{answered} of them against the brute force, the others against each other")
            }
        };
        format!(
            "{}: nothing found in {done} inputs of sizes up to {cap}, {against} (seed {})\n",
            subject.name(),
            self.seed
        )
    }

    /// Tries a batch on all cores; after a failure only what comes before it matters.
    fn batch(&self, subjects: &[Subject], batch: &[(usize, Round)]) -> Result<Vec<Tried>> {
        let first = AtomicUsize::new(usize::MAX);
        pool::all(batch, |runner, (number, round)| {
            let late = matches!(self.end, End::After(_)) && self.is_over(0);
            if late || *number > first.load(Relaxed) {
                return Ok(Tried::default());
            }
            let tried = self.round(runner, subjects, *number, round)?;
            if tried.failed.is_some() {
                first.fetch_min(*number, Relaxed);
            }
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
        let trial = self.court.trial(runner, number, &made.input)?;
        let mut tried = Tried { ran: true, answered: trial.answer.is_some(), failed: None };
        let able = |at: &usize| round.size <= subjects[*at].cap.load(Relaxed);
        let able: Vec<_> = (0..subjects.len()).filter(able).collect();
        let model = able.first().map(|&at| &subjects[at]);
        for &at in &able {
            let Some(judged) = trial.judged(runner, &subjects[at], model)? else { continue };
            subjects[at].note_slowness(&judged, round.size);
            if subjects[at].fails(&judged) {
                tried.failed = Some(at);
                break;
            }
        }
        Ok(tried)
    }
}
