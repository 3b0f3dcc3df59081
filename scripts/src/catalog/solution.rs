//! One solution, and what its manifest says of it.

use std::{fs, path::Path, sync::Arc};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::problem::Problem;
use crate::base::{verdict::Verdict, words::from_here};

/// One crate of `crates/`, with the problem it solves.
pub struct Solution {
    /// The crate's name, which is its folder's name too.
    pub name: String,
    /// The manifest's one line.
    pub description: String,
    /// The verdict it has to earn: all cases AC, or at least one this and the others AC.
    pub expected: Verdict,
    /// What it solves.
    pub problem: Arc<Problem>,
}

/// What `crates/<name>/Cargo.toml` says.
pub(super) struct Manifest {
    pub(super) description: String,
    pub(super) expected: Verdict,
}

#[derive(Deserialize)]
struct Cargo {
    package: Package,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    #[serde(default)]
    description: String,
    #[serde(default)]
    metadata: Metadata,
}

#[derive(Default, Deserialize)]
struct Metadata {
    #[serde(default)]
    judge: JudgeKeys,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct JudgeKeys {
    expect: Option<Verdict>,
}

impl Manifest {
    /// Reads and checks the manifest of the solution called `name`.
    pub(super) fn load(root: &Path, name: &str) -> Result<Self> {
        let file = root.join("crates").join(name).join("Cargo.toml");
        let text = fs::read_to_string(&file).with_context(|| from_here(&file))?;
        let package = toml::from_str::<Cargo>(&text).with_context(|| from_here(&file))?.package;
        ensure!(
            package.name == name,
            "{}: the crate is called {}, its folder {name}",
            from_here(&file),
            package.name
        );
        let expected = package.metadata.judge.expect.unwrap_or(Verdict::Ac);
        ensure!(
            expected.can_be_expected(),
            "{}: no solution can be expected to earn {expected}",
            from_here(&file)
        );
        Ok(Self { description: package.description, expected })
    }
}
