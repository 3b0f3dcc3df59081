//! Any Unix with `waitid`, so not OpenBSD: a process group, inherited limits, `wait4` at the end, `ps` now and then.
//!
//! # What other systems than Linux can't promise
//!
//! - A process that leaves the program's process group (`setsid`) is neither killed nor counted, and lives on. So does
//!   a program that kills its parent, the launcher, until it has used the CPU time it may use.
//! - Processes that the program has started and not waited for count only while they live, and only as exactly as `ps`
//!   tells; their memory is not added up: the largest process is held against the limit.
//! - CPU time and memory are looked at a few times a second, by `ps`, so a program may go further beyond a limit before
//!   it is killed; what it has used in the end decides, so the verdict is the same. Where there is no `ps`, the kernel ends
//!   it on the next whole second of CPU time, and memory is held against the limit only at the end.
//! - Waiting for a CPU is told from idling only by the state that `ps` shows a few times a second.
//! - The stack grows as far as the system lets it: on macOS the main thread's to 64 MiB at most, whatever the memory
//!   limit. A deeper recursion needs a thread with a stack of its own.

use std::{
    io::{self, Read},
    os::{fd::OwnedFd, unix::net::UnixStream},
    process::{Child, Command, ExitStatus},
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Result;
use rustix::process::{Pid, Resource, Rlimit, WaitId, WaitIdOptions, getrlimit, setrlimit, waitid};
use signal_hook::{
    consts::{SIGCHLD, SIGXCPU},
    flag,
    low_level::pipe,
};
use wait4::Wait4;

use super::system::{System, Used, ended};
use crate::base::limits::Limits;

pub(super) struct Portable {
    /// Readable after a child's end.
    ends: UnixStream,
    /// When the program was looked at last, or started.
    looked: Instant,
    /// How long it was ready to run, or ran.
    ready: Duration,
}

impl Portable {
    pub(super) fn new() -> Result<Self> {
        let (ends, theirs) = UnixStream::pair()?;
        ends.set_nonblocking(true)?;
        pipe::register(SIGCHLD, theirs)?;
        // A program gets its limit from this process, which has to live on with it.
        flag::register(SIGXCPU, Arc::default())?;
        Ok(Self { ends, looked: Instant::now(), ready: Duration::ZERO })
    }
}

impl System for Portable {
    fn first_look(&self) -> Duration {
        Duration::from_millis(100)
    }

    fn start(&mut self, command: &mut Command, limits: &Limits) -> io::Result<Child> {
        let usual = getrlimit(Resource::Cpu);
        let seconds = Some(limits.cpu.as_secs() + 1).min(usual.maximum.or(Some(u64::MAX)));
        setrlimit(Resource::Cpu, Rlimit { current: seconds, ..usual })?;
        let child = command.spawn();
        setrlimit(Resource::Cpu, usual)?;
        (self.looked, self.ready) = (Instant::now(), Duration::ZERO);
        child
    }

    fn watch(&mut self, _: Pid) -> Result<OwnedFd> {
        Ok(self.ends.try_clone()?.into())
    }

    fn ended(&mut self, program: Pid) -> Result<bool> {
        while self.ends.read(&mut [0; 64]).is_ok_and(|length| length > 0) {}
        // It stays a zombie, so that its group can be killed before the number is given away.
        let peek = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        Ok(waitid(WaitId::Pid(program), peek)?.is_some())
    }

    fn sample(&mut self, program: Pid, _: u64) -> Option<Used> {
        let mut ps = Command::new("ps");
        ps.args(["-A", "-o", "pgid=", "-o", "stat=", "-o", "time=", "-o", "rss="]);
        let said = String::from_utf8(ps.env("LC_ALL", "C").output().ok()?.stdout).ok()?;
        let (used, is_ready) = sum(&said, program.as_raw_pid())?;
        if is_ready {
            self.ready += self.looked.elapsed();
        }
        self.looked = Instant::now();
        Some(used)
    }

    fn queued(&self) -> Duration {
        self.ready
    }

    fn reap(&mut self, program: Child) -> Result<(ExitStatus, Used)> {
        Ok(ended(program.wait4()?))
    }
}

/// What the processes of a group use, each on a line with its group, its state, its CPU time and its memory in KiB;
/// and whether any of them is ready to run.
fn sum(lines: &str, group: i32) -> Option<(Used, bool)> {
    let mut sum = None;
    for line in lines.lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let [of, state, cpu, memory] = words[..] else { continue };
        if of.parse() == Ok(group) {
            let (used, is_ready): &mut (Used, bool) = sum.get_or_insert_default();
            used.cpu += time(cpu)?;
            used.memory = used.memory.max(memory.parse::<u64>().ok()?.saturating_mul(1024));
            *is_ready |= state.starts_with('R');
        }
    }
    sum
}

/// `[[DAYS-]HOURS:]MINUTES:SECONDS`, with a fraction on some systems.
fn time(text: &str) -> Option<Duration> {
    let (days, clock) = text.split_once('-').unwrap_or(("0", text));
    let add = |sum: f64, part: &str| Some(60.0 * sum + part.parse::<f64>().ok()?);
    let seconds = clock.split(':').try_fold(0.0, add)?;
    Duration::try_from_secs_f64(86400.0 * days.parse::<f64>().ok()? + seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_any_system_writes_them() {
        for (text, milliseconds) in [
            ("0:00.35", 350),
            ("12:34.50", 754_500),
            ("00:00:07", 7000),
            ("2-01:00:00", 176_400_000),
        ] {
            assert_eq!(time(text), Some(Duration::from_millis(milliseconds)), "{text}");
        }
        assert_eq!(time("-"), None);
    }

    #[test]
    fn a_group_is_summed_up() {
        let lines = "  17 R+ 0:01.50   300\n 170 R 00:00:09 90000\n17 S 0:00.25 200\n9 S 0:00 1";
        let (used, is_ready) = sum(lines, 17).unwrap();
        assert_eq!((used.cpu, used.memory), (Duration::from_millis(1750), 300 << 10));
        assert!(is_ready && !sum(lines, 9).unwrap().1);
        assert!(sum(lines, 18).is_none());
    }
}
