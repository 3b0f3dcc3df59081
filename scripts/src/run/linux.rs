//! Linux: a subreaper inherits whatever a program leaves behind, a pidfd tells its end, /proc what its tree uses.

use std::{
    env, fs, io,
    os::fd::OwnedFd,
    path::Path,
    process::{Child, Command, ExitStatus},
    sync::LazyLock,
    thread::sleep,
    time::Duration,
};

use anyhow::Result;
use rustix::{
    io::Errno,
    param::{clock_ticks_per_second, page_size},
    process::{
        Pid, PidfdFlags, Signal, WaitId, WaitIdOptions, getpid, kill_process, pidfd_open,
        set_child_subreaper, waitid,
    },
};
use wait4::{Wait4, try_wait4_pid};

use super::system::{System, Used, ended};
use crate::base::limits::Limits;

pub(super) struct Linux;

impl System for Linux {
    fn first_look(&self) -> Duration {
        Duration::from_millis(1)
    }

    fn start(&mut self, command: &mut Command, _: &Limits) -> io::Result<Child> {
        command.spawn()
    }

    fn watch(&mut self, program: Pid) -> Result<OwnedFd> {
        Ok(pidfd_open(program, PidfdFlags::empty())?)
    }

    fn ended(&mut self, _: Pid) -> Result<bool> {
        Ok(true)
    }

    /// CPU time comes in steps of 10 ms, never too much: what a process has waited for is in its own figures, and each
    /// parent is looked at before its children. Only those are forgotten that end under a parent that ignores SIGCHLD.
    fn sample(&mut self, _: Pid, limit: u64) -> Option<Used> {
        let (mut used, mut all) = (Used::default(), 0);
        let tree = tree(|pid| {
            let Some(one) = sample(pid) else { return };
            used.cpu += one.cpu;
            used.memory = used.memory.max(one.memory);
            all += one.memory;
        });
        if all > limit && tree.len() > 1 {
            // What several share counts once; this takes long, so it is asked only when it matters.
            let shares = tree.into_iter().filter_map(share).sum();
            used.memory = used.memory.max(shares);
        }
        Some(used)
    }

    fn queued(&self) -> Duration {
        let mut sum = Duration::ZERO;
        tree(|pid| sum += queued(pid));
        sum
    }

    fn reap(&mut self, program: Child) -> Result<(ExitStatus, Used)> {
        let (status, mut used) = ended(program.wait4()?);
        let any = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        // Orphans become this process's own children: killing those again and again gets at all of them.
        while waitid(WaitId::All, any).err() != Some(Errno::CHILD) {
            for orphan in children(getpid()) {
                let _ = kill_process(orphan, Signal::KILL);
                if let Ok(Some(end)) = try_wait4_pid(orphan.as_raw_pid().cast_unsigned()) {
                    used.add(end.rusage);
                }
            }
            sleep(Duration::from_millis(1));
        }
        Ok((status, used))
    }
}

/// Whether Linux may be used in full; tests of the portable way set the variable.
pub(super) fn is_wanted() -> bool {
    env::var_os("JUDGE_PORTABLE").is_none()
}

/// From now on what children of this process leave behind become its own.
pub(super) fn inherit_orphans() -> io::Result<()> {
    if is_wanted() {
        set_child_subreaper(Some(getpid()))?;
    }
    Ok(())
}

/// Kills the children of this process that live in `folder` or print there: what a killed launcher has left.
pub(super) fn kill_orphans(folder: &Path) {
    let folder = fs::canonicalize(folder).unwrap_or_default();
    if !is_wanted() || folder.as_os_str().is_empty() {
        return;
    }
    let is_orphan = |child: &Pid| {
        ["cwd", "fd/1", "fd/2"].iter().any(|link| {
            fs::read_link(format!("/proc/{child}/{link}")).is_ok_and(|at| at.starts_with(&folder))
        })
    };
    // Each may leave children in turn.
    while let Some(orphan) = children(getpid()).into_iter().find(is_orphan) {
        let _ = kill_process(orphan, Signal::KILL);
        let _ = rustix::process::waitpid(Some(orphan), rustix::process::WaitOptions::empty());
    }
}

/// All descendants of this process; each is looked at before its children are.
fn tree(mut look: impl FnMut(Pid)) -> Vec<Pid> {
    let mut tree = children(getpid());
    let mut next = 0;
    while let Some(pid) = tree.get(next).copied() {
        look(pid);
        tree.extend(children(pid));
        next += 1;
    }
    tree
}

/// The living children of a process, and those that nobody has waited for.
fn children(parent: Pid) -> Vec<Pid> {
    static LISTED: LazyLock<bool> =
        LazyLock::new(|| Path::new("/proc/thread-self/children").exists());
    if *LISTED { listed_children(parent) } else { found_children(parent) }
}

/// As most kernels list them.
fn listed_children(parent: Pid) -> Vec<Pid> {
    let threads = fs::read_dir(format!("/proc/{parent}/task")).into_iter().flatten().flatten();
    let lists =
        threads.filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    lists.flat_map(|list| list.split_whitespace().filter_map(pid).collect::<Vec<_>>()).collect()
}

/// Where the kernel doesn't list them: by a look at all processes.
fn found_children(parent: Pid) -> Vec<Pid> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = processes.filter_map(|entry| pid(entry.file_name().to_str()?));
    pids.filter(|child| field(&stat(*child), 4) == Some(parent.as_raw_pid() as u64)).collect()
}

fn pid(number: &str) -> Option<Pid> {
    Pid::from_raw(number.parse().ok()?)
}

fn stat(pid: Pid) -> String {
    fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default()
}

/// A field of /proc/PID/stat, from the fourth on; the second may have blanks and parentheses.
fn field(stat: &str, number: usize) -> Option<u64> {
    stat.get(stat.rfind(')')? + 2..)?.split(' ').nth(number - 3)?.parse().ok()
}

/// What a process uses now, and what the children it has waited for have used.
fn sample(pid: Pid) -> Option<Used> {
    let stat = stat(pid);
    let ticks = (14..=17).map(|number| field(&stat, number)).sum::<Option<u64>>()?;
    let cpu = Duration::from_millis(ticks * 1000 / clock_ticks_per_second());
    Some(Used { cpu, memory: field(&stat, 24)? * page_size() as u64 })
}

/// The bytes of a process's memory, what it shares with others divided among them.
fn share(pid: Pid) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? * 1024)
}

/// How long the threads of a process have been ready to run while others ran; zero where the kernel doesn't tell.
fn queued(pid: Pid) -> Duration {
    let threads = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let nanoseconds = |thread: fs::DirEntry| {
        let text = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        text.split(' ').nth(1)?.parse::<u64>().ok()
    };
    Duration::from_nanos(threads.filter_map(nanoseconds).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_find_a_child() {
        let mut child = Command::new("sleep").arg("60").spawn().unwrap();
        let pid = Pid::from_child(&child);
        for children in [listed_children, found_children] {
            assert!(children(getpid()).contains(&pid));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        for children in [listed_children, found_children] {
            assert!(!children(getpid()).contains(&pid));
        }
    }
}
