//! Holds the stand-in for `itertools` against the crate: the same code runs with both.
#![allow(
    missing_docs,
    unused_mut,
    dead_code,
    clippy::all,
    clippy::pedantic,
    reason = "the stand-ins are written for rustc 1.63, the code under test for two libraries at once"
)]

mod random;

include!("../stand-ins/itertools.rs");

use random::Random;

/// Runs `code` with the stand-in, then with the crate; both must give the same.
macro_rules! same {
    ($($code:tt)*) => {{
        let ours = {
            #[allow(unused_imports)]
            use crate::itertools_stand_in::{self as itertools, *};
            $($code)*
        };
        let theirs = {
            #[allow(unused_imports)]
            use ::itertools::{self, *};
            $($code)*
        };
        assert_eq!(format!("{ours:?}"), format!("{theirs:?}"), "{}", stringify!($($code)*));
    }};
}

impl Random {
    /// Fewer than `longest` numbers, most of them more than once.
    fn list(&mut self, longest: usize) -> Vec<usize> {
        let values = 1 + self.below(6);
        (0..self.below(longest)).map(|_| self.below(values)).collect()
    }
}

/// Calls `check` with two short lists and a number, many times.
fn on_lists(check: impl Fn(&[usize], &[usize], usize)) {
    let mut random = Random(20_260_101);
    for _ in 0..400 {
        let (a, b, k) = (random.list(9), random.list(5), random.below(6));
        check(&a, &b, k);
    }
}

#[test]
fn text() {
    on_lists(|a, _, _| {
        same!(a.iter().join(", "));
        same!(a.iter().format("-").to_string());
        same!(format!("{:>3}", a.iter().format(" ")));
        same!(format!("{:.1}", a.iter().map(|&x| x as f64).format(" ")));
        same!(format!("{:#04x} {:?}", a.iter().format(" "), a.iter().format("")));
    });
}

#[test]
fn sorting() {
    on_lists(|a, _, _| {
        let places = || a.iter().enumerate();
        same!(a.iter().sorted().collect_vec());
        same!(a.iter().sorted().rev().collect_vec());
        same!(places().sorted_by_key(|x| x.1).collect_vec());
        same!(places().sorted_by(|x, y| y.1.cmp(x.1)).collect_vec());
        same!(a.iter().sorted_unstable().collect_vec());
        same!(a.iter().sorted_unstable_by(|x, y| y.cmp(x)).collect_vec());
        same!(a.iter().sorted_unstable_by_key(|&&x| x / 2).map(|x| x / 2).collect_vec());
    });
}

#[test]
fn runs_and_sets() {
    on_lists(|a, _, k| {
        let places = || a.iter().enumerate();
        same!(a.iter().dedup().collect_vec());
        same!(a.iter().dedup_with_count().collect_vec());
        same!(a.iter().unique().collect_vec());
        same!(places().unique_by(|x| x.1).collect_vec());
        same!((a.iter().all_unique(), a.iter().all_equal(), a.iter().contains(&&k)));
        same!(a.iter().copied().contains(&k));
        same!(a.iter().counts().into_iter().sorted().collect_vec());
        same!(a.iter().counts_by(|&x| x % 2).into_iter().sorted().collect_vec());
        same!(places().map(|(i, x)| (x, i)).into_group_map().into_iter().sorted().collect_vec());
        same!(places().into_group_map_by(|x| x.1).into_iter().sorted().collect_vec());
    });
}

#[test]
fn groups() {
    on_lists(|a, _, k| {
        same!({
            let chunks = a.iter().chunk_by(|&&x| x / 2);
            chunks.into_iter().map(|(key, group)| (key, group.collect_vec())).collect_vec()
        });
        // Groups may be passed over, read in part, or read after later ones.
        same!({
            let chunks = a.iter().enumerate().chunk_by(|x| x.1 / 2);
            let mut groups = chunks.into_iter().step_by(1 + k % 2).collect_vec();
            let heads = groups.iter_mut().map(|(_, group)| group.next()).collect_vec();
            let rests = groups.into_iter().rev().map(|(_, group)| group.collect_vec());
            (heads, rests.collect_vec())
        });
        same!({
            let chunks = a.iter().chunks(k + 1);
            chunks.into_iter().map(|chunk| chunk.collect_vec()).collect_vec()
        });
    });
}

