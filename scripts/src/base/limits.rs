//! What a program may use.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What a program may use.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Limits {
    /// CPU time, user and system; it may also idle for twice as long and a second.
    pub cpu: Duration,
    /// Resident memory in bytes; the stack may be as large.
    pub memory: u64,
    /// Bytes on standard output, and on standard error.
    pub output: u64,
}
