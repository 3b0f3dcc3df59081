//! What is around a check must not spoil it: the calling shell, its terminal, the names of crates, links.

use std::{
    fs,
    io::{BufRead, BufReader},
    os::unix::fs::symlink,
    path::Path,
    process::{Command, Stdio},
};

use house::{GOOD, WORKSPACE, case, check, folder, put, said, solution};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

mod house;

/// A workspace with these solutions of the problem `echo`.
fn small(solutions: &[(&str, &str)]) -> TempDir {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    for (name, program) in solutions {
        solution(house.path(), name, "", program);
    }
    case(house.path(), "echo", "first", "1\n", "1\n");
    house
}

/// The check as the last words of another command, which changes what it inherits.
fn through(command: &[&str], house: &Path) -> Command {
    let judge = check(house);
    let mut through = Command::new(command[0]);
    through.args(&command[1..]).arg(judge.get_program()).args(judge.get_args());
    through.current_dir(house).stdin(Stdio::null());
    for (name, _) in judge.get_envs() {
        through.env_remove(name);
    }
    through
}

#[test]
fn limits_of_the_shell_are_told() {
    let deep = "fn deep(n: u64) -> u64 { let a = std::hint::black_box([n; 64]); if n == 0 { 0 } else { deep(n - 1) + a[3] % 2 } } \
         fn main() { println!(\"{}\", deep(50_000) / 50_000 + 1); }";
    let large =
        "fn main() { let v = vec![1u8; 200 << 20]; println!(\"{}\", std::hint::black_box(v)[7]); }";
    let long = "fn main() { print!(\"{}\", \"x\".repeat(9 << 20)); }";
    let panics = "fn main() { panic!(); }";
    let house = small(&[
        ("echo-deep", deep),
        ("echo-large", large),
        ("echo-long", long),
        ("echo-panics", panics),
    ]);
    let (out, _) = said(&check(house.path()).output().expect("judge"), 1);
    for passes in ["echo-deep   AC", "echo-large  AC", "echo-long   WA", "echo-panics RE"] {
        assert!(out.contains(passes), "{out}");
    }
    assert!(!out.contains("not its fault"), "only where there is a limit: {out}");
    for (limit, name, words) in [
        ("-s 8192", "echo-deep", "`ulimit -s` allows 8 MiB of stack, the problem 256\n"),
        ("-f 4096", "echo-long", "MiB of output, the problem 64\n"),
        ("-v 150000", "echo-large", "`ulimit -v` allows 146 MiB of addresses, the problem 256\n"),
        ("-t 1", "echo-panics", "`ulimit -t` allows 1 s of CPU time, the problem 2\n"),
    ] {
        let shell = format!("ulimit {limit}; exec \"$0\" \"$@\"");
        let limited = through(&["sh", "-c", &shell], house.path()).arg(name).output();
        let (out, _) = said(&limited.expect("judge"), 1);
        assert!(out.contains("RE") && out.contains(words), "wanted {words}: {out}");
    }
}

const PYTHON: &str = "import os, pty, signal, sys\n";

/// Whether Python is there, which these tests need, but nobody else.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok();
    if !found {
        eprintln!("not tried: there is no python3");
    }
    found
}

#[test]
fn an_ignored_sigchld_is_no_harm() {
    if !has_python() {
        return;
    }
    let house = small(&[("echo-good", GOOD)]);
    let ignore = format!(
        "{PYTHON}signal.signal(signal.SIGCHLD, signal.SIG_IGN)\nos.execv(sys.argv[1], sys.argv[1:])"
    );
    let ignoring = through(&["python3", "-c", &ignore], house.path()).output();
    let (out, _) = said(&ignoring.expect("python3"), 0);
    assert!(out.contains("echo-good AC"), "{out}");
}

#[test]
fn a_terminal_that_stops_who_writes_in_the_background() {
    if !has_python() {
        return;
    }
    let house = small(&[("echo-good", GOOD)]);
    // The terminal ends what has not ended by then.
    let terminal = format!(
        "{PYTHON}signal.alarm(100)\nend = pty.spawn(['sh', '-c', 'stty tostop; exec \"$0\" \"$@\"'] + sys.argv[1:])\n\
         sys.exit(os.waitstatus_to_exitcode(end))"
    );
    let shown = through(&["python3", "-c", &terminal], house.path()).output();
    let (out, _) = said(&shown.expect("python3"), 0);
    assert!(out.contains("Compiling") && out.contains("1 passed, 0 failed"), "{out}");
}

