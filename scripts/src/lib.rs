//! The workspace's tool: checks, measures and packs the solutions.
//!
//! Five floors, from below: [`base`], [`catalog`], [`run`], [`verify`], [`verbs`]. Each imports only from those below it;
//! [`problems`] lies below them all and needs std only. `tests/floors.rs` sees to it.

#![allow(
    clippy::cast_precision_loss,
    clippy::doc_markdown,
    clippy::format_push_string,
    clippy::missing_errors_doc,
    clippy::naive_bytecount,
    reason = "figures for people, help texts, short reports, errors for people too, and no crate for one loop"
)]

#[cfg(not(target_os = "linux"))]
compile_error!("judge needs Linux: pidfd, /proc and subreapers leave no process behind");

pub mod base;
pub mod catalog;
pub mod problems;
pub mod run;
pub mod verbs;
pub mod verify;
