//! The verdict on one case: the rules, in the order in which they hold.

use std::{
    fmt, fs,
    io::{self, ErrorKind},
    os::unix::process::ExitStatusExt,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    process::ExitStatus,
    time::Duration,
};

use anyhow::Result;
use serde::{Deserialize, Serialize};
use signal_hook::low_level::signal_name;

use crate::{
    compare::{Rule, compare, excerpt},
    difference::{show, visible},
    problem::{Case, Compare, Problem},
    problems::{Checker, Fault},
    report::from_here,
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
            let fault = misconduct(&outcome, &limits)
                .map_or_else(|| check(runner, problem, case, &outcome), Err);
            let (verdict, mut reason) = fault.err().unwrap_or((Verdict::Ac, String::new()));
            if verdict != Verdict::Ac {
                reason += &tail(&outcome.stderr);
            }
            Ok(Judged {
                verdict,
                cpu: outcome.cpu,
                wall: outcome.wall,
                peak_kib: outcome.peak_kib,
                reason,
            })
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
fn misconduct(outcome: &Outcome, limits: &Limits) -> Option<(Verdict, String)> {
    let size = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
    let mib = |bytes: u64| format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20));
    let (seconds, peak) = (limits.cpu.as_secs_f64(), outcome.peak_kib * 1024);
    for (stream, path) in [("output", &outcome.stdout), ("errors", &outcome.stderr)] {
        if size(path) > limits.output {
            return Some((
                Verdict::Ole,
                format!("printed more than {} of {stream}\n", mib(limits.output)),
            ));
        }
    }
    if outcome.cut == Some(Cut::Memory) || peak > limits.memory {
        return Some((
            Verdict::Mle,
            format!("used {} of memory, the limit is {}\n", mib(peak), mib(limits.memory)),
        ));
    }
    if outcome.cut == Some(Cut::Cpu) || outcome.cpu > limits.cpu {
        return Some((
            Verdict::Tle,
            format!(
                "used {:.3} s of CPU time, the limit is {seconds} s\n",
                outcome.cpu.as_secs_f64()
            ),
        ));
    }
    if outcome.cut == Some(Cut::Idle) {
        let (wall, cpu) = (outcome.wall.as_secs_f64(), outcome.cpu.as_secs_f64());
        return Some((
            Verdict::Tle,
            format!(
                "idle: {cpu:.3} s of CPU time in {wall:.1} s; it sleeps or waits for something\n"
            ),
        ));
    }
    (outcome.status != 0).then(|| (Verdict::Re, format!("{}\n", end(outcome))))
}

/// How a program ended, in words.
fn end(outcome: &Outcome) -> String {
    let status = ExitStatus::from_raw(outcome.status);
    let Some(signal) = status.signal() else {
        return format!("exit code {}", status.code().unwrap_or_default());
    };
    let meaning = match signal {
        4 => ": an illegal instruction",
        6 => ": aborted",
        8 => ": an arithmetic error",
        9 => ": not by the judge; perhaps the machine is out of memory",
        11 => ": an invalid memory access, or the stack overflowed",
        25 => ": it wrote too large a file",
        _ => "",
    };
    format!("killed by {}{meaning}", signal_name(signal).unwrap_or("an unknown signal"))
}

/// What is wrong with the output.
fn check(
    runner: &mut Runner,
    problem: &Problem,
    case: &Case,
    outcome: &Outcome,
) -> Result<(), (Verdict, String)> {
    let rule = match &problem.compare {
        Compare::Lines => Rule::Lines,
        Compare::Tokens => Rule::Tokens(None),
        Compare::Float(tolerance) => Rule::Tokens(Some(*tolerance)),
        Compare::Function(checker) => return by_function(*checker, case, outcome).map_err(fault),
        Compare::Program(path, limits) => {
            return by_program(runner, path, limits, case, outcome).map_err(fault);
        }
    };
    let difference = compare(rule, &case.answer, &outcome.stdout)
        .map_err(|error| unreadable(&case.answer, &error))
        .map_err(fault)?;
    let Some(difference) = difference else {
        return Ok(());
    };
    let text = show(&difference, &case.answer, &outcome.stdout)
        .map_err(|error| unreadable(&case.answer, &error))
        .map_err(fault)?;
    Err((Verdict::Wa, text))
}

