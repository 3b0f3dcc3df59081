//! `judge stress`: looks for an input on which a solution is wrong, and makes it as small as it can.

mod find;
mod hunt;
mod inputs;
mod right;
mod save;
mod trial;

use std::{
    collections::BTreeMap,
    num::NonZero,
    path::Path,
    sync::atomic::AtomicUsize,
    time::{Duration, Instant},
};

use anyhow::{Result, bail, ensure};
use clap::Args;

use crate::{
    base::{output::say, words::quoted},
    catalog::{Catalog, Solution},
    problems,
    run::build::{Built, build},
};
use find::Find;
use hunt::{End, Hunt};
use inputs::Inputs;
use right::{Brute, Right};
use trial::{Court, Subject};

const MAX_SIZE: usize = 60;

/// Looks for an input on which a solution is wrong, and makes it as small as it can.
///
/// Inputs come from the problem's generator, all small ones first. Right is what the problem's brute force says; where
/// it would take too long, the solutions are compared with each other. For a problem of your own a solution called
/// `<problem>-brute` is the brute force, and an executable `samples/<problem>.gen`, called with a seed and a size, makes
/// the inputs.
///
/// Exit code: 0 when nothing was found, 1 when something was, 2 for usage or set-up.
#[derive(Args)]
pub struct Options {
    /// Solutions, problems (all their solutions) or globs
    #[arg(value_name = "NAME", required = true)]
    names: Vec<String>,
    /// How long to look, for each problem [default: 10]
    #[arg(long, value_name = "S", conflicts_with = "rounds")]
    seconds: Option<f64>,
    /// How many inputs to try, for each problem
    #[arg(long, value_name = "N")]
    rounds: Option<NonZero<usize>>,
    /// Where the random inputs begin [default: another in each run]
    #[arg(long, value_name = "X")]
    seed: Option<u64>,
    /// The largest size of an input
    #[arg(long, value_name = "N", default_value_t = MAX_SIZE)]
    max_size: usize,
    /// The solution that says what is right
    #[arg(long, value_name = "NAME")]
    brute: Option<String>,
    /// The command that prints an input; {seed} and {size} stand for numbers
    #[arg(long, value_name = "CMD")]
    generator: Option<String>,
    /// Adds what was found to the problem's samples
    #[arg(long)]
    save: bool,
}

/// The command; whether nothing was found.
///
/// # Errors
/// Usage, set-up, or a request to stop.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    let end = match (options.rounds, options.seconds.unwrap_or(10.0)) {
        (Some(rounds), _) => End::Rounds(rounds.get()),
        (None, seconds) if seconds > 0.0 && seconds <= 1e6 => {
            End::After(Duration::from_secs_f64(seconds))
        }
        _ => bail!("--seconds is a number above 0"),
    };
    let mut problems: BTreeMap<String, Vec<Solution>> = BTreeMap::new();
    for solution in catalog.select(&options.names)? {
        problems.entry(solution.problem.name.clone()).or_default().push(solution);
    }
    let foreign = options.brute.is_some() || options.generator.is_some();
    ensure!(!foreign || problems.len() == 1, "--brute and --generator go with one problem");
    let mut clean = true;
    for (name, solutions) in problems {
        clean &= problem(&catalog, root, &name, solutions, options, end)?;
    }
    Ok(clean)
}

/// Looks at the solutions of one problem.
fn problem(
    catalog: &Catalog,
    root: Option<&Path>,
    name: &str,
    mut solutions: Vec<Solution>,
    options: &Options,
    end: End,
) -> Result<bool> {
    let brute = options.brute.clone().unwrap_or_else(|| format!("{name}-brute"));
    let is_there = catalog.root.join("crates").join(&brute).join("Cargo.toml").is_file();
    ensure!(is_there || options.brute.is_none(), "{brute}: no such solution");
    let inputs = Inputs::of(&catalog.root, name, options.generator.as_deref())?;
    let ours = problems::problem(name).filter(|_| options.brute.is_none());
    let by_program = is_there && ours.is_none();
    if by_program {
        solutions.retain(|solution| solution.name != brute);
        ensure!(!solutions.is_empty(), "{brute} is the brute force itself; name what to try");
    }
    let mut names: Vec<_> = solutions.iter().map(|solution| solution.name.as_str()).collect();
    names.extend(by_program.then_some(&*brute));
    let mut built = build(&catalog.root, &names)?;
    let right = match (by_program.then(|| built.pop()).flatten(), ours) {
        (Some(Built::Binary(path)), _) => {
            Right::Program(Brute { name: brute, path, cap: AtomicUsize::new(usize::MAX) })
        }
        (Some(Built::Failed(words)), _) => {
            bail!("{brute}: the brute force does not compile\n{words}")
        }
        (None, Some(problem)) => Right::Function(problem.answer),
        (None, None) => Right::EachOther,
    };
    let (problem, mut subjects, mut clean) = (solutions[0].problem.clone(), Vec::new(), true);
    for (solution, built) in solutions.into_iter().zip(built) {
        match built {
            Built::Binary(path) => subjects.push(Subject::new(solution, path)),
            Built::Failed(words) => {
                say(&format!("{}: it does not compile\n{words}", solution.name))?;
                clean = false;
            }
        }
    }
    if matches!(right, Right::EachOther) && subjects.len() < 2 {
        bail!(
            "{name}: nothing says what is right; add a solution {name}-brute, name one with --brute, or name two \
             solutions to hold against each other"
        );
    }
    let seed = options.seed.unwrap_or_else(fresh_seed);
    let (court, start) = (Court::new(&problem, right)?, Instant::now());
    let hunt = Hunt { court, inputs, seed, max_size: options.max_size, end, start };
    let nothing = hunt.run(subjects, |find, number| {
        say(&find.tell(number, &options.again(root, find, seed, number)))?;
        if options.save {
            say(&save::save(&catalog.root, name, find)?)?;
        }
        Ok(())
    })?;
    Ok(clean && nothing)
}

impl Options {
    /// The command that finds the same again.
    fn again(&self, root: Option<&Path>, find: &Find, seed: u64, rounds: usize) -> String {
        let verb = "cargo run -rp judge -- stress".split(' ');
        let mut words: Vec<_> = verb.map(str::to_owned).chain([find.name.clone()]).collect();
        words.extend(find.model.clone());
        let mut option = |name: &str, value: Option<String>| {
            words.extend(value.into_iter().flat_map(|value| [name.to_owned(), quoted(&value)]));
        };
        option("--root", root.map(|root| root.display().to_string()));
        option("--brute", self.brute.clone());
        option("--generator", self.generator.clone());
        option("--max-size", (self.max_size != MAX_SIZE).then(|| self.max_size.to_string()));
        option("--seed", Some(seed.to_string()));
        option("--rounds", Some(rounds.to_string()));
        words.join(" ")
    }
}

/// Another number in each run, short enough to type.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.subsec_nanos() as u64 / 1000)
}
