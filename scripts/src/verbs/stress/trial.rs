//! One solution on one input: what it earns, with whatever says what is right.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use anyhow::Result;

use super::right::{Right, printed};
use crate::{
    base::verdict::Verdict,
    catalog::{Case, Problem, Solution},
    run::{Folder, Runner},
    verify::{Judged, judge},
};

/// A solution that is tried.
pub struct Subject {
    pub solution: Solution,
    pub binary: PathBuf,
    /// Larger inputs it does not get: it was slow on one of this size, as it may be.
    pub cap: AtomicUsize,
    /// How many inputs it has stood, and the largest size of them.
    pub stood: usize,
    pub largest: usize,
}

impl Subject {
    /// A solution with its executable.
    pub fn new(solution: Solution, binary: PathBuf) -> Self {
        let cap = AtomicUsize::new(usize::MAX);
        Self { solution, binary, cap, stood: 0, largest: 0 }
    }

    pub fn name(&self) -> &str {
        &self.solution.name
    }

    pub fn fails(&self, judged: &Judged) -> bool {
        !self.solution.expected.allows(judged.verdict)
    }

    /// A solution that may be slow gets no larger inputs once it has been.
    pub fn note_slowness(&self, judged: &Judged, size: usize) {
        let slow =
            judged.verdict != Verdict::Ac || judged.cpu > self.solution.problem.limits.cpu / 20;
        if slow && !self.solution.expected.is(Verdict::Ac) {
            self.cap.fetch_min(size.saturating_sub(1), Relaxed);
        }
    }
}

/// The problem, and who says what is right.
pub struct Court<'a> {
    pub problem: &'a Problem,
    pub right: Right,
    folder: Folder,
}

impl<'a> Court<'a> {
    /// # Errors
    /// When there is no room for a temporary folder.
    pub fn new(problem: &'a Problem, right: Right) -> Result<Self> {
        let folder = Folder::new()?;
        Ok(Self { problem, right, folder })
    }

    /// Puts an input into a file of this number, with the right output beside it.
    pub fn trial(
        &self,
        runner: &mut Runner,
        number: usize,
        size: usize,
        input: &str,
    ) -> Result<Trial<'_>> {
        let file = self.folder.path().join(format!("{number}.in"));
        fs::write(&file, input)?;
        let answer = self.right.answer(runner, self.problem, size, input, &file)?;
        let case =
            Case { name: number.to_string(), answer: file.with_extension("out"), input: file };
        if let Some(answer) = &answer {
            fs::write(&case.answer, answer)?;
        }
        Ok(Trial { problem: self.problem, case, answer })
    }
}

/// An input in a file, with the right output beside it where that is known.
pub struct Trial<'a> {
    problem: &'a Problem,
    case: Case,
    /// The right output.
    pub answer: Option<Vec<u8>>,
}

impl Trial<'_> {
    /// What the subject earns. Where nobody knows the right output, that of `model` stands for it, or without one only
    /// its conduct counts; a model that does not end well is no measure, so then nothing is earned.
    pub fn judged(
        &self,
        runner: &mut Runner,
        subject: &Subject,
        model: Option<&Subject>,
    ) -> Result<Option<Judged>> {
        if self.answer.is_none() {
            let output = match self.printed(runner, model.unwrap_or(subject)) {
                Ok(output) => output,
                Err(_) if model.is_some() => return Ok(None),
                Err(_) => Vec::new(),
            };
            fs::write(&self.case.answer, output)?;
        }
        judge(runner, &subject.binary, self.problem, &self.case).map(Some)
    }

    /// What the subject prints.
    pub fn printed(&self, runner: &mut Runner, subject: &Subject) -> Result<Vec<u8>> {
        printed(runner, &subject.binary, &self.case.input, &self.problem.limits)
    }
}

impl Drop for Trial<'_> {
    fn drop(&mut self) {
        for file in [&self.case.input, &self.case.answer] {
            let _ = fs::remove_file(file);
        }
    }
}
