//! Parts of what a program read and printed.

use std::{
    fs::{self, File},
    io::{self, Read, Seek, SeekFrom},
    path::Path,
};

use super::difference::cut;
use crate::base::words::visible;

/// The bytes of `path` from `from` to `to`, fewer at the file's end.
pub(super) fn excerpt(path: &Path, from: u64, to: u64) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = Vec::new();
    file.take(to.saturating_sub(from)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The first lines of what a program had to read.
#[must_use]
pub fn head(path: &Path) -> String {
    const LONGEST: usize = 80;
    const LINES: usize = 6;
    let size = fs::metadata(path).map_or(0, |file| file.len());
    let bytes = excerpt(path, 0, (LINES * 2 * LONGEST) as u64).unwrap_or_default();
    let mut lines: Vec<_> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let whole = size == bytes.len() as u64 && lines.len() <= LINES;
    lines.truncate(LINES);
    let shown: Vec<_> =
        lines.iter().map(|line| format!("  {}\n", cut(line, LONGEST, false))).collect();
    match shown.is_empty() {
        true => String::new(),
        false if whole => format!("input:\n{}", shown.concat()),
        false => format!("the beginning of the input:\n{}", shown.concat()),
    }
}

/// The last lines of what a program printed as errors.
pub(super) fn tail(path: &Path) -> String {
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
