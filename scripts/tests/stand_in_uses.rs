//! One-line uses of `itertools`: with the stand-in they give what the crate gives, and each alone in a file compiles
//! with the parts that such a file gets. For those that are left out the refusal names the adaptor.
#![allow(
    missing_docs,
    unused_mut,
    dead_code,
    deprecated,
    clippy::all,
    clippy::pedantic,
    reason = "the stand-ins are written for rustc 1.63, the code under test for two libraries at once"
)]

include!("../stand-ins/itertools.rs");

use std::{cmp::Reverse, collections::HashSet, fs, process::Command, thread};

use judge::verbs::submit::{
    pack::{LARGEST, std_only},
    refusal::{LEFT_OUT, refusal},
};

/// A use as text, and what it gives with the stand-in and with the crate.
type Use = (&'static str, fn() -> String, fn() -> String);

macro_rules! uses {
    ($($code:expr;)*) => {
        &[$((
            stringify!($code),
            || {
                #[allow(unused_imports)]
                use crate::itertools_stand_in::{self as itertools, *};
                format!("{:?}", $code)
            },
            || {
                #[allow(unused_imports)]
                use ::itertools::{self, *};
                format!("{:?}", $code)
            },
        )),*]
    };
}

const USES: &[Use] = uses! {
    // Collecting and showing.
    (0..5).collect_vec();
    vec![Ok(1), Err("bad"), Ok(2)].into_iter().try_collect::<i32, Vec<_>, &str>();
    (1..5).join("-");
    (1..5).format(", ").to_string();
    (1..5).format_with(" ", |x, f| f(&format_args!("<{x}>"))).to_string();
    vec![vec![1], vec![2, 3]].into_iter().concat();
    itertools::concat(vec![vec![1], vec![2, 3]]);
    itertools::join([1, 2], "/");
    { let mut a = [0; 3]; (a.iter_mut().set_from(1..), a) };
    // Order.
    [3, 1, 2].iter().sorted().collect_vec();
    [3, 1, 2].iter().sorted().rev().collect_vec();
    [3, 1, 2].iter().sorted_by(|a, b| b.cmp(a)).collect_vec();
    [3, 1, 2].iter().sorted_by_key(|&&x| Reverse(x)).collect_vec();
    ["bb", "a"].iter().sorted_by_cached_key(|s| s.len()).collect_vec();
    [3, 1, 2].iter().sorted_unstable().collect_vec();
    [3, 1, 2].iter().sorted_unstable_by(|a, b| b.cmp(a)).collect_vec();
    [3, 1, 2].iter().sorted_unstable_by_key(|&&x| Reverse(x)).collect_vec();
    itertools::sorted("hello".chars()).collect::<String>();
    [5, 3, 9, 1].into_iter().k_smallest(2).collect_vec();
    [5, 3, 9, 1].into_iter().k_smallest_by(2, |a, b| b.cmp(a)).collect_vec();
    [5, 3, 9, 1].into_iter().k_smallest_by_key(2, |x| 10 - x).collect_vec();
    [5, 3, 9, 1].into_iter().k_largest(2).collect_vec();
    [5, 3, 9, 1].into_iter().k_largest_by(2, |a, b| b.cmp(a)).collect_vec();
    [5, 3, 9, 1].into_iter().k_largest_by_key(2, |x| 10 - x).collect_vec();
    (0..9).k_smallest(0).len();
    // Runs and sets.
    [1, 1, 2, 1].iter().dedup().collect_vec();
    [1, 1, 2, 1].iter().dedup_by(|a, b| a == b).count();
    [1, 1, 2, 1].iter().dedup_with_count().collect_vec();
    [1, 11, 2].iter().dedup_by_with_count(|a, b| **a % 10 == **b % 10).collect_vec();
    (0..9).coalesce(|a, b| if a + b < 9 { Ok(a + b) } else { Err((a, b)) }).collect_vec();
    [1, 2, 1].iter().unique().collect_vec();
    [1, 2, 1].iter().unique().rev().collect_vec();
    [1, 2, 11].iter().unique_by(|&&x| x % 10).collect_vec();
    [1, 2, 11].iter().unique_by(|&&x| x % 10).rev().collect_vec();
    [1, 2, 1, 1].iter().duplicates().collect_vec();
    [1, 2, 11, 21].iter().duplicates_by(|&&x| x % 10).collect_vec();
    [1, 2, 1].iter().all_unique();
    [1, 1].iter().all_equal();
    [1, 2].iter().all_equal_value();
    (1..5).contains(&3) && [1, 2].iter().contains(&&2);
    "abca".chars().counts()[&'a'];
    [1, 2, 3].iter().counts_by(|&x| x % 2)[&1];
    // Groups.
    [(1, 'a'), (2, 'b'), (1, 'c')].into_iter().into_group_map()[&1].len();
    (0..7).into_group_map_by(|x| x % 3).into_iter().sorted().collect_vec();
    (0..7).into_grouping_map_by(|x| x % 3).fold(0, |sum, _, x| sum + x).into_iter().sorted().collect_vec();
    (0..7).map(|x| (x % 3, x)).into_grouping_map().max().into_iter().sorted().collect_vec();
    (0..7).map(|x| (x % 3, x)).into_grouping_map().sum().into_iter().sorted().collect_vec();
    (0..7).into_grouping_map_by(|x| x % 3).collect::<Vec<_>>().into_iter().sorted().collect_vec();
    (0..7).into_grouping_map_by(|x| x % 3).min_by_key(|_, x| Reverse(*x)).into_iter().sorted().collect_vec();
    [1, 1, 2].iter().chunk_by(|x| **x).into_iter().map(|(k, g)| (k, g.count())).collect_vec();
    [1, 1, 2].iter().group_by(|x| **x).into_iter().map(|(k, g)| (k, g.count())).collect_vec();
    (0..7).chunks(3).into_iter().map(|chunk| chunk.sum::<i32>()).collect_vec();
    (0..7).batching(|iter| Some((iter.next()?, iter.next()?))).collect_vec();
    // Tuples and arrays.
    "1 2".split(' ').collect_tuple::<(_, _)>();
    (0..5).next_tuple::<(_, _)>();
    (0..5).next_array::<2>();
    (0..2).collect_array::<2>();
    (0..5).tuples::<(_, _)>().collect_vec();
    (0..5).tuples::<(_, _)>().len();
    { let mut pairs = (0..5).tuples::<(_, _)>(); (pairs.by_ref().count(), pairs.into_buffer().collect_vec()) };
    (0..5).tuple_windows().map(|(a, b)| a * b).collect_vec();
    (0..5).tuple_windows::<(_, _, _)>().len();
    (0..4).circular_tuple_windows::<(_, _)>().collect_vec();
    (0..4).tuple_combinations().map(|(a, b)| a + b).collect_vec();
    (0..4).combinations(2).collect_vec();
    (0..4).array_combinations::<2>().collect_vec();
    (0..3).combinations_with_replacement(2).collect_vec();
    (0..3).permutations(3).collect_vec();
    (0..3).powerset().collect_vec();
    (0..3).cartesian_product("ab".chars()).collect_vec();
    vec![0..2, 0..3].into_iter().multi_cartesian_product().collect_vec();
    iproduct!(0..2, 0..2, 0..2).collect_vec();
    izip!([1, 2], "ab".chars(), 0..).collect_vec();
    chain!([1, 2], 3..5).collect_vec();
    { let columns: (Vec<_>, Vec<_>, Vec<_>) = Itertools::multiunzip([(1, 'a', "x"), (2, 'b', "y")].into_iter()); columns };
    // Two or more at once.
    (0..3).interleave(7..9).collect_vec();
    (0..3).interleave_shortest(7..8).collect_vec();
    itertools::Itertools::intersperse(0..3, 9).collect_vec();
    itertools::Itertools::intersperse_with(0..3, || 9).collect_vec();
    (0..3).zip_eq("abc".chars()).collect_vec();
    (0..3).zip_longest("ab".chars()).collect_vec();
    (0..3).zip_longest(1..2).map(|pair| pair.or_default()).collect_vec();
    (0..3).zip_longest(1..2).map(|pair| pair.reduce(|a, b| a + b)).collect_vec();
    [1, 4].into_iter().merge([2, 3, 5]).collect_vec();
    [4, 1].into_iter().merge_by([5, 3, 2], |a, b| a > b).collect_vec();
    [1, 3].iter().merge_join_by([2, 3].iter(), |a, b| a.cmp(b)).collect_vec();
    vec![vec![1, 4, 7], vec![2], vec![0, 9]].into_iter().kmerge().collect_vec();
    vec![vec![7, 4], vec![9, 2], vec![]].into_iter().kmerge_by(|a, b| a > b).collect_vec();
    itertools::kmerge(vec![vec![1, 4], vec![2]]).collect_vec();
    itertools::equal(0..3, [0, 1, 2]);
    itertools::assert_equal(0..3, [0, 1, 2]);
    // As far as something holds.
    { let mut iter = (0..9).peekable(); (iter.peeking_take_while(|x| *x < 3).count(), iter.next()) };
    { let mut chars = "12x".chars(); (chars.peeking_take_while(char::is_ascii_digit).count(), chars.as_str()) };
    { let mut iter = 0..9; (iter.take_while_ref(|x| *x < 3).count(), iter.next()) };
    (0..9).take_while_inclusive(|x| *x < 3).collect_vec();
    [Some(1), None, Some(2)].into_iter().while_some().collect_vec();
    (0..9).dropping(3).collect_vec();
    (0..9).dropping_back(3).collect_vec();
    (0..9).tail(3).collect_vec();
    // Places.
    (0..3).pad_using(5, |place| 10 * place).collect_vec();
    (0..4).with_position().collect_vec();
    (0..3).with_position().filter(|(position, _)| matches!(position, Position::Last)).count();
    [1, 2, 3].iter().positions(|x| x % 2 == 1).collect_vec();
    [1, 2, 3].iter().positions(|x| x % 2 == 1).rev().collect_vec();
    (0..9).find_position(|x| x * x > 20);
    (0..9).find_or_last(|x| *x > 20);
    (0..9).find_or_first(|x| *x > 20);
    // One by one.
    vec![vec![1], vec![2]].into_iter().update(|v| v.push(0)).collect_vec();
    [1u8, 2].into_iter().map_into::<u64>().collect_vec();
    [Ok(1), Err('e')].into_iter().map_ok(|x| x + 1).collect_vec();
    [Ok(1), Ok(2), Err('e')].into_iter().filter_ok(|x| x % 2 == 0).collect_vec();
    [Ok("1"), Ok("x"), Err('e')].into_iter().filter_map_ok(|s| s.parse::<u8>().ok()).collect_vec();
    [Ok(0..2), Err('e'), Ok(5..6)].into_iter().flatten_ok().collect_vec();
    ["1", "2"].iter().map(|s| s.parse::<i32>()).process_results(|iter| iter.sum::<i32>());
    itertools::process_results(["1", "x"].iter().map(|s| s.parse::<i32>().ok().ok_or(s)), |iter| iter.max());
    // Down to one value.
    [Ok(1), Err('e')].into_iter().fold_ok(0, |a, b| a + b);
    [Some(1), Some(2)].into_iter().fold_options(0, |a, b| a + b);
    (1..9).fold_while(0, |a, x| if a > 9 { FoldWhile::Done(a) } else { FoldWhile::Continue(a + x) }).into_inner();
    (0..7).map(|x| x.to_string()).tree_reduce(|a, b| format!("({a}{b})"));
    (1..4).sum1::<i32>();
    (1..1).product1::<i32>();
    [7].into_iter().exactly_one().ok();
    (0..3).exactly_one().map_err(|e| (e.to_string(), e.collect_vec()));
    (0..0).at_most_one().unwrap();
    (0..5).partition_map::<Vec<_>, Vec<_>, _, _, _>(|x| if x % 2 == 0 { Either::Left(x) } else { Either::Right(x) });
    [Ok(1), Err('e'), Ok(2)].into_iter().partition_result::<Vec<_>, Vec<_>, _, _>();
    [Either::Left(0..2), Either::Right([5, 6].into_iter())].into_iter().flatten().collect_vec();
    // Extremes.
    [3, 1, 2].iter().minmax().into_option();
    [3, 1, 2].iter().minmax_by(|a, b| b.cmp(a));
    ["ccc", "a"].iter().minmax_by_key(|s| s.len());
    [3, 1, 2].iter().position_min();
    [3, 1, 2].iter().position_min_by(|a, b| b.cmp(a));
    [3, 1, 2].iter().position_min_by_key(|x| 10 - **x);
    [3, 1, 2].iter().position_max();
    [3, 1, 2].iter().position_max_by(|a, b| b.cmp(a));
    [3, 1, 2].iter().position_max_by_key(|x| 10 - **x);
    [3, 1, 2].iter().position_minmax();
    [3, 1, 2].iter().position_minmax_by(|a, b| b.cmp(a));
    [3, 1, 2].iter().position_minmax_by_key(|x| 10 - **x);
    [3, 1, 1, 3].iter().min_set();
    [3, 1, 1, 3].iter().min_set_by(|a, b| b.cmp(a));
    ["bb", "a", "cc"].iter().min_set_by_key(|s| Reverse(s.len()));
    [3, 1, 1, 3].iter().max_set();
    [3, 1, 1, 3].iter().max_set_by(|a, b| b.cmp(a));
    ["bb", "a", "cc"].iter().max_set_by_key(|s| s.len());
    // Looking ahead, and making items.
    { let mut iter = (0..9).multipeek(); (iter.peek().copied(), iter.peek().copied(), iter.next()) };
    { let mut iter = itertools::peek_nth(0..9); (iter.peek_nth(3).copied(), iter.next(), iter.peek().copied()) };
    { let mut iter = itertools::put_back(0..2); iter.next(); iter.put_back(7); iter.collect_vec() };
    itertools::iterate(1, |x| x * 3).take(4).collect_vec();
    itertools::unfold(3, |n| { *n -= 1; (*n >= 0).then_some(*n) }).collect_vec();
    itertools::repeat_n('x', 3).collect::<String>();
};

macro_rules! left_out {
    ($($name:literal $code:expr;)*) => {
        &[$(($name, stringify!($code), || {
            #[allow(unused_imports)]
            use ::itertools::{self, *};
            format!("{:?}", $code)
        })),*]
    };
}

const NOT_SERVED: &[(&str, &str, fn() -> String)] = left_out! {
    "get" (0..9).get(2..4).collect_vec();
    "tee" (0..3).tee().0.collect_vec();
    "try_len" (0..3).try_len();
    "fold1" (0..3).fold1(|a, b| a + b);
    "tree_fold1" (0..3).tree_fold1(|a, b| a + b);
    "k_smallest_relaxed" (0..3).k_smallest_relaxed(2).collect_vec();
    "k_smallest_relaxed_by" (0..3).k_smallest_relaxed_by(2, |a, b| a.cmp(b)).collect_vec();
    "k_smallest_relaxed_by_key" (0..3).k_smallest_relaxed_by_key(2, |x| *x).collect_vec();
    "k_largest_relaxed" (0..3).k_largest_relaxed(2).collect_vec();
    "k_largest_relaxed_by" (0..3).k_largest_relaxed_by(2, |a, b| a.cmp(b)).collect_vec();
    "k_largest_relaxed_by_key" (0..3).k_largest_relaxed_by_key(2, |x| *x).collect_vec();
    "max" itertools::max([1, 2]);
    "rev" itertools::rev([1, 2]).collect_vec();
    "multizip" itertools::multizip(([1, 2], [3, 4])).collect_vec();
    "diff_with" itertools::diff_with(0..2, 0..2, |a, b| a == b).is_none();
};

/// The file whose only work is this.
fn file(code: &str) -> String {
    std_only(format!(
        "#[allow(unused_imports)]\nuse std::{{cmp::Reverse, collections::HashMap}};\n\n#[allow(unused_imports)]\n\
         use itertools::{{self, *}};\n\nfn main() {{\n    println!(\"{{:?}}\", {code});\n}}\n"
    ))
}

/// What the compiler says to the files, in their order.
fn compile(files: &[String]) -> Vec<String> {
    let check = |file: &String| {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("main.rs"), file).unwrap();
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", "2021", "--emit", "metadata", "--color", "never", "main.rs"]);
        let output = rustc.current_dir(folder.path()).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    let half = files.len().div_ceil(2);
    let check = |files: &[String]| files.iter().map(check).collect::<Vec<_>>();
    let (first, second) = files.split_at(half);
    thread::scope(|scope| {
        let first = scope.spawn(move || check(first));
        let second = check(second);
        [first.join().unwrap(), second].concat()
    })
}

#[test]
fn uses_give_what_the_crate_gives() {
    for (code, ours, theirs) in USES {
        assert_eq!(ours(), theirs(), "{code}");
    }
}

/// Without a warning, too.
#[test]
fn each_use_has_the_parts_it_needs() {
    let files: Vec<_> = USES.iter().map(|(code, ..)| file(code)).collect();
    for ((code, ..), words) in USES.iter().zip(compile(&files)) {
        assert_eq!(words, "", "{code}");
    }
}

#[test]
fn what_is_left_out_is_named() {
    let files: Vec<_> = NOT_SERVED.iter().map(|(_, code, _)| file(code)).collect();
    for ((name, code, theirs), words) in NOT_SERVED.iter().zip(compile(&files)) {
        assert!(!theirs().is_empty());
        let why = refusal(&words).unwrap_or_default();
        assert_eq!(
            why,
            format!("it uses `{name}` of itertools, which the stand-in does not have"),
            "{code}: {words}"
        );
    }
}

/// Every method of the crate's trait is served or left out on purpose.
#[test]
fn no_method_is_forgotten() {
    let host = Command::new("rustc").args(["--print", "host-tuple"]).output().unwrap();
    let host = String::from_utf8(host.stdout).unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args([
        "metadata",
        "--format-version",
        "1",
        "--offline",
        "--filter-platform",
        host.trim(),
    ]);
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let package = packages
        .iter()
        .find(|package| package["name"] == "itertools" && package["version"] == "0.14.0");
    let manifest = package.unwrap()["manifest_path"].as_str().unwrap();
    let text = fs::read_to_string(manifest.replace("Cargo.toml", "src/lib.rs")).unwrap();
    let methods = |text: &str, depth: &str| -> HashSet<String> {
        let lines = text.lines().skip_while(|line| !line.contains("pub trait Itertools:"));
        let lines = lines.skip(1).take_while(|line| !line.starts_with('}'));
        let names = lines.filter_map(|line| line.strip_prefix(depth)?.strip_prefix("fn "));
        names.map(|line| line.split(['<', '(']).next().unwrap().to_owned()).collect()
    };
    let theirs = methods(&text, "    ");
    assert!(theirs.len() > 120, "{theirs:?}");
    let ours = methods(include_str!("../stand-ins/itertools.rs"), "        ");
    let left_out: HashSet<_> = LEFT_OUT.split(' ').map(str::to_owned).collect();
    assert_eq!(theirs.difference(&ours).cloned().collect::<HashSet<_>>(), left_out);
}

/// Half of all at once stay under our limit, and all of them under that of Codeforces.
#[test]
fn a_file_that_uses_much_fits() {
    let some = |step| {
        USES.iter().step_by(step).map(|(code, ..)| format!("    println!(\"{{:?}}\", {code});\n"))
    };
    let file = |step| {
        let uses: String = some(step).collect();
        std_only(format!(
            "use itertools::{{self, *}};\nuse std::cmp::Reverse;\n\nfn main() {{\n{uses}}}\n"
        ))
    };
    let files = [file(1), file(3)];
    let sizes = files.each_ref().map(String::len);
    assert!(sizes[0] <= 64 << 10 && sizes[1] <= LARGEST, "{sizes:?}");
    assert_eq!(compile(&files), ["", ""]);
}
