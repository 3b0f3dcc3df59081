//! The compilers: bare `rustc`, and cargo with a site's crates.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio, id},
    thread::sleep,
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

use super::sites::Site;
use crate::{
    base::signals,
    run::build::{Built, build},
};

/// A compiler that knows no crates.
pub struct Rustc {
    pub path: OsString,
    pub edition: &'static str,
    pub flags: &'static [&'static str],
}

/// A program in a folder of its own, or the compiler's words.
pub type Compiled = Result<(TempDir, PathBuf), String>;

impl Rustc {
    /// The one that cargo uses here.
    pub fn new(edition: &'static str, flags: &'static [&'static str]) -> Self {
        Self { path: env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()), edition, flags }
    }

    /// Compiles `text`, which is called `name` in the compiler's words.
    pub fn compile(&self, text: &str, name: &str) -> Result<Compiled> {
        let folder = tempfile::Builder::new().prefix("judge-submit-").tempdir()?;
        let (source, binary) = (folder.path().join(name), folder.path().join("main"));
        fs::create_dir_all(source.parent().context("a name without a folder")?)?;
        fs::write(&source, text)?;
        let mut rustc = Command::new(&self.path);
        // A missing adaptor would make an import unused; nobody wants to read that.
        let always = "--crate-name main --color never -A warnings -o main --edition";
        rustc.args(always.split(' ')).arg(self.edition).args(self.flags).arg(name);
        let output = rustc.current_dir(folder.path()).stdin(Stdio::null()).output();
        let output = output.with_context(|| format!("cannot start {}", self.path.display()))?;
        ensure!(!signals::requested(), "stopped");
        let words = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() {
            return Ok(Ok((folder, binary)));
        }
        if output.status.code().is_none() {
            // A Ctrl-C may reach the compiler before it reaches the checker.
            sleep(Duration::from_millis(100));
            ensure!(!signals::requested(), "stopped");
            bail!("{}: {}", self.path.display(), output.status);
        }
        if let Some(linker) = between(&words, "linker `", "` not found") {
            let remedy = "rustc needs a C compiler to link, such as Debian's package gcc";
            bail!("linker `{linker}` not found: {remedy}");
        }
        // Words that don't name the file are about the set-up.
        ensure!(words.contains(name), "{}", words.trim_end());
        Ok(Err(words))
    }
}

/// What `text` has between `before` and `after` where they come first.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.lines().find_map(|line| Some(line.split_once(before)?.1.split_once(after)?.0))
}

/// Compiles `text` in a package like the site's own: its edition, its crates, its profile.
pub fn compile_with_crates(root: &Path, site: &Site, text: &str) -> Result<Compiled> {
    let target = root.join("target/submit");
    fs::create_dir_all(&target).with_context(|| target.display().to_string())?;
    // In the workspace, so that its settings for cargo hold here.
    let folder = tempfile::Builder::new().prefix("package-").tempdir_in(&target)?;
    // What is built has a name that no other run gives it.
    let unique = folder.path().file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let name = format!("{unique}-{}", id());
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"{}\"\n\n\
         [dependencies]\nitertools = \"=0.14.0\"\nproconio = {{ version = \"=0.5.0\", default-features = false }}\n\n\
         [profile.release]\nlto = true\n\n[workspace]\n",
        site.edition
    );
    let write = |file: &str, text: &[u8]| {
        let file = folder.path().join(file);
        fs::create_dir_all(file.parent().unwrap_or(&target))?;
        fs::write(file, text)
    };
    write("Cargo.toml", manifest.as_bytes())?;
    write(".cargo/config.toml", b"[build]\ntarget-dir = \"..\"\n\n[term]\nquiet = true\n")?;
    write("src/main.rs", text.as_bytes())?;
    if let Ok(lock) = fs::read(root.join("Cargo.lock")) {
        write("Cargo.lock", &lock)?;
    }
    let built = build(folder.path(), &[&name]);
    let binary = folder.path().join("main");
    if let Ok([Built::Binary(path)]) = built.as_deref() {
        fs::copy(path, &binary).with_context(|| path.display().to_string())?;
        sweep(path.parent().unwrap_or(&target), &name, 1);
    }
    sweep(&target, &name, 3);
    if let Built::Failed(words) = built?.remove(0) {
        let words = anstream::adapter::strip_str(&words).to_string();
        ensure!(words.contains("src/main.rs:"), "{}", words.trim_end());
        return Ok(Err(words));
    }
    Ok(Ok((folder, binary)))
}

/// Removes what has `name` in its name, so many folders down: what cargo made for this run. The crates stay for the
/// next. (`cargo clean` would not look where `build.target` leads.)
fn sweep(folder: &Path, name: &str, depth: usize) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if entry.file_name().to_string_lossy().replace('_', "-").contains(name) {
            let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir_all(&path));
        } else if depth > 0 && path.is_dir() {
            sweep(&path, name, depth - 1);
        }
    }
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
