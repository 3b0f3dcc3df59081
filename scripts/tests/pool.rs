//! The pool: every item once, results in order where they are asked for so, the first error ends it.

use std::{
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread::sleep,
};

use anyhow::{Result, bail, ensure};
use judge::run::pool::{all, each};
use programs::{MILLISECOND, tests};

#[path = "house/programs.rs"]
mod programs;

tests! {
    results_come_in_the_order_of_the_items
    each_result_comes_with_its_number
    an_error_ends_it
    who_takes_may_end_it
    a_panic_is_told
    nothing_to_do_is_no_fault
}

fn results_come_in_the_order_of_the_items() {
    let items: Vec<u32> = (0..40).collect();
    let made = all(&items, |_, item| {
        sleep((40 - item) % 7 * MILLISECOND);
        Ok(item * item)
    });
    assert_eq!(made.unwrap(), items.iter().map(|item| item * item).collect::<Vec<_>>());
}

fn each_result_comes_with_its_number() {
    let items: Vec<usize> = (100..140).collect();
    let mut seen = vec![0; items.len()];
    let take = |number: usize, made: usize| {
        ensure!(made == 2 * items[number], "{made} for {number}");
        seen[number] += 1;
        Ok(())
    };
    each(&items, NonZero::new(3), |_, item| Ok(2 * item), take).unwrap();
    assert_eq!(seen, vec![1; items.len()]);
}

/// How many of a thousand items are done, two at a time, and what is told.
fn run(work: impl Fn(usize) -> Result<()> + Sync, last: usize) -> (usize, String) {
    let (items, done): (Vec<usize>, _) = ((0..1000).collect(), AtomicUsize::new(0));
    let work = |_: &mut _, item: &usize| {
        done.fetch_add(1, Relaxed);
        sleep(MILLISECOND);
        work(*item)
    };
    let take = |number, ()| if number == last { bail!("enough") } else { Ok(()) };
    let told = each(&items, NonZero::new(2), work, take).unwrap_err().to_string();
    (done.into_inner(), told)
}

fn an_error_ends_it() {
    let work = |item| if item == 5 { bail!("item {item}") } else { Ok(()) };
    let (done, told) = run(work, usize::MAX);
    assert_eq!(told, "item 5");
    assert!((6..1000).contains(&done), "{done}");
}

fn who_takes_may_end_it() {
    let (done, told) = run(|_| Ok(()), 5);
    assert_eq!(told, "enough");
    assert!((6..1000).contains(&done), "{done}");
}

fn a_panic_is_told() {
    let work = |item| {
        assert!(item != 5, "on purpose");
        Ok(())
    };
    assert_eq!(run(work, usize::MAX), (1000, "a worker panicked (see above)".to_owned()));
}

fn nothing_to_do_is_no_fault() {
    let none: [u8; 0] = [];
    assert_eq!(all(&none, |_, item| Ok(*item)).unwrap(), Vec::<u8>::new());
}
