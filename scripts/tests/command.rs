//! The command as people use it: real crates built by cargo in a folder whose name has a space.

use std::{
    fs,
    io::Read,
    path::Path,
    process::{Command, Stdio},
};

use house::{GOOD, WORKSPACE, case, check, folder, house, put, run, said, solution, text};
use judge::catalog::Catalog;
use wait4::Wait4;

mod house;

#[test]
fn a_right_solution_passes() {
    let (out, _) = run(&["echo-good"], 0);
    assert!(out.starts_with("echo-good AC       2/2"), "{out}");
    assert!(out.ends_with("\n2 passed, 0 failed\n"), "{out}");
    assert!(!out.contains('\x1b'), "no colours in a pipe: {out}");
}

#[test]
fn a_wrong_solution_is_shown_where_it_differs_and_how_to_see_it_again() {
    let (out, _) = run(&["echo-wrong"], 1);
    let wanted = "  samples/echo/last.in: WA\n    differs at line 3, column 1\n                1 | one␍\n                2 | two␍\n    \
         expected    3 | three␍\n    actual      3 | Three·\n                  | ^\n    standard error:\n      seen\n    input:\n      one\n      two\n      three·\n    \
         again: (ulimit -s 262144; target/release/echo-wrong < samples/echo/last.in)\n";
    assert!(out.contains(wanted), "{out}");
    assert!(out.ends_with("not as expected: echo-wrong (WA)\n1 passed, 1 failed\n"), "{out}");
    let again =
        out.split("again: ").nth(1).and_then(|rest| rest.lines().next()).expect("a command");
    let shell = Command::new("sh").args(["-c", again]).current_dir(house()).output().expect("sh");
    assert_eq!(text(&shell.stdout), "one\ntwo\nThree \n");
}

#[test]
fn a_command_with_spaces_is_quoted() {
    let (out, _) = said(
        &check(Path::new("/")).args(["echo-wrong", "--root"]).arg(house()).output().expect("judge"),
        1,
    );
    let again =
        out.split("again: ").nth(1).and_then(|rest| rest.lines().next()).expect("a command");
    assert!(again.contains("; '"), "{again}");
    let shell = Command::new("sh").args(["-c", again]).current_dir("/").output().expect("sh");
    assert_eq!(text(&shell.stdout), "one\ntwo\nThree \n");
}

#[test]
fn what_does_not_compile_is_ce_and_the_others_run() {
    let json = house().join("ce.json");
    let (out, _) = run(&["echo-good", "echo-broken", "--json", &json.to_string_lossy()], 1);
    assert!(out.contains("echo-broken CE\n    error[E0308]: mismatched types"), "{out}");
    assert!(out.contains("echo-good   AC       2/2"), "{out}");
    assert!(out.ends_with("not as expected: echo-broken (CE)\n2 passed, 0 failed\n"), "{out}");
    let json: serde_json::Value =
        serde_json::from_slice(&fs::read(json).expect("a file")).expect("JSON");
    let broken = &json["solutions"][0];
    assert_eq!(
        (&broken["verdict"], &broken["ok"], &broken["cases"]),
        (&"CE".into(), &false.into(), &serde_json::json!([]))
    );
    let good = &json["solutions"][1];
    assert_eq!(
        (&good["name"], &good["problem"], &good["expected"]),
        (&"echo-good".into(), &"echo".into(), &"AC".into())
    );
    assert_eq!(good["cases"][1]["name"], "last");
    assert!(
        good["cases"][1]["cpu_s"].as_f64() > Some(0.0)
            && good["cases"][1]["peak_kib"].as_u64() > Some(0),
        "{good}"
    );
}

