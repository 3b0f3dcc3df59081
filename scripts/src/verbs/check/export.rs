//! The results for other programs: JSON and JUnit.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};
use serde_json::json;

use super::checked::Checked;
use crate::{
    base::verdict::{Verdict, passes},
    run::build::Built,
};

/// Writes `{"solutions":[{name, problem, verdict, expected, ok, cases: [{name, verdict, cpu_s, wall_s, peak_kib}]}]}`.
///
/// # Errors
/// When the file cannot be written.
pub fn json(file: &Path, checked: &[Checked]) -> Result<()> {
    let solution = |checked: &Checked| {
        let cases =
            checked.solution.problem.cases.iter().zip(&checked.cases).map(|(case, judged)| {
                json!({
                    "name": case.name,
                    "verdict": judged.verdict,
                    "cpu_s": judged.cpu.as_secs_f64(),
                    "wall_s": judged.wall.as_secs_f64(),
                    "peak_kib": judged.peak_kib,
                })
            });
        json!({
            "name": checked.solution.name,
            "problem": checked.solution.problem.name,
            "verdict": checked.verdict(),
            "expected": checked.solution.expected,
            "ok": checked.ok(),
            "cases": cases.collect::<Vec<_>>(),
        })
    };
    let all = json!({ "solutions": checked.iter().map(solution).collect::<Vec<_>>() });
    fs::write(file, format!("{all:#}\n"))
        .with_context(|| format!("cannot write {}", file.display()))
}

/// Writes a suite per solution with a test per case; a solution that does not compile or misses
/// what is expected of it without a failing case has one more test, which fails.
///
/// # Errors
/// When the file cannot be written.
pub fn junit(file: &Path, checked: &[Checked]) -> Result<()> {
    let mut report = Report::new("judge check");
    for checked in checked {
        let solution = &checked.solution;
        let mut suite = TestSuite::new(&solution.name);
        for (case, judged) in solution.problem.cases.iter().zip(&checked.cases) {
            let status = if passes(judged.verdict, solution.expected) {
                TestCaseStatus::success()
            } else {
                unsuccessful(judged.verdict, &judged.reason)
            };
            let mut test = TestCase::new(&case.name, status);
            test.set_classname(&solution.name).set_time(judged.wall);
            suite.add_test_case(test);
        }
        if !checked.ok() && checked.failed == 0 {
            let words = if let Built::Failed(words) = &checked.built { words } else { "" };
            let reason = format!("expected {}\n{words}", solution.expected);
            let mut test = TestCase::new("verdict", unsuccessful(checked.verdict(), &reason));
            test.set_classname(&solution.name);
            suite.add_test_case(test);
        }
        report.add_test_suite(suite);
    }
    fs::write(file, report.to_string()?).with_context(|| format!("cannot write {}", file.display()))
}

fn unsuccessful(verdict: Verdict, reason: &str) -> TestCaseStatus {
    let kind = if matches!(verdict, Verdict::Je | Verdict::Ce) {
        NonSuccessKind::Error
    } else {
        NonSuccessKind::Failure
    };
    let mut status = TestCaseStatus::non_success(kind);
    status
        .set_type(verdict.to_string())
        .set_message(reason.lines().next().unwrap_or_default())
        .set_description(reason);
    status
}
