//! The lowest floor: what needs nothing of ours.

pub mod limits;
pub mod output;
pub mod signals;
pub mod verdict;
pub mod words;
