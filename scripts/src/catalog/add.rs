//! Adds problems, cases and solutions; never touches a file that is there.

use std::{
    collections::HashSet,
    fs::{self, File},
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use super::{
    Catalog, Problem, names,
    settings::{cleaned, is_plain_url, settings, title_line, url_line},
    template::{self, Words},
};
use crate::base::words::from_here;

/// A problem as it comes from elsewhere: every word of it may be anything.
#[derive(Default)]
pub struct Task {
    /// What people call it.
    pub title: Option<String>,
    /// Where it can be submitted.
    pub url: Option<String>,
    /// In seconds.
    pub time_limit: Option<f64>,
    /// In MiB.
    pub memory_limit: Option<u64>,
    /// The value of `compare`, as TOML.
    pub compare: Option<String>,
    /// Its cases.
    pub cases: Vec<Sample>,
}

/// A case that is to be added.
pub struct Sample {
    /// What it should be called, `sample-1` for example.
    pub name: String,
    /// The input.
    pub input: Vec<u8>,
    /// The right output.
    pub answer: Vec<u8>,
}

impl Catalog {
    /// The longest problem that the name equals or begins with, followed by `-`.
    #[must_use]
    pub fn problem_for(&self, name: &str) -> Option<&str> {
        self.problem_of(name)
    }

    /// Whether there is a problem of this name.
    #[must_use]
    pub fn has_problem(&self, name: &str) -> bool {
        self.problems.contains(name)
    }

    /// The problem whose file names this address.
    #[must_use]
    pub fn problem_at(&self, url: &str) -> Option<&str> {
        let line = url_line(url);
        let has = |name: &&String| {
            let text = fs::read_to_string(self.samples().join(format!("{name}.toml")));
            text.is_ok_and(|text| text.lines().any(|has| has.starts_with(&line)))
        };
        self.problems.iter().find(has).map(String::as_str)
    }

    /// Whether the problem's file names another title or address than these.
    #[must_use]
    pub fn is_another(&self, name: &str, title: &str, url: &str) -> bool {
        let text = fs::read_to_string(self.samples().join(format!("{name}.toml")));
        let differs = |line: &str| {
            line.starts_with("url = ") && line != url_line(url)
                || line.starts_with("title = ") && line != title_line(title)
        };
        text.is_ok_and(|text| text.lines().any(differs))
    }

    fn samples(&self) -> PathBuf {
        self.root.join("samples")
    }

    /// The folder of a new solution.
    ///
    /// # Errors
    /// When the name is no good, or when it exists.
    pub fn room_for(&self, name: &str) -> Result<PathBuf> {
        names::check(&self.root, name)?;
        let krate = self.root.join("crates").join(name);
        ensure!(fs::symlink_metadata(&krate).is_err(), "{} exists already", from_here(&krate));
        Ok(krate)
    }

    /// Makes the crate of a solution from the template; `task` gives its words.
    ///
    /// # Errors
    /// When the name is no good, when it exists, or when it cannot be written.
    pub fn add_solution(&self, name: &str, task: &Task) -> Result<Vec<PathBuf>> {
        let krate = self.room_for(name)?;
        let problem = self.problem_of(name).unwrap_or(name);
        // Its cases don't matter here, and may be yet to come.
        let known = Problem::load(&self.root, problem).ok();
        let title = task.title.clone().or_else(|| known.as_ref()?.title.clone());
        let url = task.url.clone().or_else(|| known.as_ref()?.url.clone());
        let technique = name[problem.len()..].trim_start_matches('-').replace('-', " ");
        let words = Words {
            name,
            title: &cleaned(title.as_deref().unwrap_or(problem), 200),
            technique: if technique.is_empty() { "the technique" } else { &technique },
            url: url.as_deref().filter(|url| is_plain_url(url)),
        };
        // Whole or not at all: cargo builds nothing while a crate lacks a file.
        let stage = tempfile::Builder::new().prefix(".new-").tempdir_in(self.samples())?;
        let new = stage.path().join(name);
        fs::create_dir_all(new.join("src"))?;
        let main = template::filled(&self.root, "main.rs", &words)?;
        let mut files = vec![("Cargo.toml", template::filled(&self.root, "Cargo.toml", &words)?)];
        if main.contains("mod tests;") {
            files.push(("src/tests.rs", template::filled(&self.root, "tests.rs", &words)?));
        }
        files.push(("src/main.rs", main));
        for (file, text) in &files {
            fs::write(new.join(file), text)?;
        }
        fs::rename(&new, &krate).with_context(|| from_here(&krate))?;
        Ok(files.iter().map(|(file, _)| krate.join(file)).collect())
    }

    /// Makes the problem's file unless there is one, and adds the cases that it lacks.
    ///
    /// # Errors
    /// When the name is no good, or when something cannot be written.
    pub fn add_problem(&self, name: &str, task: &Task) -> Result<Vec<PathBuf>> {
        names::check(&self.root, name)?;
        let file = self.samples().join(format!("{name}.toml"));
        let folder = self.samples().join(name);
        let mut made = Vec::new();
        if !self.has_problem(name) && create(&file, settings(task).as_bytes())? {
            made.push(file);
        }
        fs::create_dir_all(&folder).with_context(|| from_here(&folder))?;
        made.extend(add_cases(&folder, &task.cases)?);
        Ok(made)
    }

    /// What to type next for these solutions.
    #[must_use]
    pub fn next_command(&self, names: &[&str]) -> String {
        let script = self.root.join("scripts/check.sh");
        let check = if script.is_file() { from_here(&script) } else { "judge check".to_owned() };
        format!("next: {check} {}\n", names.join(" "))
    }

    /// The case with which a problem begins when nothing is known of it: the template's.
    ///
    /// # Errors
    /// When the template cannot be read.
    pub fn first_case(&self) -> Result<Sample> {
        let read = |file| template::file(&self.root, file).map(String::into_bytes);
        let name = "sample-1".to_owned();
        Ok(Sample { name, input: read("sample.in")?, answer: read("sample.out")? })
    }
}

/// Adds the cases whose inputs are new, each under the first free form of its name.
fn add_cases(folder: &Path, cases: &[Sample]) -> Result<Vec<PathBuf>> {
    let mut known = HashSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "in") {
            known.insert(fs::read(&path).with_context(|| from_here(&path))?.trim_ascii().to_vec());
        }
    }
    let mut made = Vec::new();
    for case in cases {
        if !known.insert(case.input.trim_ascii().to_vec()) {
            continue;
        }
        let base = case_name(&case.name);
        let stem = base.trim_end_matches(|last: char| last.is_ascii_digit());
        let (stem, first) = match base[stem.len()..].parse::<u64>() {
            Ok(number) if stem.ends_with('-') => (stem, number),
            _ => (&*format!("{base}-"), 1),
        };
        let numbered = (first..first + 100_000).map(|number| format!("{stem}{number}"));
        let free = |name: &String| {
            let taken = |ending| folder.join(format!("{name}.{ending}")).symlink_metadata().is_ok();
            !["in", "out", "ans"].into_iter().any(taken)
        };
        let name = [base.clone()].into_iter().chain(numbered).find(free).context("no free name")?;
        for (ending, bytes) in [("in", &case.input), ("out", &case.answer)] {
            let file = folder.join(format!("{name}.{ending}"));
            ensure!(create(&file, bytes)?, "{} has just appeared", from_here(&file));
            made.push(file);
        }
    }
    Ok(made)
}

/// The name as a file's: no folder, nothing hidden, nothing that a shell would read.
fn case_name(name: &str) -> String {
    let plain = |character: char| {
        let fits = character.is_ascii_alphanumeric() || "-_.".contains(character);
        if fits { character } else { '-' }
    };
    let name: String = name.chars().take(100).map(plain).collect();
    match name.trim_matches(['-', '.']) {
        "" => "case".to_owned(),
        name => name.to_owned(),
    }
}

/// Writes a new file; whether it was not there.
fn create(path: &Path, bytes: &[u8]) -> Result<bool> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(bytes));
    match written {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        written => written.map(|()| true).with_context(|| from_here(path)),
    }
}
