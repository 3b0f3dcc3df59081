//! `judge submit`: one file that a site takes, checked as that site would.

mod clipboard;
mod compiler;
pub mod pack;
pub mod refusal;
pub mod sites;
mod verify;

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::{
    base::{output::say_raw, verdict::Verdict},
    catalog::{Catalog, Solution},
};
use sites::{STD, Site};

/// Prints the one file to submit, after it has been compiled and run on all cases as the site would.
///
/// Exit code: 0 when it is right, 1 when it does not pass (then nothing is printed), 2 for usage, set-up, or a file
/// that cannot be served.
#[derive(Args)]
pub struct Options {
    /// The solution; with --all solutions, problems or globs
    #[arg(value_name = "SOLUTION", required_unless_present = "all")]
    pub names: Vec<String>,
    /// The site: atcoder, yukicoder, library-checker, luogu, codeforces, kattis, or std for any other [default: the
    /// one of the problem's url, else std]
    #[arg(long = "for", value_name = "SITE", value_parser = sites::named)]
    pub site: Option<&'static Site>,
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
    #[arg(long, conflicts_with_all = ["site", "output", "copy", "no_verify"])]
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
    // A problem may have the name of one of its solutions.
    let exact = solutions.iter().find(|solution| options.names == [solution.name.as_str()]);
    let solution = match (exact, &solutions[..]) {
        (Some(solution), _) | (None, [solution]) => solution,
        (None, several) => {
            let names: Vec<_> = several.iter().map(|solution| solution.name.as_str()).collect();
            bail!("one solution at a time; which of {}?", names.join(", "));
        }
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
    let clipboard = if options.copy { Some(clipboard::find()?) } else { None };
    let site = options.site.unwrap_or_else(|| site_of(solution));
    let text = pack::pack(&catalog.root, &solution.name, site)
        .with_context(|| format!("crates/{} cannot go to {}", solution.name, site.name))?;
    let checked = if options.no_verify {
        "not checked".to_owned()
    } else if let Some(checked) = verify::one(&catalog.root, solution, site, &text)? {
        checked
    } else {
        return Ok(false);
    };
    let size = text.len() as f64 / 1024.0;
    let done = format!("{} for {}: {size:.1} KiB, {checked}", solution.name, site.name);
    let handed_over = match (&options.output, clipboard) {
        (Some(file), _) => {
            fs::write(file, &text).with_context(|| format!("cannot write {}", file.display()))
        }
        (None, Some(clipboard)) => clipboard::copy(clipboard, &text),
        (None, None) => say_raw(&text),
    };
    handed_over.with_context(|| format!("{done}; but then"))?;
    eprintln!("{done}");
    if !solution.expected.is(Verdict::Ac) {
        eprintln!("note: {} is here to earn {}", solution.name, solution.expected);
    }
    Ok(true)
}

/// Whether `file` can be written; leaves all as it is.
fn ensure_writable(file: &Path) -> Result<()> {
    let is_new = !file.exists();
    let opened = File::options().append(true).create(true).open(file);
    opened.with_context(|| format!("cannot write {}", file.display()))?;
    if is_new {
        fs::remove_file(file)?;
    }
    Ok(())
}

/// The site of the solution's problem.
fn site_of(solution: &Solution) -> &'static Site {
    let url = solution.problem.url.as_deref();
    url.and_then(sites::at).unwrap_or_else(|| {
        let problem = &solution.problem.name;
        let place = url.map_or("has no url".to_owned(), |url| format!("is at {url}"));
        eprintln!("note: {problem} {place}: a std-only file for any site; --for names another");
        &STD
    })
}
