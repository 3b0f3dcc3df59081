//! Typical mistakes, planted in copies of the solutions: `judge stress` finds each, and shrinks its input to what the
//! table in `mutants/` says.

mod house;

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
};

use libtest_mimic::{Arguments, Failed, Trial};
use serde::Deserialize;

/// One mistake.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Mutant {
    /// In words.
    mistake: String,
    /// The solution that is changed.
    solution: String,
    /// What is changed, which is there once.
    replace: String,
    /// What it becomes.
    with: String,
    /// The smallest input that `judge stress` finds.
    shrinks_to: String,
}

#[derive(Deserialize)]
struct Table {
    mutant: Vec<Mutant>,
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut arguments = Arguments::from_args();
    // Every stress uses all cores.
    arguments.test_threads.get_or_insert(1);
    let house = Arc::new(Path::new(env!("CARGO_TARGET_TMPDIR")).join("a house of mutants"));
    let _ = fs::remove_dir_all(house.join("crates"));
    let _ = fs::remove_dir_all(house.join("samples"));
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("a manifest");
    house::put(&house.join("Cargo.toml"), &house::without_the_tool(&manifest));
    house::put(
        &house.join("Cargo.lock"),
        &fs::read_to_string(root.join("Cargo.lock")).expect("a lock"),
    );
    let mut trials = Vec::new();
    for (problem, table) in tables() {
        for (number, mutant) in (1..).zip(table.mutant) {
            let name = format!("{problem}-mutant-{number}");
            let planted = plant(&root, &house, &problem, &name, &mutant);
            let house = Arc::clone(&house);
            let title = format!("{name}: {}", mutant.mistake);
            trials.push(Trial::test(title, move || {
                planted.clone()?;
                is_found(&house, &name, &mutant)
            }));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

/// The tables of all problems, by their names.
fn tables() -> Vec<(String, Table)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mutants");
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    let table = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a table");
        let table = toml::from_str(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        (file.file_stem().expect("a name").to_string_lossy().into_owned(), table)
    };
    files.into_iter().map(table).collect()
}

/// Puts a copy of the solution with the mistake into the house, and the problem with one case.
fn plant(
    root: &Path,
    house: &Path,
    problem: &str,
    name: &str,
    mutant: &Mutant,
) -> Result<(), String> {
    let from = root.join("crates").join(&mutant.solution);
    let read =
        |file: &Path| fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()));
    let text = read(&from.join("src/main.rs"))?;
    let count = text.matches(&mutant.replace).count();
    if count != 1 {
        return Err(format!("{}: {count} times {:?}", mutant.solution, mutant.replace));
    }
    let text = text.replace(&mutant.replace, &mutant.with).replace("#[cfg(test)]\nmod tests;", "");
    let manifest = read(&from.join("Cargo.toml"))?.replace(&mutant.solution, name);
    let lints = manifest.replace("[lints]\nworkspace = true\n", "");
    house::put(&house.join("crates").join(name).join("Cargo.toml"), &lints);
    house::put(&house.join("crates").join(name).join("src/main.rs"), &text);
    let samples = root.join("samples");
    if let Ok(settings) = fs::read_to_string(samples.join(format!("{problem}.toml"))) {
        house::put(&house.join(format!("samples/{problem}.toml")), &settings);
    }
    house::case(house, problem, "none", "", "");
    Ok(())
}

/// Stresses the mutant, the same way in each run.
fn is_found(house: &Path, name: &str, mutant: &Mutant) -> Result<(), Failed> {
    let output = Command::new(env!("CARGO_BIN_EXE_judge"))
        .args(["stress", name, "--seed", "1", "--rounds", "4000", "--save", "--root"])
        .arg(house)
        .env_remove("CARGO_TARGET_DIR")
        .env("RUSTFLAGS", "-Awarnings")
        .stdin(Stdio::null())
        .output()?;
    let said = house::text(&output.stdout);
    let saved = said.lines().find_map(|line| line.strip_prefix("saved: "));
    let found = saved.map(|file| fs::read_to_string(house.join(file))).transpose()?;
    if found.as_deref() != Some(&*mutant.shrinks_to) {
        let err = house::text(&output.stderr);
        return Err(format!("it should shrink to {:?}\n{said}\n{err}", mutant.shrinks_to).into());
    }
    Ok(())
}
