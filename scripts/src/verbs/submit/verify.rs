//! A file compiled and run as a judge would.

use std::{collections::BTreeSet, fmt::Write, path::Path};

use anyhow::Result;
use tempfile::TempDir;

use super::{
    compiler::{Rustc, compile_with_crates, old_rustc},
    judges::{Judge, STD},
    pack::pack,
};
use crate::{
    base::{output::say_raw as say, verdict::Verdict, words::from_here},
    catalog::Solution,
    run::{Runner, pool},
    verify::judge,
};

/// The largest std-only file that is all right with us: every judge takes it.
const LARGEST: usize = 16 << 10;

/// So many failures come with all of their reasons.
const TOLD_IN_FULL: usize = 3;

/// Compiles `text` for the judge and runs all cases: a few words on what was done, or `None` when it does not pass,
/// and then the reasons are on standard error.
///
/// # Errors
/// Set-up, or a request to stop.
pub fn one(root: &Path, solution: &Solution, to: &Judge, text: &str) -> Result<Option<String>> {
    let folder = folder()?;
    let compiled = if to.crates {
        compile_with_crates(root, to, text, folder.path())?
    } else {
        Rustc::new(to.edition, to.flags).compile(text, folder.path())?
    };
    let binary = match compiled {
        Ok(binary) => binary,
        Err(words) => {
            eprint!("{words}");
            let (name, to_judge) = (&solution.name, to.name);
            eprintln!("{name}: as {to_judge} would compile it, it does not compile");
            if !to.crates {
                eprintln!(
                    "note: the lines are those that --no-verify prints; the solution has none for \"File\""
                );
            }
            return Ok(None);
        }
    };
    let (cases, expected) = (&solution.problem.cases, &solution.expected);
    let judged = pool::all(cases, |runner, case| judge(runner, &binary, &solution.problem, case))?;
    let failures = cases.iter().zip(&judged).filter(|(_, judged)| !expected.allows(judged.verdict));
    let count = failures.clone().count();
    if count > 0 {
        for (case, judged) in failures.take(TOLD_IN_FULL) {
            eprint!("{}: {}\n{}", from_here(&case.input), judged.verdict, judged.reason);
        }
        if count > TOLD_IN_FULL {
            eprintln!("and {} more", count - TOLD_IN_FULL);
        }
        let name = &solution.name;
        eprintln!(
            "{name}: {count} of {} cases failed; again: ./scripts/check.sh {name}",
            cases.len()
        );
        return Ok(None);
    }
    let earned = judged.iter().filter(|judged| expected.is(judged.verdict)).count();
    let passed = if expected.is(Verdict::Ac) {
        format!("{earned} cases passed")
    } else {
        format!("{} cases as expected, {earned} of them {expected}", cases.len())
    };
    Ok(Some(format!("compiled in edition {}, {passed}", to.edition)))
}

/// Compiles every solution as a std-only file with every compiler, and runs all its cases.
///
/// # Errors
/// Set-up, or a request to stop.
pub fn all(root: &Path, solutions: &[Solution], old: Option<&Path>) -> Result<bool> {
    let mut compilers =
        vec![("2021", Rustc::new("2021", STD.flags)), ("2024", Rustc::new("2024", STD.flags))];
    if let Some(path) = old_rustc(old)? {
        compilers.push(("2021, old", Rustc { path, edition: "2021", flags: STD.flags }));
    } else {
        say("skipped: the old compiler, for /usr/bin/rustc is not Debian 12's rustc 1.63\n")?;
    }
    let width = solutions.iter().map(|solution| solution.name.len()).max().unwrap_or_default();
    let failed = pool::all(solutions, |runner, solution| {
        let mut line = format!("{:width$} ", solution.name);
        let mut reasons = String::new();
        match pack(root, &solution.name, &STD) {
            Err(error) => reasons = format!("  refused: {error:#}\n"),
            Ok(text) => {
                write!(line, "{:5.1} KiB", text.len() as f64 / 1024.0)?;
                if text.len() > LARGEST {
                    reasons += &format!("  more than {} KiB\n", LARGEST >> 10);
                }
                let mut spent = BTreeSet::new();
                for (name, rustc) in &compilers {
                    let (verdict, reason) = try_out(runner, solution, rustc, &text, &mut spent)?;
                    write!(line, "  {name}: {verdict}")?;
                    if !reason.is_empty() {
                        reasons += &format!("  {name}: {reason}");
                    }
                }
            }
        }
        say(&format!("{line}\n{reasons}"))?;
        Ok(!reasons.is_empty())
    })?;
    let failed = failed.into_iter().filter(|failed| *failed).count();
    say(&format!("{} passed, {failed} failed\n", solutions.len() - failed))?;
    Ok(failed == 0)
}

/// The verdict on one file, and why, unless it is the one that is expected. Cases in `spent` have run out of time as
/// expected with another compiler; once is enough.
fn try_out(
    runner: &mut Runner,
    solution: &Solution,
    rustc: &Rustc,
    text: &str,
    spent: &mut BTreeSet<usize>,
) -> Result<(Verdict, String)> {
    let folder = folder()?;
    let binary = match rustc.compile(text, folder.path())? {
        Ok(binary) => binary,
        Err(words) => return Ok((Verdict::Ce, words)),
    };
    for (number, case) in solution.problem.cases.iter().enumerate() {
        if spent.contains(&number) {
            continue;
        }
        let judged = judge(runner, &binary, &solution.problem, case)?;
        if !solution.expected.allows(judged.verdict) {
            return Ok((judged.verdict, format!("{}: {}", case.input.display(), judged.reason)));
        }
        if judged.verdict != Verdict::Ac {
            spent.insert(number);
        }
    }
    let expected = &solution.expected;
    if spent.is_empty() && !expected.is(Verdict::Ac) {
        return Ok((Verdict::Ac, format!("no case earns {expected}\n")));
    }
    Ok((expected.any()[0], String::new()))
}

fn folder() -> Result<TempDir> {
    Ok(tempfile::Builder::new().prefix("judge-submit-").tempdir()?)
}
