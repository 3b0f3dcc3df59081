//! One program, one input, under limits; the cargo build; many runs side by side.

pub mod build;
mod folder;
pub mod launcher;
#[cfg(target_os = "linux")]
mod linux;
pub mod pool;
mod portable;
mod protocol;
mod runner;
mod system;

pub use folder::Folder;
pub use protocol::{Cut, Outcome, Program};
pub use runner::Runner;
