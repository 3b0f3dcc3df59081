//! The cases of a problem: pairs of files in one folder.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

use crate::base::words::from_here;

/// One input with its expected output.
pub struct Case {
    /// The file's name without its ending.
    pub name: String,
    /// `NAME.in`
    pub input: PathBuf,
    /// `NAME.out` or `NAME.ans`
    pub answer: PathBuf,
}

/// The cases in `folder`: every `.in` with exactly one `.out` or `.ans`, and nothing else.
pub(super) fn cases(folder: &Path) -> Result<Vec<Case>> {
    let is_input = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "in");
    let mut found: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for entry in fs::read_dir(folder).with_context(|| format!("no cases: {}", from_here(folder)))? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("in" | "out" | "ans") => found.entry(name).or_default().push(path),
            _ if name.starts_with('.') => {}
            _ => bail!("{}: cases are NAME.in with NAME.out or NAME.ans", from_here(&path)),
        }
    }
    ensure!(!found.is_empty(), "no cases: {} is empty", from_here(folder));
    let case = |(name, mut files): (String, Vec<PathBuf>)| {
        files.sort_by_key(|path| !is_input(path));
        let file = from_here(&files[0]);
        ensure!(is_input(&files[0]), "{file} has no {name}.in beside it");
        ensure!(files.len() > 1, "{file} has no {name}.out (or {name}.ans) beside it");
        ensure!(files.len() < 3, "{file} has both {name}.out and {name}.ans beside it");
        for path in &files {
            ensure!(path.is_file(), "{} is not a file that can be read", from_here(path));
        }
        Ok(Case { name, answer: files.swap_remove(1), input: files.swap_remove(0) })
    };
    found.into_iter().map(case).collect()
}
