//! Temporary folders that go with their owner, or with the next checker where the owner was killed.

use std::{
    env,
    fs::{self, File},
    io::ErrorKind::NotFound,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Once,
};

use anyhow::Result;
use rustix::{
    fs::{Mode, OFlags, open},
    process::geteuid,
};

const PREFIX: &str = "judge-";
/// The file that the owner keeps locked as long as it lives: a process's number may be given away, a lock can't.
const LOCK: &str = ".judge-lock";

/// A temporary folder, removed when dropped.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// A new one. The first of a process removes those whose owner is gone.
    ///
    /// # Errors
    /// When there is no room.
    pub fn new() -> Result<Self> {
        static SWEPT: Once = Once::new();
        SWEPT.call_once(|| sweep(&env::temp_dir()));
        loop {
            let path = tempfile::Builder::new().prefix(PREFIX).tempdir()?.keep();
            let file = path.join(LOCK);
            let lock = match File::create_new(&file) {
                Err(error) if error.kind() == NotFound => continue,
                lock => lock?,
            };
            lock.lock()?;
            // Until it was locked, another checker may have taken it for one without an owner.
            let inode = lock.metadata()?.ino();
            if fs::symlink_metadata(file).is_ok_and(|file| file.ino() == inode) {
                return Ok(Self { path, _lock: lock });
            }
        }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        remove(&self.path);
    }
}

/// Removes the folders of this user whose owner is gone.
fn sweep(place: &Path) {
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let ours = entry.file_name().to_string_lossy().starts_with(PREFIX)
            // Not of what a link leads to.
            && entry.metadata().is_ok_and(|it| it.is_dir() && it.uid() == geteuid().as_raw());
        if !ours {
            continue;
        }
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let lock = open(entry.path().join(LOCK), flags, Mode::empty()).map(File::from);
        if let Ok(lock) = lock
            && lock.try_lock().is_ok()
        {
            remove(&entry.path());
        }
    }
}

/// Removes a folder with all that a program may have left in it; whether it is gone.
pub(super) fn remove(path: &Path) -> bool {
    // The usual cases: nothing, and a few files.
    if fs::remove_dir(path).is_ok() {
        return true;
    }
    for entry in fs::read_dir(path).into_iter().flatten().flatten().take(8) {
        let _ = fs::remove_file(entry.path()).or_else(|_| fs::remove_dir(entry.path()));
    }
    // The system's commands go down to any depth; what may not be read, they first make readable.
    let commands: [&[&str]; 3] = [&["rm", "-rf"], &["chmod", "-R", "u+rwx"], &["rm", "-rf"]];
    for command in commands {
        match fs::remove_dir(path) {
            Err(error) if error.kind() != NotFound => {}
            _ => return true,
        }
        let mut run = Command::new(command[0]);
        run.args(&command[1..]).arg(path).stdin(Stdio::null()).stderr(Stdio::null());
        let _ = run.status();
    }
    fs::symlink_metadata(path).is_err()
}
