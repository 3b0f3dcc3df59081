//! `judge stress` on small workspaces: planted faults are found, and whatever someone's own programs do is told.

use std::{
    fs, os::unix::fs::PermissionsExt, path::Path, process::Command, thread::sleep, time::Duration,
};

use house::{GOOD, LOOP, WORKSPACE, alive, case, check, folder, put, said, solution, wait_for};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

mod house;

/// Doubles a number; the second of two words is the number.
const DOUBLE: &str = "fn main() { let text = std::io::read_to_string(std::io::stdin()).unwrap(); \
    let n: u64 = text.trim().parse().unwrap(); FAULT println!(\"{}\", 2 * n); }";
/// A number up to about ten times the size.
const GENERATOR: &str = "echo $(( ($1 * 7919 + $2 * 31) % (10 * $2) + $2 ))";

/// A workspace with the problem `double`: a right brute force, a generator, and a solution for each fault.
fn doubles(faults: &[(&str, &str)]) -> TempDir {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    for (name, fault) in faults {
        solution(house.path(), name, "", &DOUBLE.replace("FAULT", fault));
    }
    case(house.path(), "double", "seed", "1\n", "2\n");
    put(
        &house.path().join("samples/double.toml"),
        "time-limit = 0.3\nmemory-limit = 64\noutput-limit = 1\n",
    );
    script(&house.path().join("samples/double.gen"), GENERATOR);
    house
}

fn script(path: &Path, text: &str) {
    put(path, &format!("#!/bin/sh\n{text}\n"));
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("permissions");
}

fn stress(house: &Path, arguments: &[&str]) -> Command {
    let model = check(house);
    let mut command = Command::new(model.get_program());
    command.arg("stress").args(arguments).current_dir(house);
    model.get_envs().filter(|(_, value)| value.is_none()).for_each(|(name, _)| {
        command.env_remove(name);
    });
    command
}

#[track_caller]
fn told(house: &TempDir, arguments: &[&str], code: i32) -> String {
    let (out, err) = said(&stress(house.path(), arguments).output().expect("judge"), code);
    out + &err
}

#[track_caller]
fn assert_says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
}

#[test]
fn every_fault_is_found_and_a_right_solution_stands() {
    let house = doubles(&[
        ("double-brute", ""),
        ("double-right", ""),
        ("double-wrong", "if n > 40 { return println!(\"{}\", 2 * n + 1); }"),
        ("double-crash", "assert!(n < 40);"),
        ("double-slow", "if n > 40 { loop { std::hint::black_box(0); } }"),
        (
            "double-large",
            "if n > 40 { println!(\"{}\", vec![1_u8; 200 << 20].iter().map(|x| *x as u64).sum::<u64>()); }",
        ),
        ("double-loud", "if n > 40 { print!(\"{}\", \"x\".repeat(3 << 20)); }"),
    ]);
    let text = told(&house, &["double", "--rounds", "200", "--seed", "5"], 1);
    for fault in ["wrong: WA", "crash: RE", "slow: TLE", "large: MLE", "loud: OLE"] {
        assert_says(&text, &[&format!("double-{fault} on input ")]);
    }
    let right = "double-right: nothing found in 200 inputs of sizes up to ";
    assert_says(&text, &[right, "all against the brute force (seed 5)", "made by: "]);
    assert!(!text.contains("double-brute:"), "{text}");
}

#[test]
fn a_find_is_small_is_saved_and_is_found_again() {
    let fault = "if n > 40 { return println!(\"0\"); }";
    let house = doubles(&[("double-brute", ""), ("double-wrong", fault)]);
    let arguments =
        ["double-wrong", "--seed", "3", "--rounds", "500", "--max-size", "50", "--save"];
    let text = told(&house, &arguments, 1);
    assert_says(&text, &["saved: samples/double/stress-1.in", "printed:\n    0\n", "right:\n"]);
    let read = |ending| {
        fs::read_to_string(house.path().join("samples/double/stress-1").with_extension(ending))
    };
    let input: u64 = read("in").expect("an input").trim().parse().expect("a number");
    assert!((41..=50).contains(&input), "the generator makes one of two digits: {input}");
    assert_eq!(read("out").expect("an answer"), format!("{}\n", 2 * input));
    let again = text
        .lines()
        .find_map(|line| line.split_once("again: cargo run -rp judge -- stress "))
        .expect("again")
        .1;
    let words: Vec<_> = again.split(' ').collect();
    assert_says(again, &["--max-size 50", "--seed 3", "--rounds "]);
    let rounds = words.last().expect("a number");
    assert_says(&told(&house, &words, 1), &[&format!("double-wrong: WA on input {rounds}, ")]);
    // Without the option nothing is saved.
    assert!(!house.path().join("samples/double/stress-2.in").exists());
}

#[test]
fn without_a_brute_force_two_solutions_disagree() {
    let house = doubles(&[("double-a", ""), ("double-b", "if n > 40 { return println!(\"7\"); }")]);
    let text = told(&house, &["double", "--seed", "1", "--rounds", "150"], 1);
    assert_says(
        &text,
        &["double-b and double-a disagree on input ", "double-a printed:\n", "    7\n"],
    );
    assert!(!text.contains("nothing found"), "{text}");
    let again = text
        .lines()
        .find_map(|line| line.split_once("again: cargo run -rp judge -- stress "))
        .expect("again")
        .1;
    assert_says(again, &["double-b double-a "]);
    told(&house, &again.split(' ').collect::<Vec<_>>(), 1);
    let text = told(&house, &["double", "--seed", "1", "--rounds", "150", "--save"], 1);
    assert_says(&text, &["not saved: nobody knows the right output"]);
    assert_says(&told(&house, &["double-a"], 2), &["nothing says what is right", "double-brute"]);
}

