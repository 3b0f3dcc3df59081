//! `judge table`: the tables of solutions, made from the manifests so that they can't go stale.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result};
use clap::Args;

use crate::{
    base::{output::say_raw, words::from_here},
    catalog::{Catalog, listing::updated},
};

/// Prints README.md and crates/README.md with their tables of solutions; with --write puts them there
#[derive(Args)]
pub struct Options {
    /// Writes the two files
    #[arg(long)]
    write: bool,
}

/// The command.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    for (file, text) in updated(&Catalog::open(root)?, &BTreeMap::new())? {
        if options.write {
            fs::write(&file, text).with_context(|| from_here(&file))?;
        } else {
            say_raw(&text)?;
        }
    }
    Ok(true)
}
