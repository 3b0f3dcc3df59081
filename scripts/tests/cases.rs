//! Which cases run, in which order, and how those that fail are shown.

use house::{GOOD, WORKSPACE, case, check, folder, put, said, solution};
use tempfile::TempDir;

mod house;

/// A workspace whose problem `echo` has the cases 1 to 10, with two solutions.
fn ten() -> TempDir {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    solution(house.path(), "echo-good", "", GOOD);
    solution(house.path(), "echo-bad", "", "fn main() {}");
    for number in 1..=10 {
        case(
            house.path(),
            "echo",
            &number.to_string(),
            &format!("{number}\n"),
            &format!("{number}\n"),
        );
    }
    house
}

#[track_caller]
fn checked(house: &TempDir, arguments: &[&str], code: i32) -> (String, String) {
    said(&check(house.path()).args(arguments).output().expect("judge"), code)
}

#[test]
fn a_case_can_run_alone() {
    let house = ten();
    for (arguments, passed, failed) in [
        (&["--case", "1*"][..], 2, 2),
        (&["echo-good", "--case", "[2-4]"], 3, 0),
        (&["samples/echo/7.in"], 1, 1),
        (&["samples/echo/7.out", "./samples/echo/8.in"], 2, 2),
        (&["echo-good", "samples/echo/7.in"], 1, 0),
        (&["samples/echo/"], 10, 10),
    ] {
        let (out, _) = checked(&house, arguments, i32::from(failed > 0));
        assert!(
            out.ends_with(&format!("\n{passed} passed, {failed} failed\n")),
            "{arguments:?}: {out}"
        );
    }
    for (arguments, words) in [
        (&["--case", "x*"][..], "no case is called x*"),
        (&["samples/echo/11.in"], "samples/echo/11.in: no such case"),
        (
            &["samples/ecko/1.in"],
            "samples/ecko/1.in: no such solution or problem; did you mean echo",
        ),
    ] {
        let (_, err) = checked(&house, arguments, 2);
        assert!(err.contains(words), "{arguments:?}: {err}");
    }
}

#[test]
fn some_cases_need_not_be_too_slow() {
    let house = ten();
    let slow = "[package.metadata.judge]\nexpect = \"TLE\"";
    solution(house.path(), "echo-slow", slow, GOOD);
    let (out, _) = checked(&house, &["echo-slow", "--case", "1"], 0);
    assert!(out.contains("AC       1/1") && !out.contains("expected"), "{out}");
    checked(&house, &["echo-slow"], 1);
    checked(&house, &["echo-slow", "--case", "*"], 1);
}

#[test]
fn cases_come_in_natural_order() {
    let house = ten();
    for name in ["a2b", "a10b", "a010", "b"] {
        case(house.path(), "echo", name, "x\n", "x\n");
    }
    let (_, _) = checked(&house, &["echo-good", "--json", "all.json"], 0);
    let json = std::fs::read(house.path().join("all.json")).expect("a file");
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    let cases = json["solutions"][0]["cases"].as_array().expect("a list");
    let names: Vec<_> = cases.iter().map(|case| case["name"].as_str().expect("a name")).collect();
    let numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    assert_eq!(names, [&numbers[..], &["a2b", "a010", "a10b", "b"]].concat());
    let (out, _) = checked(&house, &["echo-bad", "-j1", "--case", "[0-9]*"], 1);
    let told: Vec<_> =
        out.split("samples/echo/").filter_map(|part| part.split(".in: WA").next()).collect();
    let told: Vec<_> = told.into_iter().filter(|name| name.parse::<u32>().is_ok()).collect();
    assert_eq!(told, numbers);
}

#[test]
fn the_input_of_a_failure_is_shown_cut() {
    let house = ten();
    case(
        house.path(),
        "long",
        "case",
        &format!("{}\n{}", "x".repeat(100), "2\n".repeat(10)),
        "1\n",
    );
    solution(house.path(), "long", "", "fn main() {}");
    let (out, _) = checked(&house, &["long"], 1);
    let wanted = format!(
        "    the beginning of the input:\n      {}…\n{}    again: ",
        "x".repeat(80),
        "      2\n".repeat(5)
    );
    assert!(out.contains(&wanted), "{out}");
}

#[test]
fn many_failures_are_only_counted() {
    let house = ten();
    for number in 11..=60 {
        case(house.path(), "echo", &number.to_string(), "", "x\n");
    }
    let (out, _) = checked(&house, &["echo-bad"], 1);
    assert_eq!(out.matches("again: ").count(), 5, "{out}");
    assert_eq!(out.matches(".in: WA: differs at line 1, column 1\n").count(), 15, "{out}");
    assert!(out.contains("\n  … and 40 more that failed\n"), "{out}");
    assert!(out.ends_with("\n0 passed, 60 failed\n") && out.lines().count() < 100, "{out}");
}
