//! Many runs side by side: workers that each own a runner and take one item after the other.

use std::{
    num::NonZero,
    sync::{
        atomic::{AtomicUsize, Ordering::Relaxed},
        mpsc::{self, Sender},
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
    let queue = &Queue { items, next: AtomicUsize::new(0), work };
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let workers = jobs.map_or_else(cores, NonZero::get).min(items.len());
    thread::scope(|scope| {
        let (results, incoming) = mpsc::channel();
        let start = |results| scope.spawn(move || queue.serve(&results));
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

/// What the workers take their items from.
struct Queue<'a, I, W> {
    items: &'a [I],
    next: AtomicUsize,
    work: W,
}

impl<I, W> Queue<'_, I, W> {
    /// A worker's life; its error is a result too.
    fn serve<T>(&self, results: &Sender<Result<(usize, T)>>)
    where
        W: Fn(&mut Runner, &I) -> Result<T>,
    {
        if let Err(error) = self.work_off(results) {
            // Nobody wants it where another's came first.
            let _ = results.send(Err(error));
        }
    }

    /// Does item after item; ends early when nobody wants the results any more.
    fn work_off<T>(&self, results: &Sender<Result<(usize, T)>>) -> Result<()>
    where
        W: Fn(&mut Runner, &I) -> Result<T>,
    {
        let mut runner = Runner::new()?;
        loop {
            let number = self.next.fetch_add(1, Relaxed);
            let Some(item) = self.items.get(number) else { return Ok(()) };
            ensure!(!signals::requested(), "stopped");
            let made = (self.work)(&mut runner, item)?;
            if results.send(Ok((number, made))).is_err() {
                return Ok(());
            }
        }
    }
}
