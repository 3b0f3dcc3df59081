//! A folder, a zip or a single file as a list of small files; what can't matter is not read.

use std::{fs, io::Read, path::Path};

use anyhow::{Context, Result, bail, ensure};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use rawzip::{CompressionMethod, ZipArchive};

/// Nobody's cases need more; a bomb ends here.
const ALL: usize = 256 << 20;
/// For one file.
const ONE: usize = 64 << 20;
const FILES: usize = 20_000;
const DEPTH: usize = 16;

/// What was read.
pub(super) struct Source {
    /// Sorted by path.
    pub(super) entries: Vec<Entry>,
    /// How much may still be read.
    left: usize,
}

/// One file.
pub(super) struct Entry {
    /// From the source's top, with `/` between the folders.
    pub(super) path: String,
    /// What is in it.
    pub(super) bytes: Vec<u8>,
}

impl Entry {
    pub(super) fn has_ending(&self, endings: &[&str]) -> bool {
        let ending = Path::new(&self.path).extension().and_then(|ending| ending.to_str());
        ending.is_some_and(|ending| endings.contains(&ending))
    }

    pub(super) fn text(&self) -> Result<String> {
        String::from_utf8(self.bytes.clone()).with_context(|| format!("{}: no UTF-8", self.path))
    }
}

impl Source {
    /// Reads what is at `path`.
    pub(super) fn read(path: &Path) -> Result<Self> {
        let mut source = Self { entries: Vec::new(), left: ALL };
        let about = fs::metadata(path)?;
        if about.is_dir() {
            source.folder(path, "", 0)?;
        } else {
            ensure!(about.is_file(), "neither a file nor a folder");
            let bytes = source.file(path)?;
            if bytes.starts_with(b"PK") {
                source.zip(&bytes)?;
            } else {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let suite = Entry { path: name, bytes };
                ensure!(suite.has_ending(&["yml", "yaml"]), "no folder, no zip, no .yml");
                source.entries.push(suite);
            }
        }
        source.entries.sort_by_key(|entry| natural(&entry.path));
        Ok(source)
    }

    /// The folder and the text of the package's `problem.yaml`, if there is one.
    pub(super) fn package(&self) -> Result<Option<(String, String)>> {
        let mut found = Vec::new();
        for entry in &self.entries {
            if let Some(folder) = entry.path.strip_suffix("problem.yaml")
                && (folder.is_empty() || folder.ends_with('/'))
            {
                found.push((folder.to_owned(), entry.text()?));
            }
        }
        let folders: Vec<_> = found.iter().map(|(folder, _)| folder.as_str()).collect();
        ensure!(found.len() < 2, "several problems: {}; import one of them", folders.join(", "));
        Ok(found.pop())
    }

    /// Links are left alone: they may lead anywhere.
    fn folder(&mut self, folder: &Path, prefix: &str, depth: usize) -> Result<()> {
        ensure!(depth < DEPTH, "{prefix}: more than {DEPTH} folders deep");
        for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
            let entry = entry?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            let kind = entry.file_type()?;
            if kind.is_dir() && !hidden(&path) {
                self.folder(&entry.path(), &format!("{path}/"), depth + 1)?;
            } else if kind.is_file() && matters(&path) {
                let bytes = self.file(&entry.path())?;
                self.add(path, bytes)?;
            }
        }
        Ok(())
    }

    fn file(&mut self, path: &Path) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(self.left as u64 + 1).read_to_end(&mut bytes)?;
        ensure!(bytes.len() <= self.left, "more than {} MiB", ALL >> 20);
        Ok(bytes)
    }

    /// Nothing is unpacked into files, so that no path in it leads anywhere.
    fn zip(&mut self, bytes: &[u8]) -> Result<()> {
        let archive = ZipArchive::from_slice(bytes)?;
        let mut entries = archive.entries();
        let mut seen = 0;
        while let Some(entry) = entries.next_entry()? {
            seen += 1;
            ensure!(seen <= FILES, "more than {FILES} files");
            let Ok(path) = entry.file_path().try_normalize() else { continue };
            let path = path.as_str().to_owned();
            if entry.is_dir() || !matters(&path) {
                continue;
            }
            let packed = archive.get_entry(entry.wayfinder())?;
            ensure!(!entry.flags().is_encrypted(), "{path}: it is encrypted");
            let limit = ONE.min(self.left);
            let unpacked = match entry.compression_method() {
                CompressionMethod::STORE => packed.data().to_vec(),
                CompressionMethod::DEFLATE => {
                    decompress_to_vec_with_limit(packed.data(), limit).ok().with_context(|| {
                        format!("{path}: damaged, or more than {} MiB", limit >> 20)
                    })?
                }
                _ => bail!("{path}: packed in a way other than deflate"),
            };
            let mut checked = Vec::new();
            let mut reader = packed.verifying_reader(&unpacked[..]);
            reader.read_to_end(&mut checked).with_context(|| format!("{path}: damaged"))?;
            self.add(path, checked)?;
        }
        Ok(())
    }

    fn add(&mut self, path: String, bytes: Vec<u8>) -> Result<()> {
        ensure!(bytes.len() <= ONE, "{path}: more than {} MiB", ONE >> 20);
        self.left = self.left.checked_sub(bytes.len()).context("more than 256 MiB in all")?;
        self.entries.push(Entry { path, bytes });
        ensure!(self.entries.len() <= FILES, "more than {FILES} files");
        Ok(())
    }
}

/// Side files of systems and of packages.
fn hidden(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let side =
        ["__MACOSX", "submissions", "generators", "input_validators", "attachments", "target"];
    name.starts_with('.') || side.contains(&name)
}

/// Whether a file may be a case, or say something about the problem.
fn matters(path: &str) -> bool {
    let (folders, name) = path.rsplit_once('/').unwrap_or(("", path));
    let ending = Path::new(name).extension().and_then(|ending| ending.to_str());
    let known = ["in", "out", "ans", "yml", "yaml", "ini"];
    let inside =
        folders.split('/').next_back().is_some_and(|folder| ["in", "out"].contains(&folder));
    let told = ending.is_some_and(|ending| known.contains(&ending)) || name == ".timelimit";
    let skipped = folders.split('/').any(hidden) || (name.starts_with('.') && name != ".timelimit");
    (told || inside || folders.split('/').any(|folder| folder == "output_validators")) && !skipped
}

/// Numbers in the order of their values: 2 before 10.
fn natural(path: &str) -> Vec<(String, u64)> {
    let mut parts = vec![(String::new(), 0_u64)];
    let mut in_number = false;
    for character in path.chars() {
        let last = parts.last_mut().expect("never empty");
        if let Some(digit) = character.to_digit(10) {
            last.1 = last.1.saturating_mul(10).saturating_add(digit as u64);
            in_number = true;
        } else if in_number {
            parts.push((character.to_string(), 0));
            in_number = false;
        } else {
            last.0.push(character);
        }
    }
    parts
}
