//! `judge new`: what it makes can be checked at once, what is there stays as it is.

mod house;

use std::{fs, path::Path, process::Command};

use house::{folder, put, said, text, without_the_tool};
use tempfile::TempDir;

/// A workspace with this one's own manifest and lock, and no solutions.
fn workspace() -> TempDir {
    let house = folder();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifest = fs::read_to_string(own.join("Cargo.toml")).expect("a manifest");
    put(&house.path().join("Cargo.toml"), &without_the_tool(&manifest));
    fs::copy(own.join("Cargo.lock"), house.path().join("Cargo.lock")).expect("a lock");
    for name in ["crates", "samples"] {
        fs::create_dir(house.path().join(name)).expect("a folder");
    }
    house
}

fn judge(house: &Path, arguments: &[&str]) -> Command {
    let mut command = house::judge(house);
    // What the solutions need is built once for all these tests.
    command.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("new"));
    command.args(arguments);
    command
}

#[track_caller]
fn new(house: &Path, arguments: &[&str], code: i32) -> (String, String) {
    let arguments = [&["new"], arguments].concat();
    said(&judge(house, &arguments).output().expect("judge"), code)
}

#[track_caller]
fn refused(house: &Path, name: &str, why: &str) {
    let before = tree(house);
    let (out, err) = new(house, &["--", name], 2);
    assert!(err.contains(why), "{name}: {err}");
    assert_eq!(out, "");
    assert_eq!(tree(house), before, "{name}");
}

/// All files with their text.
fn tree(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("it").path()) {
        if entry.is_dir() {
            files.push((entry.display().to_string(), String::new()));
            files.extend(tree(&entry));
        } else {
            files.push((entry.display().to_string(), text(&fs::read(&entry).unwrap_or_default())));
        }
    }
    files.sort();
    files
}

#[test]
fn what_is_made_passes_its_check_without_a_warning() {
    let house = workspace();
    let root = house.path();
    let settings = ["--title", "A [b] <c> \"d\" */ \\ 梦\u{202e}", "--time-limit", "0.5"];
    let (out, _) =
        new(root, &[&["abc400-d", "--url", "https://a.b/c_d?e=f"], &settings[..]].concat(), 0);
    let made = [
        "samples/abc400-d.toml",
        "samples/abc400-d/sample-1.in",
        "samples/abc400-d/sample-1.out",
        "crates/abc400-d/Cargo.toml",
        "crates/abc400-d/src/tests.rs",
        "crates/abc400-d/src/main.rs",
    ];
    let lines = made.map(|path| "made ".to_owned() + path + "\n").concat();
    assert_eq!(out, lines + "next: judge check abc400-d\n");
    let toml = fs::read_to_string(root.join(made[0])).expect("a file");
    let expected = "title = \"A [b] <c> \\\"d\\\" */ \\\\ 梦\"\nurl = \"https://a.b/c_d?e=f\"\ntime-limit = 0.5\n\
         # memory-limit = 256\n";
    assert_eq!(toml, expected);
    let checked = judge(root, &["check", "abc400-d"]).output().expect("judge");
    let (out, err) = said(&checked, 0);
    assert!(out.ends_with("1 passed, 0 failed\n"), "{out}");
    assert!(!err.contains("warning"), "{err}");
    // A technique of the problem: only the crate, which says what it solves.
    let (out, _) = new(root, &["abc400-d-two-pointers"], 0);
    assert!(!out.contains("samples"), "{out}");
    let main = fs::read_to_string(root.join("crates/abc400-d-two-pointers/src/main.rs")).unwrap();
    let first = "//! # A \\[b\\] \\<c\\> 'd' * / \\\\ 梦: two pointers\n";
    assert!(main.starts_with(first), "{main}");
    assert!(main.contains("//! <https://a.b/c_d?e=f>\n"), "{main}");
    // Nothing of it is a fault for the strictest of the workspace's lints either, once they are asked for.
    let manifest = root.join("crates/abc400-d/Cargo.toml");
    let asked = fs::read_to_string(&manifest).unwrap().replace("# [lints]\n# ", "[lints]\n");
    assert!(asked.ends_with("\n[lints]\nworkspace = true\n"), "{asked}");
    fs::write(&manifest, asked).unwrap();
    for arguments in [
        &["clippy", "--all-targets", "--", "-D", "warnings"][..],
        &["test"],
        &["fmt", "--check"],
        &["doc", "--document-private-items"],
    ] {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("new"));
        cargo.env("RUSTDOCFLAGS", "-D warnings");
        said(&cargo.args(arguments).current_dir(root).output().expect("cargo"), 0);
    }
}

