//! A solution with what it has earned so far.

use std::{path::Path, sync::Arc};

use anyhow::Result;

use crate::{
    base::verdict::{Verdict, passes},
    catalog::{Case, Solution},
    run::{Runner, build::Built},
    verify::{Judged, judge},
};

/// So many failures of a solution keep all of their reasons, the others only the first line.
pub(super) const TOLD_IN_FULL: usize = 5;

/// A solution with what it has earned so far.
pub struct Checked {
    /// Which one.
    pub solution: Arc<Solution>,
    /// Its program.
    pub built: Built,
    /// In the order of the problem's cases; none when it does not compile.
    pub cases: Vec<Judged>,
    /// How many cases are still to be judged.
    pub(super) left: usize,
    /// How many have failed.
    pub(super) failed: usize,
}

/// One case to run: of the solution with this number in the list.
pub(super) struct Job {
    pub(super) number: usize,
    pub(super) case: usize,
    solution: Arc<Solution>,
    binary: Arc<Path>,
}

impl Job {
    pub(super) fn run(&self, runner: &mut Runner) -> Result<Judged> {
        let problem = &self.solution.problem;
        judge(runner, &self.binary, problem, &problem.cases[self.case])
    }
}

impl Checked {
    /// Nothing is judged yet.
    pub(super) fn new((solution, built): (Solution, Built)) -> Self {
        let left = if matches!(built, Built::Binary(_)) { solution.problem.cases.len() } else { 0 };
        Self {
            solution: Arc::new(solution),
            built,
            cases: vec![Judged::default(); left],
            left,
            failed: 0,
        }
    }

    /// The cases to be judged; `number` is this solution's place in the list.
    pub(super) fn jobs(&self, number: usize) -> impl Iterator<Item = Job> {
        let binary = if let Built::Binary(path) = &self.built { path } else { Path::new("") };
        let binary: Arc<Path> = binary.into();
        let job = move |case| Job {
            number,
            case,
            solution: Arc::clone(&self.solution),
            binary: Arc::clone(&binary),
        };
        (0..self.left).map(job)
    }

    /// Takes note of what a case has earned.
    pub(super) fn earn(&mut self, case: usize, mut judged: Judged) {
        self.left -= 1;
        self.failed += usize::from(!passes(judged.verdict, self.solution.expected));
        if self.failed > TOLD_IN_FULL {
            judged.reason = judged.reason.lines().take(1).collect();
        }
        self.cases[case] = judged;
    }

    /// The first verdict that is not allowed; without one the expected verdict if any case earned it.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if matches!(self.built, Built::Failed(_)) {
            return Verdict::Ce;
        }
        let verdicts = || self.cases.iter().map(|case| case.verdict);
        let expected = self.solution.expected;
        let bad = verdicts().find(|verdict| !passes(*verdict, expected));
        let earned = verdicts().find(|verdict| *verdict == expected);
        bad.or(earned).unwrap_or(Verdict::Ac)
    }

    /// Whether it earned what is expected of it.
    #[must_use]
    pub fn ok(&self) -> bool {
        self.verdict() == self.solution.expected
    }

    /// The cases that failed.
    pub fn failures(&self) -> impl Iterator<Item = (&Case, &Judged)> {
        let cases = self.solution.problem.cases.iter().zip(&self.cases);
        cases.filter(|(_, judged)| !passes(judged.verdict, self.solution.expected))
    }
}
