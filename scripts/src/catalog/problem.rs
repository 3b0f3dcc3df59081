//! One problem: its limits, its comparison and its cases, from `samples/<problem>.toml` and the folder beside it.

use std::{
    collections::BTreeSet,
    fs, io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use glob::Pattern;
use toml::{Table, Value};

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
    /// In natural order, never empty.
    pub cases: Vec<Case>,
    /// Whether these are not all the cases it has.
    pub partial: bool,
}

/// What makes an output right.
pub enum Compare {
    /// That it is the expected one, by a rule.
    Text(Rule),
    /// The function that `problems` has for this problem.
    Function,
    /// A program in testlib's convention, with its limits.
    Program(PathBuf, Limits),
}

/// How two texts are compared where their bytes differ.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// CRLF is LF; blanks that end a line and blank lines that end the file don't count.
    Lines,
    /// Words separated by any white space.
    Tokens,
    /// As tokens, but `a` is `A`.
    TokensIgnoreCase,
    /// As tokens, but numbers may be off by this much, absolutely or relatively.
    Float(f64),
}

/// The keys of `samples/<problem>.toml`, and what is expected of each.
const KEYS: [(&str, &str); 8] = [
    ("title", "\"What people call it\""),
    ("url", "\"https://…\""),
    ("time-limit", "2.0, in seconds, above 0 and at most 60"),
    ("memory-limit", "256, in MiB, at least 1"),
    ("output-limit", "64, in MiB, at least 1"),
    ("compare", r#""lines", "tokens", "tokens-ignore-case", { float = 1e-6 } or "checker""#),
    ("checker", "\"check.py\", a program beside this file"),
    ("checker-time-limit", "10.0, in seconds, above 0 and at most 60"),
];

impl Problem {
    /// Reads the problem called `name`. Whatever would let a solution pass for want of a case, and whatever is not
    /// understood, is an error that names the file.
    pub fn load(root: &Path, name: &str) -> Result<Self> {
        let samples = root.join("samples");
        let file = samples.join(format!("{name}.toml"));
        let limits = Limits { cpu: Duration::from_secs(2), memory: 256 * MIB, output: 64 * MIB };
        let mut problem = Self {
            name: name.to_owned(),
            title: None,
            url: None,
            limits,
            output_limit: None,
            compare: Compare::Text(Rule::Lines),
            cases: Vec::new(),
            partial: false,
        };
        problem.settle(&samples, &file).with_context(|| from_here(&file))?;
        problem.cases = cases(&samples.join(name))?;
        Ok(problem)
    }

    /// Takes over what the file says, if there is one.
    fn settle(&mut self, samples: &Path, file: &Path) -> Result<()> {
        let table: Table = match fs::read_to_string(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            text => text?.parse()?,
        };
        let memory = 1024 * MIB;
        let mut checker = Limits { cpu: Duration::from_secs(10), memory, output: 16 * MIB };
        for (key, value) in &table {
            let Some((_, example)) = KEYS.iter().find(|(known, _)| known == key) else {
                bail!("there is no key {key}; the keys are {}", KEYS.map(|(key, _)| key).join(", "))
            };
            let hint = if number(value).is_some_and(|number| number > 60.0) && key.contains("time")
            {
                "seconds? "
            } else {
                ""
            };
            self.set(key, value, &mut checker)
                .with_context(|| format!("{hint}expected {key} = {example}"))?;
        }
        if let Some(path) = table.get("checker").and_then(Value::as_str) {
            ensure!(
                !table.contains_key("compare"),
                "`checker` replaces `compare`: keep one of them"
            );
            let path = samples.join(path);
            let place = from_here(&path);
            ensure!(path.is_file(), "checker: there is no file {place}");
            let among = path.starts_with(samples.join(&self.name));
            ensure!(!among, "checker: {place} lies among the cases; move it beside this file");
            let mode = fs::metadata(&path)?.permissions().mode();
            ensure!(mode & 0o111 != 0, "checker: not executable; chmod +x {place}");
            self.compare = Compare::Program(path, checker);
        }
        let missing =
            matches!(self.compare, Compare::Function) && problems::checker(&self.name).is_none();
        ensure!(
            !missing,
            "compare = \"checker\": scripts/src/problems/ has no function for it; expected checker = \"PROGRAM\""
        );
        Ok(())
    }

    /// Takes over one key; nothing when the value is not what is expected.
    fn set(&mut self, key: &str, value: &Value, checker: &mut Limits) -> Option<()> {
        match key {
            "title" => self.title = Some(value.as_str()?.to_owned()),
            "url" => self.url = Some(value.as_str()?.to_owned()),
            "time-limit" => self.limits.cpu = seconds(value)?,
            "memory-limit" => self.limits.memory = mib(value)?,
            "output-limit" => self.output_limit = Some(mib(value)?),
            "compare" => self.compare = compare(value)?,
            "checker-time-limit" => checker.cpu = seconds(value)?,
            _ => drop(value.as_str()?),
        }
        Some(())
    }

    /// Keeps the cases of these names that fit the pattern; there may be none left.
    pub(super) fn retain(&mut self, names: Option<&BTreeSet<String>>, pattern: Option<&Pattern>) {
        let all = self.cases.len();
        self.cases.retain(|case| {
            names.is_none_or(|names| names.contains(&case.name))
                && pattern.is_none_or(|pattern| pattern.matches(&case.name))
        });
        self.partial = self.cases.len() < all;
    }

    /// The limits for one case: unless the problem says otherwise, the output may be twice the answer, 64 MiB at least.
    #[must_use]
    pub fn limits_for(&self, case: &Case) -> Limits {
        let answer = fs::metadata(&case.answer).map_or(0, |file| file.len());
        let usual = (2 * answer + MIB).max(64 * MIB);
        Limits { output: self.output_limit.unwrap_or(usual), ..self.limits }
    }
}

fn compare(value: &Value) -> Option<Compare> {
    Some(Compare::Text(match value.as_str() {
        Some("lines") => Rule::Lines,
        Some("tokens") => Rule::Tokens,
        Some("tokens-ignore-case") => Rule::TokensIgnoreCase,
        Some("checker") => return Some(Compare::Function),
        Some(_) => return None,
        None => {
            let table = value.as_table().filter(|table| table.len() == 1)?;
            Rule::Float(number(table.get("float")?).filter(|float| (0.0..1.0).contains(float))?)
        }
    }))
}

fn number(value: &Value) -> Option<f64> {
    value.as_float().or_else(|| Some(value.as_integer()? as f64))
}

fn seconds(value: &Value) -> Option<Duration> {
    number(value).filter(|value| *value > 0.0 && *value <= 60.0).map(Duration::from_secs_f64)
}

fn mib(value: &Value) -> Option<u64> {
    let mib = value.as_integer().filter(|mib| (1..1 << 20).contains(mib))?;
    Some(mib as u64 * MIB)
}
