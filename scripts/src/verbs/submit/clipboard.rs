//! The clipboard. Under X11 it lives as long as the process that filled it, so this program is started once more to
//! hold the text until something else is copied.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    os::unix::process::CommandExt,
    process::{Command, Stdio, exit},
};

use anyhow::{Context, Error, Result, anyhow};
use arboard::{Clipboard, SetExtLinux};

/// The hidden argument that makes this program the holder of the clipboard.
const FLAG: &str = "--as-clipboard";

/// Puts `text` on the clipboard.
///
/// # Errors
/// When there is no clipboard, with a word on what to do instead.
pub fn copy(text: &str) -> Result<()> {
    let mut holder = Command::new("/proc/self/exe")
        .arg(FLAG)
        .process_group(0)
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("cannot start the holder of the clipboard")?;
    holder.stdin.take().context("the holder's input")?.write_all(text.as_bytes())?;
    let mut answer = String::new();
    BufReader::new(holder.stdout.take().context("the holder's output")?).read_line(&mut answer)?;
    match answer.trim_end() {
        "held" => Ok(()),
        why => Err(missing(why)),
    }
}

/// Whether there is a clipboard.
///
/// # Errors
/// As [`copy`].
pub fn ensure_there() -> Result<()> {
    Clipboard::new().map(drop).map_err(|error| missing(&error.to_string().replace('\n', " ")))
}

fn missing(why: &str) -> Error {
    anyhow!("there is no clipboard here ({why}); use -o FILE")
}

/// Turns this process into the holder if it was started as one; to be called first in `main`.
pub fn take_over() {
    if std::env::args_os().nth(1).is_some_and(|argument| argument == FLAG) {
        if let Err(error) = hold() {
            println!("{}", format!("{error:#}").replace('\n', " "));
        }
        exit(0);
    }
}

fn hold() -> Result<()> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let mut clipboard = Clipboard::new()?;
    clipboard.set_text(text.as_str())?;
    println!("held");
    clipboard.set().wait().text(text)?;
    Ok(())
}
