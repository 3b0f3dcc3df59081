//! Whether an output is right: by comparison, by a function of ours, or by a program of others.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use anyhow::{Context, Result, anyhow, bail};

use super::{checker, compare::compare, difference::show};
use crate::{
    base::words::from_here,
    catalog::{Case, Compare, Problem},
    problems::{self, Fault},
    run::Runner,
};

/// What is wrong with the output, if anything is. An error is the judge's own fault: a file that cannot be read, a
/// checker that fails.
pub(super) fn check(
    runner: &mut Runner,
    problem: &Problem,
    case: &Case,
    output: &Path,
) -> Result<Option<String>> {
    if let Compare::Program(path, limits) = &problem.compare {
        let checked = checker::check(runner, path, limits, case, output);
        return checked.with_context(|| format!("checker {}", from_here(path)));
    }
    let read = |path: &Path| fs::read(path).with_context(|| from_here(path));
    let (answer, output) = (read(&case.answer)?, read(output)?);
    if let Compare::Text(rule) = problem.compare {
        let difference = compare(rule, &answer, &output);
        return Ok(difference.map(|difference| show(&difference, &answer, &output)));
    }
    let checker = problems::checker(&problem.name).context("no function for it")?;
    let input = read(&case.input)?;
    match catch_unwind(AssertUnwindSafe(|| checker(&input, &output, &answer))) {
        Ok(Ok(())) => Ok(None),
        Ok(Err(Fault::Wrong(why))) => Ok(Some(why)),
        Ok(Err(Fault::Judge(why))) => Err(anyhow!(why)),
        Err(_) => bail!("the checker panicked (see above)"),
    }
}
