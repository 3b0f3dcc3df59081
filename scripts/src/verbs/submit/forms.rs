//! The forms in which `input!` reads.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// The macros that read.
pub const READERS: [&str; 4] =
    ["input", "input_interactive", "read_value", "read_value_interactive"];

/// The forms that are in what a macro reads: `@array`, `@length` (an array with its length in front), `@tuple`, `@path`
/// (a type of more than one token), `@pattern` (for a name), `@from` (a source of its own).
pub fn forms(tokens: TokenStream) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    let mut nameless = false;
    for token in tokens {
        match &token {
            TokenTree::Group(group) => {
                let semicolon = |token: TokenTree| token.to_string() == ";";
                if group.delimiter() != Delimiter::Bracket {
                    found.insert("@tuple");
                } else if group.stream().into_iter().any(semicolon) {
                    found.insert("@array");
                } else {
                    found.extend(["@array", "@length"]);
                }
                found.append(&mut forms(group.stream()));
            }
            TokenTree::Ident(word) if word == "from" => found.extend(["@from"]),
            TokenTree::Punct(punct) => match (punct.as_char(), punct.spacing()) {
                (':', Spacing::Alone) if nameless => found.extend(["@pattern"]),
                (':', Spacing::Joint) | ('<', _) => found.extend(["@path"]),
                // A macro around the macro: what it will read is not to be seen.
                ('$', _) => {
                    found.extend(["@array", "@from", "@length", "@path", "@pattern", "@tuple"]);
                }
                _ => {}
            },
            _ => {}
        }
        nameless = matches!(token, TokenTree::Group(_)) || token.to_string() == "_";
    }
    found
}

#[cfg(test)]
mod tests {
    #[test]
    fn forms_are_seen() {
        let forms =
            |read: &str| super::forms(read.parse().unwrap()).into_iter().collect::<String>();
        assert_eq!(forms("n: usize, mut m: u8"), "");
        assert_eq!(forms("a: [u8; 3]"), "@array");
        assert_eq!(forms("a: [[u8]; 3]"), "@array@length");
        assert_eq!(forms("n: u8, _: u8"), "@pattern");
        assert_eq!(forms("from x, a: (u8, b::C)"), "@from@path@tuple");
        assert_eq!(forms("a: $t"), "@array@from@length@path@pattern@tuple");
    }
}