fn fault(fault: Fault) -> (Verdict, String) {
    match fault {
        Fault::Wrong(why) => (Verdict::Wa, why + "\n"),
        Fault::Judge(why) => (Verdict::Je, why + "\n"),
    }
}

fn unreadable(path: &Path, error: &io::Error) -> Fault {
    Fault::Judge(format!("{}: {error}", from_here(path)))
}

/// The largest file that is given to a function.
const LARGEST: u64 = 64 << 20;

fn by_function(checker: Checker, case: &Case, outcome: &Outcome) -> Result<(), Fault> {
    let read = |path: &PathBuf| match fs::metadata(path) {
        Ok(file) if file.len() > LARGEST => Err(unreadable(path, &ErrorKind::FileTooLarge.into())),
        _ => fs::read(path).map_err(|error| unreadable(path, &error)),
    };
    let (input, output, answer) = (read(&case.input)?, read(&outcome.stdout)?, read(&case.answer)?);
    let checked = catch_unwind(AssertUnwindSafe(|| checker(&input, &output, &answer)));
    checked.unwrap_or_else(|_| Err(Fault::Judge("the checker panicked (see above)".to_owned())))
}

/// Runs a checker in testlib's convention: input, output, answer; 0 is AC, 1 and 2 are WA, all else is its own fault.
fn by_program(
    runner: &mut Runner,
    path: &Path,
    limits: &Limits,
    case: &Case,
    outcome: &Outcome,
) -> Result<(), Fault> {
    let arguments =
        [&case.input, &outcome.stdout, &case.answer].map(|path| path.clone().into()).to_vec();
    let checker = Program { path: path.to_owned(), arguments, folder: None };
    let run = runner.run_as("checker", &checker, Path::new("/dev/null"), limits);
    let run = run.map_err(|error| Fault::Judge(format!("checker: {error:#}")))?;
    if let Some((_, why)) = misconduct(&run, limits).filter(|(verdict, _)| *verdict != Verdict::Re)
    {
        return Err(Fault::Judge(
            format!("checker {}: {why}", from_here(path)).trim_end().to_owned(),
        ));
    }
    let mut said = excerpt(&run.stderr, 0, 2000).unwrap_or_default();
    said.append(&mut excerpt(&run.stdout, 0, 2000).unwrap_or_default());
    let said = said
        .trim_ascii()
        .split(|byte| *byte == b'\n')
        .map(|line| visible(line, true, false))
        .collect::<Vec<_>>()
        .join("\n");
    match ExitStatus::from_raw(run.status).code() {
        Some(0) => Ok(()),
        Some(1) => Err(Fault::Wrong(format!("checker: {said}"))),
        Some(2) => Err(Fault::Wrong(format!("checker: bad format: {said}"))),
        _ => Err(Fault::Judge(format!("checker {}: {}: {said}", from_here(path), end(&run)))),
    }
}

/// The last lines of what a program printed as errors.
fn tail(path: &Path) -> String {
    const LONGEST: u64 = 1500;
    const LINES: usize = 10;
    let size = fs::metadata(path).map_or(0, |file| file.len());
    let bytes = excerpt(path, size.saturating_sub(LONGEST), size).unwrap_or_default();
    let bytes = bytes.trim_ascii();
    if bytes.is_empty() {
        return String::new();
    }
    let lines: Vec<_> = bytes
        .split(|byte| *byte == b'\n')
        .map(|line| format!("  {}\n", visible(line, true, false)))
        .collect();
    let shown = &lines[lines.len().saturating_sub(LINES)..];
    let cut = if shown.len() < lines.len() || size > LONGEST { "the end of " } else { "" };
    format!("{cut}standard error:\n{}", shown.concat())
}
