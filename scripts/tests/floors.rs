//! The tool's floors: no file imports from a higher one, none is too long.

use std::{
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// From below; above them all are `lib.rs` and `main.rs`.
const FLOORS: [&str; 6] = ["problems", "base", "catalog", "run", "verify", "verbs"];
/// Lines of a file.
const LONGEST: usize = 250;

#[test]
fn the_floors_hold() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap();
    let crates = crates(&manifest);
    assert!(crates.contains(&"signal_hook".to_owned()), "{crates:?}");
    let source = package.join("src");
    let mut files = Vec::new();
    collect(&source, &mut files);
    let mut faults = Vec::new();
    let mut floors = FLOORS.to_vec();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        let name = file.strip_prefix(&source).unwrap().to_str().unwrap();
        faults.extend(faults_of(name, &text, &crates));
        floors.retain(|floor| !name.starts_with(floor));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    assert!(floors.is_empty(), "nothing is on {floors:?}");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// The names of the crates that the package needs, as they are written in paths.
fn crates(manifest: &str) -> Vec<String> {
    let manifest: toml::Table = manifest.parse().unwrap();
    let tables = ["dependencies", "dev-dependencies"].into_iter();
    let names = tables.flat_map(|table| manifest[table].as_table().unwrap().keys());
    names.map(|name| name.replace('-', "_")).collect()
}

/// What is wrong with the file of this name, as it is written from `src/`.
fn faults_of(name: &str, text: &str, crates: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    let count = text.lines().count();
    if count > LONGEST {
        faults.push(format!("{name}: {count} lines, {LONGEST} at most"));
    }
    let module: Vec<_> = name.strip_suffix(".rs").unwrap().split('/').collect();
    let module = module.strip_suffix(&["mod"]).unwrap_or(&module);
    if [["lib"], ["main"]].iter().any(|top| module == top) {
        return faults;
    }
    let module: Vec<_> = module.iter().map(|part| (*part).to_owned()).collect();
    let mut paths = Vec::new();
    walk(text.parse().unwrap(), &module, &mut paths);
    for (from, path) in paths {
        if let Some(why) = fault(&module, &from, &path, crates) {
            faults.push(format!("{name}: {}: {why}", path.join("::")));
        }
    }
    faults
}

/// Why a file may not have this path, which stands in the module `from` of it.
fn fault(file: &[String], from: &[String], path: &[String], crates: &[String]) -> Option<String> {
    let floor_of = |module: &[String]| FLOORS.iter().position(|floor| module[0] == *floor);
    let Some(floor) = floor_of(file) else { return Some("the file is on no floor".to_owned()) };
    let Some(target) = absolute(from, path) else {
        let foreign = file[0] == "problems" && crates.contains(&path[0]);
        return foreign.then(|| "problems need std only".to_owned());
    };
    let Some(to) = target.first().and_then(|_| floor_of(&target)) else {
        return Some("this is no floor".to_owned());
    };
    if to > floor {
        return Some(format!("{} is above {}", FLOORS[to], FLOORS[floor]));
    }
    let two_verbs = file[0] == "verbs" && target[0] == "verbs" && file.len() > 1;
    (two_verbs && target.get(1) != file.get(1)).then(|| "a verb knows no other".to_owned())
}

/// The path from the crate's root, unless it begins elsewhere.
fn absolute(from: &[String], path: &[String]) -> Option<Vec<String>> {
    let mut target = match &*path[0] {
        "crate" => Vec::new(),
        "self" | "super" => from.to_vec(),
        _ => return None,
    };
    for part in path {
        match &**part {
            "crate" | "self" => {}
            "super" => drop(target.pop()),
            _ => target.push(part.clone()),
        }
    }
    Some(target)
}

type Paths = Vec<(Vec<String>, Vec<String>)>;

/// Adds every path of the text, each with the module it stands in.
fn walk(text: TokenStream, module: &[String], paths: &mut Paths) {
    let tokens: Vec<_> = text.into_iter().collect();
    if let [TokenTree::Ident(word)] = &tokens[..]
        && word == "crate"
    {
        return; // of `pub(crate)`
    }
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at..] {
            [TokenTree::Ident(word), TokenTree::Ident(name), TokenTree::Group(body), ..]
                if word == "mod" =>
            {
                walk(body.stream(), &[module, &[name.to_string()]].concat(), paths);
                at += 3;
            }
            [TokenTree::Ident(word), ..] if word == "use" => {
                at += 1;
                at += path(&tokens[at..], &[], module, paths);
            }
            [TokenTree::Ident(word), ..] if word == "crate" || is_colons(&tokens[at + 1..]) => {
                at += path(&tokens[at..], &[], module, paths);
            }
            [TokenTree::Group(group), ..] => {
                walk(group.stream(), module, paths);
                at += 1;
            }
            _ => at += 1,
        }
    }
}

