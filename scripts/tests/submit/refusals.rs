//! What is not printed, and why.

use std::{
    fs::{self, Permissions},
    os::unix::{fs::PermissionsExt, process::CommandExt},
    process::{Command, Stdio},
    thread::sleep,
    time::Duration,
};

use super::{House, SUM};

#[test]
fn a_wrong_solution_is_not_printed() {
    let house = House::new("fn main() {\n    println!(\"7\");\n}\n");
    let (code, out, err) = house.submit(&["sum"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.contains("none.in: WA") && err.contains("1 of 2 cases failed"), "{err}");
    assert!(!err.contains("two.in"), "{err}");
    let (code, out, _) = house.submit(&["sum", "--no-verify"]);
    assert_eq!(code, Some(0));
    assert_eq!(out, "fn main() {\n    println!(\"7\");\n}\n");
    let (code, out, _) = house.submit(&["--all"]);
    assert_eq!(code, Some(1));
    assert!(out.contains("2021: WA  2024: WA") && out.ends_with("0 passed, 1 failed\n"), "{out}");
}

#[test]
fn what_cannot_be_served_is_refused_with_the_reason() {
    let refused = |house: &House, clue: &str| {
        let (code, out, err) = house.submit(&["sum"]);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{err}");
        assert!(
            err.starts_with("error: crates/sum cannot go to luogu: it") && err.contains(clue),
            "{err}"
        );
    };
    refused(&House::new("#[proconio::fastout]\nfn main() {}\n"), "#[fastout]");
    refused(&House::new("use proconio::*;\n#[fastout]\nfn main() {}\n"), "#[fastout]");
    refused(
        &House::new(
            "use proconio::derive_readable;\n#[derive_readable]\nstruct A;\nfn main() {}\n",
        ),
        "#[derive_readable]",
    );
    refused(&House::new("fn main() {\n    ::proconio::input! { n: u8 }\n}\n"), "`::proconio`");
    refused(&House::new("#[macro_use]\nextern crate proconio;\nfn main() {}\n"), "extern crate");
    refused(&House::new("mod io {\n    use proconio::input;\n}\nfn main() {}\n"), "inner module");
    refused(
        &House::new(
            "mod io {\n    fn f() {\n        itertools::sorted([1]);\n    }\n}\nfn main() {}\n",
        ),
        "`itertools::` in an inner module",
    );
    refused(&House::new("mod other;\nfn main() {}\n"), "its module `other` is in another file");
    refused(&House::new("const A: &str = include_str!(\"a.txt\");\nfn main() {}\n"), "a.txt");
    refused(&House::new("use rand::Rng;\nfn main() {}\n"), "`rand`");
    refused(&House::new("use ::rand::Rng;\nfn main() {}\n"), "`rand`");
    refused(&House::new("fn main() {\n    rand::random::<u8>();\n}\n"), "`rand`");
    refused(
        &House::new("use itertools::Itertools;\nfn main() {\n    (0..3).tee();\n}\n"),
        "`tee` of itertools",
    );
    refused(
        &House::new("use itertools::rev;\nfn main() {\n    rev([1]);\n}\n"),
        "`rev` of itertools",
    );
    let house = House::new("fn main() {}\n");
    house.write(
        "crates/sum/Cargo.toml",
        "[package]\nname = \"sum\"\n[dependencies]\nrand = \"0.9\"\n",
    );
    refused(&house, "the crate rand");
    assert_eq!(house.submit(&["sum", "--no-verify"]).0, Some(2));
}

/// Where `input!` is misused, the compiler's first error says how it is used.
#[test]
fn misuse_has_a_clear_error() {
    for wrong in ["n u8", "n", "n: u8 m: u8"] {
        let house = House::new(&format!("fn main() {{\n    proconio::input! {{ {wrong} }}\n}}\n"));
        let (code, out, err) = house.submit(&["sum"]);
        assert_eq!((code, out.as_str()), (Some(1), ""));
        assert!(err.contains("error: input! takes `name: kind`"), "{wrong}: {err}");
        assert!(
            err.contains(&format!("proconio::input! {{ {wrong} }}")) && !err.contains("recursion"),
            "{wrong}: {err}"
        );
    }
}

/// Before anything is compiled: this would not compile.
#[test]
fn where_it_cannot_go_is_told_first() {
    let house = House::new("fn main() {\n    nothing();\n}\n");
    let refused = |arguments: &[&str], clue: &str| {
        let (code, out, err) = house.submit(&[&["sum"], arguments].concat());
        assert_eq!((code, out.as_str()), (Some(2), ""), "{err}");
        assert!(err.contains(clue) && !err.contains("compile"), "{err}");
    };
    refused(&["--copy"], "there is no clipboard here");
    refused(&["--copy"], "use -o FILE");
    refused(&["--copy", "-o", "file"], "cannot be used with");
    let output = |file: &str| house.path(file).to_str().unwrap().to_owned();
    refused(&["-o", &output("none/x.rs")], "x.rs: No such file");
    refused(&["-o", &output("samples")], "samples: Is a directory");
    refused(&["-o", &output("samples/sum.toml/x.rs")], "x.rs: Not a directory");
    refused(&["-o", &output("crates/sum/src/main.rs")], "this is the solution");
    refused(&["--for", "aoj"], "std for any other site");
    house.write("old.rs", "old");
    assert_eq!(house.submit(&["sum", "-o", &output("old.rs")]).0, Some(1));
    assert_eq!(fs::read_to_string(house.path("old.rs")).unwrap(), "old");
}

#[test]
fn what_passed_but_cannot_be_written_is_said_to_have_passed() {
    let (code, _, err) = House::new(SUM).submit(&["sum", "-o", "/dev/full"]);
    assert_eq!(code, Some(2), "{err}");
    assert!(
        err.starts_with("error: sum for luogu: ")
            && err.contains("2 cases passed; but then: cannot write /dev/full: No space"),
        "{err}"
    );
}

#[test]
fn without_a_linker_nothing_is_said_about_the_solution() {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().unwrap();
    let rustc = String::from_utf8(sysroot.stdout).unwrap().trim_end().to_owned() + "/bin/rustc";
    let house = House::new(SUM);
    let (code, out, err) = house.submit_with(&["sum", "--for", "Kattis"], |judge| {
        judge.env("RUSTC", rustc).env("PATH", "/nowhere")
    });
    assert_eq!((code, out.as_str()), (Some(2), ""), "{err}");
    assert!(err.starts_with("error: linker `cc` not found: rustc needs"), "{err}");
}

#[test]
fn failures_are_told_in_order_and_only_some_in_full() {
    let house = House::new("fn main() {\n    println!(\"0\");\n}\n");
    for (name, output) in [("a", "1"), ("b", "0"), ("c", "2"), ("d", "3"), ("e", "4")] {
        house.write(&format!("samples/sum/{name}.in"), "0\n");
        house.write(&format!("samples/sum/{name}.out"), output);
    }
    let (code, _, err) = house.submit(&["sum"]);
    assert_eq!(code, Some(1), "{err}");
    let told: Vec<_> = err.lines().filter_map(|line| line.strip_suffix(".in: WA")).collect();
    let told: Vec<_> = told.iter().map(|path| path.rsplit('/').next().unwrap()).collect();
    assert_eq!(told, ["a", "c", "d"], "{err}");
    assert!(
        err.ends_with("and 2 more\nsum: 5 of 7 cases failed; again: ./scripts/check.sh sum\n"),
        "{err}"
    );
}

/// The lines are those of the solution, and what did not fail is not told.
#[test]
fn what_does_not_compile_is_told_with_its_place() {
    for (wrong, place) in [
        ("(]", "2:5"),
        ("let x", "2:10"),
        ("Foo::bar()", "2:5"),
        ("use itertools::Itertools; x", "2:31"),
    ] {
        let (code, out, err) =
            House::new(&format!("fn main() {{\n    {wrong}\n}}\n")).submit(&["sum"]);
        assert_eq!((code, out.as_str()), (Some(1), ""), "{err}");
        assert!(err.contains(&format!("--> crates/sum/src/main.rs:{place}\n")), "{err}");
        assert!(err.ends_with("sum: as luogu would compile it, it does not compile\n"), "{err}");
        assert!(!err.contains("warning"), "{err}");
    }
    let (code, _, err) = House::new("").submit(&["sum"]);
    assert_eq!(code, Some(1), "{err}");
}

/// A Ctrl-C at a terminal goes to the compiler as well.
#[test]
fn what_was_stopped_is_not_said_to_be_wrong() {
    let house = House::new(SUM);
    let started = house.path("started");
    let script = format!("#!/bin/sh\n: > '{}'\nexec sleep 1000\n", started.display());
    house.write("rustc", &script);
    fs::set_permissions(house.path("rustc"), Permissions::from_mode(0o755)).unwrap();
    let mut judge = house.command(&["sum"]);
    judge.env("RUSTC", house.path("rustc")).process_group(0);
    let judge = judge.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while !started.exists() {
        sleep(Duration::from_millis(10));
    }
    let group = format!("-{}", judge.id());
    assert!(Command::new("kill").args(["-INT", "--", &group]).status().unwrap().success());
    let output = judge.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{err}");
    assert!(!err.contains("compile") && output.stdout.is_empty(), "{err}");
}

/// With `CARGO_HOME` empty and no network cargo cannot get the crates.
#[test]
fn without_the_crates_nothing_is_said_about_the_solution() {
    let house = House::new(SUM);
    let home = tempfile::tempdir().unwrap();
    let (code, out, err) = house.submit_with(&["sum", "--for", "atcoder"], |judge| {
        judge.env("CARGO_HOME", home.path()).env("CARGO_NET_OFFLINE", "true")
    });
    assert_eq!((code, out.as_str()), (Some(2), ""), "{err}");
    assert!(!err.contains("does not compile"), "{err}");
}
