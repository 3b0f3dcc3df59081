//! Holds the stand-in for `proconio` against the crate: the same code reads the same text with both.
#![allow(
    missing_docs,
    unused_mut,
    dead_code,
    clippy::all,
    clippy::pedantic,
    reason = "the stand-ins are written for rustc 1.63, the code under test for two libraries at once"
)]

mod random;

include!("../stand-ins/proconio.rs");

use std::panic::{AssertUnwindSafe, catch_unwind};

use random::Random;

/// What came of `read`: the value, or `None` after a panic, whose message is checked for `clues`.
fn outcome(read: impl FnOnce() -> String, clues: &[&str]) -> Option<String> {
    let result = catch_unwind(AssertUnwindSafe(read));
    result
        .map_err(|panic| {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string()));
            let text = text.expect("a panic with a message");
            assert!(clues.iter().all(|clue| text.contains(clue)), "{text} lacks one of {clues:?}");
        })
        .ok()
}

/// Runs `code` on `$source`, made of `$text`, with the stand-in and with both sources of the crate.
/// The message of a panic of either must have the clues.
macro_rules! same {
    ($text:expr, $clues:expr, |$source:ident| $($code:tt)*) => {{
        let text: &str = $text;
        let ours = outcome(|| {
            #[allow(unused_imports)]
            use crate::proconio_stand_in::{input, read_value, marker::*, source::{once::OnceSource, Readable, Source}};
            let mut $source = OnceSource::from(text);
            format!("{:?}", { $($code)* })
        }, $clues);
        let theirs = outcome(|| {
            #[allow(unused_imports)]
            use ::proconio::{input, read_value, marker::*, source::{once::OnceSource, Readable, Source}};
            let mut $source = OnceSource::from(text);
            format!("{:?}", { $($code)* })
        }, $clues);
        let by_line = outcome(|| {
            #[allow(unused_imports)]
            use ::proconio::{input, read_value, marker::*, source::{line::LineSource, Readable, Source}};
            let mut $source = LineSource::from(text);
            format!("{:?}", { $($code)* })
        }, $clues);
        assert_eq!(ours, theirs, "{text:?}");
        assert_eq!(ours, by_line, "{text:?}");
        ours
    }};
}

impl Random {
    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    /// Some words from `words`, with white space of all kinds between them.
    fn text(&mut self, words: &[&str], longest: usize) -> String {
        let spaces = [" ", "\n", "\r\n", "  ", "\t", "\u{3000}", "\u{a0}", "\n\n", "\x0b", "\x0c "];
        let mut text = String::from(self.pick(&["", "", "", " ", "\n", "\u{2003}"]));
        for _ in 0..self.below(longest) {
            text += self.pick(words);
            text += self.pick(&spaces);
        }
        text.truncate(text.trim_end().len());
        text + self.pick(&["", "", "\n", "\r\n", " \n"])
    }
}

const WORDS: [&str; 17] = [
    "0",
    "1",
    "2",
    "3",
    "1",
    "2",
    "-1",
    "+2",
    "007",
    "255",
    "256",
    "x",
    "○",
    "é\u{200b}",
    "1.5e3",
    "#.#",
    "😀x",
];

#[test]
fn tokens_are_the_same() {
    let mut random = Random(1);
    for _ in 0..3000 {
        let text = random.text(&WORDS, 9);
        same!(&text, &[], |source| {
            let mut tokens = Vec::new();
            while let Some(token) = source.next_token() {
                tokens.push(token.to_owned());
            }
            (tokens, source.is_empty())
        });
    }
}

/// However little the reader has at a time.
#[test]
fn tokens_may_straddle_buffers() {
    let mut random = Random(3);
    for _ in 0..3000 {
        let text = random.text(&WORDS, 9);
        let capacity = 1 + random.below(5);
        let reader = || std::io::BufReader::with_capacity(capacity, text.as_bytes());
        let ours = {
            use crate::proconio_stand_in::source::{Source, once::OnceSource};
            let mut source = OnceSource::new(reader());
            let tokens = std::iter::from_fn(|| source.next_token().map(str::to_owned));
            tokens.collect::<Vec<_>>()
        };
        let theirs = {
            use ::proconio::source::{Source, once::OnceSource};
            let mut source = OnceSource::new(reader());
            let tokens = std::iter::from_fn(|| source.next_token().map(str::to_owned));
            tokens.collect::<Vec<_>>()
        };
        assert_eq!(ours, theirs, "{text:?}, {capacity} bytes at a time");
    }
}

