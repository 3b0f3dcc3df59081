//! Ctrl-C and its kin: a flag that everything looks at, and the build that is killed at once.

use std::{
    fs, io,
    sync::{
        Arc,
        atomic::{AtomicI32, Ordering::SeqCst},
    },
    thread,
};

use rustix::process::{Pid, Signal, kill_process_group};
use signal_hook::{
    consts::{SIGCHLD, SIGHUP, SIGINT, SIGPIPE, SIGTERM},
    flag,
    iterator::Signals,
};

static SIGNAL: AtomicI32 = AtomicI32::new(0);
static BUILD: AtomicI32 = AtomicI32::new(0);

/// From now on SIGINT, SIGTERM and SIGHUP only ask to stop; the last one stays ignored where `nohup` wants it so.
pub fn on_signals() -> io::Result<()> {
    if is_ignored(SIGCHLD) {
        // Nobody would learn how a child ended. A handler ends that, here and in all that is started.
        flag::register(SIGCHLD, Arc::default())?;
    }
    let signals = [SIGINT, SIGTERM, SIGHUP].into_iter();
    let mut signals =
        Signals::new(signals.filter(|signal| *signal != SIGHUP || !is_ignored(*signal)))?;
    thread::spawn(move || signals.forever().for_each(request));
    Ok(())
}

/// Whether this process was started with the signal ignored, where /proc tells.
fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

fn request(signal: i32) {
    let _ = SIGNAL.compare_exchange(0, signal, SeqCst, SeqCst);
    kill_build();
}

/// Nobody reads what is printed any more: as if SIGPIPE had come.
pub fn reader_gone() {
    request(SIGPIPE);
}

/// Whether the checker has to stop.
pub fn requested() -> bool {
    SIGNAL.load(SeqCst) != 0
}

/// The exit code a shell expects after the signal, if there was one.
pub fn exit_code() -> Option<u8> {
    let signal = SIGNAL.load(SeqCst);
    (signal != 0).then_some(128 + signal as u8)
}

/// Kills this process group when the checker has to stop; 0 when the build has ended.
pub fn watch_build(group: u32) {
    BUILD.store(group as i32, SeqCst);
    if requested() {
        kill_build();
    }
}

fn kill_build() {
    if let Some(group) = Pid::from_raw(BUILD.load(SeqCst)) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}
