//! The cases of a problem: pairs of files in one folder.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

use crate::base::words::{from_here, natural, visible};

/// One input with its expected output.
pub struct Case {
    /// The file's name without its ending.
    pub name: String,
    /// `NAME.in`
    pub input: PathBuf,
    /// `NAME.out` or `NAME.ans`
    pub answer: PathBuf,
}

/// The cases in `folder`, in natural order: every `.in` with exactly one `.out` or `.ans`, and nothing else.
pub(super) fn cases(folder: &Path) -> Result<Vec<Case>> {
    let is_input = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "in");
    let mut found: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for entry in fs::read_dir(folder).with_context(|| format!("no cases: {}", from_here(folder)))? {
        let entry = entry?;
        let (path, file) = (entry.path(), entry.file_name());
        if is_leftover(&file.to_string_lossy()) {
            continue;
        }
        let place = from_here(folder);
        let bytes = file.as_encoded_bytes();
        let name = file.to_str().with_context(|| {
            format!("{place}/{}: this name is not UTF-8", visible(bytes, false, false))
        })?;
        match name.rsplit_once('.') {
            Some((name, "in" | "out" | "ans")) => {
                found.entry(name.to_owned()).or_default().push(path);
            }
            _ => bail!("{place}/{name}: cases are NAME.in with NAME.out or NAME.ans"),
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
    let mut cases: Vec<_> = found.into_iter().map(case).collect::<Result<_>>()?;
    cases.sort_by_cached_key(|case| natural(&case.name));
    Ok(cases)
}

/// What editors and systems leave in a folder.
pub(super) fn is_leftover(name: &str) -> bool {
    name.starts_with('.')
        || name.starts_with('#') && name.ends_with('#')
        || ["Thumbs.db", "desktop.ini", "__pycache__"].contains(&name)
        || ["~", ".swp", ".bak", ".orig", ":Zone.Identifier"].iter().any(|end| name.ends_with(end))
}
