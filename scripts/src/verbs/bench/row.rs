//! One program of a bench with what its runs used.

use std::{cmp::Ordering, sync::Arc, time::Duration};

use anyhow::Result;

use super::plot::{Bar, Kind};
use crate::{
    base::verdict::{Verdict, passes},
    catalog::{Case, Problem},
    run::{Program, Runner},
    verify::{Judged, judge_program},
};

/// A line of the table, a bar of the picture.
pub struct Row {
    /// What people call it.
    pub name: String,
    /// The floor, a solution or an outsider.
    pub kind: Kind,
    /// What is run.
    pub program: Program,
    /// Whose rules and limits hold for it.
    pub problem: Arc<Problem>,
    /// What a solution may earn besides AC.
    pub expected: Verdict,
    /// AC until a run earns something else.
    pub verdict: Verdict,
    /// CPU and wall time of each round: the mean of its cases.
    pub rounds: Vec<[Duration; 2]>,
    /// The highest of all runs.
    pub peak_kib: u64,
}

impl Row {
    /// A row without any run, expected to be right.
    #[must_use]
    pub fn new(name: &str, kind: Kind, program: Program, problem: &Arc<Problem>) -> Self {
        Self {
            name: name.to_owned(),
            kind,
            program,
            problem: Arc::clone(problem),
            expected: Verdict::Ac,
            verdict: Verdict::Ac,
            rounds: Vec::new(),
            peak_kib: 0,
        }
    }

    /// CPU and wall time of one run; tells what was wrong with it. The empty process has no answer to check.
    ///
    /// # Errors
    /// When the program cannot be started, or on a request to stop.
    pub fn run(&mut self, runner: &mut Runner, case: &Case) -> Result<[Duration; 2]> {
        let judged = if self.kind == Kind::Floor {
            let run = runner.run(&self.program, &case.input, &self.problem.limits)?;
            let (verdict, reason) = (Verdict::Ac, String::new());
            Judged { verdict, cpu: run.cpu, wall: run.wall, peak_kib: run.peak_kib, reason }
        } else {
            judge_program(runner, &self.program, &self.problem, case)?
        };
        if judged.verdict != Verdict::Ac {
            self.verdict = judged.verdict;
            if !self.ok() {
                let (name, case, reason) = (&self.name, &case.name, judged.reason);
                eprintln!("{name}: {case}: {}\n{reason}", self.verdict);
            }
        }
        self.peak_kib = self.peak_kib.max(judged.peak_kib);
        Ok([judged.cpu, judged.wall])
    }

    /// Whether it has earned nothing but what it may.
    #[must_use]
    pub fn ok(&self) -> bool {
        passes(self.verdict, self.expected)
    }

    /// The medians of the rounds' CPU and wall times, unless a run failed.
    #[must_use]
    pub fn medians(&self) -> Option<[Duration; 2]> {
        (self.verdict == Verdict::Ac).then(|| {
            [0, 1].map(|which| median(self.rounds.iter().map(|round| round[which]).collect()))
        })
    }

    /// The floor first, then by CPU time, failures last.
    #[must_use]
    pub fn order(&self, other: &Self) -> Ordering {
        let key = |row: &Self| row.medians().map_or(Duration::MAX, |[cpu, _]| cpu);
        let floor = (other.kind == Kind::Floor).cmp(&(self.kind == Kind::Floor));
        floor.then(key(self).cmp(&key(other)))
    }

    /// Its bar in the picture.
    #[must_use]
    pub fn bar(&self) -> Bar {
        let seconds = self.medians().map(|[cpu, _]| cpu.as_secs_f64());
        Bar {
            name: self.name.clone(),
            seconds: seconds.ok_or_else(|| self.verdict.to_string()),
            kind: self.kind,
        }
    }
}

/// The middle value, or the mean of the middle two; there must be one.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    let middle = times.len() / 2;
    (times[middle] + times[times.len() - 1 - middle]) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn median_is_in_the_middle() {
        let times = |seconds: &[u64]| seconds.iter().map(|s| Duration::from_secs(*s)).collect();
        assert_eq!(median(times(&[3, 1, 9])), Duration::from_secs(3));
        assert_eq!(median(times(&[4, 1, 9, 2])), Duration::from_secs(3));
    }
}