fn is_colons(tokens: &[TokenTree]) -> bool {
    let colon =
        |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
    // `a: ::b` has three.
    tokens.len() > 2 && tokens[..2].iter().all(colon) && !colon(&tokens[2])
}

/// Adds the path, or the tree of paths, at the beginning of the tokens; how many tokens it has.
fn path(tokens: &[TokenTree], prefix: &[String], module: &[String], paths: &mut Paths) -> usize {
    let mut path_so_far = prefix.to_vec();
    let mut at = 0;
    if is_colons(tokens) {
        at += 2;
    }
    loop {
        match tokens.get(at) {
            Some(TokenTree::Ident(word)) => {
                path_so_far.push(word.to_string());
                at += 1;
            }
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                let inner: Vec<_> = group.stream().into_iter().collect();
                let comma = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
                for branch in inner.split(comma).filter(|branch| !branch.is_empty()) {
                    path(branch, &path_so_far, module, paths);
                }
                return at + 1;
            }
            Some(TokenTree::Punct(mark)) if mark.as_char() == '*' => {
                path_so_far.push("*".to_owned());
                at += 1;
            }
            _ => break,
        }
        if !is_colons(&tokens[at..]) {
            break;
        }
        at += 2;
    }
    if !path_so_far.is_empty() {
        paths.push((module.to_vec(), path_so_far));
    }
    at
}

/// What is told of a small file.
fn told(name: &str, text: &str) -> String {
    faults_of(name, text, &["anyhow".to_owned()]).join("\n")
}

#[test]
fn a_higher_floor_is_seen_however_it_is_written() {
    for text in [
        "use crate::verbs::table;",
        "use crate::{base::words, verbs::{check, table}};",
        "use {crate::base, crate::verify};",
        "use crate::verbs as v;",
        "pub use crate::{verify::*};",
        "fn f() { crate::verify::judge() }",
        "fn f() { println!(\"{}\", crate::verify::NUMBER); }",
        "fn f(x: Vec<crate::verify::Judged>) {}",
        "use super::super::verify::judge;",
        "mod tests { use super::super::super::verify::judge; }",
        "use crate::*;",
        "use crate as house;",
        "use crate::number;",
    ] {
        assert_ne!(told("run/pool.rs", text), "", "{text}");
    }
    let words = "run/pool.rs: crate::verbs::table: verbs is above run";
    assert_eq!(told("run/pool.rs", "use crate::verbs::table;"), words);
    assert_ne!(told("number.rs", "use crate::base::words;"), "", "it is on no floor");
}

#[test]
fn what_is_below_or_beside_is_allowed() {
    for text in [
        "//! [`crate::verify`]\n// crate::verify\nconst TEXT: &str = \"crate::verify\";",
        "use std::verify::judge;",
        "use super::Runner; use crate::{base::signals, catalog::Case, problems, run};",
        "pub(crate) fn f() { self::verify() }",
        "mod tests { use super::*; use super::super::Runner; }",
        "fn f() { anyhow::bail!(\"no\") }",
        "use a::{verify::*, verbs};",
        "fn f() -> impl Sized + use<> {}",
    ] {
        assert_eq!(told("run/pool.rs", text), "", "{text}");
    }
    assert_eq!(told("main.rs", "use crate::verbs::table;"), "");
}

#[test]
fn verbs_know_no_other() {
    for text in ["use crate::verbs::table::run;", "use super::table;", "use crate::verbs;"] {
        assert_ne!(told("verbs/bench/mod.rs", text), "", "{text}");
    }
    for text in ["use super::super::table;", "use super::super::*;"] {
        assert_ne!(told("verbs/bench/row.rs", text), "", "{text}");
    }
    assert_eq!(told("verbs/bench/row.rs", "use super::{plot, *}; use crate::verbs::bench::x;"), "");
    assert_eq!(told("verbs/mod.rs", "pub use self::bench::Row;"), "");
}

#[test]
fn problems_need_std_only() {
    for text in
        ["use crate::base::words;", "use anyhow::Result;", "use ::anyhow as a;", "use {anyhow};"]
    {
        assert_ne!(told("problems/sudoku.rs", text), "", "{text}");
    }
    assert_ne!(told("problems/sudoku.rs", "fn f() -> anyhow::Result<()> { Ok(()) }"), "");
    let text = "use std::fmt; use super::Fault; use crate::problems::choices;";
    assert_eq!(told("problems/sudoku.rs", text), "");
}

#[test]
fn a_long_file_is_seen() {
    assert_eq!(told("run/pool.rs", &"\n".repeat(LONGEST)), "");
    assert_eq!(told("main.rs", &"\n".repeat(LONGEST + 1)), "main.rs: 251 lines, 250 at most");
}
