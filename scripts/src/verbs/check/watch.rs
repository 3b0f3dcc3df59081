//! `judge check --watch`: whatever is saved is built and checked again.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};

use crate::{
    base::signals,
    catalog::{Compare, Solution},
};

/// An editor writes several files for one save: what comes within this time belongs together.
const TOGETHER: Duration = Duration::from_millis(50);

/// Does `check` on all, then again with what has changed; ends only by an error or a signal. A faulty set-up is told and
/// waited for.
pub(super) fn run(
    root: &Path,
    check: impl Fn(Option<&BTreeSet<PathBuf>>) -> Result<()>,
) -> Result<bool> {
    let mut seen = look(root);
    // What is to be checked for; at first all.
    let mut changed = None;
    loop {
        let done = check(changed.as_ref());
        ensure!(!signals::requested(), "stopped");
        if let Err(error) = &done {
            eprintln!("error: {error:#}");
        }
        let saved = next(root, &mut seen)?;
        if done.is_ok() {
            changed = Some(saved);
        } else if let Some(changed) = &mut changed {
            changed.extend(saved);
        }
    }
}

/// Whether a solution has to be checked again.
pub(super) fn touches(root: &Path, solution: &Solution, changed: &BTreeSet<PathBuf>) -> bool {
    let samples = root.join("samples").join(&solution.problem.name);
    let krate = root.join("crates").join(&solution.name);
    let checker = match &solution.problem.compare {
        Compare::Program(checker, _) => Some(checker),
        _ => None,
    };
    let settings = root.join("samples").join(format!("{}.toml", solution.problem.name));
    changed.iter().any(|path| {
        path.starts_with(&krate)
            || path.starts_with(&samples)
            || *path == settings
            || Some(path) == checker
    })
}

/// All files, each with the time of its last change and its number.
type Files = BTreeMap<PathBuf, [i64; 3]>;

/// Plain looking: it needs no library, and sees changes on file systems that tell of none.
fn look(root: &Path) -> Files {
    let mut files = Files::new();
    let mut folders = vec![root.join("crates"), root.join("samples")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|file| file.is_dir()) {
                folders.push(entry.path());
            } else if let Ok(file) = fs::metadata(entry.path()) {
                files.insert(entry.path(), [file.ctime(), file.ctime_nsec(), file.ino() as i64]);
            }
        }
    }
    files
}

/// Waits for something to change; all that changes together.
fn next(root: &Path, seen: &mut Files) -> Result<BTreeSet<PathBuf>> {
    let mut changed = BTreeSet::new();
    let mut pause = TOGETHER;
    loop {
        sleep(pause);
        ensure!(!signals::requested(), "stopped");
        let start = Instant::now();
        let now = look(root);
        // In a large workspace looking takes at most a tenth of the time.
        pause = TOGETHER.max(9 * start.elapsed());
        let differ = |a: &Files, b: &Files| {
            let new = a.iter().filter(|(path, file)| b.get(*path) != Some(file));
            new.map(|(path, _)| path.clone()).collect::<Vec<_>>()
        };
        let more = [differ(&now, seen), differ(seen, &now)].concat();
        *seen = now;
        if more.is_empty() && !changed.is_empty() {
            return Ok(changed);
        }
        changed.extend(more);
    }
}
