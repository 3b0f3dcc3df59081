//! The compilers: bare `rustc`, and cargo with a judge's crates.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};

use super::judges::Judge;
use crate::base::signals;

/// A compiler that knows no crates.
pub struct Rustc {
    pub path: OsString,
    pub edition: &'static str,
    pub flags: &'static [&'static str],
}

impl Rustc {
    /// The one that cargo uses here.
    pub fn new(edition: &'static str, flags: &'static [&'static str]) -> Self {
        Self { path: env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()), edition, flags }
    }

    /// Compiles `text` in `folder`: the executable, or the compiler's words.
    pub fn compile(&self, text: &str, folder: &Path) -> Result<Result<PathBuf, String>> {
        let binary = folder.join("main");
        fs::write(folder.join("main.rs"), text)?;
        let mut rustc = Command::new(&self.path);
        rustc
            .args(["--edition", self.edition])
            .args(self.flags)
            .args(["--color", "never", "-o", "main", "main.rs"]);
        Ok(start(rustc.current_dir(folder))?.map(|()| binary))
    }
}

/// Runs a compiler, which may fail with a few words.
fn start(compiler: &mut Command) -> Result<Result<(), String>> {
    let output = compiler
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start {}", Path::new(compiler.get_program()).display()))?;
    ensure!(!signals::requested(), "stopped");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    let no_linker = words.lines().find_map(|line| {
        line.strip_prefix("error: ")
            .filter(|why| why.starts_with("linker `") && why.ends_with("` not found"))
    });
    if let Some(why) = no_linker {
        bail!("{why}: rustc needs a C compiler to link, such as Debian's package gcc");
    }
    Ok(if output.status.success() { Ok(()) } else { Err(words) })
}

/// Compiles `text` in a package like the judge's own: its edition, its crates, its profile.
pub fn compile_with_crates(
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
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--release", "--quiet", "--color", "never", "--target-dir"]).arg(&target);
    if let Err(words) = start(cargo.current_dir(folder))? {
        return Ok(Err(words));
    }
    fs::copy(target.join("release/main"), folder.join("main"))?;
    Ok(Ok(folder.join("main")))
}

/// The compiler at `path`, or Debian 12's where it is installed.
pub fn old_rustc(path: Option<&Path>) -> Result<Option<OsString>> {
    let debian = Path::new("/usr/bin/rustc");
    let output = Command::new(path.unwrap_or(debian)).arg("--version").output();
    if let Some(path) = path {
        ensure!(output.is_ok_and(|output| output.status.success()), "{}: no rustc", path.display());
        return Ok(Some(path.into()));
    }
    let is_old = output.is_ok_and(|output| output.stdout.starts_with(b"rustc 1.63."));
    Ok(is_old.then(|| debian.into()))
}
