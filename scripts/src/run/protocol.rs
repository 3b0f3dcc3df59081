//! What runner and launcher say to each other: what to run, and how that ended.

use std::{ffi::OsString, path::PathBuf, time::Duration};

use serde::{Deserialize, Serialize};

use crate::base::limits::Limits;

/// What to run.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Program {
    /// The executable, absolute.
    pub path: PathBuf,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// The folder to run it in; a temporary one when there is none.
    pub folder: Option<PathBuf>,
}

/// How a run ended and what it used.
#[derive(Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The exit code or the signal, as `wait` has it.
    pub status: i32,
    /// Why it was killed, if it was.
    pub cut: Option<Cut>,
    /// User and system time.
    pub cpu: Duration,
    /// From start to end.
    pub wall: Duration,
    /// The highest resident memory.
    pub peak_kib: u64,
    /// The file with what it printed, until the next run.
    pub stdout: PathBuf,
    /// The file with what it printed as errors, until the next run.
    pub stderr: PathBuf,
}

/// Why a program was killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cut {
    /// It used more CPU time than it may.
    Cpu,
    /// It neither ran nor waited for a CPU for too long.
    Idle,
    /// It used more memory than it may.
    Memory,
    /// The checker has ended.
    Abandoned,
}

/// The hidden argument that makes a program of this package a launcher.
pub const FLAG: &str = "--as-launcher";

/// One program to run.
#[derive(Serialize, Deserialize)]
pub struct Request {
    /// What to run.
    pub program: Program,
    /// Its standard input.
    pub input: PathBuf,
    /// Where its output goes.
    pub stdout: PathBuf,
    /// Where its errors go.
    pub stderr: PathBuf,
    /// What it may use.
    pub limits: Limits,
}
