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

/// A line for each file that was made.
#[must_use]
pub fn made<'a>(files: impl IntoIterator<Item = &'a PathBuf>) -> String {
    files.into_iter().fold(String::new(), |text, file| text + "made " + &from_here(file) + "\n")
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
                _ if is_unseen(character) => text.extend(character.escape_unicode()),
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

/// Whether a character shows nothing, though it is neither white space nor a control character: what joins or parts
/// others, what turns the direction, fillers, selectors and tags (Unicode's `Default_Ignorable_Code_Point`, mostly).
fn is_unseen(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// How many columns a terminal takes for the text: two for the characters of East Asia and for pictures, none for marks
/// on the character before.
#[must_use]
pub fn width(text: &str) -> usize {
    let columns = |character: char| match character {
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{20d0}'..='\u{20ff}' => 0,
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{303e}'
        | '\u{3041}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{ffe0}'..='\u{ffe6}'
        | '\u{1f300}'..='\u{1f64f}'
        | '\u{1f680}'..='\u{1f6ff}'
        | '\u{1f900}'..='\u{1f9ff}'
        | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    };
    text.chars().map(columns).sum()
}
