//! Many runs side by side.

use std::{
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use anyhow::{Result, ensure};

use crate::{run::Runner, stop};

/// What `work` makes of all items, in their order, each core busy with another one.
pub fn all<I: Sync, T: Send>(
    items: &[I],
    work: impl Fn(&mut Runner, &I) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let next = AtomicUsize::new(0);
    let worker = || -> Result<Vec<(usize, T)>> {
        let mut runner = Runner::new()?;
        let mut results = Vec::new();
        loop {
            let at = next.fetch_add(1, Relaxed);
            let Some(item) = items.get(at) else { return Ok(results) };
            ensure!(!stop::requested(), "stopped");
            results.push((at, work(&mut runner, item)?));
        }
    };
    let workers = thread::available_parallelism().map_or(1, NonZero::get).min(items.len());
    let mut results = Vec::new();
    thread::scope(|scope| -> Result<()> {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        for thread in threads {
            results.extend(thread.join().expect("no thread panics here")?);
        }
        Ok(())
    })?;
    results.sort_unstable_by_key(|(at, _)| *at);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}
