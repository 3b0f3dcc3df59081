//! Which solutions and cases a name on the command line means.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail, ensure};
use glob::Pattern;

use super::{Catalog, told};
use crate::base::words::from_here;

/// What names on the command line mean.
#[derive(Default)]
pub(super) struct Wanted {
    pub solutions: BTreeSet<String>,
    /// By problem, where they are not to be all.
    pub cases: BTreeMap<String, BTreeSet<String>>,
}

impl Catalog {
    /// The solutions and cases that `names` mean; all of them when there is none.
    pub(super) fn wanted(&self, names: &[String]) -> Result<Wanted> {
        let (mut wanted, mut faults) = (Wanted::default(), Vec::new());
        for name in names {
            told(&mut faults, self.add(name, &mut wanted));
        }
        ensure!(faults.is_empty(), faults.join("\nerror: "));
        for problem in wanted.cases.keys() {
            // A case alone is for all solutions; beside a solution's name for that one.
            let of = |name: &&String| self.problem_of(name) == Some(problem);
            if !wanted.solutions.iter().any(|name| of(&name)) {
                wanted.solutions.extend(self.solutions.iter().filter(of).cloned());
            }
        }
        if names.is_empty() {
            wanted.solutions.clone_from(&self.solutions);
            let place = from_here(&self.root.join("crates"));
            ensure!(!self.solutions.is_empty(), "there are no solutions in {place}");
        }
        Ok(wanted)
    }

    /// The names of the solutions that one name means; never none.
    pub fn matches(&self, name: &str) -> Result<Vec<String>> {
        Ok(self.wanted(&[name.to_owned()])?.solutions.into_iter().collect())
    }

    /// Adds what one name means.
    fn add(&self, wanted: &str, to: &mut Wanted) -> Result<()> {
        let (name, file) = split(wanted);
        let pattern = Pattern::new(name).with_context(|| format!("{wanted}: not a glob"))?;
        let fits = |solution: &&String| {
            pattern.matches(solution) || self.problem_of(solution) == Some(name)
        };
        let mut found = self.solutions.iter().filter(fits).cloned().peekable();
        if found.peek().is_none() {
            ensure!(!self.problems.contains(name), "{name}: this problem has no solutions");
            bail!("{wanted}: no such solution or problem; {}", self.hint(name));
        }
        match case_name(file).filter(|_| self.problems.contains(name)) {
            Some(case) => {
                let there = self.root.join("samples").join(name).join(file).is_file();
                ensure!(there, "{wanted}: no such case");
                to.cases.entry(name.to_owned()).or_default().insert(case.to_owned());
            }
            None => to.solutions.extend(found),
        }
        Ok(())
    }

    /// What a name that is not known may have been meant for.
    pub(super) fn hint(&self, name: &str) -> String {
        let lower = name.to_lowercase();
        let likeness = |known: &String| {
            let part = !lower.is_empty() && known.contains(&lower);
            if part { 1.0 } else { strsim::jaro_winkler(&lower, known) }
        };
        let known = self.problems.union(&self.solutions).map(|known| (likeness(known), known));
        let mut near: Vec<_> = known.filter(|(likeness, _)| *likeness > 0.75).collect();
        near.sort_by(|a, b| b.0.total_cmp(&a.0));
        if near.is_empty() {
            return format!("the problems are {}", listed(&self.problems));
        }
        format!("did you mean {}?", listed(near.into_iter().take(3).map(|(_, name)| name)))
    }
}

/// A path that the shell completed is as good as a name: the name in it, and what follows.
pub(super) fn split(wanted: &str) -> (&str, &str) {
    let folders = ["crates/", "samples/"].iter();
    let inside = folders.filter_map(|folder| Some(wanted.rsplit_once(folder)?.1));
    let path = inside.min_by_key(|rest| rest.len()).unwrap_or(wanted.trim_start_matches("./"));
    let (name, file) = path.split_once('/').unwrap_or((path, ""));
    (name.trim_end_matches(".toml"), file)
}

/// The case that a file belongs to.
pub(super) fn case_name(file: &str) -> Option<&str> {
    let (name, ending) = file.rsplit_once('.')?;
    (["in", "out", "ans"].contains(&ending) && !name.contains('/')).then_some(name)
}

/// The names in one line.
pub(super) fn listed<'a>(names: impl IntoIterator<Item = &'a String>) -> String {
    names.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}