#[test]
fn an_expected_verdict_has_to_be_earned() {
    let json = house().join("slow.json");
    let (out, _) = run(&["slow", "--json", &json.to_string_lossy()], 1);
    assert!(out.contains("slow-loop TLE      1/1") && out.contains("MiB  as expected\n"), "{out}");
    assert!(out.contains("slow-not  AC       1/1") && out.contains("MiB  expected TLE\n"), "{out}");
    assert!(out.ends_with("not as expected: slow-not (AC)\n2 passed, 0 failed\n"), "{out}");
    let json: serde_json::Value =
        serde_json::from_slice(&fs::read(json).expect("a file")).expect("JSON");
    assert_eq!(json["solutions"][0]["cases"][0]["verdict"], "TLE");
}

#[test]
fn names_are_solutions_problems_paths_and_globs() {
    let file = house().join("crates/echo-good/src/main.rs");
    let paths = ["crates/echo-good/", "../crates/echo-good", &file.to_string_lossy()];
    for name in ["echo-good", "echo-g*", "*-good"].into_iter().chain(paths) {
        let (out, _) = run(&[name], 0);
        assert!(out.ends_with("\n2 passed, 0 failed\n"), "{name}: {out}");
    }
    let (_, err) = run(&["ecko-good", "x*"], 2);
    assert!(
        err.contains("ecko-good: no such solution or problem; did you mean echo-good"),
        "{err}"
    );
    assert!(err.contains("error: x*: no such solution"), "{err}");
    run(&["--no-such-option"], 2);
}

#[test]
fn a_solution_is_of_the_problem_with_the_longest_name() {
    let house = folder();
    for name in ["puzzle", "puzzle-path"] {
        case(house.path(), name, "case", "", "");
    }
    for name in ["puzzle", "puzzle-paths", "puzzle-path", "puzzle-path-bfs"] {
        solution(house.path(), name, "", GOOD);
    }
    let catalog = Catalog::open(Some(house.path())).expect("a catalogue");
    let solutions = catalog.select(&[]).expect("solutions");
    let problems: Vec<_> = solutions.iter().map(|solution| &solution.problem.name).collect();
    assert_eq!(problems, ["puzzle", "puzzle-path", "puzzle-path", "puzzle"]);
}

#[test]
fn the_last_root_counts() {
    // The script gives one of its own before all that people add.
    run(&["--root", "/", "echo-good", "--root", &house().to_string_lossy()], 0);
}

#[test]
fn a_problem_that_nothing_solves_is_named() {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    solution(house.path(), "echo", "", GOOD);
    put(&house.path().join("samples/echo/icpc.in"), "1\n");
    put(&house.path().join("samples/echo/icpc.ans"), "1\n");
    put(&house.path().join("samples/other.toml"), "");
    let (out, err) = said(&check(house.path()).output().expect("judge"), 0);
    assert!(err.contains("warning: samples/other: nothing in crates/"), "{err}");
    assert!(out.ends_with("1 passed, 0 failed\n"), "{out}");
}

#[test]
fn colours_are_for_terminals_that_want_them() {
    let forced =
        check(house()).arg("echo-good").env("CLICOLOR_FORCE", "1").output().expect("judge");
    assert!(said(&forced, 0).0.contains("\x1b[32mAC"), "{forced:?}");
    let refused = check(house()).arg("echo-good").env("NO_COLOR", "1").output().expect("judge");
    assert!(!said(&refused, 0).0.contains('\x1b'), "{refused:?}");
}

#[test]
fn two_hundred_megabytes_on_one_line() {
    // Builds it: a compiler at work takes more memory than the limit below.
    run(&["long"], 1);
    let mut judge = check(house()).arg("long").stdout(Stdio::piped()).spawn().expect("judge");
    let mut out = String::new();
    judge.stdout.take().expect("its output").read_to_string(&mut out).expect("text");
    let used = judge.wait4().expect("its end");
    assert!(out.contains("differs at line 1, column 200000000\n") && out.len() < 1000, "{out}");
    // The largest of the checker, which holds both outputs, cargo and the solution.
    assert!(used.rusage.maxrss < 450 << 20, "{used:?}");
}
