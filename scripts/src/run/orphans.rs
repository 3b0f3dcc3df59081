//! The children of this process: its own, and those that it inherits as a subreaper.

use std::{fs, path::Path};

use rustix::process::{self, Pid, Signal, WaitOptions};

/// Kills the children of this process that live in `folder` or print there: what a killed launcher has left.
pub(crate) fn kill(folder: &Path) {
    let folder = fs::canonicalize(folder).unwrap_or_default();
    let is_orphan = |child: &Pid| {
        ["cwd", "fd/1", "fd/2"].iter().any(|link| {
            fs::read_link(format!("/proc/{child}/{link}")).is_ok_and(|at| at.starts_with(&folder))
        })
    };
    // Each may leave children in turn.
    while let Some(orphan) = children().find(is_orphan) {
        let _ = process::kill_process(orphan, Signal::KILL);
        let _ = process::waitpid(Some(orphan), WaitOptions::empty());
    }
}

/// The living children of this process.
pub(crate) fn children() -> impl Iterator<Item = Pid> {
    let me = process::getpid();
    let parent = |pid: &Pid| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        stat.get(stat.rfind(')')? + 2..)?.split(' ').nth(1)?.parse().ok().and_then(Pid::from_raw)
    };
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids =
        processes.filter_map(|entry| Pid::from_raw(entry.file_name().to_str()?.parse().ok()?));
    pids.filter(move |pid| parent(pid) == Some(me))
}
