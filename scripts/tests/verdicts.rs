//! What a program earns by how it ends and what it prints.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use judge::{base::verdict::Verdict, catalog::Problem, run::Runner, verify::judge};
use programs::{House, alive, assert_verdict, judged, program, tests};

#[path = "house/programs.rs"]
mod programs;

tests! {
    bytes_are_compared_as_bytes
    run_time_errors_are_named
    a_program_that_cannot_start_is_the_judges_fault
    folders_may_have_spaces_and_be_read_only
    files_of_an_earlier_run_are_gone
    a_program_may_take_its_output_away
    a_program_may_stop_its_parent
    a_program_may_kill_its_parent
}

// 4: bytes.

fn bytes_are_compared_as_bytes() {
    assert_verdict(&judged("", "bytes", b"\xff\xfe\n"), Verdict::Ac);
    assert_verdict(&judged("", "bytes", "\u{fffd}\u{fffd}\n".as_bytes()), Verdict::Wa);
    assert_verdict(&judged("", "replacement", b"\xff\xfe\n"), Verdict::Wa);
}

// RE.

fn run_time_errors_are_named() {
    for (verb, words) in [
        ("exit 3", "exit code 3\n"),
        ("abort", "killed by SIGABRT"),
        ("panic of a\ttab", "of a→tab"),
    ] {
        let judged = judged("", verb, b"");
        assert_verdict(&judged, Verdict::Re);
        assert!(judged.reason.contains(words), "{judged:#?}");
    }
}

fn a_program_that_cannot_start_is_the_judges_fault() {
    let judged = House::new("", b"", b"").judge(Path::new("/nowhere/program"));
    assert_verdict(&judged, Verdict::Je);
    assert!(judged.reason.contains("cannot start /nowhere/program"), "{judged:?}");
}

// 16: folders.

fn folders_may_have_spaces_and_be_read_only() {
    let house = House::new("", b"say it\n", b"it\n");
    let samples = house.0.path().join("samples/p");
    let mode = |mode| {
        fs::set_permissions(&samples, fs::Permissions::from_mode(mode)).expect("permissions");
    };
    mode(0o555);
    let judged = house.judge(program());
    mode(0o755);
    assert_verdict(&judged, Verdict::Ac);
}

// What a program does to the judge.

fn files_of_an_earlier_run_are_gone() {
    let house = House::new("", b"", b"");
    let script = house.script(
        "writer",
        "mkdir -p a/b && touch a/b/c && set -C && : >log && ls -A | grep -v '^a$\\|^log$'; :",
    );
    let problem = Problem::load(house.0.path(), "p").expect("a problem");
    let mut runner = Runner::new().expect("a runner");
    for _ in 0..2 {
        let judged = judge(&mut runner, &script, &problem, &problem.cases[0]);
        assert_verdict(&judged.expect("nobody stops"), Verdict::Ac);
    }
}

fn a_program_may_take_its_output_away() {
    for deed in ["rm -f", "ln -sf /dev/zero", "rm -f ../program.out; mkfifo"] {
        let house = House::new("", b"", b"");
        let judged = house.judge(&house.script("thief", &format!("{deed} ../program.out")));
        assert_verdict(&judged, Verdict::Je);
        assert!(judged.reason.starts_with("the program took away "), "{judged:?}");
    }
}

fn a_program_may_stop_its_parent() {
    let house = House::new("", b"", b"");
    assert_verdict(&house.judge(&house.script("stopper", "kill -STOP $PPID")), Verdict::Ac);
}

fn a_program_may_kill_its_parent() {
    let house = House::new("", b"", b"");
    let problem = Problem::load(house.0.path(), "p").expect("a problem");
    let mut runner = Runner::new().expect("a runner");
    let killer = "sleep 1234.567 & kill -KILL $PPID; exec sleep 1234.567";
    for (script, verdict) in [(killer, Verdict::Je), (":", Verdict::Ac)] {
        let script = house.script("killer", script);
        let judged = judge(&mut runner, &script, &problem, &problem.cases[0]);
        assert_verdict(&judged.expect("nobody stops"), verdict);
        assert_eq!(alive("1234.567"), 0);
    }
}
