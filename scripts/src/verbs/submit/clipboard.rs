//! The clipboard, through the system's own commands.

use std::{
    env,
    io::{Read, Seek, Write},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

/// A command that puts its standard input on the clipboard, and the variable of the session that it needs.
type Clipboard = (&'static [&'static str], Option<&'static str>);

/// In the order in which they are tried.
const KNOWN: [Clipboard; 5] = [
    (&["wl-copy"], Some("WAYLAND_DISPLAY")),
    (&["xclip", "-selection", "clipboard"], Some("DISPLAY")),
    (&["xsel", "--clipboard", "--input"], Some("DISPLAY")),
    (&["pbcopy"], None),
    (&["clip.exe"], None),
];

/// The first that is there and fits the session.
///
/// # Errors
/// When there is none, with a word on what to do instead.
pub fn find() -> Result<&'static [&'static str]> {
    let path = env::var_os("PATH").unwrap_or_default();
    let is_there = |name| env::split_paths(&path).any(|folder| folder.join(name).is_file());
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let fits = |(command, session): &&Clipboard| session.is_none_or(is_set) && is_there(command[0]);
    let (command, _) = KNOWN.iter().find(fits).context(
        "there is no clipboard here (wl-copy under Wayland, xclip or xsel under X11, pbcopy, or clip.exe); use -o FILE",
    )?;
    Ok(command)
}

/// Puts `text` on the clipboard.
///
/// # Errors
/// When the command fails, with its words.
pub fn copy(clipboard: &[&str], text: &str) -> Result<()> {
    let name = clipboard[0];
    // Not a pipe: who stays to hold the text would keep it open.
    let mut words = tempfile::tempfile()?;
    let mut command = Command::new(name);
    command.args(&clipboard[1..]).stdin(Stdio::piped()).stdout(Stdio::null());
    let mut command =
        command.stderr(words.try_clone()?).spawn().with_context(|| name.to_owned())?;
    let mut bytes = text.as_bytes().to_owned();
    if name == "clip.exe" {
        // Windows would take UTF-8 for the old code page of its console.
        bytes = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    }
    let written = command.stdin.take().context("the clipboard's input")?.write_all(&bytes);
    let status = command.wait()?;
    let mut why = String::new();
    words.rewind()?;
    words.read_to_string(&mut why)?;
    ensure!(status.success(), "{name}: {status}: {}; use -o FILE", why.trim());
    written.with_context(|| name.to_owned())
}
