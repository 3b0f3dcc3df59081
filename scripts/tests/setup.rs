//! What is wrong with the files is told before anything is built, by name and with what is expected.

use std::{
    ffi::OsStr,
    fs,
    os::unix::{ffi::OsStrExt, fs::PermissionsExt},
    path::Path,
};

use house::{GOOD, WORKSPACE, case, check, folder, put, said, solution};
use tempfile::TempDir;

mod house;

/// A workspace with the solution `echo-good` and one case of its problem.
fn small() -> TempDir {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    solution(house.path(), "echo-good", "", GOOD);
    case(house.path(), "echo", "first", "1\n", "1\n");
    house
}

fn settings(house: &Path, text: &str) {
    put(&house.join("samples/echo.toml"), text);
}

fn odd(house: &Path, manifest: &str) {
    solution(house, "echo-odd", manifest, GOOD);
}

/// What a check of `arguments` prints, when it ends with this code.
#[track_caller]
fn checked(house: &TempDir, arguments: &[&str], code: i32) -> (String, String) {
    said(&check(house.path()).args(arguments).output().expect("judge"), code)
}

type Spoil = fn(&Path);

/// Sees that each fault is told, with these words, and nothing is built.
fn refused(faults: &[(Spoil, &str)]) {
    for (spoil, words) in faults {
        let house = small();
        spoil(house.path());
        let (_, err) = checked(&house, &[], 2);
        assert!(err.contains(words), "wanted {words}: {err}");
        assert!(!err.contains("invalid type") && !err.contains("variant"), "serde's words: {err}");
        let built = err.find("Compiling").unwrap_or(err.len());
        assert!(err.find(words) < Some(built), "told before the build: {err}");
        assert!(!err.contains("Compiling echo-odd"), "{err}");
    }
}

#[test]
fn nothing_passes_for_want_of_a_case() {
    refused(&[
        (
            |house| {
                fs::remove_file(house.join("samples/echo/first.in")).expect("a file");
                fs::remove_file(house.join("samples/echo/first.out")).expect("a file");
            },
            "no cases: samples/echo",
        ),
        (
            |house| put(&house.join("samples/echo/more.in"), ""),
            "samples/echo/more.in has no more.out (or more.ans)",
        ),
        (
            |house| put(&house.join("samples/echo/more.out"), ""),
            "samples/echo/more.out has no more.in",
        ),
        (
            |house| put(&house.join("samples/echo/first.ans"), ""),
            "samples/echo/first.in has both first.out and first.ans",
        ),
        (|house| put(&house.join("samples/echo/notes.txt"), ""), "samples/echo/notes.txt: "),
        (
            |house| {
                put(&house.join("samples/echo/more.out"), "");
                fs::create_dir(house.join("samples/echo/more.in")).expect("a folder");
            },
            "samples/echo/more.in is not a file",
        ),
        (
            |house| {
                let name = OsStr::from_bytes(b"caf\xe9.in");
                fs::write(house.join("samples/echo").join(name), "").expect("a file");
            },
            "samples/echo/caf\\xe9.in: this name is not UTF-8",
        ),
        (|house| solution(house, "other", "", GOOD), "crates/other: no problem"),
        (
            |house| fs::remove_dir_all(house.join("crates/echo-good")).expect("a folder"),
            "no solutions",
        ),
    ]);
}

