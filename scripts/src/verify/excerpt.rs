//! Parts of what a program printed.

use std::{
    fs::{self, File},
    io::{self, Read, Seek, SeekFrom},
    path::Path,
};

use crate::base::words::visible;

/// The bytes of `path` from `from` to `to`, fewer at the file's end.
pub(crate) fn excerpt(path: &Path, from: u64, to: u64) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = Vec::new();
    file.take(to.saturating_sub(from)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The last lines of what a program printed as errors.
pub(crate) fn tail(path: &Path) -> String {
    const LONGEST: u64 = 1500;
    const LINES: usize = 10;
    let size = fs::metadata(path).map_or(0, |file| file.len());
    let bytes = excerpt(path, size.saturating_sub(LONGEST), size).unwrap_or_default();
    let lines: Vec<_> = bytes.trim_ascii().split(|byte| *byte == b'\n').collect();
    let shown = &lines[lines.len().saturating_sub(LINES)..];
    let cut = if shown.len() < lines.len() || size > LONGEST { "the end of " } else { "" };
    let shown: Vec<_> =
        shown.iter().map(|line| format!("  {}\n", visible(line, true, false))).collect();
    if shown == ["  \n"] {
        String::new()
    } else {
        format!("{cut}standard error:\n{}", shown.concat())
    }
}
