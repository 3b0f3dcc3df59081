//! `judge run`: the program's own input, output and end, with its figures behind them.

mod house;

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use house::{house, judge, said, solution, wait_for};

fn run(arguments: &[&str]) -> Command {
    let mut command = judge(house());
    command.arg("run").args(arguments);
    command
}

#[test]
fn output_is_shown_while_the_program_still_waits_for_input() {
    let house = house::folder();
    let program =
        "fn main() { for line in std::io::stdin().lines() { println!(\"{}!\", line.unwrap()); } }";
    solution(house.path(), "talk", "", program);
    house::put(&house.path().join("Cargo.toml"), house::WORKSPACE);
    std::fs::create_dir_all(house.path().join("samples/talk")).unwrap();
    let mut command = judge(house.path());
    command
        .args(["run", "talk"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut judge = command.spawn().expect("judge");
    let mut input = judge.stdin.take().unwrap();
    let mut output = BufReader::new(judge.stdout.take().unwrap());
    for word in ["one", "two"] {
        writeln!(input, "{word}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, format!("{word}!\n"));
    }
    drop(input);
    let (_, err) = said(&judge.wait_with_output().unwrap(), 0);
    let last = err.lines().last().unwrap_or_default();
    assert!(last.starts_with("talk: exit code 0, 0.00"), "{err}");
    assert!(last.contains(" s CPU, ") && last.ends_with(" MiB"), "{err}");
}

#[test]
fn a_case_is_the_input_where_one_is_named() {
    let (out, err) = said(&run(&["echo-good", "--case", "*"]).output().unwrap(), 0);
    assert_eq!(out, "one\none\ntwo\nthree \n");
    assert!(
        err.contains("samples/echo/first.in:\n") && err.contains("samples/echo/last.in:\n"),
        "{err}"
    );
    let (out, _) = said(&run(&["echo-good", "--case", "first.in"]).output().unwrap(), 0);
    assert_eq!(out, "one\n");
    let (_, err) = said(&run(&["echo-good", "--case", "third"]).output().unwrap(), 2);
    assert!(err.contains("no such case; there are first, last"), "{err}");
    let (_, err) = said(&run(&["echo"]).output().unwrap(), 2);
    assert!(err.contains("which one? echo-broken, echo-good, echo-wrong"), "{err}");
    let (out, _) = said(&run(&["echo-broken"]).output().unwrap(), 1);
    assert!(out.contains("mismatched types"), "{out}");
}

#[test]
fn a_debug_build_stops_at_an_overflow_and_says_where() {
    let house = house::folder();
    house::put(&house.path().join("Cargo.toml"), house::WORKSPACE);
    let program =
        "fn main() { let n = std::env::args().count() as u8; println!(\"{}\", n + 255); }";
    solution(house.path(), "wrap", "", program);
    std::fs::create_dir_all(house.path().join("samples/wrap")).unwrap();
    let run = |arguments: &[&str]| judge(house.path()).arg("run").args(arguments).output().unwrap();
    let (out, _) = said(&run(&["wrap"]), 0);
    assert_eq!(out, "0\n");
    let (_, err) = said(&run(&["wrap", "--debug"]), 1);
    assert!(err.contains("attempt to add with overflow") && err.contains("wrap::main"), "{err}");
    assert!(err.contains("wrap: exit code 101, "), "{err}");
}

#[test]
fn memory_is_told_and_deep_recursion_is_no_fault() {
    let house = house::folder();
    house::put(&house.path().join("Cargo.toml"), house::WORKSPACE);
    let program = "fn deep(n: u64) -> u64 { if n == 0 { 0 } else { std::hint::black_box(deep(n - 1)) + n } }\n\
         fn main() { println!(\"{}\", deep(1_000_000)); }";
    solution(house.path(), "deep", "", program);
    std::fs::create_dir_all(house.path().join("samples/deep")).unwrap();
    let (out, err) = said(&judge(house.path()).args(["run", "deep"]).output().unwrap(), 0);
    assert_eq!(out, "500000500000\n");
    let last = err.lines().last().unwrap_or_default();
    let mib: f64 = last.rsplit(' ').nth(1).unwrap().parse().unwrap();
    assert!((15.0..200.0).contains(&mib), "{err}");
}

#[test]
fn a_signal_ends_the_program_too() {
    let mut judge = run(&["slow-loop"]).stderr(Stdio::null()).spawn().unwrap();
    let is_child = |process: &std::fs::DirEntry| {
        let stat = std::fs::read_to_string(process.path().join("stat")).unwrap_or_default();
        stat.contains("(slow-loop) ") && stat.contains(&format!(" {} ", judge.id()))
    };
    let child = || std::fs::read_dir("/proc").unwrap().flatten().find(is_child);
    wait_for(|| child().is_some());
    let program = child().unwrap().path();
    let pid = rustix::process::Pid::from_child(&judge);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    assert_eq!(judge.wait().unwrap().code(), Some(143));
    wait_for(|| !program.exists());
}
