//! One program, one input, under limits; the cargo build; many runs side by side.

pub mod build;
pub mod launcher;
mod orphans;
pub mod pool;
mod protocol;
mod runner;

pub use protocol::{Cut, Outcome, Program};
pub use runner::Runner;
