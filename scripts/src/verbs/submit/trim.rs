//! The stand-ins, cut down to what a solution uses.
//!
//! In a stand-in, a line `//: name …` begins a part, an item that is only needed where one of the names is used. There
//! are parts within parts. What a kept part uses is used, too.

use std::{borrow::Cow, collections::BTreeSet};

/// A part of a stand-in, or all of it.
#[derive(Default)]
struct Part<'a> {
    /// Where it begins.
    indent: usize,
    names: Vec<&'a str>,
    /// The part that it is in.
    outer: usize,
    kept: bool,
}

/// What somebody who says `words` needs of `stand_in`.
#[must_use]
pub fn trim(stand_in: &str, words: &BTreeSet<String>) -> String {
    let (mut parts, lines) = parts(stand_in);
    let mut words = words.clone();
    parts[0].kept = true;
    loop {
        let needed = |part: &Part<'_>| {
            !part.kept
                && parts[part.outer].kept
                && part.names.iter().any(|name| words.contains(*name))
        };
        let Some(number) = parts.iter().position(needed) else {
            break;
        };
        parts[number].kept = true;
        let own = lines.iter().filter(|(part, line)| *part == number && imports(line).is_none());
        words.extend(own.flat_map(|(_, line)| words_of(line)));
    }
    let kept = lines.into_iter().filter(|(part, _)| parts[*part].kept).map(|(_, line)| line);
    let kept: Vec<_> = kept.collect();
    let code = kept.iter().filter(|line| imports(line).is_none());
    // What stands after `::` needs no import.
    let first = |(place, text): (usize, &str)| match place {
        0 => text.to_owned(),
        _ => format!(" {}", text.trim_start_matches(is_of_word)),
    };
    let plain = code.map(|line| line.split("::").enumerate().map(first).collect::<String>());
    let words: BTreeSet<_> = plain.flat_map(|line| words_of(&line).collect::<Vec<_>>()).collect();
    tidy(kept.into_iter().filter_map(|line| import_used(line, &words)))
}

/// What a line imports: what comes before the names, and the names.
fn imports(line: &str) -> Option<(&str, Vec<&str>)> {
    let names = line.strip_suffix(';')?;
    if !(line.trim_start().starts_with("use ") || line.trim_start().starts_with("pub use "))
        || line.contains(" as ")
    {
        return None;
    }
    let start = names.rfind("::")? + 2;
    let (path, names) = names.split_at(start);
    Some((path, names.trim_matches(['{', '}']).split(", ").collect()))
}

/// The line with only those imports that are used.
fn import_used<'a>(line: &'a str, words: &BTreeSet<String>) -> Option<Cow<'a, str>> {
    let Some((path, mut names)) = imports(line) else {
        return Some(line.into());
    };
    names.retain(|name| words.contains(*name));
    match &names[..] {
        [] => None,
        [name] => Some(format!("{path}{name};").into()),
        _ => Some(format!("{path}{{{}}};", names.join(", ")).into()),
    }
}

/// The parts, the first of which is the whole, and the lines, each with the number of the part that it is in.
fn parts(stand_in: &str) -> (Vec<Part<'_>>, Vec<(usize, &str)>) {
    let (mut parts, mut placed) = (vec![Part::default()], Vec::new());
    let mut current = 0;
    let lines: Vec<_> = stand_in.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let indent = |line: &str| line.len() - line.trim_start().len();
        // An item ends where its block does, or before an empty line that something at its own depth follows.
        let next = lines[at..].iter().find(|line| !line.is_empty()).map_or(0, |line| indent(line));
        while current != 0
            && (next < parts[current].indent || line.is_empty() && next == parts[current].indent)
        {
            current = parts[current].outer;
        }
        if let Some(names) = line.trim_start().strip_prefix("//: ") {
            let names = names.split(' ').collect();
            parts.push(Part { indent: next, names, outer: current, kept: false });
            current = parts.len() - 1;
        } else {
            placed.push((current, *line));
        }
    }
    (parts, placed)
}

/// The identifiers of a line of code; comments have none.
fn words_of(line: &str) -> impl Iterator<Item = String> {
    let code = line.split("//").next().unwrap_or_default();
    code.split(|c| !is_of_word(c)).map(str::to_owned)
}

fn is_of_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// The lines without empty ones at the edges of blocks or next to each other.
fn tidy<'a>(lines: impl Iterator<Item = Cow<'a, str>>) -> String {
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
        text += &line;
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAND_IN: &str = "\
mod m {
    use x::{a, c, d};
    use x::y::{c, e};
    use x::f;

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

    //: g
    impl G {
        fn g();

        //: h
        fn h();
    }
}
";

    fn trimmed(words: &[&str]) -> String {
        trim(STAND_IN, &words.iter().map(|&word| word.to_owned()).collect())
    }

    #[test]
    fn nothing_used() {
        assert_eq!(trimmed(&[]), "mod m {\n    trait T {\n    }\n}\n");
    }

    #[test]
    fn what_is_used_brings_what_it_uses() {
        let text = trimmed(&["b", "f"]);
        assert!(
            text.starts_with("mod m {\n    use x::{a, d};\n    use x::f;\n\n    /// M"),
            "{text}"
        );
        assert!(text.contains("fn a()") && text.contains("fn d()"), "{text}");
        assert!(
            text.ends_with("    trait T {\n        fn f();\n    }\n\n    fn d() {}\n}\n"),
            "{text}"
        );
        assert!(
            !text.contains("impl G")
                && !text.contains("fn c()")
                && !text.contains("fn e()")
                && !text.contains("//:"),
            "{text}"
        );
    }

    #[test]
    fn what_is_named_by_its_path_is_not_imported() {
        let stand_in = "use x::{a, b};\n\n//: c\nfn c(_: T::a) {\n    b::<u8>()\n}\n";
        let text = trim(stand_in, &["c".to_owned()].into());
        assert_eq!(text, "use x::b;\n\nfn c(_: T::a) {\n    b::<u8>()\n}\n");
    }

    #[test]
    fn parts_within_parts() {
        assert!(!trimmed(&["h"]).contains("fn h()"));
        assert!(trimmed(&["g"]).ends_with("    impl G {\n        fn g();\n    }\n}\n"));
        let both = "    impl G {\n        fn g();\n\n        fn h();\n    }\n}\n";
        assert!(trimmed(&["g", "h"]).ends_with(both));
    }
}
