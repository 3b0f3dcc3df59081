//! The stand-ins, cut down to what a solution uses.
//!
//! In a stand-in, a line `//: name …` begins a part that is only needed where one of the names is used. The part ends
//! with the next empty line or with the block that it stands in. What a kept part uses is used, too.

use std::collections::BTreeSet;

/// A run of lines that stays or goes together; without names it stays.
struct Part<'a> {
    names: Vec<&'a str>,
    lines: Vec<&'a str>,
    kept: bool,
}

/// The parts of `stand_in` that somebody who says `words` needs, with a line end at the end.
#[must_use]
pub fn trim(stand_in: &str, words: &BTreeSet<String>) -> String {
    let mut parts = parts(stand_in);
    let mut words = words.clone();
    loop {
        let needed =
            |part: &&mut Part<'_>| !part.kept && part.names.iter().any(|name| words.contains(*name));
        let Some(part) = parts.iter_mut().find(needed) else {
            break;
        };
        part.kept = true;
        words.extend(part.lines.iter().flat_map(|line| words_of(line)));
    }
    tidy(parts.iter().filter(|part| part.kept).flat_map(|part| &part.lines))
}

fn parts(stand_in: &str) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    let mut indent = 0;
    for line in stand_in.lines() {
        let depth = line.len() - line.trim_start().len();
        let ends = line.is_empty() || depth < indent;
        if let Some(names) = line.trim_start().strip_prefix("//: ") {
            let names = names.split(' ').collect();
            parts.push(Part { names, lines: Vec::new(), kept: false });
            indent = depth;
        } else if let Some(part) = parts.last_mut().filter(|part| part.names.is_empty() || !ends) {
            part.lines.push(line);
        } else {
            parts.push(Part { names: Vec::new(), lines: vec![line], kept: true });
            indent = 0;
        }
    }
    parts
}

/// The identifiers of a line of code; comments have none.
fn words_of(line: &str) -> impl Iterator<Item = String> {
    let code = line.split("//").next().unwrap_or_default();
    code.split(|c: char| c != '_' && !c.is_alphanumeric()).map(str::to_owned)
}

/// The lines without empty ones at the edges of blocks or next to each other.
fn tidy<'a>(lines: impl Iterator<Item = &'a &'a str>) -> String {
    let mut text = String::new();
    let mut gap = false;
    for line in lines {
        if line.is_empty() {
            gap = true;
            continue;
        }
        let opens = text.is_empty() || text.ends_with("{\n");
        let closes = line.trim_start().starts_with('}');
        if gap && !opens && !closes {
            text.push('\n');
        }
        gap = false;
        text += line;
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAND_IN: &str = "\
mod m {
    use x;

    //: a b
    /// Mentions c in a comment only.
    fn a() {
        d();
    }

    //: c
    fn c() {}

    trait T {
        //: e
        fn e();

        //: f
        fn f();
    }

    //: d
    fn d() {}
}
";

    fn trimmed(words: &[&str]) -> String {
        trim(STAND_IN, &words.iter().map(|&word| word.to_owned()).collect())
    }

    #[test]
    fn nothing_used() {
        assert_eq!(trimmed(&[]), "mod m {\n    use x;\n\n    trait T {\n    }\n}\n");
    }

    #[test]
    fn what_is_used_brings_what_it_uses() {
        let text = trimmed(&["b", "f"]);
        assert!(text.contains("fn a()") && text.contains("fn d()"), "{text}");
        assert!(text.contains("    trait T {\n        fn f();\n    }\n\n    fn d() {}\n}\n"), "{text}");
        assert!(!text.contains("fn c()") && !text.contains("fn e()") && !text.contains("//:"), "{text}");
    }
}
