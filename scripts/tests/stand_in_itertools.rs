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

#[test]
fn sets_and_runs_from_both_ends() {
    on_lists(|a, _, k| {
        let places = || a.iter().enumerate();
        same!(places().dedup_by(|x, y| x.1 == y.1).collect_vec());
        same!(places().dedup_by_with_count(|x, y| x.1 == y.1).collect_vec());
        same!({
            let join = |x, y| if x + y < 2 * k { Ok(x + y) } else { Err((x, y)) };
            a.iter().copied().coalesce(join).collect_vec()
        });
        same!(places().unique_by(|x| x.1).rev().collect_vec());
        same!(a.iter().unique().rev().collect_vec());
        same!(a.iter().duplicates().collect_vec());
        same!(a.iter().duplicates().rev().collect_vec());
        same!(places().duplicates_by(|x| x.1).collect_vec());
        same!(places().duplicates_by(|x| x.1).rev().collect_vec());
        same!(a.iter().positions(|&x| x == k).collect_vec());
        same!(a.iter().positions(|&x| x == k).rev().collect_vec());
        same!(a.iter().all_equal_value());
        same!({
            let mut iter = a.iter().unique();
            (iter.next(), iter.next_back(), iter.collect_vec())
        });
    });
}

#[test]
fn several_iterators() {
    on_lists(|a, b, k| {
        let in_order = |list: &[usize]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list.into_iter()
        };
        let (left, right) = (in_order(a), in_order(b));
        same!(a.iter().interleave(b).collect_vec());
        same!(a.iter().interleave_shortest(b).collect_vec());
        same!(Itertools::intersperse(a.iter(), &k).collect_vec());
        same!({
            let mut n = 0;
            let between = || {
                n += 1;
                n
            };
            Itertools::intersperse_with(a.iter().copied(), between).collect_vec()
        });
        same!(a.iter().zip_longest(b).map(|pair| pair.left_and_right()).collect_vec());
        same!(left.clone().merge(right.clone()).collect_vec());
        same!({
            let pairs = |iter: std::vec::IntoIter<_>, tag| iter.map(move |x| (x, tag));
            let (a, b) = (pairs(left.clone(), 'a'), pairs(right.clone(), 'b'));
            a.merge_by(b, |x, y| x.0 <= y.0).collect_vec()
        });
        same!(
            left.clone()
                .merge_join_by(right.clone(), |x, y| x.cmp(y))
                .map(|x| x.both())
                .collect_vec()
        );
        same!(vec![left.clone(), right.clone(), left.clone()].into_iter().kmerge().collect_vec());
        same!(
            a.chunks(k + 1).map(|c| c.iter().sorted().rev()).kmerge_by(|x, y| x > y).collect_vec()
        );
        same!(a.chunks(1).kmerge().collect_vec());
    });
}

#[test]
fn tuples_and_their_number() {
    on_lists(|a, _, k| {
        same!((a.iter().tuple_windows::<(_, _, _)>().len(), a.iter().tuples::<(_, _, _)>().len()));
        same!({
            let mut iter = a.iter().tuple_windows::<(_, _)>();
            let head = iter.by_ref().take(k).count();
            (head, iter.len(), iter.size_hint())
        });
        same!({
            let mut iter = a.iter().tuples::<(_, _, _)>();
            let head = iter.by_ref().take(k).count();
            (head, iter.len(), iter.into_buffer().collect_vec().len())
        });
        same!({
            let mut iter = a.iter().tuples::<(_, _, _)>();
            (iter.by_ref().count(), iter.into_buffer().collect_vec())
        });
        same!(a.iter().circular_tuple_windows::<(_, _, _)>().collect_vec());
        same!(a.iter().array_combinations::<3>().collect_vec());
        same!((a.iter().collect_array::<2>(), a.iter().next_array::<3>()));
    });
}

#[test]
fn extremes_and_places() {
    on_lists(|a, _, k| {
        let places = || a.iter().enumerate();
        same!(places().minmax_by(|x, y| x.1.cmp(y.1)));
        same!((a.iter().position_minmax(), a.iter().position_minmax_by(|x, y| y.cmp(x))));
        same!(a.iter().position_minmax_by_key(|&&x| x / 2));
        same!((
            a.iter().position_min_by(|x, y| y.cmp(x)),
            a.iter().position_max_by(|x, y| y.cmp(x))
        ));
        same!((
            a.iter().position_min_by_key(|&&x| x / 2),
            a.iter().position_max_by_key(|&&x| x / 2)
        ));
        same!((places().min_set_by_key(|x| x.1), places().max_set_by_key(|x| x.1)));
        same!((places().min_set_by(|x, y| y.1.cmp(x.1)), places().max_set_by(|x, y| y.1.cmp(x.1))));
        same!((a.iter().min_set(), a.iter().max_set()));
        same!((a.iter().k_smallest(k).collect_vec(), a.iter().k_largest(k).collect_vec()));
        same!(a.iter().k_smallest_by_key(k, |&&x| x / 2).map(|x| x / 2).collect_vec());
        same!(
            a.iter()
                .with_position()
                .map(|(position, x)| (format!("{position:?}"), x))
                .collect_vec()
        );
        same!(a.iter().copied().pad_using(k, |place| 100 + place).collect_vec());
        same!((a.iter().find_or_last(|&&x| x == k), a.iter().find_or_first(|&&x| x == k)));
        same!((a.iter().dropping(k).collect_vec(), a.iter().dropping_back(k).collect_vec()));
        same!(a.iter().tail(k).collect_vec());
    });
}

