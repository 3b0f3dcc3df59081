//! Nothing that another run makes or leaves is taken, wherever cargo puts it.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use super::{House, SUM};

/// A workspace with a right and a wrong solution; cargo knows the crates' versions.
fn house() -> House {
    let house = House::new(SUM);
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
    house.write("Cargo.lock", &fs::read_to_string(lock).unwrap());
    house.write("crates/sum-wrong/Cargo.toml", "[package]\nname = \"sum-wrong\"\n");
    house.write("crates/sum-wrong/src/main.rs", "fn main() {\n    println!(\"0 wrong\");\n}\n");
    house
}

const RIGHT: &[&str] = &["sum", "--for", "atcoder"];
const WRONG: &[&str] = &["sum-wrong", "--for", "atcoder"];

#[test]
fn two_at_once() {
    let house = house();
    let start = |arguments| {
        let mut judge = house.command(arguments);
        judge.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let runs = [RIGHT, WRONG, WRONG].map(start);
    let [right, wrong, other] = runs.map(|run| run.wait_with_output().unwrap());
    let words = String::from_utf8_lossy(&right.stderr);
    assert_eq!(right.status.code(), Some(0), "{words}");
    assert_eq!(right.stdout, SUM.as_bytes());
    for wrong in [wrong, other] {
        let words = String::from_utf8_lossy(&wrong.stderr);
        assert_eq!(wrong.status.code(), Some(1), "{words}");
        assert!(words.contains("2 of 2 cases failed") && wrong.stdout.is_empty(), "{words}");
    }
    assert_eq!(left(&house.path("target")), "");
}

/// What is left of runs; the crates may stay for the next.
fn left(folder: &Path) -> String {
    let mut left = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().unwrap().to_str().unwrap().contains("package") {
            left.push_str(path.to_str().unwrap());
            left.push('\n');
        } else if path.is_dir() {
            left += &self::left(&path);
        }
    }
    left
}

#[test]
fn wherever_cargo_builds() {
    let house = house();
    let host = Command::new("rustc").args(["--print", "host-tuple"]).output().unwrap();
    let host = String::from_utf8(host.stdout).unwrap().trim_end().to_owned();
    let (code, _, err) = house.submit(RIGHT);
    assert_eq!(code, Some(0), "{err}");
    let elsewhere = house.path("elsewhere");
    let settings =
        [("CARGO_BUILD_TARGET", host.as_str()), ("CARGO_TARGET_DIR", elsewhere.to_str().unwrap())];
    for (name, value) in settings {
        let (code, out, err) = house.submit_with(WRONG, |judge| judge.env(name, value));
        assert_eq!((code, out.as_str()), (Some(1), ""), "{name}: {err}");
        assert!(err.contains("2 of 2 cases failed"), "{name}: {err}");
    }
    house.write(".cargo/config.toml", &format!("[build]\ntarget = \"{host}\"\n"));
    let (code, out, err) = house.submit(WRONG);
    assert_eq!((code, out.as_str()), (Some(1), ""), "{err}");
    let (code, _, err) = house.submit(RIGHT);
    assert_eq!(code, Some(0), "{err}");
    assert!(house.path("target/submit").join(host).is_dir() && elsewhere.is_dir());
    assert_eq!(left(&house.path("target")) + &left(&elsewhere), "");
}

#[test]
fn what_does_not_compile_there_is_told_as_cargo_tells_it() {
    let house = house();
    house.write("crates/sum-wrong/src/main.rs", "fn main() {\n    let gen = 0;\n}\n");
    let (code, out, err) = house.submit(WRONG);
    assert_eq!((code, out.as_str()), (Some(1), ""), "{err}");
    assert!(err.contains("src/main.rs:2:9"), "{err}");
    assert!(
        err.ends_with("sum-wrong: as atcoder would compile it, it does not compile\n"),
        "{err}"
    );
}
