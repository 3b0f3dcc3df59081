//! What people see: a bar while it runs, a line per solution, what failed, and the total.

use std::path::Path;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::checked::Checked;
use crate::{
    base::{
        output::say,
        verdict::Verdict,
        words::{from_here, indented, quoted},
    },
    catalog::{Case, Compare, Problem},
    run::build::Built,
    verify::head,
};

/// Prints as the results come in.
pub(super) struct Report {
    bar: ProgressBar,
    width: usize,
    /// So many solutions have their line.
    told: usize,
}

impl Report {
    /// A report on these solutions, which have `cases` cases in all. The bar shows only on a terminal.
    pub fn new(solutions: &[Checked<'_>], cases: usize) -> Self {
        let target = ProgressDrawTarget::stderr_with_hz(10);
        let bar = ProgressBar::with_draw_target(Some(cases as u64), target);
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} cases");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let width = solutions.iter().map(|checked| checked.solution.name.len()).max();
        Self { bar, width: width.unwrap_or(0), told: 0 }
    }

    /// One more case has been judged.
    pub fn case(&self) {
        self.bar.inc(1);
    }

    /// Tells of all that are complete and come next in the list.
    pub fn complete(&mut self, checked: &[Checked<'_>]) -> Result<()> {
        while let Some(complete) = checked.get(self.told).filter(|checked| checked.left == 0) {
            self.say(&self.solution(complete))?;
            self.told += 1;
        }
        Ok(())
    }

    /// The line of a solution, and below it all that failed.
    fn solution(&self, checked: &Checked<'_>) -> String {
        let solution = checked.solution;
        let (problem, total) = (&solution.problem, solution.problem.cases.len());
        let verdict = coloured(checked.verdict(), checked.ok());
        let mut text = format!("{:<1$} {verdict}", solution.name, self.width);
        if !checked.cases.is_empty() {
            let passed = format!("{}/{total}", checked.cases.len() - checked.failed);
            let pad = 12 - checked.verdict().to_string().len();
            let slowest = checked.cases.iter().map(|case| case.cpu).max().unwrap_or_default();
            let peak = checked.cases.iter().map(|case| case.peak_kib).max().unwrap_or_default();
            let (seconds, mib) = (slowest.as_secs_f64(), peak as f64 / 1024.0);
            text += &format!("{passed:>pad$} {seconds:>9.3} s {mib:>9.1} MiB");
        }
        if !checked.ok() && !solution.expected.is(Verdict::Ac) {
            text += &format!("  expected {}", solution.expected);
        } else if checked.verdict() != Verdict::Ac && checked.ok() {
            text += "  as expected";
        }
        text += "\n";
        if let Built::Failed(compiler) = checked.built {
            text += &indented(compiler);
        }
        let mut more = checked.failed;
        for (case, judged) in checked.failures().filter(|(_, judged)| !judged.reason.is_empty()) {
            more -= 1;
            let place = from_here(&case.input);
            let verdict = coloured(judged.verdict, false);
            // What is told in short has one line and no end.
            if !judged.reason.ends_with('\n') {
                text += &format!("  {place}: {verdict}: {}\n", judged.reason);
                continue;
            }
            text += &format!("  {place}: {verdict}\n{}", indented(&judged.reason));
            text += &indented(&head(&case.input));
            if let Built::Binary(path) = checked.built {
                text += &format!("    again: {}\n", again(path, problem, case));
            }
        }
        if more > 0 {
            text += &format!("  … and {more} more that failed\n");
        }
        text
    }

    /// What was not as expected, and the last line.
    pub fn total(&self, checked: &[Checked<'_>]) -> Result<()> {
        let failed: usize = checked.iter().map(|checked| checked.failed).sum();
        let passed = checked.iter().map(|checked| checked.cases.len()).sum::<usize>() - failed;
        let bad = checked.iter().filter(|checked| !checked.ok());
        let bad: Vec<_> = bad
            .map(|checked| format!("{} ({})", checked.solution.name, checked.verdict()))
            .collect();
        self.bar.finish_and_clear();
        if !bad.is_empty() {
            self.say(&format!("not as expected: {}\n", bad.join(", ")))?;
        }
        self.say(&format!("{passed} passed, {failed} failed\n"))
    }

    fn say(&self, text: &str) -> Result<()> {
        self.bar.suspend(|| say(text))
    }
}

/// Green when it is `ok`, red when not, where there are colours.
pub(super) fn coloured(verdict: Verdict, ok: bool) -> String {
    format!("\x1b[{}m{verdict}\x1b[0m", if ok { 32 } else { 31 })
}

/// The commands that repeat a run, and the checker's if a program decides.
fn again(binary: &Path, problem: &Problem, case: &Case) -> String {
    let word = |path: &Path| quoted(&from_here(path));
    let (input, answer) = (word(&case.input), word(&case.answer));
    let run = format!("{} < {input}", word(binary));
    let Compare::Program(checker, _) = &problem.compare else { return run };
    let output = word(&binary.with_extension("out"));
    format!("{run} > {output}; {} {input} {output} {answer}", word(checker))
}
