//! The command line of `judge`.

fn main() {}
