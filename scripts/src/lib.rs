//! The workspace's tool: checks, measures and packs the solutions.

pub mod bench;
pub mod catalog;
pub mod check;
pub mod compare;
pub mod compile;
pub mod difference;
pub mod export;
pub mod judge;
pub mod launcher;
pub mod pool;
pub mod problem;
pub mod problems;
pub mod report;
pub mod run;
pub mod stop;
pub mod table;
pub mod watch;
