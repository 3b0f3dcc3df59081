//! Programs that misbehave, and a problem to judge them by.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::{
    env, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    sync::OnceLock,
    time::Duration,
};

use judge::{
    base::verdict::Verdict,
    catalog::Problem,
    run::{Runner, launcher},
    verify::{Judged, judge},
};
use libtest_mimic::{Arguments, Trial};
use tempfile::TempDir;

/// A `main` that can be a launcher and runs the tests of these names.
macro_rules! tests {
    ($($name:ident)*) => {
        fn main() -> std::process::ExitCode {
            programs::run(&[$((stringify!($name), $name)),*])
        }
    };
}
pub(crate) use tests;

pub fn run(tests: &[(&'static str, fn())]) -> ExitCode {
    launcher::take_over();
    let trial = |(name, test): &(&'static str, fn())| {
        let test = *test;
        Trial::test(*name, move || {
            test();
            Ok(())
        })
    };
    libtest_mimic::run(&Arguments::from_args(), tests.iter().map(trial).collect()).exit_code()
}

/// A workspace with one problem, `p`, of one case.
pub struct House(pub TempDir);

impl House {
    pub fn new(settings: &str, input: &[u8], answer: &[u8]) -> Self {
        let house = tempfile::Builder::new().prefix("a house ").tempdir().expect("a folder");
        let samples = house.path().join("samples/p");
        fs::create_dir_all(&samples).expect("samples");
        fs::write(house.path().join("samples/p.toml"), settings).expect("settings");
        fs::write(samples.join("case.in"), input).expect("an input");
        fs::write(samples.join("case.out"), answer).expect("an answer");
        Self(house)
    }

    pub fn judge(&self, program: &Path) -> Judged {
        let problem = Problem::load(self.0.path(), "p").expect("a problem");
        let mut runner = Runner::new().expect("a runner");
        judge(&mut runner, program, &problem, &problem.cases[0]).expect("nobody stops")
    }

    /// An executable shell script in the house.
    pub fn script(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.path().join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("permissions");
        path
    }
}

/// Judges `programs/program.rs` told to do `verb`.
pub fn judged(settings: &str, verb: &str, answer: &[u8]) -> Judged {
    House::new(settings, format!("{verb}\n").as_bytes(), answer).judge(program())
}

/// `programs/program.rs`, built once.
pub fn program() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| built("program.rs", "rustc", &["--edition", "2021", "-O"]))
}

pub fn built(source: &str, compiler: &str, arguments: &[&str]) -> PathBuf {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(source);
    let done = Path::new(env!("CARGO_TARGET_TMPDIR")).join(source).with_extension("");
    let age = |path: &Path| fs::metadata(path).and_then(|file| file.modified());
    if age(&done).is_ok_and(|done| age(&path).is_ok_and(|source| source < done)) {
        return done;
    }
    // Tests may run as many processes: each builds in a folder of its own.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mine = folder.path().join("program");
    let built = Command::new(compiler).args(arguments).arg(path).arg("-o").arg(&mine).status();
    assert!(built.expect("a compiler").success(), "{source}");
    fs::rename(&mine, &done).expect("a program");
    done
}

/// The living processes with `mark` on their command line.
pub fn alive(mark: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("/proc").flatten();
    let lines = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    lines.filter(|line| String::from_utf8_lossy(line).contains(mark)).count()
}

#[track_caller]
pub fn assert_verdict(judged: &Judged, verdict: Verdict) {
    assert_eq!(judged.verdict, verdict, "{judged:#?}");
}

pub const MILLISECOND: Duration = Duration::from_millis(1);
