//! Checkers of others, in testlib's convention (15 of "what local checkers get wrong").

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    process::Command,
    time::{Duration, Instant},
};

use judge::{base::verdict::Verdict, verify::Judged};
use programs::{House, assert_gone, assert_verdict, program, tests};

#[path = "house/programs.rs"]
mod programs;

tests! {
    an_external_checker_decides
    an_external_checker_that_fails_is_the_judges_fault
    an_external_checker_that_hangs_is_ended
    what_the_system_cannot_execute_no_shell_runs
    a_first_line_that_names_no_program_is_told
    a_checker_that_crashes_decides_nothing
    points_and_formats_are_told
    the_checker_of_the_readme_works
}

fn by_checker(script: &str) -> Judged {
    let house =
        House::new("checker = \"a checker\"\nchecker-time-limit = 0.1", b"say out\n", b"answer\n");
    house.script("samples/a checker", script);
    house.judge(program())
}

fn an_external_checker_decides() {
    let reads = r#"[ $# = 3 ] && [ "$(cat "$1")" = "say out" ] && [ "$(cat "$2")" = out ] && [ "$(cat "$3")" = answer ]"#;
    assert_verdict(&by_checker(reads), Verdict::Ac);
    let wrong = by_checker("echo 'wrong answer: off by one' >&2\necho noise\nexit 1");
    assert_verdict(&wrong, Verdict::Wa);
    assert!(wrong.reason.contains("wrong answer: off by one"), "{wrong:?}");
    let silent = by_checker("exit 2");
    assert_verdict(&silent, Verdict::Wa);
    assert!(silent.reason.starts_with("checker: bad format: it says nothing"), "{silent:?}");
}

fn an_external_checker_that_fails_is_the_judges_fault() {
    for script in ["exit 3", "exit 77", "kill -SEGV $$"] {
        let judged = by_checker(script);
        assert_verdict(&judged, Verdict::Je);
        assert!(judged.reason.contains("a checker"), "{judged:?}");
    }
}

fn an_external_checker_that_hangs_is_ended() {
    let start = Instant::now();
    // The portable way is tested at the same time, in another process.
    let mark = format!("1234.{}", std::process::id());
    let judged = by_checker(&format!("sleep {mark}"));
    assert_verdict(&judged, Verdict::Je);
    assert!(start.elapsed() < Duration::from_secs(20), "{judged:?}");
    assert_gone(&mark);
}

/// Judges by a checker of these bytes, marked as executable.
fn by_file(bytes: &[u8]) -> Judged {
    let house = House::new("checker = \"checker\"", b"say out\n", b"");
    house.script("samples/checker", "");
    fs::write(house.0.path().join("samples/checker"), bytes).expect("a checker");
    fs::set_permissions(house.0.path().join("samples/checker"), PermissionsExt::from_mode(0o755))
        .expect("permissions");
    house.judge(program())
}

fn what_the_system_cannot_execute_no_shell_runs() {
    let mut foreign = fs::read("/proc/self/exe").expect("a program");
    foreign[18] ^= 0x55; // the machine
    for bytes in [&b""[..], b"exit 0\n", b"\n#!/bin/sh\n", &foreign] {
        let judged = by_file(bytes);
        assert_verdict(&judged, Verdict::Je);
        assert!(
            judged.reason.contains("samples/checker: the system can't execute it"),
            "{judged:?}"
        );
    }
    // What it can execute is another matter.
    let judged = by_file(&fs::read("/bin/true").expect("a program"));
    assert_verdict(&judged, Verdict::Ac);
}

fn a_first_line_that_names_no_program_is_told() {
    for (line, words) in [
        ("#!/bin/sh\r\nexit 0\r\n", "its first line, #!/bin/sh␍, ends in CR LF"),
        ("#!/usr/bin/env sh\r\nexit 0\n", "#!/usr/bin/env sh␍"),
        ("#! /no/such/shell -e\n", "names /no/such/shell, which does not exist"),
        ("#!\n", "names no interpreter"),
    ] {
        let judged = by_file(line.as_bytes());
        assert_verdict(&judged, Verdict::Je);
        assert!(judged.reason.contains(words), "{judged:?}");
    }
}

fn a_checker_that_crashes_decides_nothing() {
    let raises = "echo 'Traceback (most recent call last):' >&2; echo '  File \"c.py\", line 1' >&2; \
                  echo \"ValueError: 'x'\" >&2; exit 1";
    let noisy =
        "yes noise | head -n 20000 >&2; echo 'Traceback (most recent call last):' >&2; exit 1";
    let misspelt =
        "echo '  File \"c.py\", line 1' >&2; echo 'SyntaxError: invalid syntax' >&2; exit 1";
    for script in [raises, noisy, misspelt] {
        let judged = by_checker(script);
        assert_verdict(&judged, Verdict::Je);
        assert!(
            judged.reason.contains("it crashed, so its exit code 1 means nothing"),
            "{judged:?}"
        );
    }
    for script in [raises, noisy] {
        assert!(by_checker(script).reason.contains("Traceback (most"), "the end is shown");
    }
    // Only what nobody caught counts.
    assert_verdict(
        &by_checker("echo 'no Traceback (most recent call last):' >&2; exit 1"),
        Verdict::Wa,
    );
}

fn points_and_formats_are_told() {
    let partial = by_checker("echo 'points 0.5 half of it' >&2; exit 7");
    assert_verdict(&partial, Verdict::Wa);
    let words = "checker: partial points, and only all of them count: points 0.5 half of it\n";
    assert!(partial.reason.starts_with(words), "{partial:?}");
    for code in [2, 4, 8] {
        let judged = by_checker(&format!("echo 'extra' >&2; exit {code}"));
        assert_verdict(&judged, Verdict::Wa);
        assert!(judged.reason.starts_with("checker: bad format: extra\n"), "{judged:?}");
    }
}

fn the_checker_of_the_readme_works() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("not tried: there is no python3");
        return;
    }
    let readme = include_str!("../README.md").split("```python\n").nth(1).expect("a checker");
    let checker = readme.split("```").next().expect("its end");
    assert_eq!(checker.trim_end().lines().count(), 9);
    for (said, verdict, words) in [
        ("b a c", Verdict::Ac, ""),
        ("b a", Verdict::Wa, "checker: bad format: 3 words expected, 2 printed"),
        ("b a d", Verdict::Wa, "checker: these are not the words of the answer in any order"),
    ] {
        let input = format!("say {said}\n");
        let house = House::new("checker = \"check.py\"", input.as_bytes(), b"a\nb\nc\n");
        house.script("samples/check.py", "");
        fs::write(house.0.path().join("samples/check.py"), checker).expect("a checker");
        let judged = house.judge(program());
        assert_verdict(&judged, verdict);
        assert!(judged.reason.starts_with(words), "{judged:?}");
    }
}
