//! A difference as people see it: a few lines, each cut around the place, with nothing invisible.

use std::fmt::Write;

use super::compare::Difference;
use crate::base::words::{visible, width};

/// Lines shown before the difference, and from it on.
const BEFORE: usize = 2;
const AFTER: usize = 3;
/// Bytes shown before and behind the place in its line, and of every other line.
const AROUND: usize = 40;

/// Shows where the texts differ first.
#[must_use]
pub fn show(difference: &Difference, expected: &[u8], actual: &[u8]) -> String {
    let all = difference.only_white;
    let from = character(expected, difference.expected);
    let at = character(actual, difference.actual);
    let (wanted, came) = (place(expected, from), place(actual, at));
    let column = 1 + actual[came.0..at].iter().filter(|byte| !continues(**byte)).count();
    let mut text = format!("differs at line {}, column {column}", came.1);
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
    side(&mut text, "expected", expected, from, all);
    side(&mut text, "actual", actual, at, all);
    text
}

/// Whether the byte can only stand inside a character of UTF-8.
fn continues(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

/// Where the character begins that has this byte: the first byte that differs may be inside one.
fn character(text: &[u8], at: usize) -> usize {
    let begins = |at: &usize| text.get(*at).is_none_or(|byte| !continues(*byte));
    (at.saturating_sub(3)..=at).rev().find(begins).unwrap_or(at)
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
    let start = line_start.max(character(bytes, offset.saturating_sub(AROUND)));
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
            let width = width(&before) + width(left);
            let _ = writeln!(text, "{:>15} {:width$}^", "|", "");
        }
    }
}

/// The line without its end, at most so many bytes of it.
pub(super) fn cut(line: &[u8], limit: usize, all: bool) -> String {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    match line.get(..character(line, limit)) {
        Some(start) if line.len() > limit => visible(start, false, all) + "…",
        _ => visible(line, true, all),
    }
}
