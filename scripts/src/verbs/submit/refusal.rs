//! What no stand-in can serve, in one line of ours for the compiler's many.

use super::{compiler::between, pack::STAND_INS};

/// The methods of `Itertools` that the stand-in lacks.
pub const LEFT_OUT: &str = "fold1 get k_largest_relaxed k_largest_relaxed_by k_largest_relaxed_by_key \
    k_smallest_relaxed k_smallest_relaxed_by k_smallest_relaxed_by_key tee tree_fold1 try_len";

/// What the compiler says before the name of a crate that it does not find, from rustc 1.63 on.
const NO_CRATE: [&str; 4] =
    ["unlinked crate `", "undeclared crate or module `", "could not find `", "unresolved import `"];

/// Why a file that the compiler says this of cannot go to a site without the crates, unless it is just wrong.
#[must_use]
pub fn refusal(words: &str) -> Option<String> {
    let named = |before: &str| between(words, before, "`");
    let derived = [
        ("fastout", "lock standard output once and write to that"),
        ("derive_readable", "implement `Readable` by hand"),
    ];
    for (name, instead) in derived {
        let lacks = |before: &str| words.contains(&format!("{before} `{name}`"));
        if ["no", "find", "attribute"].iter().any(|before| lacks(before)) {
            return Some(format!(
                "it uses `#[{name}]`, which needs proconio's derive feature; {instead}"
            ));
        }
    }
    if let Some(name) = named("can't find crate for `") {
        return Some(format!(
            "it says `extern crate {name}`, and a stand-in is no crate; `use` what it needs"
        ));
    }
    if let Some(name) = named("file not found for module `") {
        return Some(format!("its module `{name}` is in another file"));
    }
    if let Some(name) = between(words, "error: couldn't read ", ":") {
        return Some(format!("it includes another file, {name}"));
    }
    let is_left_out = |name: &&str| LEFT_OUT.split(' ').any(|left_out| left_out == *name);
    let lacking = STAND_INS.iter().find_map(|(stand_in, _)| {
        let places = [format!("` in module `{stand_in}`"), format!("` in `{stand_in}")];
        let before = |line| places.iter().find_map(|place| Some(str::split_once(line, place)?.0));
        Some((words.lines().find_map(before)?.rsplit('`').next()?, *stand_in))
    });
    let method = named("no method named `").filter(is_left_out).map(|name| (name, "itertools"));
    if let Some((name, stand_in)) = lacking.or(method) {
        return Some(format!("it uses `{name}` of {stand_in}, which the stand-in does not have"));
    }
    let mut names = NO_CRATE.iter().filter_map(|before| named(before));
    let name = names.find(|name| !name.contains(':'))?;
    Some(if STAND_INS.iter().any(|(known, _)| *known == name) {
        format!(
            "it says `{name}::` in an inner module, or `::{name}`, and the stand-in is a module at the top of the \
             file; import what it needs at the top, and there from `super`"
        )
    } else {
        format!(
            "it uses `{name}`, which is neither in std nor in the file; of other crates only proconio and itertools \
             can be served"
        )
    })
}
