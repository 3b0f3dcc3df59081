//! All cases of all solutions, run side by side.

use std::{
    num::NonZero,
    path::Path,
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
    judge::{Judged, judge},
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
    let built = compile::build(root, &names)?;
    let mut checked: Vec<_> = solutions.into_iter().zip(built).map(Checked::new).collect();
    let queue = &Queue {
        jobs: checked
            .iter()
            .enumerate()
            .flat_map(|(number, checked)| checked.jobs(number))
            .collect(),
        next: AtomicUsize::new(0),
    };
    let report = Report::new(&checked, queue.jobs.len());
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let workers = jobs.map_or_else(cores, NonZero::get).min(queue.jobs.len());
    thread::scope(|scope| {
        let (results, incoming) = mpsc::channel();
        let start = |results| scope.spawn(move || queue.work(&results));
        let workers: Vec<_> = vec![results; workers].into_iter().map(start).collect();
        let mut told = 0;
        loop {
            // In the order of the names, each as soon as it is complete.
            while let Some(complete) = checked.get(told).filter(|checked| checked.left == 0) {
                report.solution(complete)?;
                told += 1;
            }
            let Ok((number, case, judged)) = incoming.recv() else { break };
            report.case();
            checked[number].earn(case, judged);
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

/// One case to run: of the solution with this number in the list.
struct Job {
    number: usize,
    case: usize,
    solution: Arc<Solution>,
    binary: Arc<Path>,
}

impl Queue {
    /// Does job after job; ends early when nobody wants the results any more.
    fn work(&self, results: &Sender<(usize, usize, Judged)>) -> Result<()> {
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

/// So many failures of a solution keep all of their reasons, the others only the first line.
pub(crate) const TOLD_IN_FULL: usize = 5;

impl Checked {
    fn new((solution, built): (Solution, Built)) -> Self {
        let left = if matches!(built, Built::Binary(_)) { solution.problem.cases.len() } else { 0 };
        Self {
            solution: Arc::new(solution),
            built,
            cases: vec![Judged::default(); left],
            left,
            failed: 0,
        }
    }

    fn jobs(&self, number: usize) -> impl Iterator<Item = Job> {
        let binary = if let Built::Binary(path) = &self.built { path } else { Path::new("") };
        let binary: Arc<Path> = binary.into();
        let job = move |case| Job {
            number,
            case,
            solution: Arc::clone(&self.solution),
            binary: Arc::clone(&binary),
        };
        (0..self.left).map(job)
    }

    fn earn(&mut self, case: usize, mut judged: Judged) {
        self.left -= 1;
        self.failed += usize::from(!passes(judged.verdict, self.solution.expected));
        if self.failed > TOLD_IN_FULL {
            judged.reason = judged.reason.lines().take(1).collect();
        }
        self.cases[case] = judged;
    }
}
