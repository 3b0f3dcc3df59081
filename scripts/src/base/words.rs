//! Paths and text as people read them.

use std::{env, fmt::Write, path::Path};

/// Each line four blanks further right.
#[must_use]
pub fn indented(text: &str) -> String {
    text.lines().flat_map(|line| ["    ", line, "\n"]).collect()
}

/// The text as a cell of a Markdown table.
#[must_use]
pub fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

/// A key by which digits count as numbers: `a2` comes before `a10`.
#[must_use]
pub fn natural(name: &str) -> impl Ord + use<> {
    let same = |a: &u8, b: &u8| a.is_ascii_digit() == b.is_ascii_digit();
    let part = |part: &[u8]| {
        let zeros = part.iter().take_while(|byte| **byte == b'0').count();
        let digits = if part[0].is_ascii_digit() { part.len() - zeros } else { usize::MAX };
        (digits, part[zeros.min(part.len() - 1)..].to_vec())
    };
    (name.as_bytes().chunk_by(same).map(part).collect::<Vec<_>>(), name.to_owned())
}

/// The path as it is written from the current folder.
#[must_use]
pub fn from_here(path: &Path) -> String {
    let here = env::current_dir().unwrap_or_default();
    match path.strip_prefix(&here).unwrap_or(path).display().to_string() {
        empty if empty.is_empty() => ".".to_owned(),
        path => path,
    }
}

/// The word as a shell takes it.
#[must_use]
pub fn quoted(word: &str) -> String {
    shlex::try_quote(word).map_or_else(|_| word.to_owned(), Into::into)
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
                    text.extend(character.escape_unicode());
                }
                _ if character.is_control() || character.is_whitespace() => {
                    text.extend(character.escape_default());
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
