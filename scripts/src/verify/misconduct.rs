//! What a run has done wrong apart from its output, and how a program ended, in words.

use std::{fs, os::unix::process::ExitStatusExt, process::ExitStatus};

use signal_hook::low_level::signal_name;

use crate::{
    base::{limits::Limits, verdict::Verdict},
    run::{Cut, Outcome},
};

/// What a run has done wrong apart from its output. The first rule that holds decides.
#[must_use]
pub fn misconduct(outcome: &Outcome, limits: &Limits) -> Option<(Verdict, String)> {
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
