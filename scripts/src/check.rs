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
    export,
    judge::{Judged, Verdict},
    pool::check,
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
    #[arg(long)]
    pub watch: bool,
}

/// A solution with all that it earned.
pub struct Checked {
    /// Which one.
    pub solution: Arc<Solution>,
    /// The first verdict that is not expected; otherwise the expected one.
    pub verdict: Verdict,
    /// The executable; empty when it does not compile.
    pub binary: PathBuf,
    /// It earned what is expected of it.
    pub ok: bool,
    /// In the order of the problem's cases; none when it does not compile.
    pub cases: Vec<Judged>,
    /// The compiler's words when it does not compile.
    pub compiler: String,
}

impl Checked {
    pub(crate) fn new(solution: Arc<Solution>, binary: PathBuf, cases: Vec<Judged>) -> Self {
        let expected = solution.expected;
        let bad = cases.iter().find(|case| !passes(case.verdict, expected));
        let earned = cases.iter().any(|case| case.verdict == expected);
        let verdict = match bad {
            Some(case) => case.verdict,
            None if earned => expected,
            None => Verdict::Ac,
        };
        Self {
            ok: bad.is_none() && earned,
            solution,
            verdict,
            binary,
            cases,
            compiler: String::new(),
        }
    }

    /// The cases that did what they may.
    #[must_use]
    pub fn passed(&self) -> usize {
        self.cases.iter().filter(|case| passes(case.verdict, self.solution.expected)).count()
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
    Ok(checked.iter().all(|checked| checked.ok))
}
