//! Every solution on every case, as a test called `solution::case`: the same judging as `judge check`.
//!
//! A test needs its solution built; the first one builds all that are asked for.

use std::{
    collections::BTreeMap,
    env,
    fs::File,
    io::{Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Arc, Mutex, OnceLock},
};

use judge::{
    base::{signals, verdict::Verdict},
    catalog::{Catalog, Solution},
    run::{
        Runner,
        build::{Built, build},
        launcher,
    },
    verify::{Judged, head, judge},
};
use libtest_mimic::{Arguments, Failed, Trial, run};

/// What all tests share.
struct House {
    root: PathBuf,
    /// The solutions with a test that is not filtered out.
    asked: OnceLock<Vec<String>>,
    built: OnceLock<Result<BTreeMap<String, Built>, String>>,
    /// Those that are free.
    runners: Mutex<Vec<Runner>>,
}

impl House {
    fn binary(&self, name: &str) -> Result<PathBuf, Failed> {
        if let Ok(run) = env::var("NEXTEST_RUN_ID") {
            return self.binary_in(&run, name);
        }
        match self.built.get_or_init(|| self.build()).as_ref()?.get(name) {
            Some(Built::Binary(path)) => Ok(path.clone()),
            Some(Built::Failed(words)) => Err(words.into()),
            None => Err("it was not built".into()),
        }
    }

    fn build(&self) -> Result<BTreeMap<String, Built>, String> {
        let names: Vec<_> = self.asked.get().into_iter().flatten().map(String::as_str).collect();
        let built = build(&self.root, &names).map_err(|error| format!("{error:#}"))?;
        Ok(names.into_iter().map(str::to_owned).zip(built).collect())
    }

    /// nextest makes a process of every test: the first that needs a solution in this run builds it, and leaves a note.
    fn binary_in(&self, run: &str, name: &str) -> Result<PathBuf, Failed> {
        let note = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("built-{name}"));
        let mut note = File::options().create(true).append(true).read(true).open(note)?;
        note.lock()?;
        let mut text = String::new();
        note.read_to_string(&mut text)?;
        if let Some(path) = text.strip_prefix(&format!("{run}\n")) {
            return Ok(path.into());
        }
        match build(&self.root, &[name])?.remove(0) {
            Built::Binary(path) => {
                note.set_len(0)?;
                write!(note, "{run}\n{}", path.display())?;
                Ok(path)
            }
            Built::Failed(words) => Err(words.into()),
        }
    }

    fn judge(&self, solution: &Solution, case: usize) -> Result<Judged, Failed> {
        let binary = self.binary(&solution.name)?;
        let free = self.runners.lock().expect("no test panics here").pop();
        let mut runner = free.map_or_else(Runner::new, Ok)?;
        let judged = judge(&mut runner, &binary, &solution.problem, &solution.problem.cases[case])?;
        self.runners.lock().expect("no test panics here").push(runner);
        Ok(judged)
    }
}

fn main() -> ExitCode {
    launcher::take_over();
    let arguments = Arguments::from_args();
    signals::on_signals().expect("signal handlers");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let solutions =
        Catalog::open(Some(&root)).and_then(|catalog| Ok((catalog.select(&[])?, catalog.root)));
    let (solutions, root) = match solutions {
        Ok(found) => found,
        Err(error) => {
            eprintln!("error: {error:#}");
            return ExitCode::from(2);
        }
    };
    let house = Arc::new(House {
        root,
        asked: OnceLock::new(),
        built: OnceLock::new(),
        runners: Mutex::default(),
    });
    let mut asked = Vec::new();
    let mut tests = Vec::new();
    for solution in solutions {
        let trials = trials(&house, &Arc::new(solution));
        let wanted = trials.iter().any(|(_, trial)| !arguments.is_filtered_out(trial));
        asked.extend(trials.first().filter(|_| wanted).map(|(name, _)| name.clone()));
        tests.extend(trials.into_iter().map(|(_, trial)| trial));
    }
    house.asked.get_or_init(|| asked);
    run(&arguments, tests).exit_code()
}

/// A test for each case and, where a verdict other than AC is expected, one that sees that a case earns it.
fn trials(house: &Arc<House>, solution: &Arc<Solution>) -> Vec<(String, Trial)> {
    let mut trials = Vec::new();
    for (number, case) in solution.problem.cases.iter().enumerate() {
        let (house, tested) = (Arc::clone(house), Arc::clone(solution));
        let test = move || {
            let judged = house.judge(&tested, number)?;
            if tested.expected.allows(judged.verdict) {
                return Ok(());
            }
            Err(format!(
                "{}: {}\n{}{}",
                tested.problem.cases[number].input.display(),
                judged.verdict,
                judged.reason,
                head(&tested.problem.cases[number].input)
            )
            .into())
        };
        trials.push((
            solution.name.clone(),
            Trial::test(format!("{}::{}", solution.name, case.name), test),
        ));
    }
    if !solution.expected.is(Verdict::Ac) {
        let (house, tested) = (Arc::clone(house), Arc::clone(solution));
        let test = move || {
            for case in 0..tested.problem.cases.len() {
                if tested.expected.is(house.judge(&tested, case)?.verdict) {
                    return Ok(());
                }
            }
            Err(format!("no case earns {}", tested.expected).into())
        };
        trials.push((
            solution.name.clone(),
            Trial::test(format!("{}::verdict", solution.name), test),
        ));
    }
    trials
}