#[test]
fn values_are_the_same() {
    let mut random = Random(2);
    let mut read = 0;
    for round in 0..6000 {
        let text = random.text(if round % 2 == 0 { &WORDS[..7] } else { &WORDS }, 14);
        let outcomes = [
            same!(&text, &[], |source| {
                input! { from &mut source, n: usize, mut a: [i64; n], b: [u8; n % 2 + 1] }
                a.push(0);
                (n, a, b)
            }),
            same!(&text, &[], |source| {
                input! { from &mut source, n: Usize1, m: Isize1, a: [[u8; m]; n], }
                input! { from source, word: String, rest: (char, f64) }
                (n, m, a, word, rest)
            }),
            same!(&text, &[], |source| {
                input! { from source, a: [[i32]], (x, mut y): (Chars, [Bytes; 1]) }
                y.clear();
                (a, x, y)
            }),
            same!(&text, &[], |source| {
                let n = read_value!(from &mut source, u8);
                let graph = read_value!(from &mut source, [(Usize1, [std::primitive::u8; 1]); n]);
                (graph, read_value!(from &mut source, ()), read_value!(from source, (i8,)))
            }),
        ];
        read += outcomes.iter().flatten().count();
    }
    assert!((2_000..20_000).contains(&read), "{read} of 24000 texts could be read");
}

#[test]
fn errors_say_what_was_read_as_what() {
    same!("1 abc", &["`abc`", "`i32`", "InvalidDigit"], |source| read_value!(from source, [i32]));
    same!("300", &["`300`", "`u8`", "PosOverflow"], |source| read_value!(from source, u8));
    same!("1.0", &["`1.0`", "`usize`"], |source| read_value!(from source, Usize1));
    same!("ab", &["`ab`", "`char`"], |source| read_value!(from source, char));
    same!("0", &["0", "Usize1"], |source| read_value!(from source, Usize1));
    same!(
        "-9223372036854775808",
        &["isize::MIN", "Isize1"],
        |source| read_value!(from source, Isize1)
    );
    same!(" \n", &["end"], |source| read_value!(from source, u64));
    same!("3 1 2", &["end"], |source| read_value!(from source, [u64]));
    let ours = catch_unwind(|| {
        use crate::proconio_stand_in::source::{Readable, line::LineSource};
        String::read(&mut LineSource::new(&b"a\xffb"[..]))
    });
    let message = *ours.unwrap_err().downcast::<String>().unwrap();
    assert!(message.contains("UTF-8"), "{message}");
}

/// What a person's own types may do with either.
macro_rules! own_types {
    ($name:ident, $($proconio:tt)+) => {
        mod $name {
            use $($proconio)+::{
                input,
                marker::Usize1,
                source::{Readable, RuntimeReadable, Source, auto::AutoSource},
            };

            #[derive(Debug)]
            struct Pair(usize, String);
            impl Readable for Pair {
                type Output = Self;
                fn read<R: std::io::BufRead, S: Source<R>>(source: &mut S) -> Self {
                    input! { from source, name: String, number: Usize1 }
                    Self(number, name)
                }
            }

            struct Graph(usize, usize);
            impl RuntimeReadable for Graph {
                type Output = Vec<Vec<usize>>;
                fn read<R: std::io::BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output {
                    input! { from source, edges: [(Usize1, Usize1); self.1] }
                    let mut graph = vec![Vec::new(); self.0];
                    edges.into_iter().for_each(|(a, b)| graph[a].push(b));
                    graph
                }
            }

            pub fn read(text: &str) -> String {
                let source = AutoSource::from(text);
                input! {
                    from source, n: usize, m: usize, graph: with Graph(n, m), mut pairs: [Pair], _: u8,
                    ((a, _), [b, ..]): ((u8, u8), with_array::Three),
                }
                pairs.reverse();
                format!("{graph:?} {pairs:?} {a} {b}")
            }

            mod with_array {
                use super::*;
                pub struct Three;
                impl Readable for Three {
                    type Output = [u8; 3];
                    fn read<R: std::io::BufRead, S: Source<R>>(source: &mut S) -> [u8; 3] {
                        [(); 3].map(|()| u8::read(source))
                    }
                }
            }
        }
    };
}
own_types!(ours, crate::proconio_stand_in);
own_types!(theirs, ::proconio);

#[test]
fn own_types_and_patterns() {
    let text = "3 2 1 2 3 1 2 ab 5 cd 6 9 8 7 6 5 4";
    assert_eq!(ours::read(text), theirs::read(text));
}

#[test]
fn fifty_variables_in_one_input() {
    let text = (0..50).map(|n| format!("{n} ")).collect::<String>();
    use crate::proconio_stand_in::source::once::OnceSource;
    crate::proconio_stand_in::input! {
        from OnceSource::from(text.as_str()),
        a: u8, b: u8, c: u8, d: u8, e: u8, f: u8, g: u8, h: u8, i: u8, j: u8,
        k: u8, l: u8, m: u8, n: u8, o: u8, p: u8, q: u8, r: u8, s: u8, t: u8,
        u: u8, v: u8, w: u8, x: u8, y: u8, z: u8, aa: u8, ab: u8, ac: u8, ad: u8,
        ae: u8, af: u8, ag: u8, ah: u8, ai: u8, aj: u8, ak: u8, al: u8, am: u8, an: u8,
        ao: u8, ap: u8, aq: u8, ar: u8, r#as: u8, at: u8, au: u8, av: u8, aw: u8, ax: u8,
    }
    let first = [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z];
    let second = [aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, r#as];
    assert!(first.into_iter().chain(second).chain([at, au, av, aw, ax]).eq(0..50));
}
