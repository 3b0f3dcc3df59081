//! The text of `samples/<problem>.toml`, made of words that may be anything.

use super::add::Task;

/// `samples/<problem>.toml`; what makes no sense is left out.
pub(super) fn settings(task: &Task) -> String {
    let title = task.title.as_deref().map(title_line);
    let url = task.url.as_deref().filter(|url| is_plain_url(url)).map(url_line);
    let time = task.time_limit.filter(|seconds| *seconds > 0.0 && *seconds <= 3600.0);
    let memory = task.memory_limit.filter(|mib| (1..1 << 20).contains(mib));
    let lines = [
        title.unwrap_or_else(|| "# title = \"\"".to_owned()),
        url.unwrap_or_else(|| "# url = \"\"".to_owned()),
        time.map_or("# time-limit = 2.0".to_owned(), |time| format!("time-limit = {time:?}")),
        memory.map_or("# memory-limit = 256".to_owned(), |mib| format!("memory-limit = {mib}")),
        task.compare.as_ref().map_or(String::new(), |compare| format!("compare = {compare}")),
    ];
    lines.iter().filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

/// The text on one line, of bounded length, without what can't be seen.
pub(super) fn cleaned(text: &str, length: usize) -> String {
    let unseen = |character: &char| matches!(character, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let blank = |character: char| if character.is_control() { ' ' } else { character };
    let seen: String = text.chars().filter(|character| !unseen(character)).map(blank).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(length).collect()
}

/// Whether the address may stand in a file as it is.
#[must_use]
pub fn is_plain_url(url: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && !b"\"<>\\^`{|}*".contains(&byte);
    let web = url.starts_with("https://") || url.starts_with("http://");
    web && url.len() <= 500 && url.bytes().all(plain)
}

/// The line with the address.
pub(super) fn url_line(url: &str) -> String {
    format!("url = {}", toml_string(url))
}

/// The line with the title.
pub(super) fn title_line(title: &str) -> String {
    format!("title = {}", toml_string(&cleaned(title, 200)))
}

fn toml_string(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
