//! One cargo build for all that is asked.

use std::{
    collections::BTreeMap,
    env,
    ffi::OsStr,
    io::{self, BufRead, BufReader},
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use rustix::termios::{LocalModes, tcgetattr};
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

/// A line of cargo's JSON, as far as it matters here.
#[derive(Deserialize)]
struct Line {
    target: Target,
    executable: Option<PathBuf>,
    message: Option<Diagnostic>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    code: Option<Code>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

/// Builds the packages with the release profile, one result for each name. Cargo's progress and the compiler's warnings
/// go to standard error, but for those of missing documentation: a quick try needs none.
///
/// An error when cargo cannot build anything at all (its reason is on standard error), or on a request to stop.
pub fn build(root: &Path, names: &[&str]) -> Result<Vec<Built>> {
    build_as("release", root, names)
}

/// As [`build`], with another profile.
pub fn build_as(profile: &str, root: &Path, names: &[&str]) -> Result<Vec<Built>> {
    let mut cargo = tool(&env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--profile", profile, "--keep-going"]);
    cargo.arg("--message-format=json-diagnostic-rendered-ansi").current_dir(root);
    cargo.args(names.iter().flat_map(|name| ["-p".to_owned(), member(name)]));
    let mut cargo = start(cargo.stdin(Stdio::null()).stdout(Stdio::piped()))?;
    let mut words: BTreeMap<String, String> = BTreeMap::new();
    let mut binaries = BTreeMap::new();
    for line in BufReader::new(cargo.stdout.take().context("cargo's output")?).lines() {
        let Ok(Line { target, executable, message }) = serde_json::from_str(&line?) else {
            continue;
        };
        if let Some(path) = executable {
            binaries.insert(target.name, path);
        } else if let Some(Diagnostic { level, code, rendered }) = message {
            let rendered = rendered.unwrap_or_default();
            if level.starts_with("error") {
                // A library is called as its crate, but with `_`.
                words.entry(target.name.replace('_', "-")).or_default().push_str(&rendered);
            } else if code.is_none_or(|code| code.code != "missing_docs") {
                anstream::eprint!("{rendered}");
            }
        }
    }
    let done = end(cargo)?;
    ensure!(done || !words.is_empty(), "cargo build failed");
    let own: Vec<_> =
        names.iter().map(|name| (*name, words.remove(&name.replace('_', "-")))).collect();
    // What is left was said of libraries that several may need, and of build scripts.
    let others = words.into_values().collect::<String>();
    let nothing = "no program of this name, or a crate that it needs does not compile\n";
    let built = |(name, words): (&str, Option<String>)| match binaries.remove(name) {
        Some(path) => Built::Binary(path),
        None => Built::Failed(words.unwrap_or_else(|| format!("{nothing}{others}"))),
    };
    Ok(own.into_iter().map(built).collect())
}

/// The name as a pattern, which means a crate of the workspace only: one that it depends on may have the same name.
fn member(name: &str) -> String {
    let first = name.chars().next().map_or(0, char::len_utf8);
    format!("[{}]{}", &name[..first], &name[first..])
}

/// A command of the toolchain. In a group of its own it is in the terminal's background, where after `stty tostop`
/// writing would stop it for ever, unless it ignores that signal.
fn tool(name: &OsStr) -> Command {
    let terminal = tcgetattr(io::stderr());
    if !terminal.is_ok_and(|terminal| terminal.local_modes.contains(LocalModes::TOSTOP)) {
        return Command::new(name);
    }
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' TTOU; exec \"$0\" \"$@\""]).arg(name);
    shell
}

/// Starts a compiler in a group of its own: a request to stop kills it, so it never looks as if it had failed.
pub fn start(compiler: &mut Command) -> Result<Child> {
    let name = compiler.get_program().display().to_string();
    let child = compiler.process_group(0).spawn();
    let child = child.with_context(|| format!("cannot start {name}; is Rust installed?"))?;
    signals::watch_build(child.id());
    Ok(child)
}

/// Waits for a compiler that [`start`] has started; whether it succeeded.
pub fn end(mut compiler: Child) -> Result<bool> {
    let status = compiler.wait()?;
    signals::watch_build(0);
    ensure!(!signals::requested(), "stopped");
    Ok(status.success())
}
