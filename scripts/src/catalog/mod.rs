//! Which solutions and problems there are, and which of them a name on the command line means.

mod add;
mod cases;
pub mod names;
mod problem;
mod settings;
mod solution;
mod template;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::base::words::from_here;
pub use add::{Sample, Task};
pub use cases::Case;
pub use problem::{Compare, Problem};
pub use settings::is_plain_url;
use solution::Manifest;
pub use solution::Solution;

/// The names in `crates/` and `samples/`; manifests and cases are read when asked for.
pub struct Catalog {
    /// The workspace's folder, absolute.
    pub root: PathBuf,
    solutions: BTreeSet<String>,
    problems: BTreeSet<String>,
}

impl Catalog {
    /// The catalogue of the workspace in `root`, or of the nearest one above the current folder.
    ///
    /// # Errors
    /// When there is no workspace with `crates/` and `samples/`.
    pub fn open(root: Option<&Path>) -> Result<Self> {
        let is_root =
            |folder: &Path| folder.join("crates").is_dir() && folder.join("samples").is_dir();
        let here = std::env::current_dir()?;
        let root = match root {
            Some(root) => root.canonicalize().with_context(|| from_here(root))?,
            None => here.ancestors().find(|folder| is_root(folder)).unwrap_or(&here).to_owned(),
        };
        ensure!(
            is_root(&root),
            "{}: no folders crates/ and samples/ here; use --root",
            from_here(&root)
        );
        let solutions = names(&root.join("crates"), |entry| entry.join("Cargo.toml").is_file())?;
        let problems = names(&root.join("samples"), |entry| {
            entry.is_dir() || entry.extension().is_some_and(|ending| ending == "toml")
        })?;
        let problems = problems
            .into_iter()
            .map(|name| name.strip_suffix(".toml").unwrap_or(&name).to_owned())
            .collect();
        Ok(Self { root, solutions, problems })
    }

    /// The solutions that `wanted` names (solutions, problems, globs; all of them when it is empty), sorted.
    ///
    /// # Errors
    /// All that is wrong with the names, the manifests and the problems, one a line.
    pub fn select(&self, wanted: &[String]) -> Result<Vec<Solution>> {
        let mut errors = Vec::new();
        let mut chosen = BTreeSet::new();
        for name in wanted {
            match self.matches(name) {
                Ok(found) => chosen.extend(found),
                Err(error) => errors.push(error),
            }
        }
        if wanted.is_empty() {
            chosen.clone_from(&self.solutions);
            ensure!(
                !chosen.is_empty(),
                "there are no solutions in {}",
                from_here(&self.root.join("crates"))
            );
        }
        let mut problems = BTreeMap::new();
        let mut solutions = Vec::new();
        for name in chosen {
            match self.solution(&name, &mut problems) {
                Ok(Some(solution)) => solutions.push(solution),
                Ok(None) => {}
                Err(error) => errors.push(error),
            }
        }
        if errors.is_empty() {
            return Ok(solutions);
        }
        bail!(errors.iter().map(|error| format!("{error:#}")).collect::<Vec<_>>().join("\nerror: "))
    }

    /// The problems that nothing solves.
    #[must_use]
    pub fn unsolved(&self) -> Vec<&str> {
        let solved: BTreeSet<_> =
            self.solutions.iter().filter_map(|name| self.problem_of(name)).collect();
        self.problems.iter().map(String::as_str).filter(|name| !solved.contains(name)).collect()
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

    /// The solutions that one name means: a solution, a problem (all its solutions) or a glob; never none.
    ///
    /// # Errors
    /// When there is none, with what may have been meant.
    pub fn matches(&self, wanted: &str) -> Result<Vec<String>> {
        // A path that the shell completed is as good as a name.
        let path = wanted.trim_start_matches("./");
        let inside = |folder| Some(path.rsplit_once(folder)?.1);
        let path = inside("crates/").or_else(|| inside("samples/")).unwrap_or(path);
        let name = path.split('/').next().unwrap_or_default().trim_end_matches(".toml");
        let pattern = glob::Pattern::new(name).with_context(|| format!("{wanted}: not a glob"))?;
        let of = |solution: &String| self.problem_of(solution) == Some(name);
        let fits = |solution: &&String| pattern.matches(solution) || of(solution);
        let found: Vec<_> = self.solutions.iter().filter(fits).cloned().collect();
        if !found.is_empty() {
            return Ok(found);
        }
        ensure!(!self.problems.contains(name), "{name}: this problem has no solutions");
        let lower = name.to_lowercase();
        let likeness = |known: &String| {
            let part = !lower.is_empty() && known.contains(&lower);
            if part { 1.0 } else { strsim::jaro_winkler(&lower, known) }
        };
        let known =
            self.problems.union(&self.solutions).map(|known| (likeness(known), known.as_str()));
        let mut near: Vec<_> = known.filter(|(likeness, _)| *likeness > 0.75).collect();
        near.sort_by(|a, b| b.0.total_cmp(&a.0));
        let near: Vec<_> = near.into_iter().take(3).map(|(_, name)| name).collect();
        let hint = if near.is_empty() {
            format!(
                "the problems are {}",
                self.problems.iter().cloned().collect::<Vec<_>>().join(", ")
            )
        } else {
            format!("did you mean {}?", near.join(", "))
        };
        bail!("{wanted}: no such solution or problem; {hint}")
    }

    /// Reads one solution; `None` when its problem's fault has been told already.
    fn solution(
        &self,
        name: &str,
        problems: &mut BTreeMap<String, Option<Arc<Problem>>>,
    ) -> Result<Option<Solution>> {
        let manifest = Manifest::load(&self.root, name)?;
        let problem = self.problem_of(name).ok_or_else(|| {
            anyhow!("crates/{name}: no problem in samples/ has a name that this one begins with")
        })?;
        if !problems.contains_key(problem) {
            problems.insert(problem.to_owned(), None);
            let loaded = Problem::load(&self.root, problem)?;
            problems.insert(problem.to_owned(), Some(Arc::new(loaded)));
        }
        let problem = problems[problem].clone();
        Ok(problem.map(|problem| Solution {
            name: name.to_owned(),
            description: manifest.description,
            expected: manifest.expected,
            problem,
        }))
    }
}

/// The names of what is in `folder` and fits; hidden files don't count.
fn names(folder: &Path, fits: impl Fn(&Path) -> bool) -> Result<BTreeSet<String>> {
    let entries = fs::read_dir(folder).with_context(|| from_here(folder))?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    let names =
        paths.iter().filter(|path| fits(path)).filter_map(|path| path.file_name()?.to_str());
    Ok(names.filter(|name| !name.starts_with('.')).map(str::to_owned).collect())
}
