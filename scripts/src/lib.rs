//! The workspace's tool: checks, measures and packs the solutions.

#![allow(
    clippy::cast_precision_loss,
    clippy::doc_markdown,
    clippy::format_push_string,
    clippy::naive_bytecount,
    reason = "figures for people, help texts, short reports, and no crate for one loop"
)]

#[cfg(not(target_os = "linux"))]
compile_error!("judge needs Linux: pidfd, /proc and subreapers leave no process behind");

pub mod bench;
pub mod catalog;
pub mod check;
pub mod checker;
pub mod compare;
pub mod compile;
pub mod difference;
pub mod export;
pub mod judge;
pub mod launcher;
mod number;
pub mod pool;
pub mod problem;
pub mod problems;
pub mod report;
pub mod run;
pub mod stop;
pub mod submit;
pub mod table;
pub mod watch;
