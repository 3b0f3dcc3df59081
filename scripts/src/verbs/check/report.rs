//! What people see: a bar while it runs, a line per solution, what failed, and the total.

use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use owo_colors::OwoColorize;

use super::checked::{Checked, TOLD_IN_FULL};
use crate::{
    base::{
        output::say,
        verdict::Verdict,
        words::{from_here, indented, quoted},
    },
    run::build::Built,
};

/// Prints as the results come in.
pub struct Report {
    bar: ProgressBar,
    width: usize,
    /// So many solutions have their line.
    told: usize,
}

impl Report {
    /// A report on these solutions, which have `cases` cases in all. The bar shows only on a terminal.
    #[must_use]
    pub fn new(solutions: &[Checked], cases: usize) -> Self {
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
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub fn complete(&mut self, checked: &[Checked]) -> Result<()> {
        while let Some(complete) = checked.get(self.told).filter(|checked| checked.left == 0) {
            self.solution(complete)?;
            self.told += 1;
        }
        Ok(())
    }

    /// The line of a solution, and below it all that failed.
    fn solution(&self, checked: &Checked) -> Result<()> {
        let (solution, total) = (&checked.solution, checked.solution.problem.cases.len());
        let verdict = checked.verdict().to_string();
        let verdict =
            if checked.ok() { verdict.green().to_string() } else { verdict.red().to_string() };
        let mut text = format!("{:<1$} {verdict}", solution.name, self.width);
        if !checked.cases.is_empty() {
            let passed = format!("{}/{total}", checked.cases.len() - checked.failed);
            let pad = 12 - checked.verdict().to_string().len();
            let slowest = checked.cases.iter().map(|case| case.cpu).max().unwrap_or_default();
            let peak = checked.cases.iter().map(|case| case.peak_kib).max().unwrap_or_default();
            let (seconds, mib) = (slowest.as_secs_f64(), peak as f64 / 1024.0);
            text += &format!("{passed:>pad$} {seconds:>9.3} s {mib:>9.1} MiB");
        }
        match solution.expected {
            Verdict::Ac => {}
            _ if checked.ok() => text += "  as expected",
            expected => text += &format!("  expected {expected}"),
        }
        text += "\n";
        if let Built::Failed(compiler) = &checked.built {
            text += &indented(compiler);
        }
        for (case, judged) in checked.failures() {
            let input = from_here(&case.input);
            text += &format!("  {input}: {}\n{}", judged.verdict.red(), indented(&judged.reason));
            if let Built::Binary(path) = &checked.built {
                // With the stack that it had here.
                let stack = solution.problem.limits.memory / 1024;
                let (program, input) = (quoted(&from_here(path)), quoted(&input));
                text += &format!("    again: (ulimit -s {stack}; {program} < {input})\n");
            }
        }
        if checked.failed > TOLD_IN_FULL {
            text += &format!("  (the first {TOLD_IN_FULL} to fail are told in full)\n");
        }
        self.say(&text)
    }

    /// What was not as expected, and the last line.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub fn total(&self, checked: &[Checked]) -> Result<()> {
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
