//! `judge check --watch`: whatever is saved is built and checked again.

use std::{
    collections::BTreeSet,
    path::PathBuf,
    sync::mpsc::{self, RecvTimeoutError},
    time::Duration,
};

use anyhow::{Result, bail};
use notify::{Event, RecursiveMode, Watcher};

use crate::{
    base::signals,
    catalog::{Catalog, Compare, Solution},
};

/// An editor writes several files for one save: what comes within this time belongs together.
const TOGETHER: Duration = Duration::from_millis(50);

/// Does `check` on all that `names` mean, then again on what has changed; ends only by an error or a signal.
///
/// # Errors
/// When files cannot be watched, or when the checker has to stop. A faulty set-up is told and waited for.
pub fn run(
    catalog: &Catalog,
    names: &[String],
    check: impl Fn(&Catalog, Vec<Solution>) -> Result<()>,
) -> Result<bool> {
    let (events, incoming) = mpsc::channel();
    let mut watcher = notify::recommended_watcher(events)?;
    for folder in ["crates", "samples"] {
        watcher.watch(&catalog.root.join(folder), RecursiveMode::Recursive)?;
    }
    // What is to be checked for; at first all.
    let mut changed = None;
    loop {
        let done = tell(Catalog::open(Some(&catalog.root)).and_then(|catalog| {
            let mut solutions = catalog.select(names)?;
            if let Some(changed) = &changed {
                solutions.retain(|solution| touches(&catalog, solution, changed));
            }
            if !solutions.is_empty() {
                check(&catalog, solutions)?;
                eprintln!("watching; Ctrl-C ends it");
            }
            Ok(())
        }))?;
        let saved = next(&incoming)?;
        if done {
            changed = Some(saved);
        } else if let Some(changed) = &mut changed {
            changed.extend(saved);
        }
    }
}

/// Whether it went well; tells why not.
fn tell(result: Result<()>) -> Result<bool> {
    match result {
        Err(error) if !signals::requested() => {
            eprintln!("error: {error:#}");
            Ok(false)
        }
        result => result.map(|()| true),
    }
}

fn touches(catalog: &Catalog, solution: &Solution, changed: &BTreeSet<PathBuf>) -> bool {
    let (krate, samples) = (
        catalog.root.join("crates").join(&solution.name),
        catalog.root.join("samples").join(&solution.problem.name),
    );
    let settings = catalog.root.join("samples").join(format!("{}.toml", solution.problem.name));
    let checker = match &solution.problem.compare {
        Compare::Program(checker, _) => Some(checker),
        _ => None,
    };
    changed.iter().any(|path| {
        path.starts_with(&krate)
            || path.starts_with(&samples)
            || *path == settings
            || Some(path) == checker
    })
}

/// Waits for something to change; all that changes together.
fn next(incoming: &mpsc::Receiver<notify::Result<Event>>) -> Result<BTreeSet<PathBuf>> {
    let mut changed = BTreeSet::new();
    loop {
        match incoming.recv_timeout(TOGETHER) {
            Ok(event) => {
                let event = event?;
                if !event.kind.is_access() {
                    changed.extend(event.paths);
                }
            }
            Err(RecvTimeoutError::Timeout) if signals::requested() => bail!("stopped"),
            Err(RecvTimeoutError::Timeout) if changed.is_empty() => {}
            Err(_) => return Ok(changed),
        }
    }
}
