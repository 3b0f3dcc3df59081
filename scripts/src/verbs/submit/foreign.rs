//! The crates that a file names: a single file has no other than std.

use std::collections::BTreeSet;

use anyhow::{Result, bail, ensure};
use proc_macro2::{Delimiter, Spacing, TokenTree};

use super::source::CRATES;

/// What a path can begin with in any file.
const KNOWN: [&str; 29] = [
    "std",
    "core",
    "alloc",
    "crate",
    "self",
    "super",
    "Self",
    "proconio",
    "itertools",
    "bool",
    "char",
    "str",
    "u8",
    "u16",
    "u32",
    "u64",
    "u128",
    "usize",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "isize",
    "f32",
    "f64",
    "clippy",
    "rustfmt",
    "rustdoc",
];

/// Words before a path that begins with `::`.
const BEFORE: [&str; 12] =
    ["as", "break", "dyn", "else", "for", "if", "impl", "in", "match", "mut", "return", "while"];

/// Refuses a path into a crate that no stand-in stands for.
///
/// What only types can tell is left to the compiler: paths that begin with a capital, and paths in macros.
pub fn refuse(tokens: &[TokenTree]) -> Result<()> {
    let mut flat = Vec::new();
    flatten(tokens.iter().cloned(), &mut flat);
    let token = |at: usize| flat.get(at).map_or("", String::as_str);
    let mut own: BTreeSet<&str> = KNOWN.into();
    let (mut roots, mut unsure) = (Vec::new(), false);
    let mut at = 0;
    while at < flat.len() {
        let (last, next) = (token(at.wrapping_sub(1)), token(at + 1));
        match token(at) {
            "mod" | "enum" | "struct" | "trait" | "type" | "union" => _ = own.insert(next),
            "use" if next != "<" => {
                let names =
                    flat[at + 1..].iter().map(String::as_str).take_while(|&name| name != ";");
                let names: Vec<_> = names.collect();
                at += names.len();
                let new = roots_of(&names)?;
                own.extend(names.iter().filter(|name| is_name(name) && !new.contains(name)));
                // What all of a module of std brings, only the compiler knows.
                unsure |= names.ends_with(&["::", "*"])
                    && ["std", "core", "alloc"].contains(&new[0])
                    && !names.contains(&"prelude");
                roots.extend(new);
            }
            "::" if is_name(next) && (BEFORE.contains(&last) || !is_name(last) && last != ">") => {
                roots.push(rooted(next)?);
            }
            name if next == "::"
                && name.starts_with(|c: char| c.is_ascii_lowercase())
                && !["::", "$"].contains(&last)
                && !BEFORE.contains(&name)
                && token(at + 2) != "<" =>
            {
                roots.push(name);
            }
            _ => {}
        }
        at += 1;
    }
    if let Some(name) = roots.into_iter().find(|name| !unsure && !own.contains(name)) {
        bail!(
            "it uses `{name}`, which is neither in std nor in the file; of other crates only proconio and itertools \
             can be served"
        );
    }
    Ok(())
}

/// Where the paths of a `use` begin.
fn roots_of<'a>(names: &[&'a str]) -> Result<Vec<&'a str>> {
    match names {
        ["::", name, ..] => Ok(vec![rooted(name)?]),
        ["{", rest @ ..] => {
            let (mut depth, mut roots, mut first) = (0, Vec::new(), true);
            for name in rest {
                match *name {
                    "{" => depth += 1,
                    "}" => depth -= 1,
                    "::" if first => continue,
                    name if first => roots.push(name),
                    _ => {}
                }
                first = depth == 0 && *name == ",";
            }
            Ok(roots)
        }
        _ => Ok(names.iter().take(1).copied().collect()),
    }
}

/// The crate in `::name`, which a stand-in can't be.
fn rooted(name: &str) -> Result<&str> {
    ensure!(
        !CRATES.contains(&name),
        "it says `::{name}`, which only a crate can answer to; write `{name}`"
    );
    Ok(name)
}

/// The tokens without nesting, but not those of macros that the file defines; `::` is one.
fn flatten(tokens: impl IntoIterator<Item = TokenTree>, flat: &mut Vec<String>) {
    let mut colon = false;
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let is_macro = matches!(&flat[..], [.., word, bang, _] if word == "macro_rules" && bang == "!");
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                flat.push(open.to_owned());
                if !is_macro {
                    flatten(group.stream(), flat);
                }
                flat.push(close.to_owned());
                colon = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == ':' => {
                if colon {
                    flat.pop();
                    flat.push("::".to_owned());
                } else {
                    flat.push(":".to_owned());
                }
                colon = !colon && punct.spacing() == Spacing::Joint;
            }
            other => {
                flat.push(other.to_string());
                colon = false;
            }
        }
    }
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c == '_' || c.is_alphabetic())
        && token.chars().all(|c| c == '_' || c.is_alphanumeric() || c == '#')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(text: &str) -> String {
        let tokens: Vec<_> =
            text.parse::<proc_macro2::TokenStream>().unwrap().into_iter().collect();
        refuse(&tokens).err().map_or_else(String::new, |error| error.to_string())
    }

    #[test]
    fn other_crates_are_refused() {
        let texts = [
            "use rand::Rng;",
            "pub use {std::fmt, rand::{self, Rng}};",
            "use ::rand::Rng;",
            "fn f() { use rand::rand; }",
            "fn f() -> u8 { rand::random() }",
            "fn f() -> u8 { (0..rand::random()).len() + ::rand::random::<u8>() }",
            "#[derive(rand::Derive)] struct A;",
            "use std::io::prelude::*; fn f(a: rand::A) {}",
        ];
        for text in texts {
            assert!(refusal(text).starts_with("it uses `rand`"), "{text}: {}", refusal(text));
        }
        assert!(refusal("use ::itertools::Itertools;").starts_with("it says `::itertools`"));
        assert!(refusal("fn f() { return ::proconio::x(); }").starts_with("it says `::proconio`"));
    }

    #[test]
    fn what_is_in_the_file_or_std_is_not() {
        let texts = [
            "use std::{io::{self, Read as _}, fmt as text}; use io::Write; fn f(a: text::Formatter) { io::stdin(); }",
            "fn f() { late::g() + Late::A } mod late { use super::*; enum Late { A } use Late::*; }",
            "use proconio::{input, marker}; fn f() { input! { a: marker::Chars, b: [u8; 2] } itertools::rev([1]); }",
            "fn f<T: Default>(a: [T; 2]) -> u8 { T::default(); x.collect::<u8>(); size_of::<T>(); u8::MAX }",
            "macro_rules! m { ($a:ident::$b:path) => { other::$a }; } fn f() { loop { break ::std::f() } }",
            "#[rustfmt::skip] #[allow(clippy::all)] fn f() { (0..std::u8::MAX); <u8>::from(1); \"rand::x\"; }",
            "use std::collections::*; fn f(a: hash_map::Entry) -> impl Sized + use<> { 1 }",
            "type short = u8; fn f() { short::from(1); ::core::mem::drop(1) }",
        ];
        for text in texts {
            assert_eq!(refusal(text), "", "{text}");
        }
    }
}
