//! One program of a bench with what its runs used.

use std::{cmp::Ordering, sync::Arc, time::Duration};

use anyhow::Result;

use super::plot::{Bar, Kind};
use crate::{
    base::verdict::{Expected, Verdict},
    catalog::{Case, Problem},
    run::{Program, Runner},
    verify::judge_program,
};

/// A line of the table, a bar of the picture.
pub(super) struct Row {
    pub name: String,
    pub kind: Kind,
    pub program: Program,
    /// Whose rules and limits hold for it.
    pub problem: Arc<Problem>,
    pub expected: Expected,
    /// AC until a run earns something else.
    pub verdict: Verdict,
    /// CPU and wall time of each round: the mean of its cases.
    pub rounds: Vec<[Duration; 2]>,
    /// The highest of all runs.
    pub peak_kib: u64,
}

impl Row {
    /// A row without any run, expected to be right.
    pub fn new(name: &str, kind: Kind, program: Program, problem: &Arc<Problem>) -> Self {
        Self {
            name: name.to_owned(),
            kind,
            program,
            problem: Arc::clone(problem),
            expected: Expected::default(),
            verdict: Verdict::Ac,
            rounds: Vec::new(),
            peak_kib: 0,
        }
    }

    /// CPU and wall time of one run; tells what was wrong with it. The empty process has no answer to check.
    pub fn run(&mut self, runner: &mut Runner, case: &Case) -> Result<[Duration; 2]> {
        if self.kind == Kind::Floor {
            let run = runner.run(&self.program, &case.input, &self.problem.limits)?;
            self.peak_kib = self.peak_kib.max(run.peak_kib);
            return Ok([run.cpu, run.wall]);
        }
        let judged = judge_program(runner, &self.program, &self.problem, case)?;
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
    pub fn ok(&self) -> bool {
        self.expected.allows(self.verdict)
    }

    /// The medians of the rounds' CPU and wall times, unless a run failed.
    pub fn medians(&self) -> Option<[Duration; 2]> {
        (self.verdict == Verdict::Ac).then(|| {
            [0, 1].map(|which| {
                let mut times: Vec<_> = self.rounds.iter().map(|round| round[which]).collect();
                times.sort();
                // The middle one, or the mean of the middle two.
                (times[(times.len() - 1) / 2] + times[times.len() / 2]) / 2
            })
        })
    }

    /// The floor first, then by CPU time, failures last.
    pub fn order(&self, other: &Self) -> Ordering {
        let key = |row: &Self| row.medians().map_or(Duration::MAX, |[cpu, _]| cpu);
        let floor = (other.kind == Kind::Floor).cmp(&(self.kind == Kind::Floor));
        floor.then(key(self).cmp(&key(other)))
    }

    /// Its bar in the picture.
    pub fn bar(&self) -> Bar {
        let seconds = self.medians().map(|[cpu, _]| cpu.as_secs_f64());
        let seconds = seconds.ok_or_else(|| self.verdict.to_string());
        Bar { name: self.name.clone(), seconds, kind: self.kind }
    }
}
