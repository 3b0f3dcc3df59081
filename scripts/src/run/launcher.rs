//! The small process that starts the programs, watches them and leaves nothing of them alive.
//!
//! Every [`Runner`](super::Runner) has one. It is a process of its own because
//! - Linux hands a parent's peak memory down to the child: only under a small parent is a child's peak its own;
//! - limits set here are inherited: nothing has to run between fork and exec, which would take `unsafe`;
//! - as a subreaper it inherits whatever a program leaves behind, `setsid` or not, and kills it;
//! - it notices the end of the checker, however that came about, by the end of its standard input.
//!
//! Requests come in and reports go out as one line of JSON each, over the socket that is its standard input.

use std::{
    convert::Infallible,
    fs::{self, File, OpenOptions},
    io::{BufRead, BufReader, Write},
    os::{
        fd::{AsFd, OwnedFd},
        unix::{
            net::UnixStream,
            process::{CommandExt, ExitStatusExt},
        },
    },
    path::{Path, PathBuf},
    process::{Child, Command, exit},
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::Errno,
    param::{clock_ticks_per_second, page_size},
    process::{self, Pid, PidfdFlags, Resource, Rlimit, Signal, WaitOptions},
};
use wait4::Wait4;

use super::{
    orphans::children,
    protocol::{Cut, FLAG, Outcome, Request},
};
use crate::base::limits::Limits;

/// Turns this process into a launcher if it was started as one; to be called first in `main`.
pub fn take_over() {
    if std::env::args_os().nth(1).is_some_and(|argument| argument == FLAG) {
        let Err(error) = serve();
        eprintln!("error: launcher: {error:#}");
        exit(2);
    }
}

fn serve() -> Result<Infallible> {
    process::set_child_subreaper(Some(process::getpid()))?;
    let mut socket = UnixStream::from(std::io::stdin().as_fd().try_clone_to_owned()?);
    let mut requests = BufReader::new(socket.try_clone()?);
    let mut line = String::new();
    while requests.read_line(&mut line)? > 0 {
        let report = run(serde_json::from_str(&line)?, &socket);
        if matches!(report, Ok(Outcome { cut: Some(Cut::Abandoned), .. })) {
            break;
        }
        let report = report.map_err(|error| format!("{error:#}"));
        writeln!(socket, "{}", serde_json::to_string(&report)?)?;
        line.clear();
    }
    exit(0)
}

fn run(request: Request, socket: &UnixStream) -> Result<Outcome> {
    let Request { program, input, stdout, stderr, limits } = request;
    limit(Resource::Core, 0)?;
    limit(Resource::Fsize, limits.output + 1)?;
    limit(Resource::Stack, limits.memory)?;
    let mut command = Command::new(&program.path);
    command.args(&program.arguments).process_group(0);
    // Sets the group it has: this makes std fork. Its usual vfork would charge this process's memory to the program.
    command.gid(process::getgid().as_raw());
    command.stdin(File::open(&input).with_context(|| input.display().to_string())?);
    command.stdout(fresh(&stdout)?).stderr(fresh(&stderr)?);
    command.current_dir(program.folder.map_or_else(empty_folder, Ok)?);
    let start = Instant::now();
    let child =
        command.spawn().with_context(|| format!("cannot start {}", program.path.display()))?;
    let pid = Pid::from_child(&child);
    let watched = watch(pid, &limits, start, socket);
    let wall = start.elapsed();
    // It may have ended on its own, and may have left its group: both are killed, before the number can be given away.
    let _ = process::kill_process_group(pid, Signal::KILL);
    let _ = process::kill_process(pid, Signal::KILL);
    let used = reap(child)?;
    Ok(Outcome {
        status: used.status.into_raw(),
        cut: watched?,
        cpu: used.rusage.utime + used.rusage.stime,
        wall,
        peak_kib: used.rusage.maxrss / 1024,
        stdout,
        stderr,
    })
}

