//! Where the inputs of `judge stress` come from, and in which order.

use std::{
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    base::{
        limits::Limits,
        words::{from_here, indented, quoted},
    },
    problems::{self, choices::Choices, shrink::Made},
    run::{Program, Runner},
    verify::misconduct::misconduct,
};

/// A source of inputs.
pub enum Inputs {
    /// The problem's own generator.
    Ours(&'static problems::Problem),
    /// A command, its words with `{seed}` and `{size}`.
    Command(Vec<String>),
}

/// So many inputs of each of the smallest sizes are tried in order, before random ones.
const SMALL: usize = 150;
const SMALL_SIZES: usize = 4;

/// A command may take so long for one input; it is idle for too long after twice that and a second.
const GENERATING: Duration = Duration::from_secs(2);

/// One input to make.
#[derive(Clone, Debug)]
pub struct Round {
    /// About how large it is.
    pub size: usize,
    /// The seed of a random one.
    pub seed: u64,
    /// The choices of one of the small ones.
    pub choices: Option<Choices>,
}

impl Inputs {
    /// Those of the problem called `name`: of the command, of `problems/`, or of `samples/<name>.gen`.
    ///
    /// # Errors
    /// When there is no generator.
    pub fn of(root: &Path, name: &str, command: Option<&str>) -> Result<Self> {
        if let Some(command) = command {
            let words = shlex::split(command).context("--generator: a quote is not closed")?;
            ensure!(!words.is_empty(), "--generator: there is no command");
            return Ok(Self::Command(words));
        }
        if let Some(problem) = problems::problem(name) {
            return Ok(Self::Ours(problem));
        }
        let file = root.join("samples").join(format!("{name}.gen"));
        if !file.is_file() {
            bail!(
                "{name}: nothing makes inputs; add an executable {} that prints one for the arguments SEED SIZE, or \
                 give a command with --generator",
                from_here(&file)
            );
        }
        let mode = file.metadata()?.permissions().mode();
        ensure!(mode & 0o111 != 0, "{0} is not executable; chmod +x {0}", from_here(&file));
        let word = |word: &str| word.to_owned();
        Ok(Self::Command(vec![file.display().to_string(), word("{seed}"), word("{size}")]))
    }

    /// The problem of `problems/`, if the inputs are its own.
    pub fn ours(&self) -> Option<&'static problems::Problem> {
        match self {
            Self::Ours(problem) => Some(problem),
            Self::Command(_) => None,
        }
    }

    /// All rounds up to a number: the small inputs in order, then random ones of sizes that grow and begin anew.
    pub fn rounds(&self, seed: u64, max_size: usize) -> impl Iterator<Item = Round> + use<> {
        let mut small = Vec::new();
        if let Self::Ours(problem) = self {
            for size in 0..SMALL_SIZES.min(max_size + 1) {
                let mut next = Some(Choices::replay(Vec::new()));
                for _ in 0..SMALL {
                    let Some(choices) = next else { break };
                    small.push(Round { size, seed, choices: Some(choices.clone()) });
                    let mut taken = choices;
                    (problem.generate)(&mut taken, size);
                    next = taken.successor();
                }
            }
        }
        let random = (0..).map(move |number: u64| {
            let top = (4 + number as usize / 16).min(max_size.max(1));
            Round {
                size: 1 + number as usize % top,
                seed: seed.wrapping_add(number),
                choices: None,
            }
        });
        small.into_iter().chain(random)
    }

    /// Makes the input of a round.
    ///
    /// # Errors
    /// When the command fails.
    pub fn make(&self, runner: &mut Runner, round: &Round) -> Result<Made> {
        match self {
            Self::Ours(problem) => {
                let choices = round.choices.clone().unwrap_or_else(|| Choices::random(round.seed));
                Ok(Made::new(problem.generate, round.size, choices))
            }
            Self::Command(words) => {
                let input = print(runner, words, round)?;
                Ok(Made { size: round.size, choices: Vec::new(), input })
            }
        }
    }
}

/// The words of the command for a round, as they are run.
pub fn filled(words: &[String], round: &Round) -> Vec<String> {
    let fill = |word: &String| {
        word.replace("{seed}", &round.seed.to_string()).replace("{size}", &round.size.to_string())
    };
    words.iter().map(fill).collect()
}

/// What the command prints for a round.
fn print(runner: &mut Runner, words: &[String], round: &Round) -> Result<String> {
    let words = filled(words, round);
    let path = PathBuf::from(&words[0]);
    let program = Program {
        path: if path.components().count() > 1 {
            path.canonicalize().unwrap_or(path)
        } else {
            path
        },
        arguments: words[1..].iter().map(Into::into).collect(),
        folder: Some(std::env::current_dir()?),
    };
    let limits = Limits { cpu: GENERATING, memory: 1 << 30, output: 64 << 20 };
    let name = || {
        let words: Vec<_> = words.iter().map(|word| quoted(word)).collect();
        format!("the generator ({})", words.join(" "))
    };
    let outcome = runner.run(&program, Path::new("/dev/null"), &limits).with_context(name)?;
    if let Some((_, why)) = misconduct(&outcome, &limits) {
        let said = std::fs::read(&outcome.stderr)?;
        let said = String::from_utf8_lossy(&said);
        let last: Vec<_> = said.lines().rev().take(5).collect();
        let last: Vec<_> = last.into_iter().rev().collect();
        bail!("{}: {why}\n{}", name(), indented(&last.join("\n")).trim_end());
    }
    let input = std::fs::read(&outcome.stdout)?;
    ensure!(!input.is_empty(), "{} printed nothing", name());
    String::from_utf8(input).with_context(|| format!("{} printed no UTF-8", name()))
}
