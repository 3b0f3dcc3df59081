//! A solution's `main.rs`, read as tokens: what it uses, where its tests are, and what can't be served.

use std::{collections::BTreeSet, ops::Range};

use anyhow::{Result, anyhow, bail};
use proc_macro2::{Delimiter, LexError, Spacing, TokenStream, TokenTree};

use super::{
    foreign,
    forms::{READERS, forms},
};

/// What the stand-ins stand in for.
pub const CRATES: [&str; 2] = ["proconio", "itertools"];

/// The file without its tests.
pub struct Source {
    /// Its text; ends with one line end.
    pub text: String,
    /// All identifiers in it, those in paths with `::` in front as well, and the `forms` that it reads.
    pub words: BTreeSet<String>,
}

impl Source {
    /// Reads `text` and cuts off what is only for tests.
    ///
    /// # Errors
    /// When it is not Rust, or has something in it that no single file with stand-ins can serve.
    pub fn new(text: &str) -> Result<Self> {
        let tokens: TokenStream = text.parse().map_err(|error: LexError| {
            let at = error.span().start();
            anyhow!("src/main.rs:{}:{}: this is not Rust: {error}", at.line, at.column + 1)
        })?;
        let (tokens, tests) = without_tests(tokens);
        let mut words = BTreeSet::new();
        read(&tokens, None, &mut words)?;
        foreign::refuse(&tokens)?;
        let mut rest = text.to_owned();
        for range in tests.into_iter().rev() {
            let start = text[..range.start].trim_end().len();
            rest.replace_range(start..range.end, "");
        }
        Ok(Self { text: rest.trim_end().to_owned() + "\n", words })
    }

    /// The crates among [`CRATES`] that it uses.
    pub fn crates(&self) -> impl Iterator<Item = &'static str> {
        CRATES.into_iter().filter(|name| self.words.contains(*name))
    }
}

/// The tokens of the file outside of `#[cfg(test)]` items, and the bytes where those items are.
fn without_tests(tokens: TokenStream) -> (Vec<TokenTree>, Vec<Range<usize>>) {
    let (mut kept, mut tests) = (Vec::new(), Vec::new());
    let mut item = Vec::new();
    let mut test = false;
    for token in tokens {
        // The `;` after `#[cfg(test)] use a::{b, c}`.
        if let (";", true, Some(range)) =
            (&token.to_string()[..], item.is_empty(), tests.last_mut())
        {
            let range: &mut Range<usize> = range;
            range.end = token.span().byte_range().end;
            continue;
        }
        let attribute = matches!(&token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
            && matches!(item.last(), Some(TokenTree::Punct(hash)) if hash.as_char() == '#');
        let inner = matches!(&item[..], [.., TokenTree::Punct(_), TokenTree::Punct(bang)] if bang.as_char() == '!')
            && item.len() == 2;
        test |= attribute && token.to_string().replace(' ', "") == "[cfg(test)]";
        let ends = match &token {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace || inner,
            TokenTree::Punct(punct) => punct.as_char() == ';',
            _ => false,
        };
        item.push(token);
        if ends {
            if test {
                let bytes = |token: &TokenTree| token.span().byte_range();
                tests.push(bytes(&item[0]).start..bytes(&item[item.len() - 1]).end);
                item.clear();
            }
            kept.append(&mut item);
            test = false;
        }
    }
    kept.append(&mut item);
    (kept, tests)
}

/// Collects the words of `tokens`, which stand in the module `module` of the file; refuses what can't be served.
fn read(tokens: &[TokenTree], module: Option<&str>, words: &mut BTreeSet<String>) -> Result<()> {
    let is =
        |at: usize, wanted: &str| tokens.get(at).is_some_and(|token| token.to_string() == wanted);
    let path = |at: usize| {
        matches!(tokens.get(at), Some(TokenTree::Punct(colon)) if colon.as_char() == ':' && colon.spacing() == Spacing::Joint)
            && is(at + 1, ":")
    };
    for (at, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            let name = (at >= 2 && is(at - 2, "mod")).then(|| tokens[at - 1].to_string());
            let inside: Vec<_> = group.stream().into_iter().collect();
            read(&inside, name.as_deref().or(module), words)?;
        }
        let TokenTree::Ident(ident) = token else { continue };
        let word = ident.to_string();
        match (word.as_str(), module) {
            ("fastout", _) => bail!(
                "it uses `#[fastout]`, which needs proconio's derive feature; lock standard output once and write to that"
            ),
            ("derive_readable", _) => bail!(
                "it uses `#[derive_readable]`, which needs proconio's derive feature; implement `Readable` by hand"
            ),
            ("extern", _) if is(at + 1, "crate") => {
                bail!("it says `extern crate`, and a stand-in is no crate; `use` what it needs")
            }
            ("mod", _) if is(at + 2, ";") => {
                bail!("its module `{}` is in another file", tokens[at + 1])
            }
            ("include" | "include_str" | "include_bytes", _) if is(at + 1, "!") => {
                bail!("it includes another file by `{word}!`")
            }
            (name, Some(module))
                if CRATES.contains(&name) && path(at + 1) && !(at >= 2 && path(at - 2)) =>
            {
                bail!(
                    "its module `{module}` says `{name}::`, but the stand-in is at the top of the file; \
                     import what it needs at the top, and there from `super`"
                )
            }
            _ => {}
        }
        if let (true, Some(TokenTree::Group(group))) =
            (READERS.contains(&word.as_str()) && is(at + 1, "!"), tokens.get(at + 2))
        {
            words.extend(forms(group.stream()).into_iter().map(str::to_owned));
        }
        if path(at + 1) || at >= 2 && path(at - 2) {
            words.insert(format!("::{word}"));
        }
        // A range has its own.
        if !(word == "contains" && at >= 2 && is_range(&tokens[..at - 1])) {
            words.insert(word);
        }
    }
    Ok(())
}

