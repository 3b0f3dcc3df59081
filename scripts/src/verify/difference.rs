//! A difference as people see it: a few lines, each cut around the place, with nothing invisible.

use std::fmt::Write;

use super::compare::Difference;
use crate::base::words::visible;

/// Lines shown before the difference, and from it on.
const BEFORE: usize = 2;
const AFTER: usize = 3;
/// Bytes shown before and behind the place in its line, and of every other line.
const AROUND: usize = 40;

/// Shows where the texts differ first.
#[must_use]
pub fn show(difference: &Difference, expected: &[u8], actual: &[u8]) -> String {
    let all = difference.only_white;
    let (wanted, came) = (place(expected, difference.expected), place(actual, difference.actual));
    let mut text = format!("differs at line {}, column {}", came.1, difference.actual - came.0 + 1);
    if came.1 != wanted.1 {
        let _ = write!(text, " (line {} of the expected output)", wanted.1);
    }
    text += if all { ", in white space only" } else { "" };
    text += if difference.note.is_empty() { "" } else { ": " };
    text += &difference.note;
    text.push('\n');
    let lines = expected[..wanted.0].split_inclusive(|byte| *byte == b'\n').rev().take(BEFORE);
    for (back, line) in lines.enumerate().collect::<Vec<_>>().into_iter().rev() {
        let _ = writeln!(text, "{:>13} | {}", wanted.1 - 1 - back, cut(line, AROUND, all));
    }
    side(&mut text, "expected", expected, difference.expected, all);
    side(&mut text, "actual", actual, difference.actual, all);
    text
}

/// Where the line of this byte begins, and its number.
fn place(text: &[u8], offset: usize) -> (usize, usize) {
    let before = &text[..offset];
    let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    (start, 1 + before.iter().filter(|byte| **byte == b'\n').count())
}

/// One text from the line with the place on; a mark under the place in what was printed.
fn side(text: &mut String, label: &str, bytes: &[u8], offset: usize, all: bool) {
    let (line_start, number) = place(bytes, offset);
    if line_start == bytes.len() {
        let _ = writeln!(text, "{label:<8}      | (ends here)");
    }
    let start = line_start.max(offset.saturating_sub(AROUND));
    let left = if start > line_start { "…" } else { "" };
    let lines = bytes[start..].split_inclusive(|byte| *byte == b'\n').take(AFTER);
    for (more, line) in lines.enumerate() {
        if more > 0 {
            let _ = writeln!(text, "{:>13} | {}", number + more, cut(line, AROUND, all));
            continue;
        }
        let column = offset - start;
        let _ =
            writeln!(text, "{label:<8} {number:>4} | {left}{}", cut(line, column + AROUND, all));
        if label == "actual" {
            let before = visible(&line[..column.min(line.len())], false, all);
            let width = before.chars().count() + left.chars().count();
            let _ = writeln!(text, "{:>15} {:width$}^", "|", "");
        }
    }
}

/// The line without its end, at most so many bytes of it.
pub(super) fn cut(line: &[u8], limit: usize, all: bool) -> String {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    match line.get(..limit) {
        Some(start) if line.len() > limit => visible(start, false, all) + "…",
        _ => visible(line, true, all),
    }
}
