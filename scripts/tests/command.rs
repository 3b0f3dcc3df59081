//! The command as people use it: real crates built by cargo in a folder whose name has a space.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    os::unix::{fs::PermissionsExt, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::OnceLock,
    thread::sleep,
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use wait4::Wait4;

const WORKSPACE: &str = "[workspace]\nresolver = \"2\"\nmembers = [\"crates/*\"]\n";
const GOOD: &str =
    "fn main() { std::io::copy(&mut std::io::stdin(), &mut std::io::stdout()).unwrap(); }";
const LOOP: &str = "fn main() { loop { std::hint::black_box(0); } }";

/// The crates and samples that most tests share; built once and kept between runs.
fn house() -> &'static Path {
    static HOUSE: OnceLock<PathBuf> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let house = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a house");
        put(&house.join("Cargo.toml"), WORKSPACE);
        solution(&house, "echo-good", "", GOOD);
        solution(&house, "echo-broken", "", "fn main() { let number: u32 = \"text\"; }");
        let wrong = "fn main() { let text = std::io::read_to_string(std::io::stdin()).unwrap(); eprintln!(\"seen\"); \
             print!(\"{}\", text.replace(\"three\", \"Three\")); }";
        solution(&house, "echo-wrong", "", wrong);
        solution(&house, "slow-loop", "[package.metadata.judge]\nexpect = \"TLE\"", LOOP);
        solution(&house, "slow-not", "[package.metadata.judge]\nexpect = \"TLE\"", GOOD);
        let nap = "fn main() { let sleep = \"trap '' TERM; sleep 1234.565; sleep 1234.565\"; \
             std::process::Command::new(\"sh\").args([\"-c\", sleep]).status().unwrap(); }";
        solution(&house, "nap", "", nap);
        let long = "use std::io::Write; fn main() { let mut piece = vec![b'x'; 1_000_000]; for number in 0..200 { \
             if number == 199 { piece[999_999] = b'y'; } std::io::stdout().write_all(&piece).unwrap(); } }";
        solution(&house, "long", "", long);
        case(&house, "echo", "first", "one\n", "one\n");
        case(&house, "echo", "last", "one\ntwo\nthree \n", "one\r\ntwo\r\nthree\r\n");
        case(&house, "slow", "case", "", "");
        put(&house.join("samples/slow.toml"), "time-limit = 0.1\n");
        case(&house, "nap", "case", "", "");
        put(&house.join("samples/nap.toml"), "time-limit = 100\n");
        put(&house.join("samples/long/case.in"), "");
        long_line(&house.join("samples/long/case.out"));
        put(&house.join("samples/long.toml"), "output-limit = 256\ntime-limit = 20\n");
        house
    })
}

/// Piece by piece: what this process holds would count as the checker's memory.
fn long_line(path: &Path) {
    if fs::metadata(path).is_ok_and(|file| file.len() == 200_000_000) {
        return;
    }
    let new = aside("long");
    let mut file = fs::File::create(&new).expect("a file");
    let piece = vec![b'x'; 1_000_000];
    (0..200).for_each(|_| file.write_all(&piece).expect("room"));
    fs::rename(&new, path).expect("a file");
}

fn solution(house: &Path, name: &str, more: &str, program: &str) {
    let manifest =
        format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{more}\n");
    put(&house.join("crates").join(name).join("Cargo.toml"), &manifest);
    put(&house.join("crates").join(name).join("src/main.rs"), program);
}

fn case(house: &Path, problem: &str, name: &str, input: &str, answer: &str) {
    put(&house.join(format!("samples/{problem}/{name}.in")), input);
    put(&house.join(format!("samples/{problem}/{name}.out")), answer);
}

