//! A file compiled and run as a judge would.

use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    fmt::Write,
    fs,
    num::NonZero,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;

use super::{
    judges::{Judge, STD},
    pack::pack,
    say,
};
use crate::{
    catalog::Solution,
    check::passes,
    judge::{Verdict, judge},
    run::Runner,
    stop,
};

/// The largest std-only file that is all right with us: every judge takes it.
const LARGEST: usize = 16 << 10;

/// A compiler that knows no crates.
struct Rustc {
    path: OsString,
    edition: &'static str,
    flags: &'static [&'static str],
}

impl Rustc {
    /// The one that cargo uses here.
    fn new(edition: &'static str, flags: &'static [&'static str]) -> Self {
        Self { path: env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()), edition, flags }
    }

    /// Compiles `text` in `folder`: the executable, or the compiler's words.
    fn compile(&self, text: &str, folder: &Path) -> Result<Result<PathBuf, String>> {
        let binary = folder.join("main");
        fs::write(folder.join("main.rs"), text)?;
        let output = Command::new(&self.path)
            .args(["--edition", self.edition])
            .args(self.flags)
            .args(["--color", "never", "-o", "main", "main.rs"])
            .current_dir(folder)
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot start {}", Path::new(&self.path).display()))?;
        ensure!(!stop::requested(), "stopped");
        let words = String::from_utf8_lossy(&output.stderr).into_owned();
        Ok(if output.status.success() { Ok(binary) } else { Err(words) })
    }
}

/// Compiles `text` in a package like the judge's own: its edition, its crates, its profile.
fn compile_with_crates(
    root: &Path,
    judge: &Judge,
    text: &str,
    folder: &Path,
) -> Result<Result<PathBuf, String>> {
    let manifest = format!(
        "[package]\nname = \"main\"\nversion = \"0.0.0\"\nedition = \"{}\"\n\n\
         [dependencies]\nitertools = \"=0.14.0\"\nproconio = {{ version = \"=0.5.0\", default-features = false }}\n\n\
         [profile.release]\nlto = true\n\n[workspace]\n",
        judge.edition
    );
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("Cargo.toml"), manifest)?;
    fs::write(folder.join("src/main.rs"), text)?;
    if let Ok(lock) = fs::read(root.join("Cargo.lock")) {
        fs::write(folder.join("Cargo.lock"), lock)?;
    }
    let target = root.join("target/submit");
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--release", "--quiet", "--color", "never", "--target-dir"])
        .arg(&target)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .context("cannot start cargo")?;
    ensure!(!stop::requested(), "stopped");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        return Ok(Err(words));
    }
    fs::copy(target.join("release/main"), folder.join("main"))?;
    Ok(Ok(folder.join("main")))
}

/// Compiles `text` for the judge and runs all cases: a few words on what was done, or `None` when it does not pass,
/// and then the reasons are on standard error.
///
/// # Errors
/// Set-up, or a request to stop.
pub fn one(root: &Path, solution: &Solution, to: &Judge, text: &str) -> Result<Option<String>> {
    let folder = folder()?;
    let compiled = if to.crates {
        compile_with_crates(root, to, text, folder.path())?
    } else {
        Rustc::new(to.edition, to.flags).compile(text, folder.path())?
    };
    let binary = match compiled {
        Ok(binary) => binary,
        Err(words) => {
            eprint!("{words}");
            eprintln!("{}: as {} would compile it, it does not compile", solution.name, to.name);
            return Ok(None);
        }
    };
    let cases = &solution.problem.cases;
    let failures = side_by_side(cases, |runner, case| {
        let judged = judge(runner, &binary, &solution.problem, case)?;
        let failed = !passes(judged.verdict, solution.expected);
        Ok(failed
            .then(|| format!("{}: {}\n{}", case.input.display(), judged.verdict, judged.reason)))
    })?;
    let failures: Vec<_> = failures.into_iter().flatten().collect();
    if failures.is_empty() {
        return Ok(Some(format!(
            "compiled in edition {}, {} cases passed",
            to.edition,
            cases.len()
        )));
    }
    eprint!("{}", failures.concat());
    eprintln!("{}: {} of {} cases failed", solution.name, failures.len(), cases.len());
    Ok(None)
}

