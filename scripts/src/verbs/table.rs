//! `judge table`: the README's table of solutions, made from the manifests so that it can't go stale.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, Result, ensure};
use clap::Args;

use crate::{
    base::{output::say_raw, verdict::Verdict, words::cell},
    catalog::Catalog,
};

const BEGIN: &str = "<!-- table: written by `just table` -->\n";
const END: &str = "<!-- end of table -->\n";

/// Prints the table of solutions; with --write puts it into README.md.
#[derive(Args)]
pub struct Options {
    /// Puts the table into README.md, in place of the old one
    #[arg(long)]
    write: bool,
}

/// The command.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    if options.write {
        let (file, text) = (catalog.root.join("README.md"), updated(&catalog)?);
        fs::write(&file, text).with_context(|| file.display().to_string())?;
    } else {
        say_raw(&table(&catalog)?)?;
    }
    Ok(true)
}

/// README.md as it should be.
pub fn updated(catalog: &Catalog) -> Result<String> {
    let file = catalog.root.join("README.md");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let parts =
        text.split_once(BEGIN).and_then(|(head, rest)| Some((head, rest.split_once(END)?.1)));
    let (head, tail) =
        parts.with_context(|| format!("README.md needs the lines {BEGIN} and {END}"))?;
    Ok(format!("{head}{BEGIN}{}{END}{tail}", table(catalog)?))
}

/// A row for each solution, sorted by problem and name, the problem named once.
fn table(catalog: &Catalog) -> Result<String> {
    let mut text = String::from("| Problem | Solution | Technique |\n| --- | --- | --- |\n");
    let mut last = String::new();
    let mut solutions = catalog.select(&[])?;
    solutions.sort_by(|a, b| (&a.problem.name, &a.name).cmp(&(&b.problem.name, &b.name)));
    for solution in solutions {
        let (name, problem) = (&solution.name, &solution.problem);
        ensure!(!solution.description.is_empty(), "crates/{name}/Cargo.toml: no description");
        let title = cell(problem.title.as_ref().unwrap_or(&problem.name));
        let title = match &problem.url {
            _ if problem.name == last => String::new(),
            Some(url) => format!("[{title}]({})", cell(url)),
            None => title,
        };
        last.clone_from(&problem.name);
        let description = cell(&solution.description);
        write!(text, "| {title} | [{name}](crates/{name}/src/main.rs) | {description}")?;
        if !solution.expected.is(Verdict::Ac) {
            write!(text, " (expected: {})", solution.expected)?;
        }
        text += " |\n";
    }
    Ok(text)
}