#[test]
fn folds_and_results() {
    on_lists(|a, _, k| {
        let results = || a.iter().map(|&x| if x == k { Err(x) } else { Ok(x) });
        same!(results().map_ok(|x| x + 1).collect_vec());
        same!(results().map_ok(|x| x + 1).rev().collect_vec());
        same!(results().filter_ok(|x| x % 2 == 0).collect_vec());
        same!(results().filter_map_ok(|x| x.checked_sub(1)).collect_vec());
        same!(results().map_ok(|x| 0..x).flatten_ok().collect_vec());
        same!(results().process_results(|iter| iter.max()));
        same!(results().fold_ok(0, |sum, x| sum + x));
        same!(results().map(Result::ok).fold_options(0, |sum, x| sum + x));
        same!(results().map(Result::ok).while_some().collect_vec());
        same!(results().partition_result::<Vec<_>, Vec<_>, _, _>());
        same!(a.iter().map(usize::to_string).tree_reduce(|a, b| format!("({a}{b})")));
        same!((a.iter().sum1::<usize>(), a.iter().product1::<usize>()));
        same!(a.iter().exactly_one().map_err(|error| (error.to_string(), error.collect_vec())));
        same!(a.iter().at_most_one().map_err(|error| (error.to_string(), error.collect_vec())));
        same!({
            let mut iter = a.iter().peekable();
            (iter.peeking_take_while(|&&x| x != k).collect_vec(), iter.collect_vec())
        });
        same!({
            let mut iter = a.iter();
            (iter.take_while_ref(|&&x| x != k).collect_vec(), iter.collect_vec())
        });
        same!(a.iter().take_while_inclusive(|&&x| x != k).collect_vec());
    });
}

#[test]
fn grouping() {
    macro_rules! grouping {
        ($iter:expr, $name:ident($($argument:expr),*)) => {
            same!($iter.into_grouping_map_by(|x| x.0 % 3).$name($($argument),*).into_iter().sorted().collect_vec());
        };
    }
    on_lists(|a, _, k| {
        let places = || a.iter().copied().enumerate();
        grouping!(places(), fold(0, |sum, _, x| sum + x.1));
        grouping!(places(), fold_with(|&key, _| key, |sum, _, x| sum + x.1));
        grouping!(places(), reduce(|x, _, y| (x.0 + y.0, x.1 * y.1)));
        grouping!(
            places(),
            aggregate(|sum, _, x| Some(sum.unwrap_or(0) + x.1).filter(|&sum| sum != k))
        );
        grouping!(places(), max());
        grouping!(places(), min());
        grouping!(places(), max_by_key(|_, x| x.1));
        grouping!(places(), min_by_key(|_, x| x.1));
        same!(places().into_grouping_map().collect::<Vec<_>>().into_iter().sorted().collect_vec());
        same!(places().into_grouping_map().sum().into_iter().sorted().collect_vec());
        same!(places().into_grouping_map().product().into_iter().sorted().collect_vec());
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
    same!((0..).dedup_by(|a, b| a / 2 == b / 2).take(3).collect_vec());
    same!(
        (0..)
            .coalesce(|a, b| if b % 3 > 0 { Ok(a + b) } else { Err((a, b)) })
            .take(3)
            .collect_vec()
    );
    same!((0..).map(|x| x % 5).duplicates().take(3).collect_vec());
    same!((0..).interleave(5..).take(5).collect_vec());
    same!((0..).merge(5..).take(9).collect_vec());
    same!([0.., 5..].into_iter().kmerge().take(9).collect_vec());
    same!((0..).zip_longest(5..7).take(4).collect_vec());
    same!((0..).positions(|x| x % 2 == 1).take(3).collect_vec());
    same!((0..).array_combinations::<2>().take(9).collect_vec());
    same!((0..).with_position().take(2).map(|x| x.1).collect_vec());
    same!((0..).map(|x| if x < 3 { Ok(x) } else { Err(x) }).process_results(|iter| iter.count()));
    same!((0..).exactly_one().is_ok());
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
        clones!(a.iter().interleave(b));
        clones!(a.iter().interleave_shortest(b));
        clones!(a.iter().zip_longest(b));
        clones!(a.iter().merge(b));
        clones!([a, b].into_iter().kmerge());
        clones!(a.iter().duplicates());
        clones!(a.iter().positions(|&x| x == k));
        clones!(a.iter().with_position());
        clones!(a.iter().copied().pad_using(k, |place| place));
        clones!(a.iter().tuples::<(_, _)>());
        clones!(a.iter().take_while_inclusive(|&&x| x != k));
    });
}