/// Compiles every solution as a std-only file with every compiler, and runs all its cases.
///
/// # Errors
/// Set-up, or a request to stop.
pub fn all(root: &Path, solutions: &[Solution], old: Option<&Path>) -> Result<bool> {
    let mut compilers =
        vec![("2021", Rustc::new("2021", STD.flags)), ("2024", Rustc::new("2024", STD.flags))];
    if let Some(path) = old_rustc(old)? {
        compilers.push(("2021, old", Rustc { path, edition: "2021", flags: STD.flags }));
    } else {
        say("skipped: the old compiler, for /usr/bin/rustc is not Debian 12's rustc 1.63\n")?;
    }
    let width = solutions.iter().map(|solution| solution.name.len()).max().unwrap_or_default();
    let failed = side_by_side(solutions, |runner, solution| {
        let mut line = format!("{:width$} ", solution.name);
        let mut reasons = String::new();
        match pack(root, &solution.name, &STD) {
            Err(error) => reasons = format!("  refused: {error:#}\n"),
            Ok(text) => {
                write!(line, "{:5.1} KiB", text.len() as f64 / 1024.0)?;
                if text.len() > LARGEST {
                    reasons += &format!("  more than {} KiB\n", LARGEST >> 10);
                }
                let mut spent = BTreeSet::new();
                for (name, rustc) in &compilers {
                    let (verdict, reason) = try_out(runner, solution, rustc, &text, &mut spent)?;
                    write!(line, "  {name}: {verdict}")?;
                    if !reason.is_empty() {
                        reasons += &format!("  {name}: {reason}");
                    }
                }
            }
        }
        say(&format!("{line}\n{reasons}"))?;
        Ok(!reasons.is_empty())
    })?;
    let failed = failed.into_iter().filter(|failed| *failed).count();
    say(&format!("{} passed, {failed} failed\n", solutions.len() - failed))?;
    Ok(failed == 0)
}

/// The verdict on one file, and why, unless it is the one that is expected. Cases in `spent` have run out of time as
/// expected with another compiler; once is enough.
fn try_out(
    runner: &mut Runner,
    solution: &Solution,
    rustc: &Rustc,
    text: &str,
    spent: &mut BTreeSet<usize>,
) -> Result<(Verdict, String)> {
    let folder = folder()?;
    let binary = match rustc.compile(text, folder.path())? {
        Ok(binary) => binary,
        Err(words) => return Ok((Verdict::Ce, words)),
    };
    for (number, case) in solution.problem.cases.iter().enumerate() {
        if spent.contains(&number) {
            continue;
        }
        let judged = judge(runner, &binary, &solution.problem, case)?;
        if !passes(judged.verdict, solution.expected) {
            return Ok((judged.verdict, format!("{}: {}", case.input.display(), judged.reason)));
        }
        if judged.verdict != Verdict::Ac {
            spent.insert(number);
        }
    }
    Ok((if spent.is_empty() { Verdict::Ac } else { solution.expected }, String::new()))
}

/// The compiler at `path`, or Debian 12's where it is installed.
fn old_rustc(path: Option<&Path>) -> Result<Option<OsString>> {
    let debian = Path::new("/usr/bin/rustc");
    let output = Command::new(path.unwrap_or(debian)).arg("--version").output();
    if let Some(path) = path {
        ensure!(output.is_ok_and(|output| output.status.success()), "{}: no rustc", path.display());
        return Ok(Some(path.into()));
    }
    let is_old = output.is_ok_and(|output| output.stdout.starts_with(b"rustc 1.63."));
    Ok(is_old.then(|| debian.into()))
}

fn folder() -> Result<TempDir> {
    Ok(tempfile::Builder::new().prefix("judge-submit-").tempdir()?)
}

/// What `work` makes of all items, each core busy with another one.
fn side_by_side<I: Sync, T: Send>(
    items: &[I],
    work: impl Fn(&mut Runner, &I) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let worker = || -> Result<()> {
        let mut runner = Runner::new()?;
        while let Some(item) = items.get(next.fetch_add(1, Relaxed)) {
            ensure!(!stop::requested(), "stopped");
            let result = work(&mut runner, item)?;
            results.lock().expect("no thread panics here").push(result);
        }
        Ok(())
    };
    let workers = thread::available_parallelism().map_or(1, NonZero::get).min(items.len());
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics here"))
    })?;
    Ok(results.into_inner().expect("no thread panics here"))
}
