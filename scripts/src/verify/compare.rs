//! Whether an output is as expected, or the first place where it is not.
//!
//! Both files are read side by side in pieces, so neither their size nor the length of a line matters.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Seek, SeekFrom},
    path::Path,
};

use super::{excerpt::excerpt, number};

/// How two files are compared where their bytes differ.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// CRLF is LF; blanks that end a line and blank lines that end the file don't count.
    Lines,
    /// Words separated by any white space; numbers may be off by the tolerance, if there is one.
    Tokens(Option<f64>),
}

/// Where two files differ first.
#[derive(Debug, PartialEq, Eq)]
pub struct Difference {
    /// In the expected output.
    pub expected: Place,
    /// In what was printed.
    pub actual: Place,
    /// Their words are the same.
    pub only_white: bool,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// In bytes.
    pub offset: u64,
    /// Where its line begins, in bytes.
    pub line_start: u64,
    /// From 0.
    pub line: u64,
}

/// The first difference by `rule`; identical bytes never differ.
///
/// # Errors
/// When a file cannot be read.
pub fn compare(rule: Rule, expected: &Path, actual: &Path) -> io::Result<Option<Difference>> {
    let (mut left, mut right) = (Text::open(expected)?, Text::open(actual)?);
    if !skip_equal(&mut left, &mut right)? {
        return Ok(None);
    }
    // Words are compared from their beginning, which is on this line, at the same place in both.
    let word = Place { offset: left.word, ..left.at };
    let tokens_from_here = |left: &mut Text, right: &mut Text, tolerance| {
        left.seek(word).and(right.seek(word))?;
        tokens(left, right, tolerance)
    };
    let split = match rule {
        Rule::Lines => lines(&mut left, &mut right)?,
        Rule::Tokens(tolerance) => tokens_from_here(&mut left, &mut right, tolerance)?,
    };
    let Some(split) = split else { return Ok(None) };
    let inked = |path, at: Place| {
        Ok::<_, io::Error>(
            excerpt(path, at.offset, at.offset + 1)?.first().is_some_and(|byte| !is_white(*byte)),
        )
    };
    let only_white = rule == Rule::Lines
        && !(inked(expected, split.0)? && inked(actual, split.1)?)
        && tokens_from_here(&mut left, &mut right, None)?.is_none();
    Ok(Some(Difference { expected: split.0, actual: split.1, only_white }))
}

/// A file, and how far it has been read.
struct Text {
    file: BufReader<File>,
    at: Place,
    /// Behind the last white space.
    word: u64,
    /// Whether it is known that nothing follows: each further read would cost a system call.
    ended: bool,
}

impl Text {
    fn open(path: &Path) -> io::Result<Self> {
        Ok(Self {
            file: BufReader::with_capacity(1 << 16, File::open(path)?),
            at: Place::default(),
            word: 0,
            ended: false,
        })
    }

    fn seek(&mut self, at: Place) -> io::Result<()> {
        (self.at, self.ended) = (at, false);
        self.file.seek(SeekFrom::Start(at.offset)).map(drop)
    }

    fn peek(&mut self) -> io::Result<Option<u8>> {
        if self.ended {
            return Ok(None);
        }
        let next = self.file.fill_buf()?.first().copied();
        self.ended = next.is_none();
        Ok(next)
    }

    /// The next byte, unless it is white space.
    fn peek_word(&mut self) -> io::Result<Option<u8>> {
        Ok(self.peek()?.filter(|byte| !is_white(*byte)))
    }

    /// Passes over what comes next, which is this stretch.
    fn pass(&mut self, stretch: &Stretch) {
        if let Some(end) = stretch.last_line {
            self.at.line += stretch.lines;
            self.at.line_start = self.at.offset + end;
        }
        if let Some(end) = stretch.last_white {
            self.word = self.at.offset + end;
        }
        self.at.offset += stretch.length as u64;
        self.file.consume(stretch.length);
    }

    fn skip_while(&mut self, passes: impl Fn(u8) -> bool) -> io::Result<()> {
        while let Some(byte) = self.peek()?.filter(|byte| passes(*byte)) {
            self.pass(&Stretch::of(&[byte]));
        }
        Ok(())
    }
}

/// What matters of some bytes; ends are counted from their beginning, behind the byte.
struct Stretch {
    length: usize,
    lines: u64,
    last_line: Option<u64>,
    last_white: Option<u64>,
}

impl Stretch {
    fn of(bytes: &[u8]) -> Self {
        let behind_last =
            |is: fn(u8) -> bool| Some(bytes.iter().rposition(|byte| is(*byte))? as u64 + 1);
        Self {
            length: bytes.len(),
            lines: bytes.iter().filter(|byte| **byte == b'\n').count() as u64,
            last_line: behind_last(|byte| byte == b'\n'),
            last_white: behind_last(is_white),
        }
    }
}

fn is_white(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == b'\x0b'
}

/// Passes over what is the same in both; whether anything else follows.
fn skip_equal(a: &mut Text, b: &mut Text) -> io::Result<bool> {
    loop {
        let (left, right) = (a.file.fill_buf()?, b.file.fill_buf()?);
        let length = left.len().min(right.len());
        if length == 0 {
            return Ok(left.len() != right.len());
        }
        let same = if left[..length] == right[..length] {
            length
        } else {
            left.iter().zip(right).take_while(|(x, y)| x == y).count()
        };
        let stretch = Stretch::of(&left[..same]);
        a.pass(&stretch);
        b.pass(&stretch);
        if same < length {
            return Ok(true);
        }
    }
}

/// Where two texts differ first: a place in each.
type Split = Option<(Place, Place)>;

/// From a place where their bytes differ.
fn lines(a: &mut Text, b: &mut Text) -> io::Result<Split> {
    let is_blank = |byte| matches!(byte, b' ' | b'\t' | b'\r');
    loop {
        // Up to here the lines are the same, so both must end here.
        let places = (a.at, b.at);
        a.skip_while(is_blank)?;
        b.skip_while(is_blank)?;
        match (a.peek()?, b.peek()?) {
            (Some(b'\n'), Some(b'\n')) => {}
            (None | Some(b'\n'), None | Some(b'\n')) => {
                a.skip_while(|byte| is_blank(byte) || byte == b'\n')?;
                b.skip_while(|byte| is_blank(byte) || byte == b'\n')?;
                let ended = a.peek()?.is_none() && b.peek()?.is_none();
                return Ok((!ended).then_some((a.at, b.at)));
            }
            _ => return Ok(Some(places)),
        }
        if !skip_equal(a, b)? {
            return Ok(None);
        }
    }
}

fn tokens(a: &mut Text, b: &mut Text, tolerance: Option<f64>) -> io::Result<Split> {
    loop {
        a.skip_while(is_white)?;
        b.skip_while(is_white)?;
        if a.peek()?.is_none() && b.peek()?.is_none() {
            return Ok(None);
        }
        let mut split = None;
        let (mut left, mut right) = (Vec::new(), Vec::new());
        loop {
            let (x, y) = (a.peek_word()?, b.peek_word()?);
            if x.is_none() && y.is_none() {
                break;
            }
            if x != y {
                split.get_or_insert((a.at, b.at));
            }
            for (text, word, byte) in [(&mut *a, &mut left, x), (&mut *b, &mut right, y)] {
                let Some(byte) = byte else { continue };
                text.pass(&Stretch::of(&[byte]));
                if word.len() <= number::LONGEST {
                    word.push(byte);
                }
            }
        }
        if split.is_some()
            && !tolerance.is_some_and(|tolerance| number::close(&left, &right, tolerance))
        {
            return Ok(split);
        }
    }
}
