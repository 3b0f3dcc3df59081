//! Whether an output is right by a program in testlib's convention: input, output and answer are its arguments, and
//! its exit code is the answer.

use std::{env, fs, os::unix::process::ExitStatusExt, path::Path, process::ExitStatus};

use anyhow::{Context, Result, bail, ensure};

use super::{
    excerpt::{excerpt, tail},
    misconduct::{end, misconduct},
};
use crate::{
    base::{limits::Limits, verdict::Verdict, words::visible},
    catalog::Case,
    run::{Program, Runner},
};

/// Runs the checker; its words when the output is wrong. An error is the checker's own fault.
pub(super) fn check(
    runner: &mut Runner,
    path: &Path,
    limits: &Limits,
    case: &Case,
    output: &Path,
) -> Result<Option<String>> {
    can_start(path)?;
    let arguments = [&case.input, output, &case.answer].map(Into::into).to_vec();
    let checker = Program { path: path.to_owned(), arguments, folder: None };
    let run = runner.run_as("checker", &checker, Path::new("/dev/null"), limits)?;
    if let Some((verdict, why)) = misconduct(&run, limits) {
        ensure!(verdict == Verdict::Re, why);
    }
    let said = [excerpt(&run.stderr, 0, 2000)?, excerpt(&run.stdout, 0, 2000)?].concat();
    let said: Vec<_> = said.trim_ascii().split(|byte| *byte == b'\n').collect();
    let said: Vec<_> = said.into_iter().map(|line| visible(line, true, false)).collect();
    let said = said.join("\n");
    let said = if said.is_empty() { "it says nothing more" } else { &said };
    let what = match ExitStatus::from_raw(run.status).code() {
        Some(0) => return Ok(None),
        Some(1) if crashed(&fs::read(&run.stderr)?) => {
            bail!("it crashed, so its exit code 1 means nothing; {}", tail(&run.stderr))
        }
        Some(1) => "",
        // A format that is wrong; more output than there should be; less.
        Some(2 | 4 | 8) => "bad format: ",
        Some(7) => "partial points, and only all of them count: ",
        _ => bail!("{}: {said}", end(&run)),
    };
    Ok(Some(format!("checker: {what}{said}")))
}

/// Whether an interpreter has told of an error that nobody caught.
fn crashed(stderr: &[u8]) -> bool {
    let signs = ["Traceback (most recent call last):", "  File \"", "Exception in thread \""];
    stderr
        .split(|byte| *byte == b'\n')
        .any(|line| signs.iter().any(|sign| line.starts_with(sign.as_bytes())))
}

/// Whether the system itself can start the file; otherwise the C library would hand it to a shell, and an empty
/// script succeeds.
fn can_start(path: &Path) -> Result<()> {
    let beginning = excerpt(path, 0, 256)?;
    let Some(script) = beginning.strip_prefix(b"#!") else {
        // What a program of this system begins with, this one does too: the format, and on Linux the machine.
        let own = excerpt(&env::current_exe()?, 0, 20)?;
        let kind = |file: &[u8]| Some([file.get(..6)?, file.get(18..20)?].concat());
        ensure!(
            kind(&beginning) == kind(&own),
            "the system can't execute it: neither a program for this machine nor a first line #!…"
        );
        return Ok(());
    };
    let line = script.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let interpreter = visible(line, false, false);
    let line = String::from_utf8_lossy(line).into_owned();
    ensure!(
        !line.ends_with('\r'),
        "its first line, #!{interpreter}, ends in CR LF: the CR (␍) counts as a part of the interpreter's name"
    );
    let name = line.split_whitespace().next().context("its first line names no interpreter")?;
    ensure!(Path::new(name).is_file(), "its first line names {name}, which does not exist");
    Ok(())
}
