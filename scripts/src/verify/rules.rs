//! Whether a case keeps to its problem's input format, where that is written down in `problems/`.

use std::fs;

use crate::{
    base::words::from_here,
    catalog::{Case, Problem},
    problems,
};

/// Larger inputs are not looked at: reading them would cost as much as running a solution.
const LARGEST: u64 = 4 << 20;

/// What is wrong with the input, and in which line; a fault of the case, not of any solution.
pub(super) fn broken(problem: &Problem, case: &Case) -> Option<String> {
    let rules = problems::problem(&problem.name)?.rules;
    let size = fs::metadata(&case.input).ok()?.len();
    let bytes = (size <= LARGEST).then(|| fs::read(&case.input).ok()).flatten()?;
    let fault = match std::str::from_utf8(&bytes) {
        Ok(text) => rules(text).err()?,
        Err(_) => "it is not UTF-8".to_owned(),
    };
    Some(format!("{} breaks the problem's input format: {fault}\n", from_here(&case.input)))
}
