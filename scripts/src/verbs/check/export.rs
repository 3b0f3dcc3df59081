//! The results for other programs, as JSON.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use serde::Serialize;
use serde_json::{Value, json};

use super::checked::Checked;
use crate::base::verdict::Verdict;

#[derive(Serialize)]
struct All<'a> {
    solutions: Vec<Solution<'a>>,
}

#[derive(Serialize)]
struct Solution<'a> {
    name: &'a str,
    problem: &'a str,
    verdict: Verdict,
    /// One verdict, or a list of which one will do.
    expected: Value,
    ok: bool,
    cases: Vec<Case<'a>>,
}

#[derive(Serialize)]
struct Case<'a> {
    name: &'a str,
    verdict: Verdict,
    cpu_s: f64,
    wall_s: f64,
    peak_kib: u64,
}

/// Writes all verdicts and figures.
pub(super) fn json(file: &Path, checked: &[Checked<'_>]) -> Result<()> {
    let all = All { solutions: checked.iter().map(solution).collect() };
    fs::write(file, serde_json::to_string_pretty(&all)? + "\n")
        .with_context(|| format!("cannot write {}", file.display()))
}

fn solution<'a>(checked: &'a Checked<'_>) -> Solution<'a> {
    let solution = checked.solution;
    let cases = solution.problem.cases.iter().zip(&checked.cases).map(|(case, judged)| Case {
        name: &case.name,
        verdict: judged.verdict,
        cpu_s: judged.cpu.as_secs_f64(),
        wall_s: judged.wall.as_secs_f64(),
        peak_kib: judged.peak_kib,
    });
    let expected = solution.expected.any();
    Solution {
        name: &solution.name,
        problem: &solution.problem.name,
        verdict: checked.verdict(),
        expected: if let [one] = expected { json!(one) } else { json!(expected) },
        ok: checked.ok(),
        cases: cases.collect(),
    }
}
