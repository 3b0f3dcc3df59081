//! An outcome becomes a verdict: the rules, in the order in which they hold.

mod answer;
mod checker;
pub mod compare;
pub mod difference;
mod excerpt;
pub mod misconduct;
mod number;
mod rules;
mod shell;

use std::{path::Path, time::Duration};

use anyhow::Result;

use crate::{
    base::{signals, verdict::Verdict},
    catalog::{Case, Problem},
    run::{Outcome, Program, Runner},
};
pub use excerpt::head;
use excerpt::tail;
use misconduct::{has_room, misconduct, unless_full};

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

/// Runs `program` on the case and judges it; an error only when the checker has to stop.
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
            let Outcome { cpu, wall, peak_kib, ref stdout, ref stderr, .. } = outcome;
            let fault = misconduct(&outcome, &limits);
            let fault = fault.or_else(|| judge_output(runner, problem, case, stdout));
            let fault = fault.map(|fault| unless_full(fault, has_room, stdout));
            let (verdict, reason) = match fault {
                None => (Verdict::Ac, String::new()),
                Some((verdict, why)) => {
                    let broke = verdict == Verdict::Re;
                    let lower = if broke { shell::lower(&limits) } else { String::new() };
                    (verdict, format!("{}\n{lower}{}", why.trim_end(), tail(stderr)))
                }
            };
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

/// What is wrong with the output in a file, whoever made it.
pub fn judge_output(
    runner: &mut Runner,
    problem: &Problem,
    case: &Case,
    output: &Path,
) -> Option<(Verdict, String)> {
    match answer::check(runner, problem, case, output) {
        Ok(why) => why.map(|why| (Verdict::Wa, why)),
        Err(error) => Some((Verdict::Je, format!("{error:#}"))),
    }
}
