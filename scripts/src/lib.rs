//! The workspace's tool: checks, measures and packs the solutions.

pub mod problems;
