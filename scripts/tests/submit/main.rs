//! `judge submit` as people call it, on small workspaces, with the real compilers.
#![allow(missing_docs)]

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use judge::{
    catalog::Catalog,
    verbs::submit::{
        pack::{LARGEST, STAND_INS, pack},
        sites::STD,
    },
};
use tempfile::TempDir;

mod clipboard;
mod refusals;
mod served;
mod sites;
mod two_runs;

const OLD_RUSTC: &str = "/usr/bin/rustc";

/// A workspace with one problem, `sum`, and one solution of it.
struct House(TempDir);

impl House {
    fn new(source: &str) -> Self {
        let house = Self(tempfile::tempdir().unwrap());
        house.write("samples/sum.toml", "url = \"https://www.luogu.com.cn/problem/P1001\"\n");
        house.write("samples/sum/two.in", "2\n3 4\n");
        house.write("samples/sum/two.out", "7\n");
        house.write("samples/sum/none.in", "0\n");
        house.write("samples/sum/none.out", "0\n");
        house.write(
            "crates/sum/Cargo.toml",
            "[package]\nname = \"sum\"\n[dependencies]\nproconio = \"1\"\n",
        );
        house.write("crates/sum/src/main.rs", source);
        house
    }

    fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file)
    }

    fn write(&self, file: &str, text: &str) {
        fs::create_dir_all(self.path(file).parent().unwrap()).unwrap();
        fs::write(self.path(file), text).unwrap();
    }

    /// Exit code, standard output and standard error of `judge submit` with these arguments.
    fn submit(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        self.submit_with(arguments, |judge| judge)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
        judge.arg("submit").args(arguments).arg("--root").arg(self.0.path());
        // What is set here is none of the tests' business.
        for name in [
            "DISPLAY",
            "WAYLAND_DISPLAY",
            "CARGO_TARGET_DIR",
            "CARGO_BUILD_TARGET_DIR",
            "CARGO_BUILD_TARGET",
        ] {
            judge.env_remove(name);
        }
        judge
    }

    /// The same with a change to the command.
    fn submit_with(
        &self,
        arguments: &[&str],
        change: impl FnOnce(&mut Command) -> &mut Command,
    ) -> (Option<i32>, String, String) {
        let mut judge = self.command(arguments);
        let Output { status, stdout, stderr } = change(&mut judge).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (status.code(), text(stdout), text(stderr))
    }
}

/// Right, with a header, with tests, and with adaptors of both kinds.
const SUM: &str = "\
//! # Sum
//!
//! - **Source**: here

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    println!(\"{}\", numbers.iter().sorted().sum::<u64>());
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing() {}
}
";

#[test]
fn a_right_solution_is_printed_as_it_is_with_stand_ins_after_it() {
    let house = House::new(SUM);
    let (code, out, err) = house.submit(&["sum"]);
    assert_eq!(code, Some(0), "{err}");
    let stand_ins = out.strip_prefix(SUM).unwrap();
    assert!(stand_ins.contains("mod proconio_stand_in {"), "{out}");
    assert!(stand_ins.contains("fn sorted(") && !stand_ins.contains("fn dedup"), "{out}");
    assert!(!stand_ins.contains("//:"), "{out}");
    assert!(
        err.contains("sum for luogu:") && err.contains("edition 2024, 2 cases passed"),
        "{err}"
    );
    let (code, printed, _) = house.submit(&["sum", "-o", house.path("out.rs").to_str().unwrap()]);
    assert_eq!((code, printed.as_str()), (Some(0), ""));
    assert_eq!(fs::read_to_string(house.path("out.rs")).unwrap(), out);
}

