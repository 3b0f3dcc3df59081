//! An outcome becomes a verdict: the rules, in the order in which they hold.

mod answer;
pub mod compare;
pub mod difference;
mod excerpt;
pub mod misconduct;
mod number;
mod rules;

use std::{path::Path, time::Duration};

use anyhow::Result;

use crate::{
    base::{signals, verdict::Verdict},
    catalog::{Case, Problem},
    run::{Outcome, Program, Runner},
};
use excerpt::tail;
use misconduct::misconduct;

/// A verdict with its figures and, unless it is AC, its reasons.
#[derive(Clone, Debug, Default)]
pub struct Judged {
    /// What the run earned.
    pub verdict: Verdict,
    /// User and system time.
    pub cpu: Duration,
    /// From start to end.
    pub wall: Duration,
    /// The highest resident memory.
    pub peak_kib: u64,
    /// A few lines for people; empty when AC.
    pub reason: String,
}

/// Runs `program` on the case and judges it.
///
/// # Errors
/// Only when the checker has to stop.
pub fn judge(
    runner: &mut Runner,
    program: &Path,
    problem: &Problem,
    case: &Case,
) -> Result<Judged> {
    let program = Program { path: program.to_owned(), ..Program::default() };
    judge_program(runner, &program, problem, case)
}

/// As [`judge`], for a program with arguments or a folder of its own.
///
/// # Errors
/// Only when the checker has to stop.
pub fn judge_program(
    runner: &mut Runner,
    program: &Program,
    problem: &Problem,
    case: &Case,
) -> Result<Judged> {
    if let Some(reason) = rules::broken(problem, case) {
        return Ok(Judged { reason, ..Judged::default() });
    }
    let limits = problem.limits_for(case);
    match runner.run(program, &case.input, &limits) {
        Ok(outcome) => {
            let fault = misconduct(&outcome, &limits).or_else(|| {
                match answer::check(runner, problem, case, &outcome.stdout) {
                    Ok(None) => None,
                    Ok(Some(why)) => Some((Verdict::Wa, why)),
                    Err(error) => Some((Verdict::Je, format!("{error:#}"))),
                }
            });
            let (verdict, reason) = match fault {
                Some((verdict, why)) => (verdict, why + "\n" + &tail(&outcome.stderr)),
                None => (Verdict::Ac, String::new()),
            };
            let Outcome { cpu, wall, peak_kib, .. } = outcome;
            Ok(Judged { verdict, cpu, wall, peak_kib, reason })
        }
        Err(error) if signals::requested() => Err(error),
        Err(error) => {
            // The launcher may be what failed.
            *runner = Runner::new()?;
            Ok(Judged { reason: format!("{error:#}\n"), ..Judged::default() })
        }
    }
}
