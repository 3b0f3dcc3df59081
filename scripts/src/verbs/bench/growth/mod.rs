//! `judge bench --growth`: how the solutions of a problem fare as its inputs grow, until their time is up.

mod labels;
pub mod picture;
mod table;

use std::{fs, path::Path, sync::Arc, time::Duration};

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use tempfile::TempDir;

use super::{Options, empty, table::circumstances};
use crate::{
    base::{
        output::say,
        verdict::{Expected, Verdict},
    },
    catalog::{Case, Problem, Solution},
    problems::{self, Growth, choices::Choices},
    run::{Program, Runner, build::Built},
    verify::{judge, misconduct::misconduct},
};
use picture::{Chart, Curve, Stop};

/// For problems without a measure of their own.
const GENERATED: &[usize] = &[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// So many inputs of each size; a third of them for a solution that takes longer than the first of these, one only
/// after the second.
const INPUTS: u32 = 9;
const LONG: Duration = Duration::from_millis(30);
const LONGER: Duration = Duration::from_millis(300);

/// The command; whether no answer was wrong.
pub fn run(solutions: &[Solution], built: &[Built], options: &Options) -> Result<bool> {
    let mut charts: Vec<(Arc<Problem>, Vec<Racer>)> = Vec::new();
    let mut ok = true;
    for (solution, built) in solutions.iter().zip(built) {
        let Built::Binary(path) = built else {
            eprintln!("{} does not compile", solution.name);
            ok = false;
            continue;
        };
        let racer = Racer::new(solution, path);
        match charts.last_mut() {
            Some((problem, racers)) if problem.name == solution.problem.name => racers.push(racer),
            _ => charts.push((Arc::clone(&solution.problem), vec![racer])),
        }
    }
    ensure!(
        options.svg.is_none() || charts.len() < 2,
        "--growth draws one problem; name one, or leave out --svg"
    );
    let mut markdown = circumstances(INPUTS.try_into()?);
    say(&markdown)?;
    for (problem, racers) in charts {
        let mut race = Race::new(&problem, racers)?;
        let chart = race.run()?;
        ok &= race.ok;
        let text = table::markdown(&chart);
        say(&text)?;
        markdown += &text;
        if let Some(file) = &options.svg {
            fs::write(file, picture::svg(&chart))?;
        }
    }
    if let Some(file) = &options.markdown {
        fs::write(file, markdown)?;
    }
    Ok(ok)
}

/// One solution on its way.
struct Racer {
    program: std::path::PathBuf,
    curve: Curve,
    expected: Expected,
}

impl Racer {
    fn new(solution: &Solution, program: &Path) -> Self {
        let technique = solution.name.strip_prefix(solution.problem.name.as_str());
        let technique = technique.unwrap_or_default().trim_start_matches('-');
        let name = if technique.is_empty() { &solution.name } else { technique };
        let curve = Curve { name: name.to_owned(), points: Vec::new(), stop: None };
        Self { program: program.to_owned(), curve, expected: solution.expected.clone() }
    }
}

/// All solutions of one problem.
struct Race<'a> {
    problem: &'a Problem,
    source: &'static problems::Problem,
    growth: Growth,
    racers: Vec<Racer>,
    runner: Runner,
    folder: TempDir,
    ok: bool,
}

impl<'a> Race<'a> {
    fn new(problem: &'a Problem, racers: Vec<Racer>) -> Result<Self> {
        let source = problems::problem(&problem.name).with_context(|| {
            format!("{}: --growth needs a generator in scripts/src/problems/", problem.name)
        })?;
        let generated = Growth {
            axis: "size of the generated input",
            sizes: GENERATED,
            input: source.generate,
        };
        let growth = source.growth.unwrap_or(generated);
        let folder = tempfile::Builder::new().prefix("judge-").tempdir()?;
        Ok(Self { problem, source, growth, racers, runner: Runner::new()?, folder, ok: true })
    }