#[test]
fn settings_are_told_with_what_is_expected() {
    refused(&[
        (
            |house| put(&house.join("samples/echo.toml"), "time-limt = 1"),
            "samples/echo.toml: there is no key time-limt; the keys are title, url, time-limit, ",
        ),
        (
            |house| settings(house, "time-limit = 0"),
            "samples/echo.toml: expected time-limit = 2.0, in seconds, above 0 and at most 60",
        ),
        (|house| settings(house, "time-limit = 1000"), "seconds? expected time-limit"),
        (|house| settings(house, "time-limit = \"1 s\""), "samples/echo.toml: expected time-limit"),
        (|house| settings(house, "memory-limit = 1.5"), "expected memory-limit = 256, in MiB"),
        (|house| settings(house, "title = 1"), "expected title = \"What people call it\""),
        (|house| settings(house, "compare = \"checker\""), "expected checker = \"PROGRAM\""),
        (|house| settings(house, "compare = \"float\""), "{ float = 1e-6 } or \"checker\""),
        (
            |house| settings(house, "compare = { float = \"1e-6\" }"),
            "{ float = 1e-6 } or \"checker\"",
        ),
        (
            |house| settings(house, "compare = { float = 1e-6, x = 1 }"),
            "{ float = 1e-6 } or \"checker\"",
        ),
        (|house| settings(house, "checker = \"none\""), "checker: there is no file samples/none"),
        (
            |house| {
                settings(house, "checker = \"check\"\ncompare = \"tokens\"");
                put(&house.join("samples/check"), "#!/bin/sh\n");
            },
            "`checker` replaces `compare`",
        ),
        (
            |house| {
                settings(house, "checker = \"echo/check\"");
                put(&house.join("samples/echo/check"), "#!/bin/sh\n");
            },
            "samples/echo/check lies among the cases",
        ),
        (
            |house| {
                settings(house, "checker = \"check\"");
                put(&house.join("samples/check"), "#!/bin/sh\n");
            },
            "checker: not executable; chmod +x samples/check",
        ),
    ]);
}

#[test]
fn manifests_are_told_with_what_is_expected() {
    refused(&[
        (
            |house| odd(house, "[package.metadata.judge]\nexpect = \"CE\""),
            "crates/echo-odd/Cargo.toml: no solution can",
        ),
        (
            |house| odd(house, "[package.metadata.judge]\nexpect = [\"TLE\", 1]"),
            "expected expect = \"TLE\", or a list such as [\"TLE\", \"MLE\"]",
        ),
        (
            |house| odd(house, "[[bin]]\nname = \"judge\"\npath = \"src/main.rs\""),
            "crates/echo-odd/Cargo.toml: its program `judge` would overwrite another one",
        ),
        (
            |house| {
                odd(house, "");
                put(&house.join("crates/echo-odd/src/bin/echo-good.rs"), GOOD);
            },
            "crates/echo-odd/Cargo.toml: its program `echo-good` would overwrite another one",
        ),
    ]);
}

#[test]
fn a_fault_spoils_no_other_problem() {
    let house = small();
    solution(house.path(), "other", "", GOOD);
    case(house.path(), "other", "first", "", "");
    put(&house.path().join("samples/other/notes.txt"), "");
    let (out, err) = checked(&house, &[], 2);
    assert!(err.contains("error: samples/other/notes.txt: cases are NAME.in"), "{err}");
    assert!(err.ends_with("error: not everything could be checked (see above)\n"), "{err}");
    assert!(out.starts_with("echo-good AC") && out.ends_with("1 passed, 0 failed\n"), "{out}");
    checked(&house, &["echo"], 0);
    checked(&house, &["other"], 2);
}

#[test]
fn leftovers_of_editors_and_systems_are_no_cases() {
    let house = small();
    for name in [
        "first.in~",
        "#first.in#",
        "._first.in",
        "._first.out",
        "._two.in",
        ".DS_Store",
        "Thumbs.db",
        "first.in:Zone.Identifier",
        ".first.in.swp",
        "first.swp",
        "first.in.bak",
        "first.out.orig",
    ] {
        put(&house.path().join("samples/echo").join(name), "x");
    }
    for name in ["echo.toml~", "._echo.toml", ".echo.toml.swp"] {
        put(&house.path().join("samples").join(name), "x");
    }
    let (out, err) = checked(&house, &[], 0);
    assert!(out.ends_with("1 passed, 0 failed\n"), "{out}");
    assert!(!err.contains("warning"), "{err}");
}

