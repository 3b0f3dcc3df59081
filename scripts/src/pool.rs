//! All cases of all solutions, run side by side.

use std::{
    collections::{BTreeMap, VecDeque},
    num::NonZero,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
        mpsc::{self, Sender},
    },
    thread,
};

use anyhow::{Result, bail};

use crate::{
    catalog::Solution,
    check::{Checked, passes},
    compile::{self, Built},
    judge::{Judged, Verdict, judge},
    report::Report,
    run::Runner,
};

/// Builds the solutions, runs all their cases, `jobs` at a time (by default as many as there are cores), and reports.
///
/// # Errors
/// Set-up, or a request to stop.
pub fn check(
    root: &Path,
    solutions: Vec<Solution>,
    jobs: Option<NonZero<usize>>,
) -> Result<Vec<Checked>> {
    let names: Vec<_> = solutions.iter().map(|solution| solution.name.as_str()).collect();
    let mut built = compile::build(root, &names)?;
    let begin = |solution| Begun::new(solution, &mut built);
    let mut begun: VecDeque<_> = solutions.into_iter().map(begin).collect();
    let queue = Queue {
        jobs: begun.iter().enumerate().flat_map(|(number, begun)| begun.jobs(number)).collect(),
        next: AtomicUsize::new(0),
    };
    let report =
        Report::new(begun.iter().map(|begun| begun.solution.name.as_str()), queue.jobs.len());
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let workers = jobs.map_or_else(cores, NonZero::get).min(queue.jobs.len());
    let mut checked = Vec::new();
    thread::scope(|scope| {
        let (results, incoming) = mpsc::channel();
        let start = |results| scope.spawn(|| queue.work(results));
        let workers: Vec<_> = vec![results; workers].into_iter().map(start).collect();
        loop {
            // In the order of the names, each as soon as it is complete.
            while begun.front().is_some_and(|begun| begun.left == 0) {
                checked.extend(begun.pop_front().map(Begun::end));
                report.solution(&checked[checked.len() - 1])?;
            }
            let Ok((number, case, judged)) = incoming.recv() else {
                break;
            };
            report.case();
            begun[number - checked.len()].earn(case, judged);
        }
        for worker in workers {
            worker.join().unwrap_or_else(|_| bail!("a worker panicked (see above)"))?;
        }
        report.total(&checked)
    })?;
    Ok(checked)
}

/// What the workers take their jobs from.
struct Queue {
    jobs: Vec<Job>,
    next: AtomicUsize,
}

/// One case to run.
struct Job {
    number: usize,
    case: usize,
    solution: Arc<Solution>,
    binary: Arc<Path>,
}

impl Queue {
    /// Does job after job; ends early when nobody wants the results any more.
    fn work(&self, results: Sender<(usize, usize, Judged)>) -> Result<()> {
        let mut runner = Runner::new()?;
        while let Some(job) = self.jobs.get(self.next.fetch_add(1, Relaxed)) {
            let problem = &job.solution.problem;
            let judged = judge(&mut runner, &job.binary, problem, &problem.cases[job.case])?;
            if results.send((job.number, job.case, judged)).is_err() {
                break;
            }
        }
        Ok(())
    }
}

/// A solution while its cases run.
struct Begun {
    solution: Arc<Solution>,
    built: Built,
    cases: Vec<Option<Judged>>,
    left: usize,
    failed: usize,
}

impl Begun {
    /// So many failures of a solution keep all of their reasons, the others only the first line.
    const TOLD_IN_FULL: usize = 5;

    fn new(solution: Solution, built: &mut BTreeMap<String, Built>) -> Self {
        let built = built.remove(&solution.name).unwrap_or_else(|| Built::Failed(String::new()));
        let left = if matches!(built, Built::Binary(_)) { solution.problem.cases.len() } else { 0 };
        Self { solution: Arc::new(solution), built, cases: vec![None; left], left, failed: 0 }
    }

    fn jobs(&self, number: usize) -> Vec<Job> {
        let Built::Binary(path) = &self.built else {
            return Vec::new();
        };
        let binary: Arc<Path> = path.as_path().into();
        (0..self.left)
            .map(|case| Job {
                number,
                case,
                solution: Arc::clone(&self.solution),
                binary: Arc::clone(&binary),
            })
            .collect()
    }

    fn earn(&mut self, case: usize, mut judged: Judged) {
        self.left -= 1;
        self.failed += usize::from(!passes(judged.verdict, self.solution.expected));
        if self.failed > Self::TOLD_IN_FULL {
            judged.reason = judged.reason.lines().next().unwrap_or_default().to_owned();
        }
        self.cases[case] = Some(judged);
    }

    fn end(self) -> Checked {
        match self.built {
            Built::Binary(path) => {
                Checked::new(self.solution, path, self.cases.into_iter().flatten().collect())
            }
            Built::Failed(compiler) => Checked {
                solution: self.solution,
                verdict: Verdict::Ce,
                ok: false,
                binary: PathBuf::new(),
                cases: Vec::new(),
                compiler,
            },
        }
    }
}
