//! `judge run`: one solution on what is typed or on a case, with nothing between it and the terminal.

use std::{
    fs::{self, File},
    os::unix::process::ExitStatusExt,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    process::{self, Pid, PidfdFlags, Resource, Rlimit},
};
use wait4::Wait4;

use crate::{
    base::{output::say, signals, words::from_here},
    catalog::Catalog,
    run::build::{Built, build_as},
};

/// As in a check, deep recursion is no fault; nothing is reserved.
const STACK: u64 = 1 << 30;

/// Builds a solution and runs it on what is typed, or on a case; time and memory follow on standard error.
///
/// Exit code: 0 when the program ended with 0 every time, 1 when not, 2 for usage or set-up.
#[derive(Args)]
pub struct Options {
    /// A solution, or the problem of just one
    #[arg(value_name = "NAME")]
    name: String,
    /// Runs it on the cases of this name instead
    #[arg(long, value_name = "GLOB")]
    case: Option<String>,
    /// A debug build: overflow checks, and a backtrace where it panics
    #[arg(long)]
    debug: bool,
}

/// The command; whether the program ended well.
///
/// # Errors
/// Usage, set-up, or a request to stop.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    let found = catalog.matches(&options.name)?;
    let exact = found.iter().find(|name| **name == options.name);
    let ((Some(name), _) | (None, [name])) = (exact, &found[..]) else {
        bail!("{} is several solutions; which one? {}", options.name, found.join(", "));
    };
    let inputs = match &options.case {
        Some(glob) => inputs(&catalog, name, glob)?,
        None => Vec::new(),
    };
    let profile = if options.debug { "dev" } else { "release" };
    let program = match build_as(profile, &catalog.root, &[name])?.swap_remove(0) {
        Built::Binary(path) => path,
        Built::Failed(words) => {
            say(&words)?;
            return Ok(false);
        }
    };
    let maximum = process::getrlimit(Resource::Stack).maximum;
    let current = Some(maximum.map_or(STACK, |maximum| maximum.min(STACK)));
    process::setrlimit(Resource::Stack, Rlimit { current, maximum })?;
    if options.case.is_none() {
        return one(name, &program, Stdio::inherit(), options.debug);
    }
    let mut well = true;
    for input in inputs {
        anstream::eprintln!("{}:", from_here(&input));
        let file = File::open(&input).with_context(|| from_here(&input))?;
        well &= one(name, &program, file.into(), options.debug)?;
    }
    Ok(well)
}

/// The inputs of the cases that the glob means.
fn inputs(catalog: &Catalog, name: &str, glob: &str) -> Result<Vec<PathBuf>> {
    let pattern = glob::Pattern::new(glob).with_context(|| format!("{glob}: not a glob"))?;
    let solutions = catalog.select(&[name.to_owned()])?;
    let solution = solutions.iter().find(|solution| solution.name == name).context("it is gone")?;
    let cases = &solution.problem.cases;
    let fits = |name: &str| pattern.matches(name) || pattern.matches(&format!("{name}.in"));
    let inputs: Vec<_> = cases.iter().filter(|case| fits(&case.name)).collect();
    let names = || cases.iter().take(20).map(|case| case.name.as_str()).collect::<Vec<_>>();
    ensure!(!inputs.is_empty(), "{glob}: no such case; there are {}", names().join(", "));
    Ok(inputs.iter().map(|case| case.input.clone()).collect())
}

/// Runs the program once and tells what it used; whether it ended with 0.
fn one(name: &str, program: &Path, input: Stdio, debug: bool) -> Result<bool> {
    let mut command = Command::new(program);
    command.stdin(input);
    if debug {
        command.env("RUST_BACKTRACE", "1");
    }
    // What the kernel charges to the child before it is a program of its own.
    let ours = peak_kib(process::getpid());
    let start = Instant::now();
    let mut child = command.spawn().with_context(|| from_here(program))?;
    let seen = wait(&mut child)?;
    let wall = start.elapsed().as_secs_f64();
    let used = child.wait4()?;
    let cpu = (used.rusage.utime + used.rusage.stime).as_secs_f64();
    let mib = |kib: u64| format!("{:.1} MiB", kib as f64 / 1024.0);
    let memory = match used.rusage.maxrss / 1024 {
        peak if peak > ours => mib(peak),
        peak if seen == 0 => format!("less than {}", mib(peak)),
        _ => mib(seen),
    };
    let end = told(used.status);
    anstream::eprintln!("{name}: {end}, {cpu:.3} s CPU, {wall:.3} s in all, {memory}");
    Ok(used.status.success())
}

/// Waits for the end of the program, which it hastens when the tool has to stop; the highest memory seen, in KiB.
fn wait(child: &mut Child) -> Result<u64> {
    let pid = Pid::from_child(child);
    let pidfd = process::pidfd_open(pid, PidfdFlags::empty())?;
    let (mut seen, mut pause) = (0, Duration::from_millis(1));
    loop {
        let mut events = [PollFd::new(&pidfd, PollFlags::IN)];
        let _ = poll(&mut events, Some(&Timespec::try_from(pause)?));
        if !events[0].revents().is_empty() {
            return Ok(seen);
        }
        if signals::requested() {
            child.kill()?;
        }
        seen = seen.max(peak_kib(pid));
        pause = (2 * pause).min(Duration::from_millis(20));
    }
}

/// The highest resident memory of a process so far.
fn peak_kib(pid: Pid) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

fn told(status: ExitStatus) -> String {
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("exit code {code}"),
        (None, Some(signal)) => format!("ended by signal {signal}"),
        (None, None) => "ended".to_owned(),
    }
}
