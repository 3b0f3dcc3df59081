//! One solution, and what its manifest says of it.

use std::{collections::BTreeSet, fs, iter::once, path::Path, sync::Arc};

use anyhow::{Context, Result, anyhow, ensure};
use toml::{Table, Value};

use super::problem::Problem;
use crate::base::{verdict::Expected, words::from_here};

/// One crate of `crates/`, with the problem it solves.
pub struct Solution {
    /// The crate's name, which is its folder's name too.
    pub name: String,
    /// The manifest's one line.
    pub description: String,
    /// The techniques, the main one first.
    pub keywords: Vec<String>,
    /// What it has to earn.
    pub expected: Expected,
    /// What it solves.
    pub problem: Arc<Problem>,
}

/// What `crates/<name>/Cargo.toml` says: the description, the keywords, and what is expected. `others` are all solutions.
pub(super) fn manifest(
    root: &Path,
    name: &str,
    others: &BTreeSet<String>,
) -> Result<(String, Vec<String>, Expected)> {
    let folder = root.join("crates").join(name);
    let file = folder.join("Cargo.toml");
    let read = || {
        let manifest: Table = fs::read_to_string(&file)?.parse()?;
        let package = manifest.get("package").context("expected a table [package]")?;
        let called = package.get("name").and_then(Value::as_str);
        let called = called.with_context(|| format!("expected name = \"{name}\""))?;
        ensure!(called == name, "the crate is called {called}, its folder {name}");
        for program in once(name.to_owned()).chain(programs(&manifest, &folder)) {
            let taken = ["judge", "empty-process"].contains(&&*program)
                || program != name && others.contains(&program);
            ensure!(
                !taken,
                "its program `{program}` would overwrite another one of this name; rename it"
            );
        }
        let description = package.get("description").and_then(Value::as_str).unwrap_or_default();
        let keywords = package.get("keywords").and_then(Value::as_array).into_iter().flatten();
        let keywords = keywords.filter_map(|word| Some(word.as_str()?.to_owned())).collect();
        let keys = package.get("metadata").and_then(|metadata| metadata.get("judge"));
        let expected = keys.map_or_else(|| Ok(Expected::default()), expected)?;
        Ok((description.to_owned(), keywords, expected))
    };
    read().with_context(|| from_here(&file))
}

/// The names of a crate's further programs.
fn programs(manifest: &Table, folder: &Path) -> Vec<String> {
    let listed = manifest.get("bin").and_then(Value::as_array).into_iter().flatten();
    let listed = listed.filter_map(|program| Some(program.get("name")?.as_str()?.to_owned()));
    let found = fs::read_dir(folder.join("src/bin")).into_iter().flatten().flatten();
    let found =
        found.filter_map(|entry| Some(entry.path().file_stem()?.to_string_lossy().into_owned()));
    listed.chain(found).collect()
}

/// Reads `[package.metadata.judge]`.
fn expected(keys: &Value) -> Result<Expected> {
    const EXAMPLE: &str = "expected expect = \"TLE\", or a list such as [\"TLE\", \"MLE\"]";
    let words = keys.as_table().filter(|keys| keys.len() == 1).and_then(|keys| {
        let value = keys.get("expect")?;
        let list = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        list.iter().map(Value::as_str).collect::<Option<Vec<_>>>()
    });
    let words = words.with_context(|| format!("[package.metadata.judge]: {EXAMPLE}"))?;
    let parsed = Expected::parse(&words);
    parsed.map_err(|word| anyhow!("no solution can be expected to earn {word}; {EXAMPLE}"))
}
