//! One problem: its limits, its comparison and its cases, from `samples/<problem>.toml` and the folder beside it.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use super::cases::{Case, cases};
use crate::{
    base::{limits::Limits, words::from_here},
    problems,
};

const MIB: u64 = 1 << 20;

/// One task, ready to be judged.
pub struct Problem {
    /// The name of the folder in `samples/`.
    pub name: String,
    /// What people call it.
    pub title: Option<String>,
    /// Where it can be submitted.
    pub url: Option<String>,
    /// What a solution may use.
    pub limits: Limits,
    /// The output limit in bytes where the problem sets its own.
    pub output_limit: Option<u64>,
    /// What makes an output right.
    pub compare: Compare,
    /// Sorted by name, never empty.
    pub cases: Vec<Case>,
}

/// What makes an output right.
pub enum Compare {
    /// Line by line; blanks that end a line or the file don't count.
    Lines,
    /// Words separated by any white space.
    Tokens,
    /// As tokens, but numbers may be off by this much, absolutely or relatively.
    Float(f64),
    /// The function that `problems` has for this problem.
    Function,
    /// A program in testlib's convention, with its limits.
    Program(PathBuf, Limits),
}

/// `samples/<problem>.toml` as it is written.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Settings {
    title: Option<String>,
    url: Option<String>,
    time_limit: Option<f64>,
    memory_limit: Option<u64>,
    output_limit: Option<u64>,
    compare: Option<CompareName>,
    checker: Option<PathBuf>,
    checker_time_limit: Option<f64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CompareName {
    Lines,
    Tokens,
    Float(f64),
    Checker,
}

impl Problem {
    /// Reads the problem called `name`.
    ///
    /// # Errors
    /// Whatever would let a solution pass for want of a case, and whatever is not understood; the file is named.
    pub fn load(root: &Path, name: &str) -> Result<Self> {
        let samples = root.join("samples");
        let file = samples.join(format!("{name}.toml"));
        let parse = || {
            let settings: Settings = match fs::read_to_string(&file) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => Settings::default(),
                text => toml::from_str(&text?)?,
            };
            Ok::<_, anyhow::Error>((
                limits(&settings)?,
                compare(&samples, name, &settings)?,
                settings,
            ))
        };
        let (limits, compare, settings) = parse().with_context(|| from_here(&file))?;
        Ok(Self {
            name: name.to_owned(),
            title: settings.title,
            url: settings.url,
            limits,
            output_limit: settings.output_limit.map(|mib| mib * MIB),
            compare,
            cases: cases(&samples.join(name))?,
        })
    }

    /// The limits for one case: unless the problem says otherwise, the output may be twice the answer, 64 MiB at least.
    #[must_use]
    pub fn limits_for(&self, case: &Case) -> Limits {
        let answer = fs::metadata(&case.answer).map_or(0, |file| file.len());
        let usual = (2 * answer + MIB).max(64 * MIB);
        Limits { output: self.output_limit.unwrap_or(usual), ..self.limits }
    }
}

fn limits(settings: &Settings) -> Result<Limits> {
    let memory = settings.memory_limit.unwrap_or(256);
    for (key, mib) in [("memory", memory), ("output", settings.output_limit.unwrap_or(64))] {
        ensure!((1..1 << 20).contains(&mib), "{key}-limit is in MiB, at least 1");
    }
    let cpu = seconds("time-limit", settings.time_limit, 2.0)?;
    Ok(Limits { cpu, memory: memory * MIB, output: 64 * MIB })
}

fn seconds(key: &str, value: Option<f64>, usual: f64) -> Result<Duration> {
    let value = value.unwrap_or(usual);
    ensure!(value > 0.0 && value <= 3600.0, "{key} is in seconds, above 0 and at most 3600");
    Ok(Duration::from_secs_f64(value))
}

fn compare(samples: &Path, name: &str, settings: &Settings) -> Result<Compare> {
    let cpu = seconds("checker-time-limit", settings.checker_time_limit, 10.0)?;
    Ok(match (&settings.compare, &settings.checker) {
        (None | Some(CompareName::Checker), Some(path)) => {
            let path = samples.join(path);
            ensure!(path.is_file(), "checker: there is no file {}", from_here(&path));
            Compare::Program(path, Limits { cpu, memory: 1024 * MIB, output: 16 * MIB })
        }
        (_, Some(_)) => bail!("checker = \"…\" goes with compare = \"checker\" only"),
        (Some(CompareName::Checker), None) => match problems::checker(name) {
            Some(_) => Compare::Function,
            None => bail!(
                "compare = \"checker\": no function for {name} in scripts/src/problems/mod.rs, and no checker = \"PROGRAM\""
            ),
        },
        (None | Some(CompareName::Lines), None) => Compare::Lines,
        (Some(CompareName::Tokens), None) => Compare::Tokens,
        (Some(CompareName::Float(tolerance)), None) => {
            ensure!((0.0..1.0).contains(tolerance), "compare: float is a tolerance such as 1e-6");
            Compare::Float(*tolerance)
        }
    })
}
