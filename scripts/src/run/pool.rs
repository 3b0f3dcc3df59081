//! Many runs side by side: workers that each own a runner and take one item after the other.

use std::{
    num::NonZero,
    sync::{
        atomic::{AtomicUsize, Ordering::Relaxed},
        mpsc,
    },
    thread,
};

use anyhow::{Result, bail, ensure};

use super::runner::Runner;
use crate::base::signals;

/// Does `work` on all items, `jobs` at a time (by default as many as there are cores); `take` gets each result as soon
/// as it is there, with the item's number. The first error of either, or a request to stop, ends it.
pub fn each<I: Sync, T: Send>(
    items: &[I],
    jobs: Option<NonZero<usize>>,
    work: impl Fn(&mut Runner, &I) -> Result<T> + Sync,
    mut take: impl FnMut(usize, T) -> Result<()>,
) -> Result<()> {
    let next = AtomicUsize::new(0);
    // A worker's life; it ends early when nobody wants the results any more.
    let serve = |results: &mpsc::Sender<Result<(usize, T)>>| {
        let mut runner = Runner::new()?;
        loop {
            let number = next.fetch_add(1, Relaxed);
            let Some(item) = items.get(number) else { return Ok(()) };
            ensure!(!signals::requested(), "stopped");
            let made = work(&mut runner, item)?;
            if results.send(Ok((number, made))).is_err() {
                return Ok(());
            }
        }
    };
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let workers = jobs.map_or_else(cores, NonZero::get).min(items.len());
    thread::scope(|scope| {
        let (results, incoming) = mpsc::channel();
        let start = |results: mpsc::Sender<_>| {
            let serve = &serve;
            // An error is a result too; nobody wants it where another's came first.
            scope.spawn(move || serve(&results).or_else(|error| results.send(Err(error))))
        };
        let workers: Vec<_> = vec![results; workers].into_iter().map(start).collect();
        let taken = incoming.into_iter().try_for_each(|result: Result<_>| {
            let (number, made) = result?;
            take(number, made)
        });
        let panicked = workers.into_iter().filter_map(|worker| worker.join().err()).count();
        taken?;
        if panicked > 0 {
            bail!("a worker panicked (see above)");
        }
        Ok(())
    })
}

/// As [`each`], on all cores: the results in the items' order.
pub fn all<I: Sync, T: Send>(
    items: &[I],
    work: impl Fn(&mut Runner, &I) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let mut results: Vec<_> = items.iter().map(|_| None).collect();
    each(items, None, work, |number, made| {
        results[number] = Some(made);
        Ok(())
    })?;
    Ok(results.into_iter().flatten().collect())
}
