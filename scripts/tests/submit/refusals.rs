//! What is not printed, and why.

use std::{fs, process::Command};

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
    assert!(out.starts_with("// **File**: by `judge submit` from crates/sum.\n\nfn main"), "{out}");
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
    refused(&House::new("fn main() {\n    ::proconio::input! { n: u8 }\n}\n"), "`::proconio`");
    refused(&House::new("#[macro_use]\nextern crate proconio;\nfn main() {}\n"), "extern crate");
    refused(&House::new("mod io {\n    use proconio::input;\n}\nfn main() {}\n"), "module `io`");
    refused(&House::new("use rand::Rng;\nfn main() {}\n"), "`rand`");
    let house = House::new("fn main() {\n    rand::random::<u8>();\n}\n");
    refused(&house, "`rand`");
    assert_eq!(house.submit(&["sum", "--no-verify"]).0, Some(2));
    let house = House::new("fn main() {}\n");
    house.write(
        "crates/sum/Cargo.toml",
        "[package]\nname = \"sum\"\n[dependencies]\nrand = \"0.9\"\n",
    );
    refused(&house, "the crate rand");
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
    refused(&["--for", "aoj"], "std for any other judge");
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

#[test]
fn what_is_no_rust_is_told_with_its_place() {
    let (code, _, err) = House::new("fn main() {\n    (]\n}\n").submit(&["sum"]);
    assert_eq!(code, Some(2), "{err}");
    assert!(err.contains("src/main.rs:2:6: this is not Rust"), "{err}");
    let (code, _, err) = House::new("fn main() {\n    let x\n}\n").submit(&["sum"]);
    assert_eq!(code, Some(1), "{err}");
    assert!(err.contains("the lines are those that --no-verify prints"), "{err}");
}
