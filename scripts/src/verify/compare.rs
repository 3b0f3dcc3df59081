//! Whether an output is as expected, or the first place where it is not.

use super::number;
pub use crate::catalog::Rule;

/// Where two texts differ first.
#[derive(Debug, PartialEq, Eq)]
pub struct Difference {
    /// The byte in the expected output.
    pub expected: usize,
    /// The byte in what was printed.
    pub actual: usize,
    /// Their words are the same.
    pub only_white: bool,
    /// What else there is to say of it.
    pub note: String,
}

/// The first difference by `rule`; identical bytes never differ.
#[must_use]
pub fn compare(rule: Rule, expected: &[u8], actual: &[u8]) -> Option<Difference> {
    if expected == actual {
        return None;
    }
    let (from, at, note) = match rule {
        Rule::Lines => lines(expected, actual)?,
        _ => tokens(rule, expected, actual)?,
    };
    let only_white = rule == Rule::Lines && tokens(rule, expected, actual).is_none();
    Some(Difference { expected: from, actual: at, only_white, note })
}

/// Where two texts differ: a place in each, and what there is to say of it.
type Split = Option<(usize, usize, String)>;

fn lines(expected: &[u8], actual: &[u8]) -> Split {
    let (mut from, mut at) = (0, 0);
    loop {
        let (wanted, came) = (line(&expected[from..]), line(&actual[at..]));
        if wanted.is_empty() || came.is_empty() {
            // One has ended; only blank lines may follow in the other.
            from += blanks(&expected[from..], |byte| is_blank(byte) || byte == b'\n');
            at += blanks(&actual[at..], |byte| is_blank(byte) || byte == b'\n');
            let ended = from == expected.len() && at == actual.len();
            return (!ended).then(|| (from, at, String::new()));
        }
        if without_end(wanted) != without_end(came) {
            let same = same(wanted, came, u8::eq);
            return Some((from + same, at + same, String::new()));
        }
        from += wanted.len();
        at += came.len();
    }
}

/// The first line, with its end; empty where the text ends.
fn line(text: &[u8]) -> &[u8] {
    text.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default()
}

fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    &line[..line.iter().rposition(|byte| !is_blank(*byte)).map_or(0, |last| last + 1)]
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r')
}

/// How many bytes at the beginning pass.
fn blanks(text: &[u8], passes: impl Fn(u8) -> bool) -> usize {
    text.iter().position(|byte| !passes(*byte)).unwrap_or(text.len())
}

/// How many bytes at the beginning are the same.
fn same(left: &[u8], right: &[u8], eq: impl Fn(&u8, &u8) -> bool) -> usize {
    left.iter().zip(right).take_while(|(x, y)| eq(x, y)).count()
}

fn tokens(rule: Rule, expected: &[u8], actual: &[u8]) -> Split {
    let eq = if rule == Rule::TokensIgnoreCase { u8::eq_ignore_ascii_case } else { u8::eq };
    let (mut from, mut at) = (0, 0);
    loop {
        from += blanks(&expected[from..], is_white);
        at += blanks(&actual[at..], is_white);
        let wanted = &expected[from..][..blanks(&expected[from..], |byte| !is_white(byte))];
        let came = &actual[at..][..blanks(&actual[at..], |byte| !is_white(byte))];
        if wanted.is_empty() && came.is_empty() {
            return None;
        }
        let same = same(wanted, came, eq);
        if same < wanted.len().max(came.len()) {
            let far = match rule {
                Rule::Float(tolerance) => number::far(wanted, came, tolerance),
                _ => Some(String::new()),
            };
            if let Some(note) = far {
                return Some((from + same, at + same, note));
            }
        }
        from += wanted.len();
        at += came.len();
    }
}

fn is_white(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == b'\x0b'
}
