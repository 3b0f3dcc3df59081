//! Reads an input by its rules; what breaks them is told with its line.

use std::{fmt::Display, ops::RangeInclusive, str::FromStr};

/// The words of an input, each with its line.
pub struct Reader<'a> {
    words: Vec<(usize, &'a str)>,
    at: usize,
}

impl<'a> Reader<'a> {
    /// At the first word of `text`.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        let lines = (1..).zip(text.lines());
        let words =
            lines.flat_map(|(line, text)| text.split_whitespace().map(move |word| (line, word)));
        Self { words: words.collect(), at: 0 }
    }

    /// The next word; `what` it should be stands in the error.
    ///
    /// # Errors
    /// When the input has ended.
    pub fn word(&mut self, what: &str) -> Result<&'a str, String> {
        let (_, word) =
            self.words.get(self.at).ok_or(format!("the input ends where {what} should be"))?;
        self.at += 1;
        Ok(word)
    }

    /// The next word as a number of the range.
    ///
    /// # Errors
    /// When the input has ended, the word is no such number, or it is out of range.
    pub fn number<T: FromStr + Display + PartialOrd>(
        &mut self,
        what: &str,
        range: RangeInclusive<T>,
    ) -> Result<T, String> {
        let word = self.word(what)?;
        let number = word.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            self.wrong(format!(
                "{what} is {word:?}, not a number from {} to {}",
                range.start(),
                range.end()
            ))
        })
    }

    /// As many numbers of the range.
    ///
    /// # Errors
    /// As [`Self::number`].
    pub fn numbers<T: FromStr + Display + PartialOrd + Clone>(
        &mut self,
        what: &str,
        count: usize,
        range: &RangeInclusive<T>,
    ) -> Result<Vec<T>, String> {
        (0..count).map(|_| self.number(what, range.clone())).collect()
    }

    /// As many words of `width` characters each, all of them among `allowed`.
    ///
    /// # Errors
    /// When the input has ended, or a row has another width or character.
    pub fn rows(
        &mut self,
        count: usize,
        width: usize,
        allowed: &str,
    ) -> Result<Vec<&'a str>, String> {
        let row = |_| {
            let row = self.word("a row")?;
            if row.chars().count() != width {
                return Err(self.wrong(format!(
                    "the row has {} characters, not {width}",
                    row.chars().count()
                )));
            }
            match row.chars().find(|character| !allowed.contains(*character)) {
                Some(other) => Err(self.wrong(format!("{other:?} is none of {allowed:?}"))),
                None => Ok(row),
            }
        };
        (0..count).map(row).collect()
    }

    /// Nothing may follow.
    ///
    /// # Errors
    /// When something does.
    pub fn end(&self) -> Result<(), String> {
        match self.words.get(self.at) {
            None => Ok(()),
            Some((line, word)) => {
                Err(format!("line {line}: {word:?} follows the end of the input"))
            }
        }
    }

    /// What is wrong with the word read last.
    pub fn wrong(&self, why: impl Display) -> String {
        let (line, _) = self.words.get(self.at.wrapping_sub(1)).unwrap_or(&(1, ""));
        format!("line {line}: {why}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_line_of_what_is_wrong() {
        let mut reader = Reader::new("3\n\n1 x 4\n..#\nab");
        assert_eq!(reader.number("n", 0..=9), Ok(3));
        assert_eq!(reader.number("a number", 1_u64..=9), Ok(1));
        let wrong = Err("line 3: a number is \"x\", not a number from 1 to 9".to_owned());
        assert_eq!(reader.number("a number", 1..=9), wrong);
        assert!(reader.number("a number", 5..=9).is_err());
        assert_eq!(reader.rows(1, 3, ".#"), Ok(vec!["..#"]));
        assert_eq!(reader.end(), Err("line 5: \"ab\" follows the end of the input".to_owned()));
        let wrong = Err("line 5: the row has 2 characters, not 3".to_owned());
        assert_eq!(reader.rows(1, 3, "ab"), wrong);
        assert_eq!(reader.word("more"), Err("the input ends where more should be".to_owned()));
    }
}