#[test]
fn a_template_of_ones_own_replaces_ours() {
    let house = workspace();
    let root = house.path();
    put(
        &root.join("scripts/templates/main.rs"),
        "// __NAME__: __TITLE__\nfn main() { println!(\"{}\", 1 + 1); }\n",
    );
    put(&root.join("scripts/templates/sample.out"), "2\n");
    let (out, _) = new(root, &["mine", "--title", "__NAME__\nfn f() {}"], 0);
    assert!(!out.contains("tests.rs"), "{out}");
    let main = fs::read_to_string(root.join("crates/mine/src/main.rs")).unwrap();
    assert!(main.starts_with("// mine: __NAME__ fn f() {}\nfn main"), "{main}");
    said(&judge(root, &["check"]).output().expect("judge"), 0);
}

#[test]
fn no_name_that_cargo_or_the_tool_would_stumble_over() {
    let house = workspace();
    let root = house.path();
    for name in ["fn", "async", "gen", "box", "yield"] {
        refused(root, name, "this is a keyword");
    }
    for name in ["test", "core", "deps", "build"] {
        refused(root, name, "cargo keeps this name");
    }
    refused(root, "1379", "cargo wants a letter first; for example: p1379");
    refused(root, "-", "a-z, 0-9 and single hyphens");
    refused(root, "Eight Puzzle", "for example: eight-puzzle");
    for name in ["", "a_b", "a--b", "a-", "../a", "a/b", "/tmp/a", "八数码", "a\n", "a.toml", ".a"]
    {
        refused(root, name, "a name ");
    }
    refused(root, &"a".repeat(65), "at most 64");
    refused(root, "judge", "the tool's own program");
    for name in ["proconio", "itertools", "serde", "clap"] {
        refused(root, name, "a crate that the workspace needs");
    }
    refused(root, "nul", "a device");
}

#[test]
fn nothing_is_overwritten() {
    let house = workspace();
    let root = house.path();
    new(root, &["first"], 0);
    refused(root, "first", "crates/first exists already");
    // A folder that is no crate, and a link into nowhere, are somebody's too.
    put(&root.join("crates/folder/notes"), "mine");
    refused(root, "folder", "crates/folder exists already");
    std::os::unix::fs::symlink("nowhere", root.join("crates/link")).unwrap();
    refused(root, "link", "crates/link exists already");
    // The problem's files without a crate stay.
    put(&root.join("samples/known.toml"), "time-limit = 7.0\n");
    put(&root.join("samples/known/one.in"), "3\n1 2 3\n");
    let before = tree(&root.join("samples"));
    new(root, &["known"], 0);
    assert_eq!(tree(&root.join("samples")), before);
    let (_, err) = new(root, &["known-fast", "--time-limit", "1"], 2);
    assert!(err.contains("known-fast is a solution of known"), "{err}");
    new(root, &["known-fast", "--time-limit", "1", "--problem"], 0);
    assert!(root.join("samples/known-fast/sample-1.out").is_file());
    for options in [
        ["--time-limit", "0"],
        ["--time-limit", "nan"],
        ["--memory-limit", "0"],
        ["--url", "javascript:1"],
    ] {
        new(root, &[&["other"], &options[..]].concat(), 2);
        assert!(!root.join("crates/other").exists());
    }
}
