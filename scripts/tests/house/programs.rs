//! Programs that misbehave, and a problem to judge them by.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::{
    env, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    sync::OnceLock,
    time::{Duration, Instant},
};

use judge::{
    base::verdict::Verdict,
    catalog::Problem,
    run::{Runner, launcher},
    verify::{Judged, judge},
};
use libtest_mimic::{Arguments, Failed, Trial};
use tempfile::TempDir;

/// A `main` that can be a launcher and runs the tests of these names: each the way of this system and, but for those
/// after `linux`, the portable way.
macro_rules! tests {
    ($($name:ident)* $(; linux $($linux:ident)*)?) => {
        fn main() -> std::process::ExitCode {
            programs::run(
                &[$((stringify!($name), $name)),*],
                &[$($((stringify!($linux), $linux)),*)?],
            )
        }
    };
}
pub(crate) use tests;

type Test = (&'static str, fn());

pub fn run(everywhere: &[Test], on_linux: &[Test]) -> ExitCode {
    launcher::take_over();
    let on_linux = if cfg!(target_os = "linux") && !is_portable() { on_linux } else { &[] };
    let mut trials: Vec<_> = everywhere
        .iter()
        .chain(on_linux)
        .map(|(name, test)| {
            let test = *test;
            Trial::test(*name, move || {
                test();
                Ok(())
            })
        })
        .collect();
    if cfg!(target_os = "linux") && !is_portable() {
        let twins = everywhere.iter().map(|(name, _)| *name);
        trials
            .extend(twins.map(|name| Trial::test(format!("portable::{name}"), || portable(name))));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Whether the launcher has to do without what only Linux has.
pub fn is_portable() -> bool {
    cfg!(not(target_os = "linux")) || env::var_os("JUDGE_PORTABLE").is_some()
}

/// Runs one test of this file in a process of its own, the portable way.
fn portable(test: &str) -> Result<(), Failed> {
    let mut again = Command::new(env::current_exe()?);
    let output = again.args(["--exact", test]).env("JUDGE_PORTABLE", "1").output()?;
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    let passed = output.status.success() && said.contains("1 passed");
    if passed { Ok(()) } else { Err(said.into()) }
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
    let output =
        Command::new("ps").args(["-A", "-ww", "-o", "stat=", "-o", "args="]).output().expect("ps");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().filter(|line| !line.starts_with('Z') && line.contains(mark)).count()
}

/// That nothing with `mark` lives, or goes within a moment: the same test may be running the portable way beside this.
#[track_caller]
pub fn assert_gone(mark: &str) {
    let start = Instant::now();
    while alive(mark) > 0 && start.elapsed() < Duration::from_secs(10) {}
    assert_eq!(alive(mark), 0);
}

#[track_caller]
pub fn assert_verdict(judged: &Judged, verdict: Verdict) {
    assert_eq!(judged.verdict, verdict, "{judged:#?}");
}

pub const MILLISECOND: Duration = Duration::from_millis(1);
