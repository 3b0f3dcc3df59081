//! Which solutions and problems there are; files only, nothing is run.

mod add;
mod cases;
pub mod listing;
pub mod names;
mod problem;
mod settings;
mod solution;
mod template;
mod wanted;

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, Result, ensure};
use glob::Pattern;

use crate::base::words::from_here;
pub use add::{Sample, Task};
pub use cases::Case;
pub use problem::{Compare, Problem, Rule};
pub use settings::is_plain_url;
pub use solution::Solution;
use wanted::{case_name, listed, split};

/// The names in `crates/` and `samples/`; manifests and cases are read when asked for.
pub struct Catalog {
    /// The workspace's folder, absolute.
    pub root: PathBuf,
    solutions: BTreeSet<String>,
    problems: BTreeSet<String>,
}

impl Catalog {
    /// The catalogue of the workspace in `root`, or of the nearest one above the current folder.
    pub fn open(root: Option<&Path>) -> Result<Self> {
        let is_root =
            |folder: &Path| folder.join("crates").is_dir() && folder.join("samples").is_dir();
        let here = env::current_dir()?;
        let root = match root {
            Some(root) => root.canonicalize().with_context(|| from_here(root))?,
            None => here.ancestors().find(|folder| is_root(folder)).unwrap_or(&here).to_owned(),
        };
        let place = from_here(&root);
        ensure!(is_root(&root), "{place}: no folders crates/ and samples/ here; use --root");
        ensure!(root.to_str().is_some(), "{place}: this name is not UTF-8");
        let solutions = names(&root.join("crates"), |path, name| {
            path.join("Cargo.toml").is_file().then(|| name.to_owned())
        })?;
        let problems = names(&root.join("samples"), |path, name| {
            let settings = name.strip_suffix(".toml");
            settings.or(path.is_dir().then_some(name)).map(str::to_owned)
        })?;
        Ok(Self { root, solutions, problems })
    }

    /// The solutions that `names` mean (solutions, problems, globs, files; all of them when there is none), sorted.
    /// All that is wrong with the names, the manifests and the problems is one error.
    pub fn select(&self, names: &[String]) -> Result<Vec<Solution>> {
        let (solutions, faults) = self.survey(names, None)?;
        ensure!(faults.is_empty(), faults.join("\nerror: "));
        Ok(solutions)
    }

    /// As [`Self::select`], with only those cases that fit the pattern; what is wrong with a manifest or a problem
    /// comes apart and spoils no other.
    pub fn survey(
        &self,
        names: &[String],
        pattern: Option<&Pattern>,
    ) -> Result<(Vec<Solution>, Vec<String>)> {
        let wanted = self.wanted(names)?;
        let mut problems: BTreeMap<_, Option<Arc<Problem>>> = BTreeMap::new();
        let (mut solutions, mut faults) = (Vec::new(), Vec::new());
        for name in wanted.solutions {
            let problem = self.problem_of(&name).with_context(|| {
                format!(
                    "crates/{name}: no problem in samples/ has a name that this one begins with"
                )
            });
            let manifest = solution::manifest(&self.root, &name, &self.solutions);
            let Some(problem) = told(&mut faults, problem) else { continue };
            let problem = problems.entry(problem).or_insert_with(|| {
                let mut loaded = told(&mut faults, Problem::load(&self.root, problem))?;
                loaded.retain(wanted.cases.get(problem), pattern);
                Some(Arc::new(loaded))
            });
            let manifest = told(&mut faults, manifest);
            if let (Some(problem), Some((description, keywords, expected))) =
                (problem.clone(), manifest)
            {
                solutions.push(Solution { name, description, keywords, expected, problem });
            }
        }
        let found = !solutions.is_empty();
        solutions.retain(|solution| !solution.problem.cases.is_empty());
        let words = pattern.map(Pattern::as_str).unwrap_or_default();
        ensure!(!found || !solutions.is_empty(), "no case is called {words}");
        Ok((solutions, faults))
    }

    /// The one problem, with its one case, that a name and a pattern mean; it needs no solution.
    pub fn case(&self, name: &str, pattern: Option<&Pattern>) -> Result<Problem> {
        let (known, file) = split(name);
        let problem = self.problem_of(known);
        let problem =
            problem.with_context(|| format!("{name}: no such problem; {}", self.hint(known)))?;
        let mut problem = Problem::load(&self.root, problem)?;
        let all = listed(problem.cases.iter().map(|case| &case.name));
        let file = case_name(file).map(|name| BTreeSet::from([name.to_owned()]));
        problem.retain(file.as_ref(), pattern);
        let fit = problem.cases.len();
        ensure!(fit == 1, "{fit} cases fit; choose one with --case GLOB: {all}");
        Ok(problem)
    }

    /// What may not be meant so in the names: of these solutions, and with `all` of the problems.
    #[must_use]
    pub fn warnings(&self, solutions: &[Solution], all: bool) -> Vec<String> {
        let solved: BTreeSet<_> =
            self.solutions.iter().filter_map(|name| self.problem_of(name)).collect();
        let unsolved = self.problems.iter().filter(|name| all && !solved.contains(name.as_str()));
        let unsolved =
            unsolved.map(|name| format!("samples/{name}: nothing in crates/ solves this problem"));
        let taken = solutions.iter().filter_map(|Solution { name, problem, .. }| {
            let other = self.problem_of(name.rsplit_once('-')?.0)?;
            let settings = format!("samples/{name}.toml");
            let meant = *name != problem.name || self.root.join(&settings).is_file();
            (!meant).then(|| {
                format!(
                    "crates/{name} is checked by samples/{name}/, not by samples/{other}/; \
                     if that is meant, {settings} (it may be empty) says so"
                )
            })
        });
        unsolved.chain(taken).collect()
    }

    /// The longest problem that `solution` equals or begins with, followed by `-`.
    fn problem_of(&self, solution: &str) -> Option<&str> {
        let begins = |problem: &&String| {
            solution
                .strip_prefix(problem.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        self.problems.iter().filter(begins).max_by_key(|problem| problem.len()).map(String::as_str)
    }
}

/// Takes note of what is wrong.
fn told<T>(faults: &mut Vec<String>, result: Result<T>) -> Option<T> {
    result.map_err(|error| faults.push(format!("{error:#}"))).ok()
}

/// What `name` makes of the entries of `folder`; leftovers don't count.
fn names(folder: &Path, name: impl Fn(&Path, &str) -> Option<String>) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).with_context(|| from_here(folder))? {
        let path = entry?.path();
        let file = path.file_name().and_then(|file| file.to_str());
        let file = file.filter(|file| !cases::is_leftover(file));
        names.extend(file.and_then(|file| name(&path, file)));
    }
    Ok(names)
}
