//! `judge bench`: the solutions of a problem against each other and against any other program.

pub mod growth;
pub mod plot;
mod row;
mod table;

use std::{
    cmp::Reverse,
    collections::BTreeMap,
    env,
    fs::{self, File},
    io::{self, Write},
    num::NonZero,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::{
    base::{limits::Limits, verdict::Verdict},
    catalog::{Case, Catalog, Problem, listing},
    run::{
        Program, Runner,
        build::{Built, build, end, start},
    },
};
use plot::Kind;
use row::Row;

/// Times the solutions of a problem on its heaviest cases, in turn, and checks every answer
///
/// Exit code: 0 when every program did what is expected of it, 1 when not, 2 for usage or set-up.
#[derive(Args)]
pub struct Options {
    /// Solutions, problems (all their solutions) or globs; all when none is given
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// The cases to run [default: the heaviest and those at least half as heavy, three at most]
    #[arg(long, value_name = "GLOB")]
    case: Option<glob::Pattern>,
    /// How often each program runs on each case
    #[arg(long, value_name = "N", default_value = "21")]
    rounds: NonZero<u32>,
    /// Another program that reads the same input, under ten times the limits; may be repeated
    #[arg(long, value_name = "NAME=CMD", value_parser = external)]
    against: Vec<(String, Program)>,
    /// Writes the tables to FILE
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    /// Times generated inputs of growing size instead, until each solution's time is up
    #[arg(long, conflicts_with_all = ["case", "rounds", "against", "table"])]
    growth: bool,
    /// Puts the CPU times into the tables of README.md and crates/README.md
    #[arg(long, conflicts_with_all = ["case", "against"])]
    table: bool,
    /// Draws the CPU times to FILE
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Reads `NAME=CMD`; CMD is looked up from the current folder and runs there.
fn external(text: &str) -> Result<(String, Program)> {
    let (name, command) = text.split_once('=').context("it has the form NAME=\"CMD\"")?;
    let mut words = shlex::split(command).context("a quote is not closed")?.into_iter();
    let path = PathBuf::from(words.next().context("there is no command behind the =")?);
    let program = Program {
        path: if path.components().count() > 1 { path.canonicalize()? } else { path },
        arguments: words.map(Into::into).collect(),
        folder: Some(env::current_dir()?),
    };
    Ok((name.to_owned(), program))
}

/// The command; whether all was as expected.
pub fn run(root: Option<&Path>, options: &Options) -> Result<bool> {
    let catalog = Catalog::open(root)?;
    for file in [&options.markdown, &options.svg].into_iter().flatten() {
        // Found out now, not after minutes; what is there stays until there is something new.
        let opened = File::options().create(true).append(true).open(file);
        opened.with_context(|| format!("cannot write {}", file.display()))?;
    }
    let (solutions, faults) = catalog.survey(&options.names, options.case.as_ref())?;
    ensure!(faults.is_empty(), faults.join("\nerror: "));
    let names: Vec<_> = solutions.iter().map(|solution| solution.name.as_str()).collect();
    let built = build(&catalog.root, &names)?;
    if options.growth {
        return growth::run(&solutions, &built, options);
    }
    let mut problems: BTreeMap<&str, Vec<Row>> = BTreeMap::new();
    let mut ok = true;
    for (solution, built) in solutions.iter().zip(&built) {
        let problem = &solution.problem;
        match built {
            Built::Binary(path) => {
                let rows = problems.entry(&problem.name).or_default();
                if rows.is_empty() {
                    rows.push(Row::new("(empty process)", Kind::Floor, empty(path)?, problem));
                }
                let program = Program { path: path.clone(), ..Program::default() };
                let row = Row::new(&solution.name, Kind::Solution, program, problem);
                rows.push(Row { expected: solution.expected.clone(), ..row });
            }
            Built::Failed(words) => {
                eprintln!("{} does not compile:\n{words}", solution.name);
                ok = false;
            }
        }
    }
    ensure!(
        options.against.is_empty() || problems.len() == 1,
        "--against needs the NAME of one problem, whose input the program reads"
    );
    let mut runner = Runner::new()?;
    let mut markdown = table::circumstances(options.rounds);
    let (mut groups, mut times) = (Vec::new(), BTreeMap::new());
    io::stdout().write_all(markdown.as_bytes())?;
    for (name, mut rows) in problems {
        let problem = Arc::clone(&rows[0].problem);
        for (name, program) in &options.against {
            let lenient = lenient(&catalog.root, &problem.name)?;
            rows.push(Row::new(name, Kind::External, program.clone(), &lenient));
        }
        let cases = if options.case.is_some() || problem.partial {
            problem.cases.iter().collect()
        } else {
            heaviest(&mut rows, &mut runner, &problem.cases)?
        };
        measure(&mut rows, &mut runner, &cases, options.rounds.get())?;
        ok &= rows.iter().all(Row::ok);
        rows.sort_by(Row::order);
        times.extend(rows.iter().filter_map(|row| {
            Some((row.name.clone(), plot::duration(row.medians()?[0].as_secs_f64())))
        }));
        let names: Vec<_> = cases.iter().map(|case| case.name.as_str()).collect();
        let title = format!("{name}: {}", names.join(", "));
        let text = table::markdown(&title, &rows);
        io::stdout().write_all(text.as_bytes())?;
        markdown += &text;
        groups.push(plot::Group { title, bars: rows.iter().map(Row::bar).collect() });
    }
    if options.table {
        for (file, text) in listing::updated(&catalog, &times)? {
            fs::write(file, text)?;
        }
    }
    if let Some(file) = &options.markdown {
        fs::write(file, markdown)?;
    }
    if let Some(file) = &options.svg {
        fs::write(file, plot::svg(&groups))?;
    }
    Ok(ok)
}

/// A program beside `neighbour` that does nothing: what starting a process costs.
fn empty(neighbour: &Path) -> Result<Program> {
    let path = neighbour.with_file_name("empty-process");
    if !path.exists() {
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["-O", "-Cstrip=debuginfo", "--crate-name=empty", "-", "-o"]).arg(&path);
        let mut rustc = start(rustc.stdin(Stdio::piped()))?;
        rustc.stdin.take().context("rustc's input")?.write_all(b"fn main() {}")?;
        ensure!(end(rustc)?, "the empty process does not compile");
    }
    Ok(Program { path, ..Program::default() })
}

/// The problem under ten times its limits, for programs that were not made for them.
fn lenient(root: &Path, name: &str) -> Result<Arc<Problem>> {
    let mut problem = Problem::load(root, name)?;
    let Limits { cpu, memory, output } = problem.limits;
    problem.limits = Limits { cpu: 10 * cpu, memory: 10 * memory, output };
    Ok(Arc::new(problem))
}

/// The cases that cost the solutions most, above the floor, in one run each.
fn heaviest<'a>(rows: &mut [Row], runner: &mut Runner, cases: &'a [Case]) -> Result<Vec<&'a Case>> {
    let mut weighed = Vec::new();
    for case in cases {
        let [floor, _] = rows[0].run(runner, case)?;
        let mut weight = Duration::ZERO;
        for row in &mut rows[1..] {
            if row.kind == Kind::Solution {
                let [cpu, _] = row.run(runner, case)?;
                // A little more or less before a kill must not decide between two cases.
                weight += cpu.min(row.problem.limits.cpu).saturating_sub(floor);
            }
        }
        weighed.push((weight, case));
    }
    weighed.sort_by_key(|(weight, _)| Reverse(*weight));
    let half = weighed[0].0 / 2;
    let heavy = weighed.into_iter().take_while(|(weight, _)| *weight >= half);
    Ok(heavy.take(3).map(|(_, case)| case).collect())
}

/// Runs them all in turn, so that a machine that drifts hurts all alike. The first round warms up.
fn measure(rows: &mut [Row], runner: &mut Runner, cases: &[&Case], rounds: u32) -> Result<()> {
    let style = ProgressStyle::with_template("{msg} {wide_bar} round {pos} of {len}")?;
    let bar = ProgressBar::new(rounds.into()).with_style(style);
    bar.set_message(rows[0].problem.name.clone());
    for round in 0..=rounds {
        let mut sums = vec![[Duration::ZERO; 2]; rows.len()];
        for case in cases {
            let running = rows.iter_mut().zip(&mut sums);
            for (row, sum) in running.filter(|(row, _)| row.verdict == Verdict::Ac) {
                let [cpu, wall] = row.run(runner, case)?;
                *sum = [sum[0] + cpu, sum[1] + wall];
            }
        }
        for (row, sum) in rows.iter_mut().zip(sums).filter(|_| round > 0) {
            row.rounds.push(sum.map(|time| time / cases.len() as u32));
        }
        bar.set_position(round.into());
    }
    bar.finish_and_clear();
    Ok(())
}