/// What is only for tests may be in another file, which a site never looks for.
#[test]
fn tests_in_a_file_of_their_own_stay_behind() {
    let source = SUM.split("mod tests {").next().unwrap().to_owned() + "mod tests;\n";
    let house = House::new(&source);
    house.write("crates/sum/src/tests.rs", "not Rust at all");
    let (code, out, err) = house.submit(&["sum"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(out.starts_with(&source) && !out.contains("not Rust"), "{out}");
}

#[test]
fn where_the_crates_are_the_file_goes_as_it_is() {
    let (code, out, err) = House::new(SUM).submit(&["sum", "--for", "atcoder", "--no-verify"]);
    assert_eq!((code, out.as_str()), (Some(0), SUM), "{err}");
}

/// `gen` is a word of edition 2024.
#[test]
fn the_edition_is_the_judges() {
    let source = "fn main() {\n    input! { n: usize, gen: [u64; n] }\n    println!(\"{}\", gen.iter().sum::<u64>());\n}\n";
    let house = House::new(&format!("use proconio::input;\n\n{source}"));
    assert_eq!(house.submit(&["sum", "--for", "kattis"]).0, Some(0));
    let (code, out, err) = house.submit(&["sum"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.contains("gen") && err.contains("luogu"), "{err}");
}

#[test]
fn what_is_expected_to_be_slow_is_not_said_to_have_passed() {
    let source = "fn main() {\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n    while line != \"0\\n\" {}\n    println!(\"0\");\n}\n";
    let house = House::new(source);
    house.write("samples/sum.toml", "time-limit = 0.2\n");
    let manifest = "[package]\nname = \"sum\"\n[package.metadata.judge]\nexpect = \"TLE\"\n";
    house.write("crates/sum/Cargo.toml", manifest);
    let (code, _, err) = house.submit(&["sum"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(err.contains("edition 2021, 2 cases as expected, 1 of them TLE\n"), "{err}");
}

/// The program answers each line before it has the next, whatever the reader could take at once.
#[test]
fn interactive_problems_need_nothing_special() {
    let source = "use proconio::input;\n\nfn main() {\n    loop {\n        input! { n: u32 }\n        println!(\"{}\", n + 1);\n        if n == 0 {\n            input! { (rest, _): (String, char) }\n            return println!(\"{rest}\");\n        }\n    }\n}\n";
    let house = House::new(source);
    let (_, text, _) = house.submit(&["sum", "--no-verify"]);
    house.write("main.rs", &text);
    assert_eq!(rustc("rustc", "2021", "bin", &house.path("main.rs")), "");
    let mut program = Command::new(house.path("out"));
    let mut program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = program.stdin.take().unwrap();
    let mut output = BufReader::new(program.stdout.take().unwrap()).lines();
    for n in [1, 20, 300] {
        writeln!(input, "{n}").unwrap();
        assert_eq!(output.next().unwrap().unwrap(), (n + 1).to_string());
    }
    input.write_all("0 \u{3000}\nend x".as_bytes()).unwrap();
    drop(input);
    assert_eq!(output.map(Result::unwrap).collect::<Vec<_>>(), ["1", "end"]);
    assert!(program.wait().unwrap().success());
}

/// All of both stand-ins, also where nothing is trimmed, without a warning.
#[test]
fn the_stand_ins_compile_in_all_editions() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("main.rs");
    let all = STAND_INS.map(|(_, text)| text);
    fs::write(&file, format!("#![forbid(unsafe_code)]\n{}", all.concat())).unwrap();
    for edition in ["2018", "2021", "2024"] {
        assert_eq!(rustc("rustc", edition, "lib", &file), "", "{edition}");
    }
    let version = Command::new(OLD_RUSTC).arg("--version").output();
    if version.is_ok_and(|output| output.stdout.starts_with(b"rustc 1.63.")) {
        for edition in ["2018", "2021"] {
            assert_eq!(rustc(OLD_RUSTC, edition, "lib", &file), "", "{edition}");
        }
    } else {
        eprintln!("skipped: {OLD_RUSTC} is not rustc 1.63");
    }
}

/// What the compiler has to say.
fn rustc(path: &str, edition: &str, kind: &str, file: &Path) -> String {
    let mut rustc = Command::new(path);
    rustc.args(["--color", "never", "--edition", edition, "--crate-type", kind, "-o", "out"]);
    let output = rustc.arg(file).current_dir(file.parent().unwrap()).output().unwrap();
    String::from_utf8(output.stderr).unwrap()
}

/// Ours are formatted, and what is made of our solutions stays so.
#[test]
fn what_is_made_of_our_solutions_is_formatted() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (name, text) in STAND_INS {
        is_formatted(name, text, &package.join("stand-ins"));
    }
    let catalog = Catalog::open(Some(&package.join(".."))).unwrap();
    for entry in fs::read_dir(catalog.root.join("crates")).unwrap() {
        let entry = entry.unwrap();
        if !entry.path().is_dir() {
            continue;
        }
        let name = entry.file_name().into_string().unwrap();
        let source = catalog.root.join("crates").join(&name).join("src/main.rs");
        let text = pack(&catalog.root, &name, &STD).unwrap();
        assert!(text.starts_with(&fs::read_to_string(source).unwrap()), "{name}");
        assert!(text.len() <= LARGEST, "{name}: {}", text.len());
        is_formatted(&name, &text, &catalog.root);
    }
}

fn is_formatted(name: &str, text: &str, settings: &Path) {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--check", "--edition", "2021", "--config-path"]).arg(settings);
    let Ok(mut rustfmt) = rustfmt.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn() else {
        return eprintln!("skipped: there is no rustfmt");
    };
    rustfmt.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = rustfmt.wait_with_output().unwrap();
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stdout));
}
