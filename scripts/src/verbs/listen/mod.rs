//! `judge listen`: takes problems from the browser.

mod name;
mod received;
mod request;
mod server;

use std::{
    path::Path,
    sync::mpsc::{Receiver, RecvTimeoutError},
    time::{Duration, Instant},
};

use anyhow::{Result, bail};
use clap::Args;

use crate::{
    base::{
        output::say,
        signals,
        words::{self, visible},
    },
    catalog::{Catalog, names},
};
use received::Received;

/// A contest whose problems stop coming is taken as it is after this time.
const STALLED: Duration = Duration::from_secs(3);

/// Receives problems from the browser extension Competitive Companion: click its plus, and crate, limits and samples
/// are there. All problems of a contest come at once where the extension can send them.
///
/// Only this machine can send, and no web page can. What is known only gains the samples that it lacks. Ctrl-C ends it.
#[derive(Args)]
pub struct Options {
    /// One that the extension sends to: 1327, 4244, 6174, 10042, 10043, 10045, 27121, or one set there
    #[arg(long, default_value = "10043")]
    port: u16,
}

/// The command; ends only by an error or a signal.
///
/// # Errors
/// When the port is taken, when the workspace cannot be read, or when the tool has to stop.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let root = Catalog::open(root)?.root;
    let (incoming, port) = server::start(options.port)?;
    eprintln!("listening on port {port} for Competitive Companion; Ctrl-C ends it");
    let mut pending = Vec::new();
    let mut last = Instant::now();
    loop {
        if let Some(received) = next(&incoming)? {
            pending.push(received);
            last = Instant::now();
        }
        let stalled = last.elapsed() > STALLED;
        for batch in complete(&mut pending, stalled) {
            add(&root, batch)?;
        }
    }
}

fn next(incoming: &Receiver<Received>) -> Result<Option<Received>> {
    match incoming.recv_timeout(Duration::from_millis(50)) {
        _ if signals::requested() => bail!("stopped"),
        Ok(received) => Ok(Some(received)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(RecvTimeoutError::Disconnected) => bail!("the server has ended"),
    }
}

/// Takes the batches out of `pending` of which all is there, or all that there is.
fn complete(pending: &mut Vec<Received>, all: bool) -> Vec<Vec<Received>> {
    let mut batches: Vec<Vec<Received>> = Vec::new();
    for received in pending.drain(..) {
        match batches.iter_mut().find(|batch| batch[0].batch().0 == received.batch().0) {
            Some(batch) => batch.push(received),
            None => batches.push(vec![received]),
        }
    }
    let whole = |batch: &Vec<Received>| all || batch.len() >= batch[0].batch().1;
    let (whole, rest): (Vec<_>, Vec<_>) = batches.into_iter().partition(whole);
    pending.extend(rest.into_iter().flatten());
    whole
}

/// Adds the problems of a contest; one that can't be added doesn't keep the others away.
fn add(root: &Path, batch: Vec<Received>) -> Result<()> {
    let mut done = Vec::new();
    for received in batch {
        let title = visible(received.title().as_bytes(), false, false);
        match one(root, received) {
            Ok((name, text)) => {
                say(&format!("{name}: {title}\n{text}"))?;
                done.push(name);
            }
            Err(error) => eprintln!("error: {title}: {error:#}"),
        }
    }
    if done.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = done.iter().map(String::as_str).collect();
    say(&Catalog::open(Some(root))?.next_command(&names))
}

/// Adds one problem; its name, and what was made.
fn one(root: &Path, received: Received) -> Result<(String, String)> {
    let catalog = Catalog::open(Some(root))?;
    let name = free_name(&catalog, &received);
    let notes = received.words();
    let task = received.into_task();
    let mut made = catalog.add_problem(&name, &task)?;
    let catalog = Catalog::open(Some(root))?;
    if catalog.matches(&name).is_err() {
        made.extend(catalog.add_solution(&name, &task)?);
    }
    let mut text = words::made(&made);
    if made.is_empty() {
        text += "all of it is there already\n";
    }
    text.extend(notes.iter().map(|word| format!("note: {word}\n")));
    Ok((name, text))
}

/// The name of the problem that this is, or a new one.
fn free_name(catalog: &Catalog, received: &Received) -> String {
    if let Some(known) = catalog.problem_at(received.url()) {
        return known.to_owned();
    }
    let allowed = |name: String| match names::check(&catalog.root, &name) {
        Ok(()) => name,
        Err(_) => format!("problem-{name}"),
    };
    if let Some(name) = name::of_site(received.url()) {
        return allowed(name);
    }
    let name = names::slug(received.title()).or_else(|| name::of_address(received.url()));
    // Another problem may have the same title.
    let is_free = |name: &String| {
        !catalog.has_problem(name) || !catalog.is_another(name, received.title(), received.url())
    };
    let name = name.map_or_else(|| "problem".to_owned(), allowed);
    let numbered = (if name == "problem" { 1 } else { 2 }..).map(|n: u32| format!("{name}-{n}"));
    let first = (name != "problem").then(|| name.clone());
    let mut names = first.into_iter().chain(numbered);
    names.find(is_free).unwrap_or(name)
}
