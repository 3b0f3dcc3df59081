//! The verdict on one case: the rules, in the order in which they hold.

use std::{
    fmt, fs, os::unix::process::ExitStatusExt, path::Path, process::ExitStatus, time::Duration,
};

use anyhow::Result;
use serde::{Deserialize, Serialize};
use signal_hook::low_level::signal_name;

use crate::{
    checker,
    compare::excerpt,
    difference::visible,
    problem::{Case, Problem},
    run::{Cut, Limits, Outcome, Program, Runner},
    stop,
};

/// What a run earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Verdict {
    /// Accepted: as expected, within the limits.
    Ac,
    /// Wrong answer.
    Wa,
    /// Time limit exceeded: CPU time, or idle for too long.
    Tle,
    /// Memory limit exceeded.
    Mle,
    /// Output limit exceeded.
    Ole,
    /// Run-time error: a signal or an exit code that is not 0.
    Re,
    /// It does not compile.
    Ce,
    /// The judge's own fault: a file that cannot be read, a checker that fails.
    #[default]
    Je,
}

impl Verdict {
    /// Whether a manifest may say `expect = "…"` with it.
    #[must_use]
    pub fn can_be_expected(self) -> bool {
        !matches!(self, Self::Ce | Self::Je)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&format!("{self:?}").to_uppercase())
    }
}

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
    let limits = problem.limits_for(case);
    match runner.run(program, &case.input, &limits) {
        Ok(outcome) => {
            let fault = misconduct(&outcome, &limits).or_else(|| {
                match checker::check(runner, problem, case, &outcome.stdout) {
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
        Err(error) if stop::requested() => Err(error),
        Err(error) => {
            // The launcher may be what failed.
            *runner = Runner::new()?;
            Ok(Judged { reason: format!("{error:#}\n"), ..Judged::default() })
        }
    }
}

/// What a run has done wrong apart from its output. The first rule that holds decides.
pub(crate) fn misconduct(outcome: &Outcome, limits: &Limits) -> Option<(Verdict, String)> {
    let size = |path| fs::metadata(path).map_or(0, |file| file.len());
    let mib = |bytes: u64| format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20));
    let printed = size(&outcome.stdout).max(size(&outcome.stderr));
    let peak = outcome.peak_kib * 1024;
    let (cpu, wall) = (outcome.cpu.as_secs_f64(), outcome.wall.as_secs_f64());
    Some(if printed > limits.output {
        (Verdict::Ole, format!("printed more than {}", mib(limits.output)))
    } else if outcome.cut == Some(Cut::Memory) || peak > limits.memory {
        let (used, limit) = (mib(peak), mib(limits.memory));
        (Verdict::Mle, format!("used {used} of memory, the limit is {limit}"))
    } else if outcome.cut == Some(Cut::Cpu) || outcome.cpu > limits.cpu {
        let limit = limits.cpu.as_secs_f64();
        (Verdict::Tle, format!("used {cpu:.3} s of CPU time, the limit is {limit} s"))
    } else if outcome.cut == Some(Cut::Idle) {
        let hint = "it sleeps or waits for something";
        (Verdict::Tle, format!("idle: only {cpu:.3} s of CPU time in {wall:.1} s; {hint}"))
    } else if outcome.status != 0 {
        (Verdict::Re, end(outcome))
    } else {
        return None;
    })
}

/// How a program ended, in words.
pub(crate) fn end(outcome: &Outcome) -> String {
    let status = ExitStatus::from_raw(outcome.status);
    let Some(signal) = status.signal() else {
        return format!("exit code {}", status.code().unwrap_or_default());
    };
    let name = signal_name(signal).unwrap_or("an unknown signal");
    let meaning = match name {
        "SIGABRT" => ": it aborted",
        "SIGFPE" => ": an arithmetic error",
        "SIGKILL" => ", not by the judge: perhaps the machine is out of memory",
        "SIGSEGV" => ": an invalid memory access, or the stack overflowed",
        "SIGXFSZ" => ": it wrote too large a file",
        _ => "",
    };
    format!("killed by {name}{meaning}")
}

/// The last lines of what a program printed as errors.
fn tail(path: &Path) -> String {
    const LONGEST: u64 = 1500;
    const LINES: usize = 10;
    let size = fs::metadata(path).map_or(0, |file| file.len());
    let bytes = excerpt(path, size.saturating_sub(LONGEST), size).unwrap_or_default();
    let lines: Vec<_> = bytes.trim_ascii().split(|byte| *byte == b'\n').collect();
    let shown = &lines[lines.len().saturating_sub(LINES)..];
    let cut = if shown.len() < lines.len() || size > LONGEST { "the end of " } else { "" };
    let shown: Vec<_> =
        shown.iter().map(|line| format!("  {}\n", visible(line, true, false))).collect();
    if shown == ["  \n"] {
        String::new()
    } else {
        format!("{cut}standard error:\n{}", shown.concat())
    }
}
