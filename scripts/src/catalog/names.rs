//! What a new solution may be called, and what name a text suggests.

use std::{fs, path::Path};

use anyhow::{Result, ensure};

/// Longer names make paths that some systems can't take.
const LONGEST: usize = 64;

/// Words of Rust, today's and those that it keeps for itself; those with fewer than two letters can't be mistaken.
const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn else enum extern false \
    final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct \
    super trait true try type typeof union unsafe unsized use virtual where while yield";

/// What cargo keeps for itself: the names of Rust's own libraries, and of folders where it puts programs.
const CARGO: &str = "test core std alloc proc-macro deps build examples incremental bin";

/// Names that Windows gives to devices.
const DEVICES: &str = "con prn aux nul com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 \
    lpt7 lpt8 lpt9";

/// Makes sure that a solution or a problem of the workspace in `root` may be called `name`.
///
/// # Errors
/// Why it may not.
pub fn check(root: &Path, name: &str) -> Result<()> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    ensure!(!name.is_empty(), "a name has at least one letter");
    if !name.bytes().all(plain) || name.ends_with('-') || name.contains("--") {
        let hint = slug(name).map_or(String::new(), |slug| format!("; for example: {slug}"));
        anyhow::bail!("{name:?}: a name is made of a-z, 0-9 and single hyphens between them{hint}");
    }
    ensure!(
        name.as_bytes()[0].is_ascii_lowercase(),
        "{name}: cargo wants a letter first; for example: p{}",
        name.trim_start_matches('-')
    );
    ensure!(name.len() <= LONGEST, "{name}: a name has at most {LONGEST} letters");
    let is_one_of = |words: &str| words.split_ascii_whitespace().any(|word| word == name);
    ensure!(!is_one_of(KEYWORDS), "{name}: this is a keyword of Rust");
    ensure!(!is_one_of(CARGO), "{name}: cargo keeps this name for itself");
    ensure!(!is_one_of(DEVICES), "{name}: on Windows this is a device, not a file");
    ensure!(name != "judge", "{name}: this is the tool's own program in target/");
    let foreign = "this is a crate that the workspace needs; cargo could not tell the two apart";
    ensure!(!is_dependency(root, name), "{name}: {foreign}");
    Ok(())
}

/// Whether `Cargo.lock` has a crate of this name that comes from elsewhere.
fn is_dependency(root: &Path, name: &str) -> bool {
    let lock = fs::read_to_string(root.join("Cargo.lock")).unwrap_or_default();
    let named = format!("\nname = \"{name}\"\n");
    let mut packages = lock.split("[[package]]");
    packages.any(|package| package.contains(&named) && package.contains("\nsource = "))
}

/// The text as a name: lower case, hyphens for what is no letter or digit; `None` when that leaves out most of it.
#[must_use]
pub fn slug(text: &str) -> Option<String> {
    let letters = text.chars().filter(|character| character.is_alphanumeric());
    let (kept, lost): (Vec<_>, Vec<_>) = letters.partition(char::is_ascii);
    if kept.is_empty() || lost.len() > kept.len() {
        return None;
    }
    let lower = text.to_ascii_lowercase().replace(['\'', '’'], "");
    let words = lower.split(|character: char| !character.is_ascii_alphanumeric());
    let mut name = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-");
    if name.as_bytes()[0].is_ascii_digit() {
        name.insert(0, 'p');
    }
    name.truncate(LONGEST - 4); // room for a number
    Some(name.trim_end_matches('-').to_owned())
}
