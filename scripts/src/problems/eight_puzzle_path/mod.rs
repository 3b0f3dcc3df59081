//! Eight puzzle, path: any legal way within the limit is right.

pub mod checker;