    /// Size after size, until nobody is left.
    fn run(&mut self) -> Result<Chart> {
        let sizes = self.growth.sizes;
        let bar = ProgressBar::new(sizes.len() as u64)
            .with_style(ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len} sizes")?);
        bar.set_message(self.problem.name.clone());
        let floor = self.floor()?;
        for &size in sizes {
            let mut times: Vec<Vec<Duration>> = vec![Vec::new(); self.racers.len()];
            for seed in 0..INPUTS {
                let input = (self.growth.input)(&mut Choices::random(seed.into()), size);
                self.input(size, &input, &mut times)?;
            }
            for (racer, mut times) in self.racers.iter_mut().zip(times) {
                times.sort();
                if racer.curve.stop.is_none() && !times.is_empty() {
                    racer.curve.points.push((size, times[times.len() / 2].as_secs_f64()));
                }
            }
            bar.inc(1);
            if self.racers.iter().all(|racer| racer.curve.stop.is_some()) {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(Chart {
            problem: self.problem.name.clone(),
            axis: self.growth.axis.to_owned(),
            limit: self.problem.limits.cpu.as_secs_f64(),
            floor,
            curves: self.racers.iter().map(|racer| racer.curve.clone()).collect(),
        })
    }

    /// What a process costs that does nothing.
    fn floor(&mut self) -> Result<f64> {
        let program = empty(&self.racers[0].program)?;
        let mut times = Vec::new();
        for _ in 0..11 {
            let run = self.runner.run(&program, Path::new("/dev/null"), &self.problem.limits)?;
            times.push(run.cpu);
        }
        times.sort();
        Ok(times[times.len() / 2].as_secs_f64())
    }

    /// Everyone who is still there gets the input; the right answer is the brute force's, or else the first one's.
    fn input(&mut self, size: usize, input: &str, times: &mut [Vec<Duration>]) -> Result<()> {
        let file = self.folder.path().join("growth.in");
        let case =
            Case { name: format!("size {size}"), answer: file.with_extension("out"), input: file };
        fs::write(&case.input, input)?;
        let mut answered = (self.source.answer)(input);
        fs::write(&case.answer, answered.as_deref().unwrap_or_default())?;
        for (racer, times) in self.racers.iter_mut().zip(times) {
            if racer.curve.stop.is_some() || is_enough(times) {
                continue;
            }
            let (verdict, cpu, reason) = if answered.is_some() {
                let judged = judge(&mut self.runner, &racer.program, self.problem, &case)?;
                (judged.verdict, judged.cpu, judged.reason)
            } else {
                let program = Program { path: racer.program.clone(), ..Program::default() };
                let limits = self.problem.limits_for(&case);
                let outcome = self.runner.run(&program, &case.input, &limits)?;
                if let Some((verdict, reason)) = misconduct(&outcome, &limits) {
                    (verdict, outcome.cpu, reason)
                } else {
                    fs::copy(&outcome.stdout, &case.answer)?;
                    answered = Some(String::new());
                    (Verdict::Ac, outcome.cpu, String::new())
                }
            };
            if verdict == Verdict::Ac {
                times.push(cpu);
                continue;
            }
            racer.curve.stop = Some(Stop { size, seconds: cpu.as_secs_f64(), verdict });
            let out = matches!(verdict, Verdict::Tle | Verdict::Mle | Verdict::Ole);
            if !out && !racer.expected.allows(verdict) {
                self.ok = false;
                let name = &racer.curve.name;
                eprintln!("{name}: {} {size}: {verdict}\n{reason}", self.growth.axis);
            }
        }
        Ok(())
    }
}

/// Whether more runs on inputs of this size would cost more than they tell.
fn is_enough(times: &[Duration]) -> bool {
    let longest = times.iter().max().copied().unwrap_or_default();
    longest > LONGER || longest > LONG && times.len() >= INPUTS as usize / 3
}
