//! A file compiled and run as a site would.

use std::{fmt::Write, path::Path};

use anyhow::{Result, bail};

use super::{
    compiler::{Compiled, Rustc, compile_with_crates, old_rustc},
    pack::{LARGEST, pack},
    refusal::refusal,
    sites::{STD, Site},
};
use crate::{
    base::{output::say_raw as say, verdict::Verdict, words::from_here},
    catalog::Solution,
    run::pool,
    verify::judge,
};

/// So many failures come with all of their reasons.
const TOLD_IN_FULL: usize = 3;

/// Compiles `text` for the site and runs all cases: a few words on what was done, or `None` when it does not pass,
/// and then the reasons are on standard error.
///
/// # Errors
/// Set-up, what no stand-in can serve, or a request to stop.
pub fn one(root: &Path, solution: &Solution, site: &Site, text: &str) -> Result<Option<String>> {
    let name = &solution.name;
    let compiled = if site.crates {
        compile_with_crates(root, site, text)?
    } else {
        Rustc::new(site.edition, site.flags).compile(text, &file_of(solution))?
    };
    match run(solution, site, &compiled)? {
        Ok(passed) => Ok(Some(format!("compiled in edition {}, {passed}", site.edition))),
        Err(Fault { verdict: Verdict::Ce, details: None, summary }) => {
            bail!("crates/{name} cannot go to {}: {summary}", site.name)
        }
        Err(Fault { details, summary, .. }) => {
            eprintln!("{}{name}: {summary}", details.unwrap_or_default());
            Ok(None)
        }
    }
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
    let mut failed = 0;
    for solution in solutions {
        let mut line = format!("{:width$} ", solution.name);
        let mut reasons = String::new();
        match pack(root, &solution.name, &STD) {
            Err(error) => reasons = format!("  refused: {error:#}\n"),
            Ok(text) => {
                write!(line, "{:5.1} KiB", text.len() as f64 / 1024.0)?;
                if text.len() > LARGEST {
                    reasons += &format!("  more than {} KiB\n", LARGEST >> 10);
                }
                let compiled = pool::all(&compilers, |_, (_, rustc)| {
                    rustc.compile(&text, &file_of(solution))
                })?;
                for ((compiler, _), compiled) in compilers.iter().zip(compiled) {
                    let fault = run(solution, &STD, &compiled)?.err();
                    let earned = fault.as_ref().map(|fault| fault.verdict.to_string());
                    let verdict = earned.unwrap_or_else(|| solution.expected.to_string());
                    write!(line, "  {compiler}: {verdict}")?;
                    if let Some(Fault { details, summary, .. }) = fault {
                        reasons +=
                            &format!("  {compiler}: {summary}\n{}", details.unwrap_or_default());
                    }
                }
            }
        }
        failed += usize::from(!reasons.is_empty());
        say(&format!("{line}\n{reasons}"))?;
    }
    say(&format!("{} passed, {failed} failed\n", solutions.len() - failed))?;
    Ok(failed == 0)
}

/// What the compiler calls the file: its lines are those of the solution.
fn file_of(solution: &Solution) -> String {
    format!("crates/{}/src/main.rs", solution.name)
}

/// Why a file does not pass; without details where one line says it all.
struct Fault {
    verdict: Verdict,
    details: Option<String>,
    summary: String,
}

/// Runs all cases: a few words on them if they give what is expected.
fn run(solution: &Solution, site: &Site, compiled: &Compiled) -> Result<Result<String, Fault>> {
    let fault = |verdict, details, summary| Ok(Err(Fault { verdict, details, summary }));
    let binary = match compiled {
        Ok((_, binary)) => binary,
        Err(words) => {
            if let Some(why) = refusal(words).filter(|_| !site.crates) {
                return fault(Verdict::Ce, None, why);
            }
            let summary = format!("as {} would compile it, it does not compile", site.name);
            return fault(Verdict::Ce, Some(words.clone()), summary);
        }
    };
    let (cases, expected) = (&solution.problem.cases, &solution.expected);
    let judged = pool::all(cases, |runner, case| judge(runner, binary, &solution.problem, case))?;
    let failed = cases.iter().zip(&judged).filter(|(_, judged)| !expected.allows(judged.verdict));
    let failed: Vec<_> = failed.collect();
    if let Some((_, first)) = failed.first() {
        let mut details = String::new();
        for (case, judged) in failed.iter().take(TOLD_IN_FULL) {
            let input = from_here(&case.input);
            write!(details, "{input}: {}\n{}", judged.verdict, judged.reason)?;
        }
        if failed.len() > TOLD_IN_FULL {
            writeln!(details, "and {} more", failed.len() - TOLD_IN_FULL)?;
        }
        let (count, all, name) = (failed.len(), cases.len(), &solution.name);
        let summary = format!("{count} of {all} cases failed; again: ./scripts/check.sh {name}");
        return fault(first.verdict, Some(details), summary);
    }
    let earned = judged.iter().filter(|judged| expected.is(judged.verdict)).count();
    if expected.is(Verdict::Ac) {
        return Ok(Ok(format!("{earned} cases passed")));
    }
    if earned == 0 {
        return fault(Verdict::Ac, None, format!("no case earns {expected}"));
    }
    Ok(Ok(format!("{} cases as expected, {earned} of them {expected}", cases.len())))
}