#[test]
fn a_generator_that_fails_is_told() {
    let house = doubles(&[("double-brute", ""), ("double-right", "")]);
    let generator = house.path().join("samples/double.gen");
    for (text, words) in [
        ("echo no luck >&2; exit 3", &["the generator (", "exit code 3", "    no luck"][..]),
        (":", &["the generator (", " printed nothing"]),
        ("while :; do :; done", &["the generator (", "the limit is 2 s"]),
        ("printf '\\377'", &["the generator (", " printed no UTF-8"]),
    ] {
        script(&generator, text);
        assert_says(&told(&house, &["double-right", "--rounds", "5"], 2), words);
    }
    fs::set_permissions(&generator, fs::Permissions::from_mode(0o644)).expect("permissions");
    let text = told(&house, &["double-right"], 2);
    assert_says(&text, &["samples/double.gen is not executable; chmod +x samples/double.gen"]);
    fs::remove_file(&generator).expect("a file");
    assert_says(&told(&house, &["double-right"], 2), &["nothing makes inputs", "--generator"]);
    let gone = ["double-right", "--generator", "no-such-program {seed}"];
    assert_says(&told(&house, &gone, 2), &["the generator (no-such-program ", "cannot start"]);
    let open = ["double-right", "--generator", "'"];
    assert_says(&told(&house, &open, 2), &["--generator: a quote is not closed"]);
}

#[test]
fn generator_and_brute_force_can_be_named() {
    let house = doubles(&[("double-slowly", ""), ("double-wrong", "if n == 7 { panic!() }")]);
    put(&house.path().join("gen.sh"), "echo $(($1 % $2))\n");
    let generator = "sh gen.sh {seed} {size}";
    let arguments = ["double-wrong", "--brute", "double-slowly", "--generator", generator];
    let text = told(&house, &[&arguments[..], &["--seed", "0", "--rounds", "200"]].concat(), 1);
    let again = "--brute double-slowly --generator 'sh gen.sh {seed} {size}' --seed 0 --rounds ";
    assert_says(&text, &["double-wrong: RE on input ", ":\n    7\n", "made by: sh gen.sh ", again]);
    assert_says(
        &told(&house, &["double-slowly", "--brute", "double-slowly"], 2),
        &["is the brute force itself"],
    );
    assert_says(
        &told(&house, &["double-wrong", "--brute", "nobody"], 2),
        &["nobody: no such solution"],
    );
}

#[test]
fn a_brute_force_that_crashes_is_told_and_a_slow_one_gets_small_inputs() {
    let house =
        doubles(&[("double-brute", "assert!(n < 30, \"too large\");"), ("double-right", "")]);
    let text = told(&house, &["double-right", "--seed", "1", "--rounds", "150"], 2);
    assert_says(
        &text,
        &["double-brute, the brute force, earned RE", "too large", "on this input of size"],
    );
    let slow = doubles(&[("double-brute", "if n > 99 { loop {} }"), ("double-right", "")]);
    let text = told(&slow, &["double-right", "--seed", "1", "--rounds", "150"], 0);
    assert_says(
        &text,
        &["double-right: nothing found in 150 inputs", "the brute force knew ", " of 150 answers"],
    );
    solution(slow.path(), "double-brute", "", LOOP);
    let text = told(&slow, &["double-right", "--seed", "1", "--rounds", "150"], 2);
    assert_says(&text, &["double-brute, the brute force, ", "for an input of size 1"]);
}

#[test]
fn a_problem_without_samples_is_told() {
    let house = doubles(&[("double-brute", ""), ("double-right", "")]);
    fs::remove_dir_all(house.path().join("samples/double")).expect("a folder");
    assert_says(&told(&house, &["double-right"], 2), &["no cases: samples/double"]);
}

#[test]
fn a_request_to_stop_tells_how_far_it_came() {
    let house = doubles(&[("double-brute", ""), ("double-right", "")]);
    told(&house, &["double", "--rounds", "1"], 0);
    script(&house.path().join("samples/double.gen"), "[ $1 -lt 30 ] || sleep 1234.567; echo $1");
    let mut command = stress(house.path(), &["double", "--seed", "0", "--seconds", "60"]);
    let judge = command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::null());
    let judge = judge.spawn().expect("judge");
    wait_for(|| alive("1234.567") > 0);
    sleep(Duration::from_millis(50));
    kill_process(Pid::from_child(&judge), Signal::INT).expect("a signal");
    let (out, _) = said(&judge.wait_with_output().expect("its end"), 130);
    assert_says(&out, &["stopped; double-right: nothing found in "]);
    wait_for(|| alive("1234.567") == 0);
}

#[test]
fn a_case_that_breaks_the_format_is_no_fault_of_a_solution() {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    solution(house.path(), "coin-change", "", GOOD);
    case(house.path(), "coin-change", "short", "5 2\n1 x\n", "5 2\n1 x\n");
    let (out, _) = said(&check(house.path()).output().expect("judge"), 1);
    assert_says(&out, &["JE", "short.in breaks the problem's input format: line 2: "]);
}
