//! A difference as people see it: a few lines, each cut around the place, with nothing invisible.

use std::{fmt::Write, io, path::Path};

use crate::compare::{Difference, Place, excerpt};

/// Lines shown before the difference, and from it on.
const BEFORE: usize = 2;
const AFTER: usize = 3;
/// Bytes shown before and behind the place in its line.
const LEFT: u64 = 40;
const RIGHT: u64 = 40;

/// Shows where the files differ first.
///
/// # Errors
/// When a file cannot be read.
pub fn show(difference: &Difference, expected: &Path, actual: &Path) -> io::Result<String> {
    let at = &difference.expected;
    let mut text = format!(
        "differs at line {}, column {}",
        difference.actual.line + 1,
        difference.actual.offset - difference.actual.line_start + 1
    );
    if difference.actual.line != at.line {
        let _ = write!(text, " (line {} of the expected output)", at.line + 1);
    }
    if difference.only_white {
        text += ", in white space only";
    }
    text += "\n";
    let before = excerpt(
        expected,
        at.line_start.saturating_sub(BEFORE as u64 * (LEFT + RIGHT)),
        at.line_start,
    )?;
    let lines: Vec<_> =
        before.strip_suffix(b"\n").unwrap_or(&before).split(|byte| *byte == b'\n').collect();
    let first =
        lines.len().saturating_sub(BEFORE).max(usize::from(before.len() as u64 != at.line_start));
    for (number, line) in lines.iter().enumerate().skip(first).filter(|_| at.line > 0) {
        line_out(
            &mut text,
            "",
            at.line as usize + 1 + number - lines.len(),
            &visible(line, true, difference.only_white),
            false,
        );
    }
    side(&mut text, "expected", expected, at, difference.only_white)?;
    side(&mut text, "actual", actual, &difference.actual, difference.only_white)?;
    Ok(text)
}

/// One file from the place on, with a caret under the place.
fn side(
    text: &mut String,
    label: &str,
    path: &Path,
    at: &Place,
    all_white: bool,
) -> io::Result<()> {
    let start = at.line_start.max(at.offset.saturating_sub(LEFT));
    let bytes = excerpt(path, start, at.offset + RIGHT * AFTER as u64)?;
    let column = (at.offset - start) as usize;
    let cut = start > at.line_start;
    if bytes.is_empty() {
        let _ = writeln!(text, "{label:>8}      | (the output ends here)");
        return Ok(());
    }
    for (number, line) in bytes.split(|byte| *byte == b'\n').take(AFTER).enumerate() {
        let last = number > 0 && line.is_empty();
        if last {
            break;
        }
        let limit = if number == 0 { column + RIGHT as usize } else { RIGHT as usize };
        let ends = line.len() <= limit;
        let shown = visible(&line[..line.len().min(limit)], ends, all_white);
        let line_number = at.line as usize + 1 + number;
        line_out(
            text,
            if number == 0 { label } else { "" },
            line_number,
            &shown,
            cut && number == 0,
        );
        if !ends {
            text.insert(text.len() - 1, '…');
        }
        if number == 0 && label == "actual" {
            let width = visible(&line[..column.min(line.len())], false, all_white).chars().count()
                + usize::from(cut);
            let _ = writeln!(text, "{:>14} {:width$}^", "|", "");
        }
    }
    Ok(())
}

fn line_out(text: &mut String, label: &str, number: usize, line: &str, cut: bool) {
    let _ = writeln!(text, "{label:>8} {number:>4} | {}{line}", if cut { "…" } else { "" });
}

/// The text with every character that cannot be seen made visible; blanks where they end the line, or all of them.
#[must_use]
pub fn visible(line: &[u8], ends: bool, all_white: bool) -> String {
    let inner = if ends { line.trim_ascii_end().len() } else { line.len() };
    let mut text = String::new();
    let mut offset = 0;
    for chunk in line.utf8_chunks() {
        for character in chunk.valid().chars() {
            match character {
                ' ' if all_white || offset >= inner => text.push('·'),
                '\t' => text.push('→'),
                '\r' => text.push('␍'),
                ' ' => text.push(' '),
                '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{feff}' => {
                    text.extend(character.escape_unicode())
                }
                _ if character.is_control() || character.is_whitespace() => {
                    text.extend(character.escape_default())
                }
                _ => text.push(character),
            }
            offset += character.len_utf8();
        }
        for byte in chunk.invalid() {
            let _ = write!(text, "\\x{byte:02x}");
        }
        offset += chunk.invalid().len();
    }
    text
}
