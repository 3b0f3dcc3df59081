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
pub(super) fn run(root: &Path, check: impl Fn(Option<&Entries>) -> Result<()>) -> Result<bool> {
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
pub(super) fn touches(root: &Path, solution: &Solution, changed: &Entries) -> bool {
    let problem = root.join("samples").join(&solution.problem.name);
    let mut needed = vec![root.join("crates").join(&solution.name), problem];
    needed.push(root.join("samples").join(format!("{}.toml", solution.problem.name)));
    if let Compare::Program(checker, _) = &solution.problem.compare {
        needed.push(checker.clone());
    }
    changed.iter().any(|entry| needed.iter().any(|path| path.starts_with(entry)))
}

/// Entries of `crates/` and `samples/`.
pub(super) type Entries = BTreeSet<PathBuf>;
/// For each entry the files in it, with the time of the last change.
type Stamps = BTreeMap<PathBuf, Vec<(PathBuf, i64, i64)>>;

/// Plain looking needs no library, and sees what changes on file systems that tell nobody.
fn look(root: &Path) -> Stamps {
    let list = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten();
    let entries = ["crates", "samples"].into_iter().flat_map(|folder| list(&root.join(folder)));
    let stamped = entries.map(|entry| {
        let (mut stamps, mut left) = (Vec::new(), vec![entry.path()]);
        // Links are followed where people put them on purpose; deeper, they may lead in a circle.
        let linked = [entry.path(), entry.path().join("src")];
        while let Some(path) = left.pop() {
            let follow = linked.contains(&path);
            let file = if follow { fs::metadata(&path) } else { fs::symlink_metadata(&path) };
            if file.is_ok_and(|file| file.is_dir()) {
                left.extend(list(&path).map(|inner| inner.path()));
            }
            stamps.extend(fs::metadata(&path).map(|file| (path, file.ctime(), file.ctime_nsec())));
        }
        (entry.path(), stamps)
    });
    stamped.collect()
}

/// Waits for something to change; all that changes together.
fn next(root: &Path, seen: &mut Stamps) -> Result<Entries> {
    let (mut changed, mut pause) = (Entries::new(), TOGETHER);
    loop {
        sleep(pause);
        ensure!(!signals::requested(), "stopped");
        let start = Instant::now();
        let now = look(root);
        // In a large workspace, too, looking takes at most a tenth of the time.
        pause = TOGETHER.max(9 * start.elapsed());
        if now == *seen && !changed.is_empty() {
            return Ok(changed);
        }
        let both = now.keys().chain(seen.keys());
        changed.extend(both.filter(|entry| now.get(*entry) != seen.get(*entry)).cloned());
        *seen = now;
    }
}
