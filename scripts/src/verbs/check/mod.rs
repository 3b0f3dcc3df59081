//! `judge check`: builds what is asked, runs every case in parallel and tells what was not as expected.

mod checked;
mod export;
mod report;
mod watch;

use std::{
    fs::File,
    num::NonZero,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use clap::Args;

use crate::{
    catalog::{Catalog, Solution},
    run::{build::build, pool},
};
pub use checked::Checked;
use report::Report;

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
        return watch::run(&catalog, &options.names, |catalog, solutions| {
            check(&catalog.root, solutions, options.jobs).map(drop)
        });
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

/// Builds the solutions, runs all their cases, `jobs` at a time, and reports each solution in the order of the names, as
/// soon as it is complete.
fn check(
    root: &Path,
    solutions: Vec<Solution>,
    jobs: Option<NonZero<usize>>,
) -> Result<Vec<Checked>> {
    let names: Vec<_> = solutions.iter().map(|solution| solution.name.as_str()).collect();
    let built = build(root, &names)?;
    let mut checked: Vec<_> = solutions.into_iter().zip(built).map(Checked::new).collect();
    let numbered = checked.iter().enumerate();
    let queue: Vec<_> = numbered.flat_map(|(number, checked)| checked.jobs(number)).collect();
    let mut report = Report::new(&checked, queue.len());
    report.complete(&checked)?;
    pool::each(
        &queue,
        jobs,
        |runner, job| job.run(runner),
        |at, judged| {
            let job = &queue[at];
            checked[job.number].earn(job.case, judged);
            report.case();
            report.complete(&checked)
        },
    )?;
    report.total(&checked)?;
    Ok(checked)
}
