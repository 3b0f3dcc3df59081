//! YAML as far as suites and packages use it: texts, lists and maps. Aliases, with which bombs are made, are refused.

use anyhow::{Context, Result, bail, ensure};
use saphyr_parser::{Event, Parser};

/// Deeper ones are no suites.
const DEPTH: usize = 32;

/// A value; all that is no list and no map is a text.
#[derive(Debug, PartialEq)]
pub(super) enum Yaml {
    Text(String),
    List(Vec<Yaml>),
    Map(Vec<(String, Yaml)>),
}

/// A list or a map that is not complete yet; a map with the key whose value comes next.
enum Open {
    List(Vec<Yaml>),
    Map(Vec<(String, Yaml)>, Option<String>),
}

/// The only document of the text; an empty one is an empty map.
pub(super) fn parse(text: &str) -> Result<Yaml> {
    let mut open: Vec<Open> = Vec::new();
    let mut document = None;
    for event in Parser::new_from_str(text) {
        let value = match event.context("no YAML")?.0 {
            Event::Scalar(text, ..) => Yaml::Text(text.into_owned()),
            Event::SequenceStart(..) => {
                open.push(Open::List(Vec::new()));
                ensure!(open.len() <= DEPTH, "more than {DEPTH} lists or maps deep");
                continue;
            }
            Event::MappingStart(..) => {
                open.push(Open::Map(Vec::new(), None));
                ensure!(open.len() <= DEPTH, "more than {DEPTH} lists or maps deep");
                continue;
            }
            Event::SequenceEnd | Event::MappingEnd => match open.pop() {
                Some(Open::List(list)) => Yaml::List(list),
                Some(Open::Map(map, _)) => Yaml::Map(map),
                None => bail!("no YAML"),
            },
            Event::Alias(_) => bail!("an alias (`*name`) is not understood"),
            _ => continue,
        };
        match open.last_mut() {
            None => ensure!(document.replace(value).is_none(), "more than one document"),
            Some(Open::List(list)) => list.push(value),
            Some(Open::Map(map, key)) => match (key.take(), value) {
                (Some(key), value) => map.push((key, value)),
                (None, Yaml::Text(text)) => *key = Some(text),
                (None, _) => bail!("a key that is a list or a map is not understood"),
            },
        }
    }
    Ok(document.unwrap_or(Yaml::Map(Vec::new())))
}

impl Yaml {
    /// The value of a key.
    pub(super) fn get(&self, key: &str) -> Option<&Yaml> {
        let Self::Map(map) = self else { return None };
        map.iter().find(|(has, _)| has == key).map(|(_, value)| value)
    }

    /// The text.
    pub(super) fn text(&self) -> Option<&str> {
        let Self::Text(text) = self else { return None };
        Some(text)
    }

    /// The key's text.
    pub(super) fn text_of(&self, key: &str) -> Option<&str> {
        self.get(key)?.text()
    }
}
