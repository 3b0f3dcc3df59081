//! A solution with what it has earned so far.

use crate::{
    base::verdict::Verdict,
    catalog::{Case, Solution},
    run::build::Built,
    verify::Judged,
};

/// So many failures of a solution keep all of their reasons,
const IN_FULL: usize = 5;
/// and so many the first line; others are only counted.
const IN_SHORT: usize = 20;

/// A solution with what it has earned so far.
pub(super) struct Checked<'a> {
    pub solution: &'a Solution,
    pub built: &'a Built,
    /// In the order of the problem's cases; none when it does not compile.
    pub cases: Vec<Judged>,
    /// How many cases are still to be judged.
    pub left: usize,
    /// How many have failed.
    pub failed: usize,
}

impl<'a> Checked<'a> {
    /// Nothing is judged yet.
    pub fn new((solution, built): (&'a Solution, &'a Built)) -> Self {
        let left = if matches!(built, Built::Binary(_)) { solution.problem.cases.len() } else { 0 };
        Self { solution, built, cases: vec![Judged::default(); left], left, failed: 0 }
    }

    /// Takes note of what a case has earned.
    pub fn earn(&mut self, case: usize, mut judged: Judged) {
        self.left -= 1;
        self.failed += usize::from(!self.solution.expected.allows(judged.verdict));
        if self.failed > IN_FULL {
            let first = judged.reason.lines().next().filter(|_| self.failed <= IN_SHORT);
            judged.reason = first.map(str::to_owned).unwrap_or_default();
        }
        self.cases[case] = judged;
    }

    /// The first verdict that is not allowed; without one the expected verdict that a case earned.
    pub fn verdict(&self) -> Verdict {
        if matches!(self.built, Built::Failed(_)) {
            return Verdict::Ce;
        }
        let expected = &self.solution.expected;
        let verdicts = || self.cases.iter().map(|case| case.verdict);
        let bad = verdicts().find(|verdict| !expected.allows(*verdict));
        bad.or_else(|| verdicts().find(|verdict| *verdict != Verdict::Ac)).unwrap_or(Verdict::Ac)
    }

    /// Whether it earned what is expected of it; on some of its cases alone it may pass them all.
    pub fn ok(&self) -> bool {
        let verdict = self.verdict();
        let some = self.solution.problem.partial && verdict == Verdict::Ac;
        some || self.solution.expected.is(verdict)
    }

    /// The cases that failed.
    pub fn failures(&self) -> impl Iterator<Item = (&Case, &Judged)> {
        let cases = self.solution.problem.cases.iter().zip(&self.cases);
        cases.filter(|(_, judged)| !self.solution.expected.allows(judged.verdict))
    }
}
