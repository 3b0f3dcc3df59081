//! What a run has done wrong apart from its output, and how a program ended, in words.

use std::{fs, os::unix::process::ExitStatusExt, path::Path, process::ExitStatus};

use signal_hook::low_level::signal_name;

use super::excerpt::tail;
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
    let overflowed = overflowed(outcome, limits);
    Some(if printed > limits.output {
        (Verdict::Ole, format!("printed more than {}", mib(limits.output)))
    } else if outcome.cut == Some(Cut::Memory) || peak > limits.memory && !overflowed {
        let (used, limit) = (mib(peak), mib(limits.memory));
        (Verdict::Mle, format!("used {used} of memory, the limit is {limit}"))
    } else if outcome.cut == Some(Cut::Cpu) || outcome.cpu > limits.cpu {
        let limit = limits.cpu.as_secs_f64();
        (Verdict::Tle, format!("used {cpu:.3} s of CPU time, the limit is {limit} s"))
    } else if outcome.cut == Some(Cut::Idle) {
        let hint = "it sleeps or waits for something";
        (Verdict::Tle, format!("idle: only {cpu:.3} s of CPU time in {wall:.1} s; {hint}"))
    } else if overflowed {
        (Verdict::Re, format!("the stack overflowed: a recursion too deep ({})", end(outcome)))
    } else if outcome.status != 0 {
        (Verdict::Re, end(outcome))
    } else {
        return None;
    })
}

/// Whether a stack overflowed: Rust says so, others just die with as much memory as the stack may take.
fn overflowed(outcome: &Outcome, limits: &Limits) -> bool {
    match ExitStatus::from_raw(outcome.status).signal().and_then(signal_name) {
        Some("SIGABRT") => tail(&outcome.stderr).contains("has overflowed its stack"),
        Some("SIGSEGV" | "SIGBUS") => outcome.peak_kib * 1024 > limits.memory / 8 * 7,
        _ => false,
    }
}

/// The fault of a run after a look at the disk: with no room for more output, neither its end nor what it printed tells
/// anything about the program.
pub(super) fn unless_full(
    fault: (Verdict, String),
    has_room: impl FnOnce(&Path) -> bool,
    output: &Path,
) -> (Verdict, String) {
    let suspect = matches!(fault.0, Verdict::Re | Verdict::Wa);
    if !suspect || has_room(output) {
        return fault;
    }
    let place = output.parent().unwrap_or(output).display();
    (Verdict::Je, format!("no space left in {place}, where output goes; set TMPDIR"))
}

/// Whether more could have been written beside this file.
pub(super) fn has_room(file: &Path) -> bool {
    let more = file.with_extension("more");
    let written = fs::write(&more, vec![0; 1 << 16]);
    let _ = fs::remove_file(more);
    written.is_ok()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_full_disk_may_have_caused_is_its_fault() {
        use Verdict::{Je, Mle, Ole, Re, Tle, Wa};
        let judged = |verdict, room| {
            let fault = (verdict, "why".to_owned());
            unless_full(fault, |_| room, Path::new("/tiny/program.out"))
        };
        for verdict in [Wa, Tle, Mle, Ole, Re, Je] {
            assert_eq!(judged(verdict, true), (verdict, "why".to_owned()));
        }
        for verdict in [Tle, Mle, Ole, Je] {
            assert_eq!(judged(verdict, false), (verdict, "why".to_owned()));
        }
        for verdict in [Wa, Re] {
            let (verdict, why) = judged(verdict, false);
            assert_eq!(verdict, Je);
            assert!(why.starts_with("no space left in /tiny,"), "{why}");
        }
    }

    #[test]
    fn room_is_looked_for_and_left() {
        let folder = tempfile::tempdir().unwrap();
        assert!(has_room(&folder.path().join("program.out")));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(!has_room(&folder.path().join("none/program.out")));
        assert!(!has_room(Path::new("/dev/full/program.out")));
    }
}
