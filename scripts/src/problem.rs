//! One problem: its limits, its comparison and its cases, from `samples/<problem>.toml` and the folder beside it.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::{
    problems::{self, Checker},
    run::Limits,
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

/// One input with its expected output.
pub struct Case {
    /// The file's name without its ending.
    pub name: String,
    /// `NAME.in`
    pub input: PathBuf,
    /// `NAME.out` or `NAME.ans`
    pub answer: PathBuf,
}

/// What makes an output right.
pub enum Compare {
    /// Line by line; blanks that end a line or the file don't count.
    Lines,
    /// Words separated by any white space.
    Tokens,
    /// As tokens, but numbers may be off by this much, absolutely or relatively.
    Float(f64),
    /// A function of ours.
    Function(Checker),
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
        let settings: Settings = match fs::read_to_string(&file) {
            Ok(text) => toml::from_str(&text).with_context(|| format!("{}", file.display()))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Settings::default(),
            Err(error) => return Err(error).with_context(|| format!("{}", file.display())),
        };
        Self::new(root, name, settings).with_context(|| format!("{}", file.display()))
    }

    fn new(root: &Path, name: &str, settings: Settings) -> Result<Self> {
        let memory = settings.memory_limit.unwrap_or(256);
        ensure!((1..1 << 20).contains(&memory), "memory-limit is in MiB, from 1");
        let output = settings.output_limit;
        ensure!(
            output.is_none_or(|mib| (1..1 << 20).contains(&mib)),
            "output-limit is in MiB, from 1"
        );
        Ok(Self {
            name: name.to_owned(),
            limits: Limits {
                cpu: seconds(settings.time_limit.unwrap_or(2.0)).context("time-limit")?,
                memory: memory * MIB,
                output: 64 * MIB,
            },
            output_limit: output.map(|mib| mib * MIB),
            compare: compare(root, name, &settings)?,
            cases: cases(&root.join("samples").join(name))?,
            title: settings.title,
            url: settings.url,
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

fn seconds(value: f64) -> Result<Duration> {
    ensure!(value > 0.0 && value <= 3600.0, "a limit is in seconds, above 0, at most 3600");
    Ok(Duration::from_secs_f64(value))
}

fn compare(root: &Path, name: &str, settings: &Settings) -> Result<Compare> {
    let limits = Limits {
        cpu: seconds(settings.checker_time_limit.unwrap_or(10.0)).context("checker-time-limit")?,
        memory: 1024 * MIB,
        output: 16 * MIB,
    };
    Ok(match (&settings.compare, &settings.checker) {
        (None | Some(CompareName::Checker), Some(path)) => {
            let path = root.join("samples").join(path);
            ensure!(path.is_file(), "checker: there is no file {}", path.display());
            Compare::Program(path, limits)
        }
        (Some(CompareName::Checker), None) => Compare::Function(problems::checker(name).with_context(|| {
            format!("compare = \"checker\" needs a function for {name} in scripts/src/problems/ or checker = \"program\"")
        })?),
        (_, Some(_)) => bail!("checker and compare exclude each other (but for compare = \"checker\")"),
        (None | Some(CompareName::Lines), None) => Compare::Lines,
        (Some(CompareName::Tokens), None) => Compare::Tokens,
        (Some(CompareName::Float(epsilon)), None) => {
            ensure!((0.0..1.0).contains(epsilon), "compare: float is a tolerance such as 1e-6");
            Compare::Float(*epsilon)
        }
    })
}

/// The cases in `folder`: every `.in` with exactly one `.out` or `.ans`, and nothing else.
fn cases(folder: &Path) -> Result<Vec<Case>> {
    let mut halves: BTreeMap<String, (Option<PathBuf>, Vec<PathBuf>)> = BTreeMap::new();
    let entries =
        fs::read_dir(folder).with_context(|| format!("no cases: {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("in") => halves.entry(name).or_default().0 = Some(path),
            Some("out" | "ans") => halves.entry(name).or_default().1.push(path),
            _ if name.starts_with('.') => {}
            _ => bail!(
                "{}: a folder of cases holds NAME.in and NAME.out (or NAME.ans) only",
                path.display()
            ),
        }
    }
    ensure!(!halves.is_empty(), "no cases: {} is empty", folder.display());
    let pair = |(name, half): (String, (Option<PathBuf>, Vec<PathBuf>))| match half {
        (Some(input), answers) if answers.len() == 1 => {
            Ok(Case { name, input, answer: answers.into_iter().next().unwrap_or_default() })
        }
        (Some(input), answers) if answers.is_empty() => {
            bail!("{} has no {name}.out (or {name}.ans) beside it", input.display())
        }
        (Some(input), _) => bail!("{} has both a .out and a .ans beside it", input.display()),
        (None, answers) => bail!("{} has no {name}.in beside it", answers[0].display()),
    };
    halves.into_iter().map(pair).collect()
}
