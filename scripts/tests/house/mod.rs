//! A small workspace for the tests of the command, and ways to run it.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::OnceLock,
    thread::sleep,
    time::{Duration, Instant},
};

use tempfile::TempDir;

pub const WORKSPACE: &str = "[workspace]\nresolver = \"2\"\nmembers = [\"crates/*\"]\n";
pub const GOOD: &str =
    "fn main() { std::io::copy(&mut std::io::stdin(), &mut std::io::stdout()).unwrap(); }";
pub const LOOP: &str = "fn main() { loop { std::hint::black_box(0); } }";
const NAP: &str = "fn main() { let sleep = \"trap '' TERM; sleep 1234.565; sleep 1234.565\"; \
     std::process::Command::new(\"sh\").args([\"-c\", sleep]).status().unwrap(); }";

/// The root's manifest for a workspace without the tool.
pub fn without_the_tool(manifest: &str) -> String {
    let profile = manifest.find("[profile.release.package.judge]").unwrap_or(manifest.len());
    manifest[..profile].replace(", \"scripts\"", "")
}

/// The crates and samples that most tests share; built once and kept between runs.
pub fn house() -> &'static Path {
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
        solution(&house, "nap", "", NAP);
        solution(&house, "stay", "", &NAP.replace("565", "567"));
        let loud = "fn main() { print!(\"{}\", \"x\".repeat(1 << 20)); }";
        let silent = "use std::io::Write; fn main() { let _ = std::io::stdout().write_all(&[b'x'; 1 << 20]); }";
        solution(&house, "full-loud", "", loud);
        solution(&house, "full-silent", "", silent);
        case(&house, "full", "case", "", &"x".repeat(1 << 20));
        let long = "use std::io::Write; fn main() { let mut piece = vec![b'x'; 1_000_000]; for number in 0..200 { \
             if number == 199 { piece[999_999] = b'y'; } std::io::stdout().write_all(&piece).unwrap(); } }";
        solution(&house, "long", "", long);
        case(&house, "echo", "first", "one\n", "one\n");
        case(&house, "echo", "last", "one\ntwo\nthree \n", "one\r\ntwo\r\nthree\r\n");
        case(&house, "slow", "case", "", "");
        put(&house.join("samples/slow.toml"), "time-limit = 0.1\n");
        case(&house, "nap", "case", "", "");
        put(&house.join("samples/nap.toml"), "time-limit = 60\n");
        case(&house, "stay", "case", "", "");
        put(&house.join("samples/stay.toml"), "time-limit = 60\n");
        put(&house.join("samples/long/case.in"), "");
        long_line(&house.join("samples/long/case.out"));
        put(&house.join("samples/long.toml"), "output-limit = 256\ntime-limit = 20\n");
        house
    })
}

/// Piece by piece: what this process holds would count as the checker's memory.
pub fn long_line(path: &Path) {
    if fs::metadata(path).is_ok_and(|file| file.len() == 200_000_000) {
        return;
    }
    let new = aside("long");
    let mut file = fs::File::create(&new).expect("a file");
    let piece = vec![b'x'; 1_000_000];
    (0..200).for_each(|_| file.write_all(&piece).expect("room"));
    fs::rename(&new, path).expect("a file");
}

pub fn solution(house: &Path, name: &str, more: &str, program: &str) {
    let manifest =
        format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{more}\n");
    put(&house.join("crates").join(name).join("Cargo.toml"), &manifest);
    put(&house.join("crates").join(name).join("src/main.rs"), program);
}

pub fn case(house: &Path, problem: &str, name: &str, input: &str, answer: &str) {
    put(&house.join(format!("samples/{problem}/{name}.in")), input);
    put(&house.join(format!("samples/{problem}/{name}.out")), answer);
}

/// A folder of the test's own, its name with a space.
pub fn folder() -> TempDir {
    let mut folder = tempfile::Builder::new();
    folder.prefix("a house ").tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// A file that only this thread writes, where no checker looks.
pub fn aside(name: &str) -> PathBuf {
    let name = format!("{name}-{}-{:?}", std::process::id(), std::thread::current().id());
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes a file unless it is there already, at once: other tests may be reading it.
pub fn put(path: &Path, text: &str) {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return;
    }
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let new = aside("new");
    fs::write(&new, text).and_then(|()| fs::rename(&new, path)).expect("a file");
}

/// `judge check` in `folder`, away from the settings of the cargo that runs the tests.
pub fn check(folder: &Path) -> Command {
    let mut command = judge(folder);
    command.arg("check");
    command
}

/// `judge` in `folder`, away from the settings of the cargo that runs the tests.
pub fn judge(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.current_dir(folder).stdin(Stdio::null());
    for name in ["CARGO_TARGET_DIR", "NO_COLOR", "CLICOLOR_FORCE", "RUSTFLAGS", "RUST_BACKTRACE"] {
        command.env_remove(name);
    }
    command
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[track_caller]
pub fn run(arguments: &[&str], code: i32) -> (String, String) {
    said(&check(house()).args(arguments).output().expect("judge"), code)
}

#[track_caller]
pub fn said(output: &Output, code: i32) -> (String, String) {
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{out}\n{err}");
    (out, err)
}

pub fn wait_for(condition: impl Fn() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < Duration::from_secs(60), "waited in vain");
        sleep(Duration::from_millis(5));
    }
}

pub fn alive(mark: &str) -> usize {
    let ps = Command::new("ps").args(["-A", "-ww", "-o", "stat=", "-o", "args="]).output();
    let lines = text(&ps.expect("ps").stdout);
    lines.lines().filter(|line| !line.starts_with('Z') && line.contains(mark)).count()
}