/// A folder of the test's own, its name with a space.
fn folder() -> TempDir {
    let mut folder = tempfile::Builder::new();
    folder.prefix("a house ").tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// A file that only this thread writes, where no checker looks.
fn aside(name: &str) -> PathBuf {
    let name = format!("{name}-{}-{:?}", std::process::id(), std::thread::current().id());
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes a file unless it is there already, at once: other tests may be reading it.
fn put(path: &Path, text: &str) {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return;
    }
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let new = aside("new");
    fs::write(&new, text).and_then(|()| fs::rename(&new, path)).expect("a file");
}

/// `judge check` in `folder`, away from the settings of the cargo that runs the tests.
fn check(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.arg("check").current_dir(folder).stdin(Stdio::null());
    for name in ["CARGO_TARGET_DIR", "NO_COLOR", "CLICOLOR_FORCE", "RUSTFLAGS", "RUST_BACKTRACE"] {
        command.env_remove(name);
    }
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[track_caller]
fn run(arguments: &[&str], code: i32) -> (String, String) {
    said(&check(house()).args(arguments).output().expect("judge"), code)
}

#[track_caller]
fn said(output: &Output, code: i32) -> (String, String) {
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{out}\n{err}");
    (out, err)
}

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
         expected    3 | three␍\n    actual      3 | Three·\n                  | ^\n    standard error:\n      seen\n    \
         again: target/release/echo-wrong < samples/echo/last.in\n";
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
    assert!(again.starts_with('\''), "{again}");
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
    let (json, junit) = (house().join("slow.json"), house().join("slow.xml"));
    let files = ["--json", &json.to_string_lossy(), "--junit", &junit.to_string_lossy()];
    let (out, _) = run(&[&["slow"], &files[..]].concat(), 1);
    assert!(out.contains("slow-loop TLE      1/1") && out.contains("MiB  as expected\n"), "{out}");
    assert!(out.contains("slow-not  AC       1/1") && out.contains("MiB  expected TLE\n"), "{out}");
    assert!(out.ends_with("not as expected: slow-not (AC)\n2 passed, 0 failed\n"), "{out}");
    let json: serde_json::Value =
        serde_json::from_slice(&fs::read(json).expect("a file")).expect("JSON");
    assert_eq!(json["solutions"][0]["cases"][0]["verdict"], "TLE");
    let junit = fs::read_to_string(junit).expect("a file");
    assert!(
        junit.contains(r#"failures="1" errors="0""#) && junit.contains(r#"type="AC""#),
        "{junit}"
    );
}

#[test]
fn junit_has_every_verdict() {
    let junit = house().join("echo.xml");
    run(&["echo", "--junit", &junit.to_string_lossy()], 1);
    let junit = fs::read_to_string(junit).expect("a file");
    assert!(junit.contains(r#"tests="5" skipped="0" failures="1" errors="1""#), "{junit}");
    assert!(junit.contains(r#"type="CE""#) && junit.contains("mismatched types"), "{junit}");
    assert!(
        junit.contains(r#"type="WA""#) && junit.contains("differs at line 3, column 1"),
        "{junit}"
    );
}

#[test]
fn names_are_solutions_problems_paths_and_globs() {
    for name in ["echo-good", "echo-g*", "crates/echo-good/", "*-good"] {
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
fn nothing_passes_for_want_of_a_case() {
    type Spoil = fn(&Path);
    let faults: [(Spoil, &str); 12] = [
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
            |house| put(&house.join("samples/echo.toml"), "time-limt = 1"),
            "unknown field `time-limt`",
        ),
        (|house| put(&house.join("samples/echo.toml"), "time-limit = 0"), "time-limit"),
        (|house| put(&house.join("samples/echo.toml"), "compare = \"checker\""), "echo"),
        (|house| put(&house.join("samples/echo.toml"), "checker = \"none\""), "samples/none"),
        (|house| solution(house, "other", "", GOOD), "crates/other: no problem"),
        (
            |house| solution(house, "echo-odd", "[package.metadata.judge]\nexpect = \"CE\"", GOOD),
            "crates/echo-odd/Cargo.toml: no solution can",
        ),
        (
            |house| fs::remove_dir_all(house.join("crates/echo-good")).expect("a folder"),
            "no solutions",
        ),
    ];
    for (spoil, words) in faults {
        let house = folder();
        solution(house.path(), "echo-good", "", GOOD);
        case(house.path(), "echo", "first", "", "");
        spoil(house.path());
        let (_, err) = said(&check(house.path()).output().expect("judge"), 2);
        assert!(err.contains(words), "wanted {words}: {err}");
    }
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

#[test]
fn two_hundred_megabytes_on_one_line() {
    let mut judge = check(house()).arg("long").stdout(Stdio::piped()).spawn().expect("judge");
    let mut out = String::new();
    judge.stdout.take().expect("its output").read_to_string(&mut out).expect("text");
    let used = judge.wait4().expect("its end");
    assert!(out.contains("differs at line 1, column 200000000\n") && out.len() < 1000, "{out}");
    // The largest of the checker, cargo, the compiler and the solution.
    assert!(used.rusage.maxrss < 100 << 20, "{used:?}");
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

fn wait_for(condition: impl Fn() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < Duration::from_secs(60), "waited in vain");
        sleep(Duration::from_millis(5));
    }
}

fn alive(mark: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("/proc").flatten();
    let lines = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    lines.filter(|line| text(line).contains(mark)).count()
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
fn a_signal_ends_the_build_too() {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    solution(house.path(), "echo", "", GOOD);
    case(house.path(), "echo", "case", "", "");
    let build =
        "fn main() { std::process::Command::new(\"sleep\").arg(\"1234.566\").status().unwrap(); }";
    put(&house.path().join("crates/echo/build.rs"), build);
    let mut judge = check(house.path()).stderr(Stdio::null()).spawn().expect("judge");
    wait_for(|| alive("1234.566") > 0);
    kill_process(Pid::from_child(&judge), Signal::TERM).expect("a signal");
    assert_eq!(judge.wait().expect("its end").code(), Some(143));
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
}
