//! What a new solution begins with: the files of `scripts/templates/`, where they are missing ours.

use std::{fs, io, path::Path};

use anyhow::{Context, Result};

use crate::base::words::from_here;

/// What is built in.
const OURS: [(&str, &str); 5] = [
    ("Cargo.toml", include_str!("../../templates/ours/Cargo.toml")),
    ("main.rs", include_str!("../../templates/ours/main.rs")),
    ("tests.rs", include_str!("../../templates/ours/tests.rs")),
    ("sample.in", include_str!("../../templates/ours/sample.in")),
    ("sample.out", include_str!("../../templates/ours/sample.out")),
];

/// The words for the places that a template leaves open.
pub(super) struct Words<'a> {
    /// For `__NAME__`.
    pub(super) name: &'a str,
    /// For `__TITLE__`.
    pub(super) title: &'a str,
    /// For `__TECHNIQUE__`.
    pub(super) technique: &'a str,
    /// For `__SOURCE__`.
    pub(super) url: Option<&'a str>,
}

/// The template's file of this name, as it is.
pub(super) fn file(root: &Path, name: &str) -> Result<String> {
    let own = root.join("scripts/templates").join(name);
    match fs::read_to_string(&own) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let ours = OURS.iter().find(|(ours, _)| *ours == name);
            Ok(ours.context("no such template")?.1.to_owned())
        }
        text => text.with_context(|| from_here(&own)),
    }
}

/// The template's file of this name, filled in.
pub(super) fn filled(root: &Path, name: &str, words: &Words<'_>) -> Result<String> {
    let title = plain(words.title);
    let title = if name == "Cargo.toml" { title.replace('\\', "") } else { escaped(&title) };
    let source = words.url.map_or_else(|| "Where the problem comes from.".to_owned(), link);
    // From behind: a title may hold the name of another place.
    Ok(file(root, name)?
        .replace("__NAME__", words.name)
        .replace("__TECHNIQUE__", words.technique)
        .replace("__SOURCE__", &source)
        .replace("__TITLE__", &title))
}

fn link(url: &str) -> String {
    format!("<{url}>")
}

/// The text on one line without anything that ends a comment or a string, or that rustc refuses in one.
fn plain(text: &str) -> String {
    let plain = text.replace('"', "'").replace("*/", "* /");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text as Markdown shows it: no links, no HTML.
fn escaped(text: &str) -> String {
    let special = |character| "\\[]<>`".contains(character);
    let escape = |character| special(character).then_some('\\').into_iter().chain([character]);
    text.chars().flat_map(escape).collect()
}
