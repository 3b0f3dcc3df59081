//! The small process that starts the programs, watches them and leaves nothing of them alive.
//!
//! Every [`Runner`](super::Runner) has one. It is a process of its own because
//! - Linux hands a parent's peak memory down to the child: only under a small parent is a child's peak its own;
//! - limits set here are inherited: nothing has to run between fork and exec, which would take `unsafe`;
//! - it kills whatever a program leaves behind, in each system's own way;
//! - it notices the end of the checker, however that came about, by the end of its standard input.
//!
//! Requests come in and reports go out as one line of JSON each, over the socket that is its standard input.

use std::{
    convert::Infallible,
    fs::{self, File, OpenOptions},
    io::{BufRead, BufReader, Write},
    os::{
        fd::AsFd,
        unix::{
            net::UnixStream,
            process::{CommandExt, ExitStatusExt},
        },
    },
    path::{Path, PathBuf},
    process::{Command, exit},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::Errno,
    process::{self, Pid, Resource, Rlimit, Signal},
};

use super::{
    folder::remove,
    protocol::{Cut, FLAG, Outcome, Request},
    system::{System, Used, system},
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
    let mut socket = UnixStream::from(std::io::stdin().as_fd().try_clone_to_owned()?);
    let mut system = system()?;
    let mut requests = BufReader::new(socket.try_clone()?);
    let mut line = String::new();
    while requests.read_line(&mut line)? > 0 {
        let report = run(&mut *system, serde_json::from_str(&line)?, &socket);
        if matches!(report, Ok(Outcome { cut: Some(Cut::Abandoned), .. })) {
            break;
        }
        let report = report.map_err(|error| format!("{error:#}"));
        writeln!(socket, "{}", serde_json::to_string(&report)?)?;
        line.clear();
    }
    exit(0)
}

fn run(system: &mut dyn System, request: Request, socket: &UnixStream) -> Result<Outcome> {
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
    let own_folder = program.folder.map_or_else(empty_folder, Ok)?;
    command.current_dir(own_folder);
    let start = Instant::now();
    let child = system
        .start(&mut command, &limits)
        .with_context(|| format!("cannot start {}", program.path.display()))?;
    let pid = Pid::from_child(&child);
    let mut most = Used::default();
    let cut = watch(system, pid, &limits, &mut most, socket);
    let wall = start.elapsed();
    // It may have ended on its own, and may have left its group: both are killed, before the number can be given away.
    let _ = process::kill_process_group(pid, Signal::KILL);
    let _ = process::kill_process(pid, Signal::KILL);
    let (status, used) = system.reap(child)?;
    // What it has left may fill the disk.
    remove(Path::new(FOLDER));
    Ok(Outcome {
        status: status.into_raw(),
        cut: cut?,
        cpu: used.cpu.max(most.cpu),
        wall,
        peak_kib: used.memory.max(most.memory) / 1024,
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

const FOLDER: &str = "folder";

/// A folder of its own for every run: what an earlier one has left in it, none may find.
fn empty_folder() -> Result<PathBuf> {
    let folder = PathBuf::from(FOLDER);
    if fs::create_dir(&folder).is_err() {
        ensure!(remove(&folder), "cannot empty the folder of the last run");
        fs::create_dir(&folder).context("cannot make a folder for the run")?;
    }
    Ok(folder)
}

/// A new file at `path` (some file systems flush one that is emptied: 20 times slower), for appending:
/// so it stays whole when it is opened twice, as `/dev/stdout`, say.
fn fresh(path: &Path) -> Result<File> {
    let _ = fs::remove_file(path);
    Ok(OpenOptions::new().create_new(true).append(true).open(path)?)
}

/// Waits until the program has ended or has to be ended; `most` is the most that was seen of it.
fn watch(
    system: &mut dyn System,
    program: Pid,
    limits: &Limits,
    most: &mut Used,
    socket: &UnixStream,
) -> Result<Option<Cut>> {
    let end = system.watch(program)?;
    let start = Instant::now();
    let idle_limit = 2 * limits.cpu + Duration::from_secs(1);
    // The stack may take all of the limit: then it overflows before the program is killed for its memory.
    let memory_limit = limits.memory + limits.memory / 8 + (4 << 20);
    let mut pause = system.first_look();
    let mut next = start + pause;
    loop {
        let left = next.saturating_duration_since(Instant::now());
        let mut events = [PollFd::new(&end, PollFlags::IN), PollFd::new(socket, PollFlags::IN)];
        match poll(&mut events, Some(&Timespec::try_from(left)?)) {
            Err(Errno::INTR) => continue,
            result => result?,
        };
        if !events[1].revents().is_empty() {
            return Ok(Some(Cut::Abandoned));
        }
        if !events[0].revents().is_empty() && system.ended(program)? {
            return Ok(None);
        }
        let now = Instant::now();
        if now < next {
            continue;
        }
        if let Some(used) = system.sample(program, limits.memory) {
            most.cpu = most.cpu.max(used.cpu);
            most.memory = most.memory.max(used.memory);
            if used.cpu > limits.cpu {
                return Ok(Some(Cut::Cpu));
            }
            if used.memory > memory_limit {
                return Ok(Some(Cut::Memory));
            }
            let idle = start.elapsed().saturating_sub(used.cpu);
            if idle > idle_limit && idle.saturating_sub(system.queued()) > idle_limit {
                return Ok(Some(Cut::Idle));
            }
        }
        // A look may take long where there are many processes.
        let breath = (8 * now.elapsed()).min(Duration::from_millis(250));
        pause = (2 * pause).min(Duration::from_millis(5)).max(breath);
        next = Instant::now() + pause;
    }
}