#[test]
fn tuples() {
    on_lists(|a, b, _| {
        same!(a.iter().tuples::<(_, _)>().collect_vec());
        same!(a.iter().tuples::<(_, _, _)>().collect_vec());
        same!(a.iter().tuple_windows::<(_,)>().collect_vec());
        same!(a.iter().tuple_windows().map(|(x, y)| x + y).collect_vec());
        same!(a.iter().tuple_windows::<(_, _, _, _)>().collect_vec());
        same!(b.iter().collect_tuple::<(_, _, _)>());
        same!({
            let mut iter = a.iter();
            (iter.next_tuple::<(_, _)>(), iter.next_tuple::<(_, _, _)>(), iter.collect_vec())
        });
        same!(a.iter().tuple_combinations::<(_, _)>().collect_vec());
        same!(b.iter().tuple_combinations::<(_, _, _)>().collect_vec());
    });
}

#[test]
fn choices() {
    on_lists(|a, b, k| {
        same!(a.iter().combinations(k).collect_vec());
        same!(b.iter().combinations_with_replacement(k).collect_vec());
        same!(b.iter().permutations(k).collect_vec());
        same!(a.iter().powerset().collect_vec());
        same!(a.iter().cartesian_product(b).collect_vec());
        same!(vec![a; k % 4].into_iter().multi_cartesian_product().collect_vec());
        same!([a, b, &a[..a.len() / 2]].into_iter().multi_cartesian_product().collect_vec());
    });
    same!((0..7).permutations(7).map(|p| p.iter().fold(0, |n, x| 10 * n + x)).collect_vec());
}

#[test]
fn extremes() {
    on_lists(|a, _, _| {
        let places = || a.iter().enumerate();
        same!(a.iter().minmax());
        same!(a.iter().minmax().into_option());
        same!(places().minmax_by_key(|x| x.1));
        same!((a.iter().position_min(), a.iter().position_max()));
    });
}

#[test]
fn the_rest() {
    on_lists(|a, b, k| {
        same!({
            let add = |sum, x| match sum + x {
                sum if sum < 2 * k => FoldWhile::Continue(sum),
                sum => FoldWhile::Done(sum),
            };
            let folded = a.iter().fold_while(0, add);
            (folded.is_done(), folded.into_inner())
        });
        same!(a.iter().find_position(|&&x| x == k));
        same!((
            izip!(a).collect_vec(),
            izip!(a, b).collect_vec(),
            izip!(a, b, a, 0..).collect_vec()
        ));
        same!((
            iproduct!(a).collect_vec(),
            iproduct!(a, b).collect_vec(),
            iproduct!().collect_vec()
        ));
        same!(iproduct!(0..2, b, a.iter().copied(), [1, 2]).collect_vec());
    });
}

/// None of these comes back unless the adaptor is as lazy as the crate's.
#[test]
fn endless_iterators() {
    same!((0..).dedup().take(3).collect_vec());
    same!((0..).dedup_with_count().take(3).collect_vec());
    same!((0..).map(|x| x % 5).unique().take(5).collect_vec());
    same!((0..).tuples::<(_, _)>().take(3).collect_vec());
    same!((0..).tuple_windows::<(_, _)>().take(3).collect_vec());
    same!((0..).tuple_combinations::<(_, _)>().take(3).collect_vec());
    same!((0..).combinations(2).take(9).collect_vec());
    same!((0..).combinations_with_replacement(2).take(9).collect_vec());
    same!((0..).permutations(2).take(9).collect_vec());
    same!((0..).powerset().take(9).collect_vec());
    same!((0..).cartesian_product(0..2).take(9).collect_vec());
    same!((0..2).cartesian_product(0..).take(9).collect_vec());
    same!((0..).cartesian_product(0..0).take(9).collect_vec());
    same!([0.., 5..].into_iter().multi_cartesian_product().take(9).collect_vec());
    same!((0..).chunks(3).into_iter().map(|chunk| chunk.sum::<i32>()).take(3).collect_vec());
    same!({
        let chunks = (0..).chunk_by(|&x| x / 3);
        chunks.into_iter().map(|(_, group)| group.collect_vec()).take(2).collect_vec()
    });
    same!((1..).all_equal());
    same!((1..).contains(&7));
}

/// Iterators can be cloned half-way, and stay at their end.
#[test]
fn clones_and_ends() {
    macro_rules! clones {
        ($iter:expr) => {
            same!({
                let mut iter = $iter;
                let head = iter.next();
                let twin = iter.clone().collect_vec();
                let rest = iter.by_ref().collect_vec();
                (head, twin, rest, iter.next().is_none(), iter.next().is_none())
            });
        };
    }
    on_lists(|a, b, k| {
        clones!(a.iter().dedup());
        clones!(a.iter().unique());
        clones!(a.iter().tuple_windows::<(_, _)>());
        clones!(a.iter().tuple_combinations::<(_, _)>());
        clones!(a.iter().combinations(k));
        clones!(b.iter().combinations_with_replacement(k));
        clones!(b.iter().permutations(k));
        clones!(a.iter().cartesian_product(b));
        clones!([a, b].into_iter().multi_cartesian_product());
    });
}
