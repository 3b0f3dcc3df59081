//! Inputs with their outputs, among the files of a source.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};

use super::{Found, source::Source};
use crate::catalog::Sample;

/// All pairs below the folder `top`, which ends with `/` unless it is empty.
pub(super) fn read(source: &Source, top: &str) -> Result<Found> {
    let mut answers = BTreeMap::new();
    let mut inputs = Vec::new();
    for entry in &source.entries {
        let Some(path) = entry.path.strip_prefix(top) else { continue };
        match role(path) {
            Some(Role::Input(name)) => inputs.push((name, entry)),
            Some(Role::Answer(name)) => {
                let twice = answers.insert(name, entry).is_some();
                ensure!(!twice, "{path}: its input has another output beside it");
            }
            None => {}
        }
    }
    let mut found = Found::default();
    let mut lonely = 0;
    let mut tops = BTreeSet::new();
    for (key, input) in inputs {
        let Some(answer) = answers.get(&key) else {
            lonely += 1;
            continue;
        };
        if let Key::Folders(top, _) = &key {
            tops.insert(top.clone());
        }
        let name = match key {
            Key::Folders(_, name) => name,
            Key::Beside(path) => path,
        };
        found.task.cases.push(Sample {
            name,
            input: input.bytes.clone(),
            answer: answer.bytes.clone(),
        });
    }
    let several = tops.into_iter().collect::<Vec<_>>();
    ensure!(several.len() < 2, "several problems: {}; import one of them", several.join(", "));
    if lonely > 0 {
        found.words.push(format!("{lonely} inputs without an output are left out"));
    }
    shorten(&mut found.task.cases);
    Ok(found)
}

/// What input and output have in common.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// The path without its ending.
    Beside(String),
    /// The folder that holds `in/` and `out/`, and the file's name without its ending.
    Folders(String, String),
}

enum Role {
    Input(Key),
    Answer(Key),
}

fn role(path: &str) -> Option<Role> {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let (above, last) = folder.rsplit_once('/').unwrap_or(("", folder));
    let folders = |stem: &str| Key::Folders(above.to_owned(), stem.to_owned());
    let beside = || {
        let path = if folder.is_empty() { stem.to_owned() } else { format!("{folder}/{stem}") };
        Key::Beside(path)
    };
    match (last, ending) {
        ("in", "in" | "txt") => Some(Role::Input(folders(stem))),
        ("out", "out" | "ans" | "txt") => Some(Role::Answer(folders(stem))),
        ("in", "") => Some(Role::Input(folders(name))),
        ("out", "") => Some(Role::Answer(folders(name))),
        (_, "in") => Some(Role::Input(beside())),
        (_, "out" | "ans") => Some(Role::Answer(beside())),
        _ => None,
    }
}

/// Takes away the folders that all names share; what remains of them stands before the name.
fn shorten(cases: &mut [Sample]) {
    let folder = |name: &str| name.rfind('/').map_or(0, |at| at + 1);
    let Some(first) = cases.first().map(|case| case.name.clone()) else { return };
    let mut shared = folder(&first);
    while !cases.iter().all(|case| case.name.starts_with(&first[..shared])) {
        shared = folder(&first[..shared - 1]);
    }
    for case in cases {
        case.name = case.name[shared..].replace('/', "-");
    }
}