#[test]
fn one_of_several_verdicts_may_be_expected() {
    let house = small();
    let expects = |list: &str| format!("[package.metadata.judge]\nexpect = {list}");
    solution(house.path(), "echo-exits", &expects("[\"TLE\", \"RE\"]"), "fn main() { panic!() }");
    solution(house.path(), "echo-right", &expects("[\"TLE\", \"RE\"]"), GOOD);
    solution(house.path(), "echo-either", &expects("[\"AC\", \"RE\"]"), GOOD);
    let (out, _) = checked(&house, &["--json", "all.json"], 1);
    assert!(out.contains("echo-exits  RE") && out.contains("MiB  as expected\n"), "{out}");
    assert!(out.contains("echo-right  AC") && out.contains("MiB  expected TLE or RE\n"), "{out}");
    assert!(out.ends_with("not as expected: echo-right (AC)\n4 passed, 0 failed\n"), "{out}");
    let json = fs::read(house.path().join("all.json")).expect("a file");
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    let expected: Vec<_> =
        json["solutions"].as_array().expect("a list").iter().map(|one| &one["expected"]).collect();
    assert_eq!(expected[1], &serde_json::json!(["TLE", "RE"]));
    assert_eq!(expected[2], &serde_json::json!("AC"));
}

#[test]
fn a_quick_try_needs_no_documentation() {
    let house = small();
    let lints = "[lints.rust]\nmissing_docs = \"warn\"";
    solution(
        house.path(),
        "echo-quick",
        lints,
        &format!("pub fn unused() {{ let x = 1; }} {GOOD}"),
    );
    let (_, err) = checked(&house, &["echo-quick"], 0);
    assert!(!err.contains("documentation"), "{err}");
    assert!(err.contains("unused variable"), "other warnings are shown: {err}");
}

#[test]
fn a_problem_that_takes_a_solution_from_another_is_named() {
    let house = small();
    case(house.path(), "echo-good", "case", "", "");
    let (_, err) = checked(&house, &["echo-good"], 0);
    let words = "warning: crates/echo-good is checked by samples/echo-good/, not by samples/echo/; \
                 if that is meant, samples/echo-good.toml";
    assert!(err.contains(words), "{err}");
    put(&house.path().join("samples/echo-good.toml"), "");
    let (_, err) = checked(&house, &["echo-good"], 0);
    assert!(!err.contains("warning"), "{err}");
}

#[test]
fn a_compile_error_is_told_once() {
    let house = small();
    solution(house.path(), "echo-broken", "", "fn main() { let number: u32 = \"text\"; }");
    let (out, err) = checked(&house, &[], 1);
    assert_eq!((out + &err).matches("mismatched types").count(), 1);
}

#[test]
fn a_checker_is_told_again_and_can_be_tried_alone() {
    let house = small();
    settings(house.path(), "checker = \"a checker\"");
    let checker = house.path().join("samples/a checker");
    put(&checker, "#!/bin/sh\ncmp -s \"$2\" \"$3\" || exit 7\n");
    fs::set_permissions(&checker, fs::Permissions::from_mode(0o755)).expect("permissions");
    case(house.path(), "echo", "second", "1\n", "2\n");
    let (out, _) = checked(&house, &[], 1);
    let again =
        out.split("again: ").nth(1).and_then(|rest| rest.lines().next()).expect("a command");
    let mut shell = std::process::Command::new("sh");
    let shell = shell.args(["-c", again]).current_dir(house.path()).output().expect("sh");
    assert_eq!(shell.status.code(), Some(7), "{again}");
    // Nothing is built for a file.
    fs::remove_dir_all(house.path().join("crates/echo-good/src")).expect("a folder");
    put(&house.path().join("mine"), "2\n");
    let (out, _) = checked(&house, &["echo", "--output", "mine", "--case", "sec*"], 0);
    assert_eq!(out, "samples/echo/second.in: AC\n");
    let (out, _) = checked(&house, &["samples/echo/first.in", "--output", "mine"], 1);
    assert!(out.starts_with("samples/echo/first.in: WA\n    checker: partial points"), "{out}");
    let (_, err) = checked(&house, &["echo", "--output", "mine"], 2);
    assert!(err.contains("2 cases fit; choose one with --case GLOB: first, second"), "{err}");
    let (_, err) = checked(&house, &["ecko", "--output", "mine"], 2);
    assert!(err.contains("ecko: no such problem; did you mean echo"), "{err}");
    checked(&house, &["--output", "mine"], 2);
    checked(&house, &["echo", "--output", "none", "--case", "first"], 2);
}
