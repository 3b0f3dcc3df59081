//! A difference as people see it: a few lines, each cut around the place, with nothing invisible.

use std::{fmt::Write, io, path::Path};

use super::{
    compare::{Difference, Place},
    excerpt::excerpt,
};
use crate::base::words::visible;

/// Lines shown before the difference, and from it on.
const BEFORE: usize = 2;
const AFTER: usize = 3;
/// Bytes shown before and behind the place in its line, and of every other line.
const AROUND: usize = 40;

/// Shows where the files differ first.
///
/// # Errors
/// When a file cannot be read.
pub fn show(difference: &Difference, expected: &Path, actual: &Path) -> io::Result<String> {
    let (wanted, came) = (&difference.expected, &difference.actual);
    let column = came.offset - came.line_start + 1;
    let mut text = format!("differs at line {}, column {column}", came.line + 1);
    if came.line != wanted.line {
        let _ = write!(text, " (line {} of the expected output)", wanted.line + 1);
    }
    text += if difference.only_white { ", in white space only\n" } else { "\n" };
    let start = wanted.line_start.saturating_sub((2 * BEFORE * AROUND) as u64);
    let before = excerpt(expected, start, wanted.line_start)?;
    let lines: Vec<_> = before.split_inclusive(|byte| *byte == b'\n').collect();
    // Where the excerpt begins inside a line, that line is left out.
    let first = lines.len().saturating_sub(BEFORE).max(usize::from(start > 0));
    for (number, line) in lines.iter().enumerate().skip(first) {
        let shown = cut(line, AROUND, true, difference.only_white);
        let number = wanted.line as usize + 1 + number - lines.len();
        let _ = writeln!(text, "{number:>13} | {shown}");
    }
    side(&mut text, "expected", expected, wanted, difference.only_white)?;
    side(&mut text, "actual", actual, came, difference.only_white)?;
    Ok(text)
}

/// One file from the line with the place on; a mark under the place in what was printed.
fn side(text: &mut String, label: &str, path: &Path, at: &Place, all: bool) -> io::Result<()> {
    let start = at.line_start.max(at.offset.saturating_sub(AROUND as u64));
    let column = (at.offset - start) as usize;
    let length = column + AFTER * AROUND;
    let bytes = excerpt(path, start, start + length as u64)?;
    if bytes.is_empty() {
        let _ = writeln!(text, "{label:<8}      | (ends here)");
    }
    let left = if start > at.line_start { "…" } else { "" };
    let mut rest = &bytes[..];
    for number in 0..AFTER {
        let Some(line) = rest.split_inclusive(|byte| *byte == b'\n').next() else { break };
        rest = &rest[line.len()..];
        let whole = !rest.is_empty() || bytes.len() < length;
        let place = at.line as usize + 1 + number;
        if number > 0 {
            let _ = writeln!(text, "{place:>13} | {}", cut(line, AROUND, whole, all));
            continue;
        }
        let shown = cut(line, column + AROUND, whole, all);
        let _ = writeln!(text, "{label:<8} {place:>4} | {left}{shown}");
        if label == "actual" {
            let before = visible(&line[..column.min(line.len())], false, all);
            let width = before.chars().count() + left.chars().count();
            let _ = writeln!(text, "{:>15} {:width$}^", "|", "");
        }
    }
    Ok(())
}

/// The line without its end, at most so many bytes of it.
fn cut(line: &[u8], limit: usize, whole: bool, all: bool) -> String {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    if line.len() <= limit {
        return visible(line, whole, all) + if whole { "" } else { "…" };
    }
    visible(&line[..limit], false, all) + "…"
}
