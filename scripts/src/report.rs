//! What people see: a bar while it runs, a line per solution, what failed, and the total.

use std::{
    env,
    io::{ErrorKind, Write},
    path::Path,
    time::Duration,
};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use owo_colors::OwoColorize;

use crate::{
    check::{Checked, passes},
    judge::Judged,
    problem::Case,
    stop,
};

/// Prints as the results come in.
pub struct Report {
    bar: ProgressBar,
    width: usize,
}

impl Report {
    /// A report on these solutions, which have `cases` cases in all. The bar shows only on a terminal.
    #[must_use]
    pub fn new<'a>(names: impl Iterator<Item = &'a str>, cases: usize) -> Self {
        let bar = ProgressBar::with_draw_target(
            Some(cases as u64),
            ProgressDrawTarget::stderr_with_hz(10),
        );
        bar.set_style(
            ProgressStyle::with_template("{wide_bar} {pos}/{len} cases")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        Self { bar, width: names.map(str::len).max().unwrap_or(0) }
    }

    /// One more case has been judged.
    pub fn case(&self) {
        self.bar.inc(1);
    }

    /// The line of a solution, and below it all that failed.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub fn solution(&self, checked: &Checked) -> Result<()> {
        let (name, expected) = (&checked.solution.name, checked.solution.expected);
        let verdict = format!("{:<4}", checked.verdict);
        let verdict = if checked.ok {
            verdict.green().bold().to_string()
        } else {
            verdict.red().bold().to_string()
        };
        let cases = format!("{}/{}", checked.passed(), checked.solution.problem.cases.len());
        let slowest = checked.cases.iter().map(|case| case.cpu).max().unwrap_or_default();
        let peak = checked.cases.iter().map(|case| case.peak_kib).max().unwrap_or_default();
        let note = match (checked.ok, checked.verdict == expected) {
            (true, _) if expected != crate::judge::Verdict::Ac => "  as expected".to_owned(),
            (false, _) if expected != crate::judge::Verdict::Ac => format!("  expected {expected}"),
            _ => String::new(),
        };
        let mut text = format!(
            "{name:<0$} {verdict} {cases:>7} {1:>9} {2:>11}{note}\n",
            self.width,
            seconds(slowest),
            mib(peak)
        );
        text += &indented(&checked.compiler, "    ");
        for (case, judged) in checked.solution.problem.cases.iter().zip(&checked.cases) {
            if !passes(judged.verdict, expected) {
                text += &failure(case, judged, checked);
            }
        }
        self.say(&text)
    }

    /// What was not as expected, and the last line.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub fn total(&self, checked: &[Checked]) -> Result<()> {
        let passed: usize = checked.iter().map(Checked::passed).sum();
        let failed = checked.iter().map(|checked| checked.cases.len()).sum::<usize>() - passed;
        let bad: Vec<_> = checked
            .iter()
            .filter(|checked| !checked.ok)
            .map(|checked| format!("{} ({})", checked.solution.name, checked.verdict))
            .collect();
        let list = if bad.is_empty() {
            String::new()
        } else {
            format!("not as expected: {}\n", bad.join(", "))
        };
        self.bar.finish_and_clear();
        self.say(&format!("{list}{passed} passed, {failed} failed\n"))
    }

    fn say(&self, text: &str) -> Result<()> {
        self.bar.suspend(|| {
            let mut out = anstream::stdout().lock();
            let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
            if written.as_ref().is_err_and(|error| error.kind() == ErrorKind::BrokenPipe) {
                stop::reader_gone();
            }
            Ok(written?)
        })
    }
}

fn failure(case: &Case, judged: &Judged, checked: &Checked) -> String {
    let mut text = format!("  {}: {}\n", from_here(&case.input), judged.verdict.red());
    text += &indented(&judged.reason, "    ");
    text + &format!(
        "    again: {} < {}\n",
        quoted(&from_here(&checked.binary)),
        quoted(&from_here(&case.input))
    )
}

fn indented(text: &str, by: &str) -> String {
    text.lines().map(|line| format!("{by}{line}\n")).collect()
}

/// The path as it is written from the current folder.
fn from_here(path: &Path) -> String {
    let here = env::current_dir().unwrap_or_default();
    path.strip_prefix(&here).unwrap_or(path).display().to_string()
}

/// The word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain =
        |byte: u8| byte.is_ascii_alphanumeric() || b"-_./+".contains(&byte) || !byte.is_ascii();
    if word.bytes().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.3} s", time.as_secs_f64())
}

fn mib(kib: u64) -> String {
    format!("{:.1} MiB", kib as f64 / 1024.0)
}
