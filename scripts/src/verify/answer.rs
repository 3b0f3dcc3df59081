//! Whether an output is right: by comparison, by a function of ours, or by a program of others.

use std::{
    fs,
    os::unix::process::ExitStatusExt,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    process::ExitStatus,
};

use anyhow::{Context, Result, anyhow, bail, ensure};

use super::{
    compare::{Rule, compare},
    difference::show,
    excerpt::excerpt,
    misconduct::{end, misconduct},
};
use crate::{
    base::{
        limits::Limits,
        verdict::Verdict,
        words::{from_here, visible},
    },
    catalog::{Case, Compare, Problem},
    problems::{self, Checker, Fault},
    run::{Program, Runner},
};

/// What is wrong with the output, if anything is.
///
/// # Errors
/// The judge's own fault: a file that cannot be read, a checker that fails.
pub fn check(
    runner: &mut Runner,
    problem: &Problem,
    case: &Case,
    output: &Path,
) -> Result<Option<String>> {
    let rule = match &problem.compare {
        Compare::Lines => Rule::Lines,
        Compare::Tokens => Rule::Tokens(None),
        Compare::Float(tolerance) => Rule::Tokens(Some(*tolerance)),
        Compare::Function => {
            let checker = problems::checker(&problem.name).context("no function for it")?;
            return by_function(checker, case, output);
        }
        Compare::Program(path, limits) => {
            let run = by_program(runner, path, limits, case, output);
            return run.with_context(|| format!("checker {}", from_here(path)));
        }
    };
    let difference =
        compare(rule, &case.answer, output).with_context(|| from_here(&case.answer))?;
    let show = |difference| show(&difference, &case.answer, output);
    Ok(difference.map(show).transpose()?.map(|text| text.trim_end().to_owned()))
}

fn by_function(checker: Checker, case: &Case, output: &Path) -> Result<Option<String>> {
    /// The largest file that is given to a function.
    const LARGEST: u64 = 64 << 20;
    let read = |path: &Path| {
        let size = fs::metadata(path).with_context(|| from_here(path))?.len();
        ensure!(size <= LARGEST, "{} is too large for a checker", from_here(path));
        fs::read(path).with_context(|| from_here(path))
    };
    let (input, output, answer) = (read(&case.input)?, read(output)?, read(&case.answer)?);
    match catch_unwind(AssertUnwindSafe(|| checker(&input, &output, &answer))) {
        Ok(Ok(())) => Ok(None),
        Ok(Err(Fault::Wrong(why))) => Ok(Some(why)),
        Ok(Err(Fault::Judge(why))) => Err(anyhow!(why)),
        Err(_) => bail!("the checker panicked (see above)"),
    }
}

/// Runs a checker in testlib's convention: input, output, answer; 0 is right, 1 and 2 are wrong, all else is its own fault.
fn by_program(
    runner: &mut Runner,
    path: &Path,
    limits: &Limits,
    case: &Case,
    output: &Path,
) -> Result<Option<String>> {
    let arguments = [&case.input, output, &case.answer].map(Into::into).to_vec();
    let checker = Program { path: path.to_owned(), arguments, folder: None };
    let run = runner.run_as("checker", &checker, Path::new("/dev/null"), limits)?;
    if let Some((verdict, why)) = misconduct(&run, limits) {
        ensure!(verdict == Verdict::Re, why);
    }
    let said = [excerpt(&run.stderr, 0, 2000)?, excerpt(&run.stdout, 0, 2000)?].concat();
    let said = said.trim_ascii().split(|byte| *byte == b'\n');
    let said: Vec<_> = said.map(|line| visible(line, true, false)).collect();
    let said = said.join("\n");
    let said = if said.is_empty() { "it says nothing more" } else { &said };
    match ExitStatus::from_raw(run.status).code() {
        Some(0) => Ok(None),
        Some(1) => Ok(Some(format!("checker: {said}"))),
        Some(2) => Ok(Some(format!("checker: bad format: {said}"))),
        _ => bail!("{}: {said}", end(&run)),
    }
}
