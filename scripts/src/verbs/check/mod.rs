//! `judge check`: builds what is asked, runs every case in parallel and tells what was not as expected.

mod checked;
mod export;
mod output;
mod report;
mod watch;

use std::{
    fs::File,
    num::NonZero,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use clap::Args;
use glob::Pattern;

use crate::{
    catalog::{Catalog, Solution},
    run::{
        build::{Built, build},
        pool,
    },
    verify::{Judged, judge},
};
use checked::Checked;
use report::Report;

/// Checks solutions against the cases of their problems.
///
/// Exit code: 0 when every solution earned what is expected of it, 1 when not, 2 for usage or set-up.
#[derive(Args)]
pub struct Options {
    /// Solutions, problems (all their solutions), globs, or files of cases; all when none is given
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// Only the cases of these names
    #[arg(long, value_name = "GLOB")]
    case: Option<Pattern>,
    /// How many cases run at a time [default: the number of cores]
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZero<usize>>,
    /// Writes all verdicts and figures to FILE
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Checks again whatever is saved, until Ctrl-C
    #[arg(long, conflicts_with = "json")]
    watch: bool,
    /// Runs nothing: checks FILE as the output of one case of the problem NAME
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "watch"])]
    output: Option<PathBuf>,
}

/// The command; whether all was as expected.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    if let Some(file) = &options.output {
        return output::run(&catalog, options, file);
    }
    if let Some(file) = &options.json {
        File::create(file).with_context(|| format!("cannot write {}", file.display()))?;
    }
    let select = |catalog: &Catalog| catalog.survey(&options.names, options.case.as_ref());
    if options.watch {
        return watch::run(&catalog.root, |changed| {
            let catalog = Catalog::open(Some(&catalog.root))?;
            let (mut solutions, faults) = select(&catalog)?;
            tell("error", &faults);
            if let Some(changed) = changed {
                solutions.retain(|solution| watch::touches(&catalog.root, solution, changed));
            }
            if !solutions.is_empty() {
                check(&catalog, &solutions, options)?;
                eprintln!("watching; Ctrl-C ends it");
            }
            Ok(())
        });
    }
    let (solutions, faults) = select(&catalog)?;
    ensure!(!solutions.is_empty(), faults.join("\nerror: "));
    tell("error", &faults);
    tell("warning", &catalog.warnings(&solutions, options.names.is_empty()));
    let ok = check(&catalog, &solutions, options)?;
    ensure!(faults.is_empty(), "not everything could be checked (see above)");
    Ok(ok)
}

fn tell(what: &str, lines: &[String]) {
    for line in lines {
        eprintln!("{what}: {line}");
    }
}

/// Builds the solutions, runs all their cases, and reports each solution in the order of the names, as soon as it is
/// complete.
fn check(catalog: &Catalog, solutions: &[Solution], options: &Options) -> Result<bool> {
    let names: Vec<_> = solutions.iter().map(|solution| solution.name.as_str()).collect();
    let built = build(&catalog.root, &names)?;
    let mut checked: Vec<_> = solutions.iter().zip(&built).map(Checked::new).collect();
    let numbered = checked.iter().enumerate();
    let queue =
        numbered.flat_map(|(number, checked)| (0..checked.left).map(move |case| (number, case)));
    let queue: Vec<_> = queue.collect();
    let mut report = Report::new(&checked, queue.len());
    report.complete(&checked)?;
    pool::each(
        &queue,
        options.jobs,
        |runner, &(number, case)| {
            let problem = &solutions[number].problem;
            let Built::Binary(path) = &built[number] else { return Ok(Judged::default()) };
            judge(runner, path, problem, &problem.cases[case])
        },
        |at, judged| {
            let (number, case) = queue[at];
            checked[number].earn(case, judged);
            report.case();
            report.complete(&checked)
        },
    )?;
    report.total(&checked)?;
    if let Some(file) = &options.json {
        export::json(file, &checked)?;
    }
    Ok(checked.iter().all(Checked::ok))
}
