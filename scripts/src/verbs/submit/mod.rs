//! `judge submit`: one file that a judge takes, checked as that judge would.

pub mod clipboard;
mod compiler;
mod foreign;
mod forms;
pub mod judges;
pub mod pack;
pub mod source;
pub mod trim;
pub mod verify;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use rustix::{
    fs::{Access, access},
    io::Errno,
};

use crate::{
    base::{output::say_raw, verdict::Verdict},
    catalog::{Catalog, Solution},
};
use judges::{Judge, STD};

/// Prints the one file to submit, after it has been compiled and run on all cases as the judge would.
///
/// Exit code: 0 when it is right, 1 when it does not pass (then nothing is printed), 2 for usage, set-up, or a file
/// that cannot be served.
#[derive(Args)]
pub struct Options {
    /// The solution; with --all solutions, problems or globs
    #[arg(value_name = "SOLUTION", required_unless_present = "all")]
    pub names: Vec<String>,
    /// The judge: atcoder, yukicoder, library-checker, luogu, codeforces, kattis, or std for any other [default: the
    /// one of the problem's url, else std]
    #[arg(long = "for", value_name = "JUDGE", value_parser = judges::named)]
    pub judge: Option<&'static Judge>,
    /// Writes FILE instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Puts the file on the clipboard instead of standard output
    #[arg(long, conflicts_with = "output")]
    pub copy: bool,
    /// Neither compiles the file nor runs it
    #[arg(long)]
    pub no_verify: bool,
    /// Checks every solution as a std-only file in the editions 2021 and 2024, and with an old rustc
    #[arg(long, conflicts_with_all = ["judge", "output", "copy", "no_verify"])]
    pub all: bool,
    /// The old rustc [default: /usr/bin/rustc if it is Debian 12's 1.63]
    #[arg(long, value_name = "PATH", requires = "all")]
    pub old_rustc: Option<PathBuf>,
}

/// The command; whether all was right.
///
/// # Errors
/// Usage, set-up, a file that cannot be served, or a request to stop.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    let solutions = catalog.select(&options.names)?;
    if options.all {
        return verify::all(&catalog.root, &solutions, options.old_rustc.as_deref());
    }
    let [solution] = &solutions[..] else {
        let names: Vec<_> = solutions.iter().map(|solution| solution.name.as_str()).collect();
        bail!("one solution at a time; which of {}?", names.join(", "));
    };
    if let Some(file) = &options.output {
        ensure_writable(file)?;
        let source = catalog.root.join("crates").join(&solution.name).join("src/main.rs");
        ensure!(
            file.canonicalize().ok() != Some(source),
            "{}: this is the solution",
            file.display()
        );
    }
    if options.copy {
        clipboard::ensure_there()?;
    }
    let judge = options.judge.unwrap_or_else(|| judge_of(solution));
    let text = pack::pack(&catalog.root, &solution.name, judge)
        .with_context(|| format!("crates/{} cannot go to {}", solution.name, judge.name))?;
    let checked = if options.no_verify {
        "not checked".to_owned()
    } else if let Some(checked) = verify::one(&catalog.root, solution, judge, &text)? {
        checked
    } else {
        return Ok(false);
    };
    let size = text.len() as f64 / 1024.0;
    let done = format!("{} for {}: {size:.1} KiB, {checked}", solution.name, judge.name);
    let handed_over = match &options.output {
        Some(file) => {
            fs::write(file, &text).with_context(|| format!("cannot write {}", file.display()))
        }
        None if options.copy => clipboard::copy(&text),
        None => say_raw(&text),
    };
    handed_over.with_context(|| format!("{done}; but then"))?;
    eprintln!("{done}");
    if !solution.expected.is(Verdict::Ac) {
        eprintln!("note: {} is here to earn {}", solution.name, solution.expected);
    }
    Ok(true)
}

/// Whether `file` can be written, as far as can be told without touching it.
fn ensure_writable(file: &Path) -> Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    // The dot is refused where it is no folder.
    let folder = folder.unwrap_or(Path::new(".")).join(".");
    let answer = match file.exists() {
        true if file.is_dir() => Err(Errno::ISDIR),
        true => access(file, Access::WRITE_OK),
        false => access(&folder, Access::WRITE_OK | Access::EXEC_OK),
    };
    answer.with_context(|| format!("cannot write {}", file.display()))
}

/// The judge of the solution's problem.
fn judge_of(solution: &Solution) -> &'static Judge {
    let url = solution.problem.url.as_deref();
    url.and_then(judges::at).unwrap_or_else(|| {
        let problem = &solution.problem.name;
        let place = url.map_or("has no url".to_owned(), |url| format!("is at {url}"));
        eprintln!("note: {problem} {place}: a std-only file for any judge; --for names another");
        &STD
    })
}