#[test]
fn compile_errors_of_libraries_are_shown() {
    let house = small(&[
        ("echo-own", "fn main() { echo_own::one(); }"),
        ("echo-other", "fn main() { shared_words::one(); }"),
        ("echo-good", GOOD),
    ]);
    let root = house.path();
    put(&root.join("crates/echo-own/src/lib.rs"), "pub fn one() -> u32 { \"own text\" }");
    let needs = "[dependencies]\nshared-words = { path = \"../../shared\" }";
    solution(root, "echo-other", needs, "fn main() { shared_words::one(); }");
    let shared = "[package]\nname = \"shared-words\"\nedition = \"2021\"\n";
    put(&root.join("shared/Cargo.toml"), shared);
    put(&root.join("shared/src/lib.rs"), "pub fn one() -> u32 { \"shared text\" }");
    let (out, _) = said(&check(root).output().expect("judge"), 1);
    let part = |from: &str, to: &str| {
        let from = out.find(from).expect(from);
        &out[from..from + out[from..].find(to).expect(to)]
    };
    assert!(out.contains("echo-good  AC"), "{out}");
    let own = part("echo-own   CE", "not as expected");
    assert!(own.contains("\"own text\"") && !own.contains("shared text"), "{out}");
    let other = part("echo-other CE", "echo-own");
    assert!(other.contains("\"shared text\"") && !other.contains("own text"), "{out}");
}

#[test]
fn a_solution_may_have_the_name_of_a_crate_that_it_needs() {
    let house = small(&[]);
    let root = house.path();
    // Inside the workspace it would be a member.
    let other = folder();
    let needs = format!(
        "[dependencies]\nother = {{ package = \"echo\", path = \"{}\" }}",
        other.path().display()
    );
    solution(root, "echo", &needs, "fn main() { println!(\"{}\", other::ONE); }");
    put(
        &other.path().join("Cargo.toml"),
        "[package]\nname = \"echo\"\nversion = \"2.0.0\"\nedition = \"2021\"\n[workspace]\n",
    );
    put(&other.path().join("src/lib.rs"), "pub const ONE: u32 = 1;");
    let (out, _) = said(&check(root).output().expect("judge"), 0);
    assert!(out.contains("echo AC"), "{out}");
}

#[test]
fn what_is_linked_is_watched() {
    let house = small(&[("echo-good", GOOD)]);
    let root = house.path();
    fs::create_dir(root.join("elsewhere")).expect("a folder");
    for (name, there) in
        [("crates/echo-good/src", "src"), ("crates/echo-good", "crate"), ("samples/echo", "cases")]
    {
        fs::rename(root.join(name), root.join("elsewhere").join(there)).expect("a folder");
        symlink(root.join("elsewhere").join(there), root.join(name)).expect("a link");
    }
    let mut judge = check(root).arg("--watch").stdout(Stdio::piped()).spawn().expect("judge");
    let mut lines =
        BufReader::new(judge.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let mut next = || {
        lines.by_ref().take_while(|line| !line.contains(" passed, ")).collect::<Vec<_>>().join("\n")
    };
    let first = next();
    assert!(first.contains("echo-good AC"), "{first}");
    // In place: a new file would change the folder, too.
    fs::write(root.join("elsewhere/cases/first.out"), "2\n").expect("a file");
    let second = next();
    assert!(second.contains("echo-good WA"), "{second}");
    let two = "fn main() { println!(\"2\"); }";
    fs::write(root.join("elsewhere/src/main.rs"), two).expect("a file");
    let third = next();
    assert!(third.contains("echo-good AC"), "{third}");
    kill_process(Pid::from_child(&judge), Signal::INT).expect("a signal");
    assert_eq!(judge.wait().expect("its end").code(), Some(130));
}

#[test]
fn what_python_leaves_is_no_problem() {
    let house = small(&[("echo-good", GOOD)]);
    fs::create_dir(house.path().join("samples/__pycache__")).expect("a folder");
    let (_, err) = said(&check(house.path()).output().expect("judge"), 0);
    assert!(!err.contains("warning"), "{err}");
}