/// Whether the last token is a range in parentheses, and not what a function is called with.
fn is_range(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [before @ .., TokenTree::Group(range)]
        if range.stream().to_string().contains("..") && !matches!(before, [.., TokenTree::Ident(_)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(text: &str) -> String {
        Source::new(text).err().map_or_else(String::new, |error| error.to_string())
    }

    #[test]
    fn tests_are_cut_off() {
        let text = "#![allow(dead_code)]\n//! Head.\n\nuse std::fs;\n#[cfg(test)]\nuse c::{d, e};\n\nfn main() {}\n\n/// Doc.\n#[cfg(test)]\n#[allow(x)]\nmod tests {\n    use proconio::input;\n}\n\nfn last() {}\n";
        let source = Source::new(text).unwrap();
        assert_eq!(
            source.text,
            "#![allow(dead_code)]\n//! Head.\n\nuse std::fs;\n\nfn main() {}\n\nfn last() {}\n"
        );
        assert_eq!(source.crates().count(), 0);
        assert!(source.words.contains("last") && !source.words.contains("tests"));
    }

    #[test]
    fn strings_and_comments_are_no_code() {
        let text = "//! fastout ::proconio\nfn main() {\n    // itertools::\n    print!(\"#[cfg(test)] fastout }}\");\n}\n";
        let source = Source::new(text).unwrap();
        assert_eq!(source.text, text);
        assert_eq!(source.crates().count(), 0);
    }

    #[test]
    fn what_cannot_be_served_is_refused() {
        let cases = [
            ("use proconio::fastout;\n#[fastout]\nfn main() {}", "fastout"),
            ("#[proconio::derive_readable]\nstruct A;", "derive_readable"),
            ("fn main() { ::proconio::input! { n: u8 } }", "`::proconio`"),
            ("use rand::Rng;", "`rand`"),
            ("#[macro_use]\nextern crate proconio;", "extern crate"),
            ("mod a {\n    mod b {\n        use proconio::input;\n    }\n}", "`b`"),
            ("mod a { fn f() { itertools::rev([1]); } }", "`a`"),
            ("mod other;\nfn main() {}", "`other`"),
            ("const A: &str = include_str!(\"a.txt\");", "include_str"),
            ("fn main() {\n    )", "src/main.rs:2:5: this is not Rust"),
        ];
        for (text, clue) in cases {
            assert!(refusal(text).contains(clue), "{text}: {}", refusal(text));
        }
    }

    #[test]
    fn what_can_be_served_is_not_refused() {
        let texts = [
            "use proconio::{input, marker::Bytes};\nfn main() { proconio::input! { n: u8 } }",
            "fn main() { use itertools::Itertools; let x = (1, itertools::rev([1])); }",
            "mod a { use crate::proconio::input; use super::*; }",
            "fn f() { let fast = <u8>::from(1); std::include(); }",
        ];
        for text in texts {
            assert_eq!(refusal(text), "", "{text}");
        }
    }

    #[test]
    fn paths_and_ranges_are_seen() {
        let words = |text: &str| Source::new(text).unwrap().words;
        let text = "use proconio::source::line::LineSource; fn f() { f(0..n).contains(&1) }";
        assert!(["::source", "::line", "contains"].iter().all(|&word| words(text).contains(word)));
        let text = "fn f(source: u8) { assert!((1..=9).contains(&source)) }";
        assert!(["::source", "contains"].iter().all(|&word| !words(text).contains(word)));
    }
}
