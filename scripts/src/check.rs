//! `judge check`: builds what is asked, runs every case in parallel and tells what was not as expected.

use std::{
    fs::File,
    num::NonZero,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, Result};
use clap::Args;

use crate::{
    catalog::{Catalog, Solution},
    compile::Built,
    export,
    judge::{Judged, Verdict},
    pool::check,
    problem::Case,
    watch,
};

/// Checks solutions against the cases of their problems.
///
/// Exit code: 0 when every solution earned what is expected of it, 1 when not, 2 for usage or set-up.
#[derive(Args, Clone)]
pub struct Options {
    /// Solutions, problems (all their solutions) or globs; all when none is given
    #[arg(value_name = "NAME")]
    pub names: Vec<String>,
    /// How many cases run at a time [default: the number of cores]
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZero<usize>>,
    /// Writes all verdicts and figures to FILE
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Writes a JUnit report to FILE
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Checks again whatever is saved, until Ctrl-C
    #[arg(long, conflicts_with_all = ["json", "junit"])]
    pub watch: bool,
}

/// A solution with what it has earned so far.
pub struct Checked {
    /// Which one.
    pub solution: Arc<Solution>,
    /// Its program.
    pub built: Built,
    /// In the order of the problem's cases; none when it does not compile.
    pub cases: Vec<Judged>,
    /// How many cases are still to be judged.
    pub(crate) left: usize,
    /// How many have failed.
    pub(crate) failed: usize,
}

impl Checked {
    /// The first verdict that is not allowed; without one the expected verdict if any case earned it.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if matches!(self.built, Built::Failed(_)) {
            return Verdict::Ce;
        }
        let verdicts = || self.cases.iter().map(|case| case.verdict);
        let expected = self.solution.expected;
        let bad = verdicts().find(|verdict| !passes(*verdict, expected));
        let earned = verdicts().find(|verdict| *verdict == expected);
        bad.or(earned).unwrap_or(Verdict::Ac)
    }

    /// Whether it earned what is expected of it.
    #[must_use]
    pub fn ok(&self) -> bool {
        self.verdict() == self.solution.expected
    }

    /// The cases that failed.
    pub fn failures(&self) -> impl Iterator<Item = (&Case, &Judged)> {
        let cases = self.solution.problem.cases.iter().zip(&self.cases);
        cases.filter(|(_, judged)| !passes(judged.verdict, self.solution.expected))
    }
}

/// Whether a case may earn this in a solution of which `expected` is expected.
#[must_use]
pub fn passes(verdict: Verdict, expected: Verdict) -> bool {
    verdict == Verdict::Ac || verdict == expected
}

/// The command; whether all was as expected.
///
/// # Errors
/// Usage, set-up, or a request to stop.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    for file in [&options.json, &options.junit].into_iter().flatten() {
        File::create(file).with_context(|| format!("cannot write {}", file.display()))?;
    }
    if options.names.is_empty() {
        for problem in catalog.unsolved() {
            eprintln!("warning: samples/{problem}: nothing in crates/ solves this problem");
        }
    }
    if options.watch {
        return watch::run(&catalog, options);
    }
    let checked = check(&catalog.root, catalog.select(&options.names)?, options.jobs)?;
    if let Some(file) = &options.json {
        export::json(file, &checked)?;
    }
    if let Some(file) = &options.junit {
        export::junit(file, &checked)?;
    }
    Ok(checked.iter().all(Checked::ok))
}
