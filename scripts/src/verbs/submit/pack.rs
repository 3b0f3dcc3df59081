//! The text of the file to submit.

use std::{collections::HashSet, fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::sites::Site;

/// The crates that there are stand-ins for, with these.
pub const STAND_INS: [(&str, &str); 2] = [
    ("itertools", include_str!("../../../stand-ins/itertools.rs")),
    ("proconio", include_str!("../../../stand-ins/proconio.rs")),
];

/// The largest std-only file that is all right with us.
pub const LARGEST: usize = 32 << 10;

#[derive(Deserialize)]
struct Manifest {
    #[serde(default)]
    dependencies: toml::Table,
}

/// The file for `site`: `main.rs` as it is, and where the crates are not, with stand-ins at its end.
///
/// # Errors
/// Why the site cannot take it.
pub fn pack(root: &Path, solution: &str, site: &Site) -> Result<String> {
    let folder = root.join("crates").join(solution);
    let read = |file: &str| {
        let path = folder.join(file);
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let manifest: Manifest = toml::from_str(&read("Cargo.toml")?)?;
    for name in manifest.dependencies.keys() {
        ensure!(
            STAND_INS.iter().any(|(known, _)| known == name),
            "it needs the crate {name}; only proconio and itertools can be served"
        );
    }
    let text = read("src/main.rs")?;
    let text = if site.crates { text } else { std_only(text) };
    let limit = site.limit.unwrap_or(usize::MAX);
    ensure!(text.len() <= limit, "it has {} bytes, the limit is {limit}", text.len());
    Ok(text)
}

/// `text` with stand-ins for the crates that it uses. It finds them by a glob, which a `use proconio::{self, input};`
/// may shadow; modules of the crates' own names would clash with that.
#[must_use]
pub fn std_only(mut text: String) -> String {
    let words: HashSet<_> = words_of(&text).collect();
    let (mut names, mut modules) = (String::new(), String::new());
    for (name, stand_in) in STAND_INS.iter().filter(|(name, _)| words.contains(name)) {
        names += &format!("    pub(crate) use super::{name}_stand_in as {name};\n");
        modules += &format!("\n#[rustfmt::skip]\n{}", trim(stand_in, words.clone()));
    }
    if names.is_empty() {
        return text;
    }
    if text.len() + modules.len() > LARGEST {
        // Then its form is the first to go.
        let lines = modules.lines().map(str::trim_start).filter(|line| !line.starts_with("//"));
        modules = lines.flat_map(|line| [line, "\n"]).collect();
    }
    if !text.ends_with('\n') {
        text.push('\n');
    }
    let allow = "\n#[allow(unused_imports)]\n";
    format!("{text}{allow}use stand_ins::*;\n{allow}mod stand_ins {{\n{names}}}\n{modules}")
}

/// What somebody who says `words` needs of `stand_in`. In there a line `//: name …` begins a part that is only needed
/// where one of the names is said, in a part that is needed if not by `words`; `//:` alone one that always is.
fn trim<'a>(stand_in: &'a str, mut words: HashSet<&'a str>) -> String {
    let mut parts: Vec<(Vec<&str>, Vec<&str>)> = vec![(vec![""], Vec::new())];
    for line in stand_in.lines() {
        match line.trim_start().strip_prefix("//:") {
            Some(names) => parts.push((names.trim_start().split(' ').collect(), Vec::new())),
            None => parts.last_mut().expect("the first is there").1.push(line),
        }
    }
    words.insert("");
    let mut needed = vec![false; parts.len()];
    let asked = |number: usize, words: &HashSet<&str>| {
        parts[number].0.iter().any(|&name| words.contains(name))
    };
    while let Some(new) = (0..parts.len()).find(|&part| !needed[part] && asked(part, &words)) {
        needed[new] = true;
        let code = parts[new].1.iter().map(|line| line.split("//").next().unwrap_or_default());
        words.extend(code.flat_map(words_of));
    }
    let kept = parts.iter().zip(needed).filter(|(_, needed)| *needed);
    kept.flat_map(|((_, lines), _)| lines).flat_map(|line| [line, "\n"]).collect()
}

/// All that could be an identifier in `text`, comments and all: one too many does no harm.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c != '_' && !c.is_alphanumeric())
}
