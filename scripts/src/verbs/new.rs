//! `judge new`: a solution to begin with, that can be checked at once.

use std::path::Path;

use anyhow::{Result, ensure};
use clap::Args;

use crate::{
    base::{output::say, words},
    catalog::{Catalog, Task, is_plain_url},
};

/// Makes a solution from the template, and its problem unless that is known.
///
/// `<problem>-<technique>` of a known problem makes only the crate. A template of your own is taken from
/// `scripts/templates/`: `main.rs`, `tests.rs`, `Cargo.toml`, `sample.in`, `sample.out`, each where it is there;
/// `__NAME__`, `__TITLE__`, `__TECHNIQUE__` and `__SOURCE__` in them are filled in. Nothing is ever overwritten.
#[derive(Args)]
pub struct Options {
    /// What the crate will be called: a problem's name, or a known problem's with a technique behind it
    #[arg(value_name = "NAME")]
    name: String,
    /// What people call the problem
    #[arg(long)]
    title: Option<String>,
    /// Where it can be submitted
    #[arg(long)]
    url: Option<String>,
    /// Its time limit in seconds
    #[arg(long, value_name = "S")]
    time_limit: Option<f64>,
    /// Its memory limit in MiB
    #[arg(long, value_name = "MIB")]
    memory_limit: Option<u64>,
    /// Makes a problem of its own, though its name begins with a known one's
    #[arg(long)]
    problem: bool,
}

/// The command.
///
/// # Errors
/// When the name or an option is no good, or when something cannot be written.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    let name = options.name.as_str();
    let seconds = options.time_limit.unwrap_or(2.0);
    ensure!(
        seconds > 0.0 && seconds <= 3600.0,
        "--time-limit is in seconds, above 0, at most 3600"
    );
    let mib = options.memory_limit.unwrap_or(256);
    ensure!((1..1 << 20).contains(&mib), "--memory-limit is in MiB, at least 1");
    let url = options.url.as_deref();
    ensure!(url.is_none_or(is_plain_url), "--url is an address such as https://…");
    let known = catalog.problem_for(name).filter(|known| !options.problem || *known == name);
    let mut task = Task {
        title: options.title.clone(),
        url: options.url.clone(),
        time_limit: options.time_limit,
        memory_limit: options.memory_limit,
        ..Task::default()
    };
    if let Some(known) = known {
        let settings = task.title.is_some() || task.url.is_some();
        ensure!(
            !settings && task.time_limit.is_none() && task.memory_limit.is_none(),
            "{name} is a solution of {known}, whose samples/{known}.toml has title, address and limits; \
             with --problem it is a problem of its own"
        );
    }
    catalog.room_for(name)?;
    let mut made = Vec::new();
    if known.is_none() {
        task.cases.push(catalog.first_case()?);
        made = catalog.add_problem(name, &task)?;
    }
    made.extend(Catalog::open(Some(&catalog.root))?.add_solution(name, &task)?);
    say(&format!("{}{}", words::made(&made), catalog.next_command(&[name])))?;
    Ok(true)
}
