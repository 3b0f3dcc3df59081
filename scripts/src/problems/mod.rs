//! What only one problem needs: one file each, named like the problem.

pub mod eight_puzzle_path;
pub mod sudoku;

/// Why an output did not pass its checker.
#[derive(Debug, PartialEq, Eq)]
pub enum Fault {
    /// The solution's fault, in words: WA.
    Wrong(String),
    /// The judge's own fault (a bad input or answer, a failing checker): JE.
    Judge(String),
}

/// Decides where several outputs are right; looks at the whole of `output` (bytes of any kind).
pub type Checker = fn(input: &[u8], output: &[u8], answer: &[u8]) -> Result<(), Fault>;

/// The checker of the problem called `name`, for `compare = "checker"`.
#[must_use]
pub fn checker(name: &str) -> Option<Checker> {
    match name {
        "eight-puzzle-path" => Some(eight_puzzle_path::check),
        "sudoku" => Some(sudoku::check),
        _ => None,
    }
}
