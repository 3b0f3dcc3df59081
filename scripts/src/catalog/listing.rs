//! The tables of all solutions, by technique: in README.md the path to learn in, in crates/README.md what each does.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use super::{Catalog, Solution};
use crate::base::{
    verdict::Verdict,
    words::{cell, from_here},
};

const BEGIN: &str = "<!-- table: written by `just table` -->\n";
const END: &str = "<!-- end of table -->\n";

/// The path to learn in: keywords that a manifest may begin with, and what people call them.
const PATH: [(&str, &str); 18] = [
    ("enumeration", "Enumeration"),
    ("depth-first", "Depth first"),
    ("pruning", "Pruning"),
    ("backtracking", "Backtracking"),
    ("branch-and-bound", "Branch and bound"),
    ("memoization", "Memory"),
    ("dynamic-programming", "Dynamic programming"),
    ("divide-and-conquer", "Divide and conquer"),
    ("meet-in-the-middle", "Meet in the middle"),
    ("flood-fill", "Flood fill"),
    ("breadth-first", "Breadth first"),
    ("bidirectional", "From both ends"),
    ("dijkstra", "Dijkstra"),
    ("iterative-deepening", "Iterative deepening"),
    ("a-star", "A*"),
    ("ida-star", "IDA*"),
    ("game-tree", "Game trees"),
    ("exact-cover", "Exact cover"),
];

/// What has this keyword stands at the end of the path.
const ADVANCED: &str = "advanced";

/// The two files as they should be, with these times in place of those that they have.
pub fn updated(
    catalog: &Catalog,
    times: &BTreeMap<String, String>,
) -> Result<Vec<(PathBuf, String)>> {
    let (path, list) = (catalog.root.join("README.md"), catalog.root.join("crates/README.md"));
    let [path_text, list_text] = [&path, &list].map(|file| {
        fs::read_to_string(file).with_context(|| format!("cannot read {}", from_here(file)))
    });
    let (path_text, list_text) = (path_text?, list_text?);
    let mut all = old_times(&list_text);
    all.extend(times.clone());
    let groups = groups(catalog)?;
    Ok(vec![
        (path, put(&path_text, &path_table(&groups, &all))?),
        (list, put(&list_text, &list_table(&groups, &all))?),
    ])
}

/// The text with the table in place of the old one.
fn put(text: &str, table: &str) -> Result<String> {
    let parts =
        text.split_once(BEGIN).and_then(|(head, rest)| Some((head, rest.split_once(END)?.1)));
    let (head, tail) = parts.with_context(|| format!("the table needs the lines {BEGIN}{END}"))?;
    Ok(format!("{head}{BEGIN}{table}{END}{tail}"))
}

/// The techniques along the path, each with its solutions, the shortest first.
fn groups(catalog: &Catalog) -> Result<Vec<(&'static str, Vec<Solution>)>> {
    let mut found: BTreeMap<usize, Vec<(usize, Solution)>> = BTreeMap::new();
    for solution in catalog.select(&[])? {
        let name = &solution.name;
        ensure!(!solution.description.is_empty(), "crates/{name}/Cargo.toml: no description");
        let first = solution.keywords.first().map_or("", String::as_str);
        let place = if solution.keywords.iter().any(|word| word == ADVANCED) {
            PATH.len()
        } else {
            let place = PATH.iter().position(|(keyword, _)| *keyword == first);
            place.with_context(|| {
                let known: Vec<_> = PATH.iter().map(|(keyword, _)| *keyword).collect();
                format!(
                    "crates/{name}/Cargo.toml: keywords begins with one of {}",
                    known.join(", ")
                )
            })?
        };
        let length = code_lines(&catalog.root.join("crates").join(name).join("src/main.rs"))?;
        found.entry(place).or_default().push((length, solution));
    }
    let group = |(place, mut solutions): (usize, Vec<(usize, Solution)>)| {
        solutions.sort_by(|(a, x), (b, y)| (a, &x.name).cmp(&(b, &y.name)));
        let title = PATH.get(place).map_or("Advanced", |(_, title)| title);
        (title, solutions.into_iter().map(|(_, solution)| solution).collect())
    };
    Ok(found.into_iter().map(group).collect())
}

/// The lines that are neither empty nor comments.
fn code_lines(file: &Path) -> Result<usize> {
    let text = fs::read_to_string(file).with_context(|| from_here(file))?;
    let is_code = |line: &&str| !line.trim_start().starts_with("//") && !line.trim().is_empty();
    Ok(text.lines().filter(is_code).count())
}

/// What stands behind a name: the time, or the verdict where being slow is the lesson.
fn time(solution: &Solution, times: &BTreeMap<String, String>) -> String {
    if solution.expected.is(Verdict::Ac) {
        times.get(&solution.name).cloned().unwrap_or_default()
    } else {
        solution.expected.to_string()
    }
}

fn path_table(groups: &[(&str, Vec<Solution>)], times: &BTreeMap<String, String>) -> String {
    let mut text = String::from("| Technique | Solutions, the shortest first |\n| --- | --- |\n");
    for (title, solutions) in groups {
        let link = |solution: &Solution| {
            let (name, time) = (&solution.name, time(solution, times));
            format!("[{name}](crates/{name}/src/main.rs) {time}").trim_end().to_owned()
        };
        let links: Vec<_> = solutions.iter().map(link).collect();
        text += &format!("| {title} | {} |\n", links.join(", "));
    }
    text
}

fn list_table(groups: &[(&str, Vec<Solution>)], times: &BTreeMap<String, String>) -> String {
    let head = "| Technique | Solution | Problem | How | Time |\n| --- | --- | --- | --- | --: |\n";
    let mut text = String::from(head);
    for (title, solutions) in groups {
        let mut title = *title;
        for solution in solutions {
            let (name, problem) = (&solution.name, &solution.problem);
            let called = cell(problem.title.as_ref().unwrap_or(&problem.name));
            let called = match &problem.url {
                Some(url) => format!("[{called}]({})", cell(url)),
                None => called,
            };
            let (how, time) = (cell(&solution.description), time(solution, times));
            text += &format!(
                "| {title} | [{name}]({name}/src/main.rs) | {called} | {how} | {time} |\n"
            );
            title = "";
        }
    }
    text
}

/// The times that a table has.
fn old_times(text: &str) -> BTreeMap<String, String> {
    let row = |line: &str| {
        let name = line.split_once("| [")?.1.split_once("](")?.0;
        let time = line.trim_end_matches(['|', ' ']).rsplit_once('|')?.1.trim();
        let is_time = time.starts_with(|first: char| first.is_ascii_digit());
        is_time.then(|| (name.to_owned(), time.to_owned()))
    };
    text.lines().filter_map(row).collect()
}
