//! The text of the file to submit.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::{
    judges::Judge,
    source::{CRATES, Source},
    trim::trim,
};

/// The stand-ins, in the order of [`CRATES`].
const STAND_INS: [&str; 2] = [
    include_str!("../../../stand-ins/proconio.rs"),
    include_str!("../../../stand-ins/itertools.rs"),
];

#[derive(Deserialize)]
struct Manifest {
    #[serde(default)]
    dependencies: toml::Table,
}

/// The file for `judge`: where the crates are as it is, elsewhere with stand-ins for those that it uses.
///
/// # Errors
/// Why the judge cannot take it.
pub fn pack(root: &Path, solution: &str, judge: &Judge) -> Result<String> {
    let folder = root.join("crates").join(solution);
    let read = |file: &str| {
        let path = folder.join(file);
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let manifest: Manifest = toml::from_str(&read("Cargo.toml")?)?;
    for name in manifest.dependencies.keys() {
        ensure!(
            CRATES.contains(&name.as_str()),
            "it needs the crate {name}; only proconio and itertools can be served"
        );
    }
    let text = read("src/main.rs")?;
    let text = if judge.crates { text } else { std_only(&text, solution)? };
    let limit = judge.limit.unwrap_or(usize::MAX);
    ensure!(text.len() <= limit, "it has {} bytes, the limit is {limit}", text.len());
    Ok(text)
}

/// The file without tests and with stand-ins at its end; its header says where it came from.
fn std_only(text: &str, solution: &str) -> Result<String> {
    let source = Source::new(text)?;
    let crates: Vec<_> = source.crates().collect();
    let stand_ins = match crates.len() {
        0 => "",
        1 => "; a stand-in is last",
        _ => "; stand-ins are last",
    };
    let head = source.text.lines().take_while(|line| line.starts_with("//!")).count();
    let (marker, gap) = if head == 0 { ("//", "\n") } else { ("//! -", "") };
    let origin =
        format!("{marker} **File**: by `judge submit` from crates/{solution}{stand_ins}.\n{gap}");
    let mut lines = source.text.split_inclusive('\n');
    let mut packed: String = lines.by_ref().take(head).collect();
    packed += &origin;
    packed.extend(lines);
    for (name, stand_in) in CRATES.iter().zip(STAND_INS) {
        if crates.contains(name) {
            packed += "\n";
            packed += &trim(stand_in, &source.words);
        }
    }
    Ok(packed)
}
