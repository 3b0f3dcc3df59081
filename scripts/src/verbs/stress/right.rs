//! Who says what is right for an input.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use crate::{
    base::limits::Limits,
    catalog::Problem,
    run::{Program, Runner},
    verify::misconduct::misconduct,
};

/// Who says what is right.
pub enum Right {
    /// The brute force of `problems/`.
    Function(fn(&str) -> Option<String>),
    /// A program, under ten times the problem's limits.
    Program(PathBuf),
    /// Nobody: the solutions are held against each other.
    EachOther,
}

impl Right {
    /// The right output for `input`, which is also in the file `file`; `None` where nobody can tell.
    ///
    /// # Errors
    /// When the brute force fails.
    pub fn answer(
        &self,
        runner: &mut Runner,
        problem: &Problem,
        input: &str,
        file: &Path,
    ) -> Result<Option<Vec<u8>>> {
        match self {
            Self::Function(answer) => Ok(answer(input).map(String::into_bytes)),
            Self::Program(path) => {
                let Limits { cpu, memory, output } = problem.limits;
                let limits = Limits { cpu: 10 * cpu, memory: 10 * memory, output };
                printed(runner, path, file, &limits).context("the brute force").map(Some)
            }
            Self::EachOther => Ok(None),
        }
    }
}

/// What a program prints for the input in `file`.
///
/// # Errors
/// When it does not end well.
pub fn printed(runner: &mut Runner, path: &Path, file: &Path, limits: &Limits) -> Result<Vec<u8>> {
    let program = Program { path: path.to_owned(), ..Program::default() };
    let outcome = runner.run(&program, file, limits)?;
    if let Some((verdict, why)) = misconduct(&outcome, limits) {
        bail!("{verdict}: {why}");
    }
    fs::read(&outcome.stdout).context("its output")
}
