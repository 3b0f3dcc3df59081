//! However a check ends, nothing that it started is left; and how it begins again.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    os::unix::{
        fs::{PermissionsExt, symlink},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use house::{
    GOOD, WORKSPACE, alive, case, check, folder, house, put, run, said, solution, text, wait_for,
};
use rustix::process::{Pid, Signal, kill_process};

mod house;

#[test]
fn a_reader_that_leaves_ends_it_quietly() {
    let mut judge = check(house())
        .arg("slow")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("judge");
    drop(judge.stdout.take());
    let (_, err) = said(&judge.wait_with_output().expect("its end"), 141);
    assert!(!err.contains("panicked") && !err.contains("error"), "{err}");
}

/// Starts a check of a napper; returns when the nap has begun.
fn napping() -> Child {
    run(&["echo-good"], 0);
    let mut judge = check(house());
    let judge = judge
        .arg("nap")
        .env("TMPDIR", nap_folder())
        .process_group(0)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let judge = judge.spawn().expect("judge");
    wait_for(|| alive("1234.565") > 0);
    judge
}

fn nap_folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("naps");
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_signal_leaves_nothing_behind() {
    for (signal, code) in [
        (Signal::INT, Some(130)),
        (Signal::TERM, Some(143)),
        (Signal::HUP, Some(129)),
        (Signal::KILL, None),
    ] {
        let mut judge = napping();
        let start = Instant::now();
        kill_process(Pid::from_child(&judge), signal).expect("a signal");
        assert_eq!(judge.wait().expect("its end").code(), code);
        if code.is_some() {
            assert_eq!(alive("1234.565"), 0, "{signal:?}");
            assert_eq!(fs::read_dir(nap_folder()).expect("a folder").count(), 0, "{signal:?}");
        }
        wait_for(|| alive("1234.565") == 0);
        assert!(start.elapsed() < Duration::from_secs(5), "{signal:?}");
    }
    fs::remove_dir_all(nap_folder()).expect("a folder");
}

#[test]
fn what_nohup_ignores_stays_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    run(&["echo-good"], 0);
    let judge = check(house());
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' HUP; exec \"$0\" \"$@\""]).arg(judge.get_program());
    shell.args(judge.get_args()).args(["stay", "echo-good"]).env("TMPDIR", folder.path());
    let quiet = shell.current_dir(house()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut judge = quiet.env_remove("CARGO_TARGET_DIR").spawn().expect("judge");
    wait_for(|| alive("1234.567") > 0);
    kill_process(Pid::from_child(&judge), Signal::HUP).expect("a signal");
    sleep(Duration::from_millis(300));
    assert_eq!(judge.try_wait().expect("a process"), None);
    kill_process(Pid::from_child(&judge), Signal::TERM).expect("a signal");
    assert_eq!(judge.wait().expect("its end").code(), Some(143));
}

#[test]
fn a_full_disk_is_nobodys_fault() {
    let folder = tempfile::tempdir().expect("a folder");
    let mount = "mount -t tmpfs -o size=256k none \"$TMPDIR\"";
    let unshared = |command: &str| {
        let mut unshare = Command::new("unshare");
        unshare.args(["-rm", "sh", "-c", command]).env("TMPDIR", folder.path());
        unshare.env_remove("CARGO_TARGET_DIR").current_dir(house());
        unshare.output().ok()
    };
    if !unshared(mount).is_some_and(|output| output.status.success()) {
        eprintln!("not tried: small disks can't be made here");
        return;
    }
    run(&["full"], 0);
    let command = format!("{mount} && '{}' check full -j1", env!("CARGO_BIN_EXE_judge"));
    let (out, _) = said(&unshared(&command).expect("a shell"), 1);
    assert!(out.contains("full-loud   JE") && out.contains("full-silent JE"), "{out}");
    assert_eq!(out.matches("no space left in ").count(), 2, "{out}");
}

#[test]
fn a_signal_is_no_compile_error() {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    solution(house.path(), "echo", "", GOOD);
    case(house.path(), "echo", "case", "", "");
    let rustc = house.path().join("rustc");
    put(
        &rustc,
        "#!/bin/sh\ncase \"$*\" in *--crate-name=empty*) sleep 1234.568;; esac\nexec rustc \"$@\"\n",
    );
    fs::set_permissions(&rustc, fs::Permissions::from_mode(0o755)).expect("permissions");
    let mut bench = Command::new(env!("CARGO_BIN_EXE_judge"));
    bench.arg("bench").current_dir(house.path()).env("RUSTC", rustc).stderr(Stdio::piped());
    let bench = bench.env_remove("CARGO_TARGET_DIR").stdout(Stdio::null()).spawn().expect("judge");
    wait_for(|| alive("1234.568") > 0);
    kill_process(Pid::from_child(&bench), Signal::INT).expect("a signal");
    let (_, err) = said(&bench.wait_with_output().expect("its end"), 130);
    assert!(!err.contains("does not compile"), "{err}");
    wait_for(|| alive("1234.568") == 0);
}

#[test]
fn a_signal_ends_the_build_too() {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    solution(house.path(), "echo", "", GOOD);
    case(house.path(), "echo", "case", "", "");
    let build =
        "fn main() { std::process::Command::new(\"sleep\").arg(\"1234.566\").status().unwrap(); }";
    put(&house.path().join("crates/echo/build.rs"), build);
    solution(house.path(), "echo-broken", "", "fn main() {");
    let mut judge = check(house.path());
    let judge = judge.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("judge");
    wait_for(|| alive("1234.566") > 0);
    // So that the compiler has complained of the other one, as a rule.
    sleep(Duration::from_millis(500));
    kill_process(Pid::from_child(&judge), Signal::TERM).expect("a signal");
    let (out, err) = said(&judge.wait_with_output().expect("its end"), 143);
    assert_eq!(out, "", "{err}");
    wait_for(|| alive("1234.566") == 0);
}