/// Lowers or raises a limit of this process, which its children inherit, as far as it may be raised.
fn limit(resource: Resource, value: u64) -> Result<()> {
    let maximum = process::getrlimit(resource).maximum;
    let current = Some(maximum.map_or(value, |maximum| maximum.min(value)));
    Ok(process::setrlimit(resource, Rlimit { current, maximum })?)
}

/// A folder of its own for every run: what an earlier one has left in it, none may find.
fn empty_folder() -> Result<PathBuf> {
    let folder = PathBuf::from("folder");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).context("cannot empty the folder of the last run")?;
    Ok(folder)
}

/// A new file at `path` (some file systems flush one that is emptied: 20 times slower), for appending:
/// so it stays whole when it is opened twice, as `/dev/stdout`, say.
fn fresh(path: &Path) -> Result<File> {
    let _ = fs::remove_file(path);
    Ok(OpenOptions::new().create_new(true).append(true).open(path)?)
}

/// Waits until the program has ended or has to be ended.
fn watch(pid: Pid, limits: &Limits, start: Instant, socket: &UnixStream) -> Result<Option<Cut>> {
    let program: OwnedFd = process::pidfd_open(pid, PidfdFlags::empty())?;
    let idle_limit = 2 * limits.cpu + Duration::from_secs(1);
    let mut pause = Duration::from_millis(1);
    loop {
        let mut events = [PollFd::new(&program, PollFlags::IN), PollFd::new(socket, PollFlags::IN)];
        match poll(&mut events, Some(&Timespec::try_from(pause)?)) {
            Err(Errno::INTR) => continue,
            result => result?,
        };
        if !events[1].revents().is_empty() {
            return Ok(Some(Cut::Abandoned));
        }
        if !events[0].revents().is_empty() {
            return Ok(None);
        }
        let Some((cpu, memory)) = sample(pid) else {
            continue;
        };
        if cpu > limits.cpu {
            return Ok(Some(Cut::Cpu));
        }
        if memory > limits.memory {
            return Ok(Some(Cut::Memory));
        }
        if start.elapsed().saturating_sub(cpu) > idle_limit
            && start.elapsed().saturating_sub(cpu + queued(pid)) > idle_limit
        {
            return Ok(Some(Cut::Idle));
        }
        pause = (2 * pause).min(Duration::from_millis(5));
    }
}

/// CPU time (in steps of 10 ms, never too much) and resident bytes of a process.
fn sample(pid: Pid) -> Option<(Duration, u64)> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let field = |number: usize| {
        stat.get(stat.rfind(')')? + 2..)?.split(' ').nth(number - 3)?.parse::<u64>().ok()
    };
    let ticks = field(14)? + field(15)?;
    Some((
        Duration::from_millis(ticks * 1000 / clock_ticks_per_second()),
        field(24)? * page_size() as u64,
    ))
}

/// How long the threads of a process have been ready to run while others ran; zero where the kernel doesn't tell.
fn queued(pid: Pid) -> Duration {
    let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else {
        return Duration::ZERO;
    };
    let nanoseconds = |thread: fs::DirEntry| {
        let text = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        text.split(' ').nth(1)?.parse::<u64>().ok()
    };
    Duration::from_nanos(threads.flatten().filter_map(nanoseconds).sum())
}

/// Collects the program, then kills and collects whatever it left behind, until there is nothing.
fn reap(program: Child) -> Result<wait4::ResUse> {
    let used = program.wait4()?;
    loop {
        match process::wait(WaitOptions::NOHANG) {
            Err(Errno::CHILD) => return Ok(used),
            Ok(None) => {
                // Orphans become this process's own children: killing those again and again gets at all of them.
                for child in children() {
                    let _ = process::kill_process(child, Signal::KILL);
                }
                sleep(Duration::from_millis(1));
            }
            _ => {}
        }
    }
}
