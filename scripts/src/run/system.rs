//! What a launcher does in each system's own way.

use std::{
    env, io,
    os::fd::OwnedFd,
    path::PathBuf,
    process::{Child, Command, ExitStatus},
    time::Duration,
};

use anyhow::Result;
use rustix::process::Pid;
use wait4::{ResUse, ResourceUsage};

use super::portable::Portable;
use crate::base::limits::Limits;

/// What a program and all that it has started use.
#[derive(Clone, Copy, Default)]
pub(super) struct Used {
    pub(super) cpu: Duration,
    /// The most of a process in bytes, or of all together where that can be told.
    pub(super) memory: u64,
}

impl Used {
    /// Adds what a process has used in its life.
    pub(super) fn add(&mut self, usage: ResourceUsage) {
        self.cpu += usage.utime + usage.stime;
        self.memory = self.memory.max(usage.maxrss);
    }
}

/// One way of watching a program and of leaving nothing of it alive.
pub(super) trait System {
    /// How long after its start a program is looked at for the first time.
    fn first_look(&self) -> Duration;

    /// Starts the program.
    fn start(&mut self, command: &mut Command, limits: &Limits) -> io::Result<Child>;

    /// What becomes readable when the program may have ended.
    fn watch(&mut self, program: Pid) -> Result<OwnedFd>;

    /// Whether it has ended, asked when it may have.
    fn ended(&mut self, program: Pid) -> Result<bool>;

    /// What is used now; `memory` is the limit.
    fn sample(&mut self, program: Pid, memory: u64) -> Option<Used>;

    /// How long it was ready to run while others ran, as far as the system tells.
    fn queued(&self) -> Duration;

    /// Collects the program, which has been killed, and whatever it left behind.
    fn reap(&mut self, program: Child) -> Result<(ExitStatus, Used)>;
}

/// This system's way.
pub(super) fn system() -> Result<Box<dyn System>> {
    #[cfg(target_os = "linux")]
    if super::linux::is_wanted() {
        super::linux::inherit_orphans()?;
        return Ok(Box::new(super::linux::Linux));
    }
    Ok(Box::new(Portable::new()?))
}

/// This executable, on Linux even if another has taken its place in the meantime.
pub(super) fn myself() -> io::Result<PathBuf> {
    if cfg!(target_os = "linux") { Ok("/proc/self/exe".into()) } else { env::current_exe() }
}

/// How a collected process ended, and what it used.
pub(super) fn ended(ResUse { status, rusage }: ResUse) -> (ExitStatus, Used) {
    let mut used = Used::default();
    used.add(rusage);
    (status, used)
}