#[test]
fn what_is_saved_is_checked_again() {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    solution(house.path(), "echo-one", "", GOOD);
    solution(house.path(), "echo-two", "", GOOD);
    case(house.path(), "echo", "case", "1\n", "1\n");
    let mut judge =
        check(house.path()).arg("--watch").stdout(Stdio::piped()).spawn().expect("judge");
    let mut lines =
        BufReader::new(judge.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let mut until_total = || {
        lines.by_ref().take_while(|line| !line.contains(" passed, ")).collect::<Vec<_>>().join("\n")
    };
    let first = until_total();
    assert!(first.contains("echo-one AC") && first.contains("echo-two AC"), "{first}");
    put(&house.path().join("crates/echo-two/src/main.rs"), "fn main() { println!(\"2\"); }");
    let second = until_total();
    assert!(second.contains("echo-two WA") && !second.contains("echo-one"), "{second}");
    put(&house.path().join("samples/echo/case.out"), "2\n");
    let third = until_total();
    assert!(third.contains("echo-one WA") && third.contains("echo-two AC"), "{third}");
    kill_process(Pid::from_child(&judge), Signal::INT).expect("a signal");
    assert_eq!(judge.wait().expect("its end").code(), Some(130));
}

#[test]
fn a_fault_that_is_mended_and_a_checker_that_is_saved_are_seen() {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    for name in ["one", "two"] {
        solution(house.path(), name, "", GOOD);
        case(house.path(), name, "case", "1\n", "1\n");
    }
    let (settings, checker) =
        (house.path().join("samples/one.toml"), house.path().join("samples/checker"));
    put(&settings, "checker = ");
    put(&checker, "#!/bin/sh\nexit 0\n");
    fs::set_permissions(&checker, fs::Permissions::from_mode(0o755)).expect("permissions");
    let mut judge = check(house.path());
    let judge = judge.arg("--watch").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut judge = judge.spawn().expect("judge");
    let mut errors = BufReader::new(judge.stderr.take().expect("its errors")).lines();
    let mut lines = BufReader::new(judge.stdout.take().expect("its output")).lines();
    assert!(errors.any(|line| line.expect("text").contains("TOML parse error")));
    let mut next = || lines.next().expect("a line").expect("text");
    assert!(next().starts_with("two AC"), "another problem's fault is not its own");
    assert_eq!(next(), "1 passed, 0 failed");
    put(&settings, "checker = \"checker\"");
    assert!(next().starts_with("one AC"), "what the fault kept from being checked");
    assert_eq!(next(), "1 passed, 0 failed");
    fs::write(&checker, "#!/bin/sh\nexit 1\n").expect("a checker");
    assert!(next().starts_with("one WA"));
    kill_process(Pid::from_child(&judge), Signal::INT).expect("a signal");
    assert_eq!(judge.wait().expect("its end").code(), Some(130));
}

#[test]
fn the_script_asks_cargo_only_when_the_tool_may_be_old() {
    let house = folder();
    let script = |path: &Path, text: &str| {
        put(path, text);
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("permissions");
    };
    let tool = house.path().join("target/release/judge");
    script(&house.path().join("scripts/check.sh"), include_str!("../check.sh"));
    script(&house.path().join("bin/cargo"), "#!/bin/sh\necho built\n");
    put(&house.path().join("Cargo.toml"), "");
    put(&house.path().join("Cargo.lock"), "");
    script(&tool, "#!/bin/sh\necho \"$@\"\n");
    let path =
        format!("{}:{}", house.path().join("bin").display(), env::var("PATH").expect("a path"));
    let run = || {
        let mut check = Command::new(house.path().join("scripts/check.sh"));
        let output = check
            .args(["a name", "-j2"])
            .env("PATH", &path)
            .env_remove("CARGO_TARGET_DIR")
            .current_dir("/")
            .output();
        text(&output.expect("sh").stdout)
    };
    let checked = format!("check --root {} a name -j2\n", house.path().display());
    assert_eq!(run(), format!("built\n{checked}"));
    sleep(Duration::from_millis(20));
    assert_eq!(run(), checked);
    put(&house.path().join("scripts/src/main.rs"), "changed");
    assert_eq!(run(), format!("built\n{checked}"));
    assert_eq!(run(), checked);
    let link = house.path().join("a link");
    symlink("scripts/check.sh", &link).expect("a link");
    let mut linked = Command::new(&link);
    let linked = linked.args(["a name", "-j2"]).env_remove("CARGO_TARGET_DIR");
    let linked = linked.current_dir("/").output();
    assert_eq!(text(&linked.expect("sh").stdout), checked);
    // The tool builds in another folder, so it is told where this one is.
    script(&house.path().join("elsewhere/release/judge"), "#!/bin/sh\necho $CARGO_TARGET_DIR\n");
    let mut check = Command::new(house.path().join("scripts/check.sh"));
    let check = check.env("PATH", &path).env("CARGO_TARGET_DIR", "elsewhere");
    let output = check.current_dir(house.path()).output().expect("sh");
    let elsewhere = house.path().join("elsewhere");
    assert_eq!(text(&output.stdout), format!("built\n{}\n", elsewhere.display()));
}
