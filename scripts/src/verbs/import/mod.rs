//! `judge import`: cases from what others make.

mod package;
mod pairs;
mod source;
mod suite;
mod yaml;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::{
    base::{
        output::say,
        words::{self, from_here, quoted},
    },
    catalog::{Catalog, Sample, Task, names},
};
use source::Source;

/// A committed case is at most about this large.
const LARGE: usize = 1 << 20;

/// Takes cases from a folder, a zip or a YAML file.
///
/// Known forms: NAME.in with NAME.out or NAME.ans in any folders, folders `in/` and `out/` (AtCoder), packages with
/// `problem.yaml` (Kattis, ICPC), suites of cargo-compete, the folder that `oj download` makes. A problem that is not
/// known yet gets its file and a solution too. Cases whose input is there already are left out; nothing is overwritten.
#[derive(Args)]
pub struct Options {
    /// The folder, the zip or the YAML file
    #[arg(value_name = "PATH")]
    path: PathBuf,
    /// The problem [default: as the folder or the file is called]
    #[arg(long, value_name = "PROBLEM")]
    name: Option<String>,
}

/// What a source holds, with what has to be said of it.
#[derive(Default)]
struct Found {
    task: Task,
    words: Vec<String>,
}

/// The command.
///
/// # Errors
/// When the source holds no cases or can't be understood, or when something cannot be written.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    let what = from_here(&options.path);
    let source = Source::read(&options.path).with_context(|| what.clone())?;
    let found = found(&source).with_context(|| what.clone())?;
    let name = if let Some(name) = &options.name {
        name.clone()
    } else {
        let path = options.path.canonicalize()?;
        let stem = if path.is_dir() { path.file_name() } else { path.file_stem() };
        let stem = stem.unwrap_or_default().to_string_lossy();
        names::slug(&stem).with_context(|| format!("{what}: call it something with --name"))?
    };
    names::check(&catalog.root, &name).context("call it something else with --name")?;
    let Found { task, words: notes } = found;
    let known = catalog.has_problem(&name);
    let is_in = |path: &&PathBuf| path.extension().is_some_and(|ending| ending == "in");
    let mut made = catalog.add_problem(&name, &task)?;
    let added = made.iter().filter(is_in).count();
    let catalog = Catalog::open(Some(&catalog.root))?;
    if !known && catalog.matches(&name).is_err() {
        made.extend(catalog.add_solution(&name, &task)?);
    }
    let others =
        made.iter().filter(|path| !path.starts_with(catalog.root.join("samples").join(&name)));
    let mut text = words::made(others);
    let folder = quoted(&from_here(&catalog.root.join("samples").join(&name)));
    let (cases, there) = (task.cases.len(), task.cases.len() - added);
    text += &format!("{added} of {cases} cases added to {folder}");
    text += &if there > 0 { format!("; {there} were there already\n") } else { "\n".to_owned() };
    let large = |case: &&Sample| case.input.len().max(case.answer.len()) > LARGE;
    match task.cases.iter().filter(large).count() {
        0 => {}
        large => text += &format!("note: {large} are larger than 1 MiB: better not committed\n"),
    }
    text.extend(notes.iter().map(|word| format!("note: {word}\n")));
    say(&(text + &catalog.next_command(&[&name])))?;
    Ok(true)
}

/// Whatever form the source has.
fn found(source: &Source) -> Result<Found> {
    let found = if let Some((folder, text)) = source.package()? {
        package::read(source, &folder, &text)?
    } else {
        let mut found = pairs::read(source, "")?;
        for entry in source.entries.iter().filter(|entry| entry.has_ending(&["yml", "yaml"])) {
            let suite = entry.text().and_then(|text| suite::read(&text));
            let suite = if source.entries.len() > 1 {
                suite.with_context(|| entry.path.clone())
            } else {
                suite
            };
            match suite {
                Ok(Some(_)) if !found.task.cases.is_empty() => {
                    bail!(
                        "{}: cases in files and in a suite, or several suites; import one of them",
                        entry.path
                    )
                }
                Ok(Some(suite)) => found = suite,
                Err(error) if found.task.cases.is_empty() => return Err(error),
                Ok(None) | Err(_) => {}
            }
        }
        found
    };
    ensure!(
        !found.task.cases.is_empty(),
        "no cases: neither NAME.in with NAME.out or NAME.ans, nor in/ and out/, nor a suite of cargo-compete"
    );
    Ok(found)
}
