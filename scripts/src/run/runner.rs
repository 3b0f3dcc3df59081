//! One program on one input, under limits: the launcher is asked, and its report awaited.

use std::{
    fs,
    io::{
        BufRead, BufReader,
        ErrorKind::{Interrupted, WouldBlock},
        Write,
    },
    os::{
        fd::OwnedFd,
        unix::{net::UnixStream, process::CommandExt},
    },
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use rustix::process::{Pid, Signal, kill_process};

use super::{
    folder::Folder,
    protocol::{FLAG, Outcome, Program, Request},
    system::myself,
};
use crate::base::{limits::Limits, signals};

/// Runs programs one after the other. Dropping it kills what still runs.
pub struct Runner {
    launcher: Child,
    socket: BufReader<UnixStream>,
    folder: Folder,
}

impl Runner {
    /// Starts the launcher: this executable once more, so its `main` must begin with [`super::launcher::take_over`].
    ///
    /// # Errors
    /// When there is no room for a temporary folder or another process.
    pub fn new() -> Result<Self> {
        let folder = Folder::new()?;
        // A program may kill the launcher, whose children then become this process's own.
        #[cfg(target_os = "linux")]
        super::linux::inherit_orphans()?;
        let (ours, theirs) = UnixStream::pair()?;
        // So often it is asked whether the checker has to stop.
        ours.set_read_timeout(Some(Duration::from_millis(50)))?;
        let launcher = Command::new(myself()?)
            .arg(FLAG)
            .current_dir(folder.path())
            .env_remove("RUST_BACKTRACE")
            .process_group(0)
            .stdin(Stdio::from(OwnedFd::from(theirs)))
            .stdout(Stdio::null())
            .spawn()
            .context("cannot start the launcher")?;
        Ok(Self { launcher, socket: BufReader::new(ours), folder })
    }

    /// Runs `program` with the file `input` as its standard input.
    ///
    /// # Errors
    /// When it cannot be started, or when the checker has to stop.
    pub fn run(&mut self, program: &Program, input: &Path, limits: &Limits) -> Result<Outcome> {
        self.run_as("program", program, input, limits)
    }

    /// As [`Self::run`], but leaves alone what a program in another role printed.
    pub(crate) fn run_as(
        &mut self,
        role: &str,
        program: &Program,
        input: &Path,
        limits: &Limits,
    ) -> Result<Outcome> {
        let request = Request {
            program: program.clone(),
            input: input.to_owned(),
            stdout: self.folder.path().join(role).with_extension("out"),
            stderr: self.folder.path().join(role).with_extension("err"),
            limits: *limits,
        };
        writeln!(self.socket.get_mut(), "{}", serde_json::to_string(&request)?)?;
        let mut line = String::new();
        loop {
            match self.socket.read_line(&mut line) {
                Ok(0) => bail!("the launcher has ended"),
                Ok(_) => break,
                Err(error) if matches!(error.kind(), WouldBlock | Interrupted) => {
                    // A program may stop its parent.
                    let _ = kill_process(Pid::from_child(&self.launcher), Signal::CONT);
                    ensure!(!signals::requested(), "stopped");
                }
                Err(error) => return Err(error.into()),
            }
        }
        let outcome = serde_json::from_str::<Result<Outcome, String>>(&line)?;
        let outcome = outcome.map_err(anyhow::Error::msg)?;
        for file in [&outcome.stdout, &outcome.stderr] {
            // Anything else may be read in vain, or for ever.
            let whole = fs::symlink_metadata(file).is_ok_and(|file| file.is_file());
            ensure!(whole, "the program took away {}, where its output goes", file.display());
        }
        Ok(outcome)
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        let _ = self.socket.get_ref().shutdown(std::net::Shutdown::Both);
        let end = self.launcher.wait();
        #[cfg(target_os = "linux")]
        if !end.as_ref().is_ok_and(std::process::ExitStatus::success) {
            super::linux::kill_orphans(self.folder.path());
        }
        let _ = end;
    }
}
