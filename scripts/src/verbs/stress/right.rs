//! Who says what is right for an input.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    base::{limits::Limits, verdict::Verdict, words::indented},
    catalog::Problem,
    run::{Program, Runner},
    verify::misconduct::misconduct,
};

/// Who says what is right.
pub enum Right {
    /// The brute force of `problems/`.
    Function(fn(&str) -> Option<String>),
    /// A solution.
    Program(Brute),
    /// Nobody: the solutions are held against each other.
    EachOther,
}

/// A solution that is slow and right.
pub struct Brute {
    pub name: String,
    pub path: PathBuf,
    /// Larger inputs it does not get: it was slow on one of this size.
    pub cap: AtomicUsize,
}

impl Right {
    /// The right output for `input`, which is also in the file `file`; `None` where nobody can tell.
    ///
    /// # Errors
    /// When the brute force fails, or is slow on the smallest inputs.
    pub fn answer(
        &self,
        runner: &mut Runner,
        problem: &Problem,
        size: usize,
        input: &str,
        file: &Path,
    ) -> Result<Option<Vec<u8>>> {
        match self {
            Self::Function(answer) => Ok(answer(input).map(String::into_bytes)),
            Self::Program(brute) if size <= brute.cap.load(Relaxed) => {
                brute.answer(runner, &problem.limits, size, input, file)
            }
            Self::Program(_) | Self::EachOther => Ok(None),
        }
    }
}

impl Brute {
    fn answer(
        &self,
        runner: &mut Runner,
        limits: &Limits,
        size: usize,
        input: &str,
        file: &Path,
    ) -> Result<Option<Vec<u8>>> {
        let name = &self.name;
        let limits = Limits { memory: 4 * limits.memory, ..*limits };
        let program = Program { path: self.path.clone(), ..Program::default() };
        let outcome = runner.run(&program, file, &limits)?;
        if outcome.cpu > limits.cpu / 10 {
            self.cap.fetch_min(size, Relaxed);
        }
        match misconduct(&outcome, &limits) {
            None => Ok(Some(fs::read(&outcome.stdout).context("its output")?)),
            Some((Verdict::Tle | Verdict::Mle, why)) => {
                ensure!(size > 1, "{name}, the brute force, {why}, for an input of size {size}");
                self.cap.fetch_min(size - 1, Relaxed);
                Ok(None)
            }
            Some((verdict, why)) => bail!(
                "{name}, the brute force, earned {verdict}: {why}\n{}on this input of size {size}:\n{}",
                indented(&lines(&String::from_utf8_lossy(&fs::read(&outcome.stderr)?), 5)),
                indented(&lines(input, 30)).trim_end()
            ),
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

/// The first lines of a text, each cut.
pub fn lines(text: &str, count: usize) -> String {
    const WIDTH: usize = 120;
    let cut = |line: &str| -> String {
        let mut short: String = line.chars().take(WIDTH).collect();
        if short.len() < line.len() {
            short.push('…');
        }
        short
    };
    let mut lines: Vec<String> = text.lines().take(count).map(cut).collect();
    if text.lines().nth(count).is_some() {
        lines.push("…".to_owned());
    }
    lines.join("\n")
}
