//! `judge check --output`: whether a file is a right output of one case; nothing is built.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{Options, report::coloured};
use crate::{
    base::{
        output::say,
        verdict::Verdict,
        words::{from_here, indented},
    },
    catalog::Catalog,
    run::Runner,
    verify::judge_output,
};

/// Judges the file as if the one case that is meant had been answered by it.
pub(super) fn run(catalog: &Catalog, options: &Options, file: &Path) -> Result<bool> {
    ensure!(options.names.len() == 1, "--output needs the NAME of one problem");
    let problem = catalog.case(&options.names[0], options.case.as_ref())?;
    let file = file.canonicalize().with_context(|| file.display().to_string())?;
    let case = &problem.cases[0];
    let fault = judge_output(&mut Runner::new()?, &problem, case, &file);
    let ok = fault.is_none();
    let (verdict, why) = fault.unwrap_or((Verdict::Ac, String::new()));
    say(&format!("{}: {}\n{}", from_here(&case.input), coloured(verdict, ok), indented(&why)))?;
    Ok(ok)
}
