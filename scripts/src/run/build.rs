//! One cargo build for all that is asked.

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader},
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::base::signals;

/// What cargo made of a solution.
#[derive(Clone, Debug)]
pub enum Built {
    /// The executable.
    Binary(PathBuf),
    /// The compiler's words.
    Failed(String),
}

/// The lines of cargo's JSON that matter here.
#[derive(Deserialize)]
#[serde(tag = "reason")]
enum Message {
    #[serde(rename = "compiler-artifact")]
    Artifact { target: Target, executable: Option<PathBuf> },
    #[serde(rename = "compiler-message")]
    Words { target: Target, message: Diagnostic },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    rendered: Option<String>,
}

/// Builds the packages with the release profile, one result for each name; cargo's progress and the compiler's warnings go to standard error.
///
/// # Errors
/// When cargo cannot build anything at all (its reason is on standard error), or when the checker has to stop.
pub fn build(root: &Path, names: &[&str]) -> Result<Vec<Built>> {
    build_as("release", root, names)
}

/// As [`build`], with another profile.
///
/// # Errors
/// As [`build`].
pub fn build_as(profile: &str, root: &Path, names: &[&str]) -> Result<Vec<Built>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args([
            "build",
            "--profile",
            profile,
            "--keep-going",
            "--message-format=json-diagnostic-rendered-ansi",
        ])
        .current_dir(root);
    cargo.args(names.iter().flat_map(|name| ["-p", name]));
    let mut cargo = cargo
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .process_group(0)
        .spawn()
        .context("cannot start cargo; is Rust installed?")?;
    signals::watch_build(cargo.id());
    let mut words: BTreeMap<String, String> = BTreeMap::new();
    let mut binaries = BTreeMap::new();
    for line in BufReader::new(cargo.stdout.take().context("cargo's output")?).lines() {
        match serde_json::from_str(&line?) {
            Ok(Message::Artifact { target, executable: Some(path) }) => {
                binaries.insert(target.name, path);
            }
            Ok(Message::Words { target, message: Diagnostic { level, rendered } }) => {
                let rendered = rendered.unwrap_or_default();
                if level.starts_with("error") {
                    words.entry(target.name).or_default().push_str(&rendered);
                } else {
                    anstream::eprint!("{rendered}");
                }
            }
            _ => {}
        }
    }
    let status = cargo.wait()?;
    signals::watch_build(0);
    ensure!(!signals::requested(), "stopped");
    if !status.success() && words.is_empty() {
        bail!("cargo build failed");
    }
    let nothing = "no program of this name, or a crate that it needs does not compile\n";
    let built = |name: &&str| match binaries.remove(*name) {
        Some(path) => Built::Binary(path),
        None => Built::Failed(words.remove(*name).unwrap_or_else(|| nothing.to_owned())),
    };
    Ok(names.iter().map(built).collect())
}
