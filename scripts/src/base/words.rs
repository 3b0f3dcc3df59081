//! Paths and text as people read them.

use std::{
    env,
    fmt::Write,
    path::{Path, PathBuf},
};

/// Each line four blanks further right.
#[must_use]
pub fn indented(text: &str) -> String {
    text.lines().flat_map(|line| ["    ", line, "\n"]).collect()
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

/// A line for each file that was made.
#[must_use]
pub fn made<'a>(files: impl IntoIterator<Item = &'a PathBuf>) -> String {
    files.into_iter().fold(String::new(), |text, file| text + "made " + &from_here(file) + "\n")
}

/// The word as a shell takes it.
#[must_use]
pub fn quoted(word: &str) -> String {
    let plain =
        |byte: u8| byte.is_ascii_alphanumeric() || b"-_./+".contains(&byte) || !byte.is_ascii();
    if word.bytes().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
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
