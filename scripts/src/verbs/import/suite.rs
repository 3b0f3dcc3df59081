//! A suite of cargo-compete: one YAML file with the cases in it.

use anyhow::{Context, Result, bail, ensure};

use super::{
    Found,
    yaml::{self, Yaml},
};
use crate::catalog::Sample;

/// The suite; `None` when the file is something else.
pub(super) fn read(text: &str) -> Result<Option<Found>> {
    let suite = yaml::parse(text)?;
    let Some(kind) = suite.text_of("type") else { return Ok(None) };
    if suite.get("cases").is_none() && suite.get("extend").is_none() {
        return Ok(None);
    }
    ensure!(kind == "Batch", "type: {kind}; only Batch has inputs and outputs");
    let mut found = Found::default();
    let Some(Yaml::List(cases)) = suite.get("cases") else { bail!("`cases` is no list") };
    let mut lonely = 0;
    for (number, case) in cases.iter().enumerate() {
        let about = || format!("case {}", number + 1);
        let input = case.text_of("in").with_context(|| format!("{}: no text `in`", about()))?;
        let Some(answer) = case.text_of("out").filter(|answer| *answer != "~") else {
            lonely += 1;
            continue;
        };
        let name =
            case.text_of("name").map_or_else(|| format!("sample-{}", number + 1), str::to_owned);
        found.task.cases.push(Sample { name, input: input.into(), answer: answer.into() });
    }
    if lonely > 0 {
        found.words.push(format!("{lonely} cases without `out` are left out"));
    }
    if matches!(suite.get("extend"), Some(Yaml::List(more)) if !more.is_empty()) {
        found.words.push("`extend` names more files: import their folder too".to_owned());
    }
    found.task.time_limit = suite.text_of("timelimit").and_then(seconds);
    found.task.compare = match suite.get("match") {
        Some(Yaml::Text(how)) if how == "SplitWhitespace" => Some("\"tokens\"".to_owned()),
        Some(how) => how.get("Float").and_then(|float| {
            let error = |key| float.text_of(key)?.parse::<f64>().ok();
            let error = error("relative_error").or(error("absolute_error"))?;
            (error > 0.0 && error < 1.0).then(|| format!("{{ float = {error:?} }}"))
        }),
        None => None,
    };
    Ok(Some(found))
}

/// `2s`, `500ms`, `1s 500ms`.
fn seconds(text: &str) -> Option<f64> {
    let mut sum = 0.0;
    for part in text.split_whitespace() {
        let unit = part.find(|character: char| character.is_ascii_alphabetic())?;
        let value: f64 = part[..unit].parse().ok()?;
        sum += match &part[unit..] {
            "ms" => value / 1000.0,
            "s" | "sec" => value,
            "m" | "min" => value * 60.0,
            _ => return None,
        };
    }
    Some(sum)
}
