//! A package of Kattis or the ICPC: `problem.yaml`, and the cases in `data/sample` and `data/secret`.

use anyhow::Result;

use super::{
    Found, pairs,
    source::Source,
    yaml::{self, Yaml},
};

/// The package in `folder`, whose `problem.yaml` has this text.
pub(super) fn read(source: &Source, folder: &str, text: &str) -> Result<Found> {
    let about = yaml::parse(text)?;
    let mut found = Found::default();
    for part in ["sample", "secret"] {
        let mut cases = pairs::read(source, &format!("{folder}data/{part}/"))?;
        for case in &mut cases.task.cases {
            case.name = format!("{part}-{}", case.name);
        }
        found.task.cases.append(&mut cases.task.cases);
        found.words.append(&mut cases.words);
    }
    found.task.title = match about.get("name") {
        Some(Yaml::Map(names)) => {
            let english = names.iter().find(|(language, _)| language == "en");
            english.or(names.first()).and_then(|(_, name)| name.text()).map(str::to_owned)
        }
        name => name.and_then(Yaml::text).map(str::to_owned),
    };
    let limit = |key| about.get("limits")?.text_of(key)?.parse::<f64>().ok();
    let side = |name: &str, key: &str| {
        let entry = source.entries.iter().find(|entry| entry.path == format!("{folder}{name}"))?;
        let text = entry.text().ok()?;
        let value = text.lines().find_map(|line| {
            let rest = line.trim().strip_prefix(key)?.trim_start();
            if key.is_empty() { Some(rest) } else { rest.strip_prefix('=') }
        })?;
        value.trim().trim_matches(['\'', '"']).parse::<f64>().ok()
    };
    found.task.time_limit = limit("time_limit")
        .or_else(|| side(".timelimit", ""))
        .or_else(|| side("domjudge-problem.ini", "timelimit"));
    found.task.memory_limit = limit("memory").map(|mib| mib as u64);
    let flags = about.text_of("validator_flags").unwrap_or_default();
    let mut flags = flags.split_whitespace();
    let tolerance = flags.find(|flag| flag.starts_with("float_")).and_then(|_| flags.next());
    let tolerance = tolerance.and_then(|flag| flag.parse::<f64>().ok());
    found.task.compare = Some(match tolerance.filter(|error| *error > 0.0 && *error < 1.0) {
        Some(error) => format!("{{ float = {error:?} }}"),
        None => "\"tokens\"".to_owned(),
    });
    let kind = about.text_of("validation").or(about.text_of("type")).unwrap_or_default();
    if kind.contains("interactive") {
        found.words.push("the problem is interactive; a check only compares outputs".to_owned());
    } else if kind.contains("custom")
        || source
            .entries
            .iter()
            .any(|entry| entry.path.starts_with(&format!("{folder}output_validators/")))
    {
        found.words.push(
            "the package has a checker of its own: see `checker` in the problem's file".to_owned(),
        );
    }
    Ok(found)
}
