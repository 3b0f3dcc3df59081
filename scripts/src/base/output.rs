//! How results get to standard output.

use std::io::{ErrorKind, Write};

use anyhow::Result;

use super::signals;

/// Prints `text` at once, with its colours where they can be seen; when nobody reads it, this is a request to stop.
pub fn say(text: &str) -> Result<()> {
    to(&mut anstream::stdout().lock(), text)
}

/// As [`say`], but byte for byte: for files.
pub fn say_raw(text: &str) -> Result<()> {
    to(&mut std::io::stdout().lock(), text)
}

fn to(out: &mut impl Write, text: &str) -> Result<()> {
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    if written.as_ref().is_err_and(|error| error.kind() == ErrorKind::BrokenPipe) {
        signals::reader_gone();
    }
    Ok(written?)
}
