//! `judge bench` on a small workspace of its own: two right programs, one slow on purpose.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use judge::verbs::bench::plot::{Bar, Group, Kind, duration, svg};
use tempfile::TempDir;

/// Reads two numbers and prints their sum.
const SUM: &str = r#"fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    println!("{}", text.split_whitespace().map(|word| word.parse::<i64>().unwrap()).sum::<i64>());
}"#;

/// A workspace with the problem `sum`, its solutions `sum-NAME`, and the cases `small` and `big`.
fn workspace(solutions: &[(&str, &str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("Cargo.toml", "[workspace]\nresolver = \"2\"\nmembers = [\"crates/*\"]\n");
    for (name, source, metadata) in solutions {
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{metadata}"
        );
        write(&format!("crates/{name}/Cargo.toml"), &manifest);
        write(&format!("crates/{name}/src/main.rs"), source);
    }
    write("samples/sum.toml", "time-limit = 0.2\n");
    for (case, input, answer) in [("small", "1 2\n", "3\n"), ("big", "1000 234\n", "1234\n")] {
        write(&format!("samples/sum/{case}.in"), input);
        write(&format!("samples/sum/{case}.out"), answer);
    }
    folder
}

fn bench(root: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_judge"))
        .args(["bench", "--rounds", "2"])
        .args(arguments)
        .current_dir(root)
        .env_remove("CARGO_TARGET_DIR")
        .output()
        .unwrap()
}

fn words(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn tables_and_picture_have_every_program() {
    let slow =
        ("sum-slow", "fn main() { loop {} }", "[package.metadata.judge]\nexpect = \"TLE\"\n");
    let root = workspace(&[("sum-one", SUM, ""), ("sum-two", SUM, ""), slow]);
    let external = "sh & co=sh -c 'read a b; echo $((a + b))'";
    let files = ["--markdown", "table.md", "--svg", "picture.svg"];
    let run = bench(root.path(), &[&["sum", "--against", external], &files[..]].concat());
    assert!(run.status.success(), "{}", words(&run.stderr));
    let table = words(&run.stdout);
    assert_eq!(table, fs::read_to_string(root.path().join("table.md")).unwrap());
    let picture = fs::read_to_string(root.path().join("picture.svg")).unwrap();
    let picture = roxmltree::Document::parse(&picture).unwrap();
    for name in ["(empty process)", "sum-one", "sum-two", "sum-slow", "sh & co"] {
        let row = table.lines().find(|line| line.starts_with(&format!("| {name} ")));
        let cells: Vec<_> = row.expect(name).split('|').map(str::trim).collect();
        if name == "sum-slow" {
            assert_eq!(cells[2..7], ["TLE", "", "", "", ""]);
        } else {
            let figures: Vec<f64> = cells[2..7].iter().map(|cell| cell.parse().unwrap()).collect();
            assert!(figures.iter().all(|figure| *figure > 0.0), "{cells:?}");
        }
        let mut texts = picture.descendants().filter_map(|node| node.text());
        assert!(texts.any(|text| text.trim() == name), "{name} is not in the picture");
    }
}

#[test]
fn wrong_answers_are_told_and_fail() {
    let wrong = SUM.replace("sum::<i64>()", "product::<i64>()");
    let root = workspace(&[("sum-right", SUM, ""), ("sum-wrong", &wrong, "")]);
    let run = bench(root.path(), &["--case", "small", "--against", "echo=echo 4"]);
    assert_eq!(run.status.code(), Some(1));
    let (table, told) = (words(&run.stdout), words(&run.stderr));
    for name in ["sum-wrong", "echo"] {
        assert!(told.contains(&format!("{name}: small: WA\n")), "{told}");
        let row = table.lines().find(|line| line.starts_with(&format!("| {name} "))).expect(name);
        assert!(row.contains(" WA |"), "{row}");
    }
    assert!(table.contains("**sum: small**"), "{table}");
}

#[test]
fn what_cannot_be_run_is_refused() {
    let root = workspace(&[("sum-right", SUM, "")]);
    for (arguments, complaint) in [
        (&["--case", "tall"][..], "no case is called tall"),
        (&["--against", "echo 4"], "it has the form NAME=\"CMD\""),
        (&["--against", "no=./no-such-program"], "No such file"),
        (&["sum-rihgt"], "did you mean"),
    ] {
        let run = bench(root.path(), arguments);
        assert_eq!(run.status.code(), Some(2), "{arguments:?}");
        assert!(words(&run.stderr).contains(complaint), "{}", words(&run.stderr));
    }
}

#[test]
fn what_does_not_compile_fails_without_a_row() {
    let root = workspace(&[("sum-broken", "fn main() {", "")]);
    let run = bench(root.path(), &[]);
    assert_eq!(run.status.code(), Some(1));
    assert!(words(&run.stderr).contains("sum-broken does not compile"), "{}", words(&run.stderr));
}

#[test]
fn picture_is_xml_that_names_every_row() {
    let bar = |name: &str, seconds, kind| Bar { name: name.into(), seconds, kind };
    let text = svg(&[
        Group {
            title: "queens & <co>: largest".into(),
            bars: vec![
                bar("(empty process)", Ok(0.0007), Kind::Floor),
                bar("queens-fast", Ok(0.0123), Kind::Solution),
                bar("queens-slow", Err("TLE".into()), Kind::Solution),
            ],
        },
        Group { title: "bucket: snake".into(), bars: vec![bar("Python", Ok(3.1), Kind::External)] },
    ]);
    let document = roxmltree::Document::parse(&text).unwrap();
    let words: Vec<_> =
        document.descendants().filter_map(|node| node.text().map(str::trim)).collect();
    for word in [
        "queens & <co>: largest",
        "queens-fast",
        "12.3 ms",
        "queens-slow",
        "TLE",
        "bucket: snake",
        "Python",
        "3.10 s",
        "1 ms",
        "100 ms",
    ] {
        assert!(words.contains(&word), "{word} in {words:?}");
    }
    let figure = |node: &roxmltree::Node<'_, '_>, name| -> f64 {
        node.attribute(name).expect(name).parse().expect(name)
    };
    let bars: Vec<_> = document.descendants().filter(|node| node.has_tag_name("rect")).collect();
    let widths: Vec<_> = bars.iter().map(|bar| figure(bar, "width")).collect();
    assert!(widths[0] < widths[1] && widths[1] < widths[3] && widths[2] == 0.0, "{widths:?}");
    // On a logarithmic axis equal ratios are equal lengths.
    let per_decade = |a: usize, b: usize, ratio: f64| (widths[b] - widths[a]) / ratio.log10();
    let (left, right) = (per_decade(0, 1, 0.0123 / 0.0007), per_decade(1, 3, 3.1 / 0.0123));
    assert!((left - right).abs() < 0.5, "{left} {right}");
}

#[test]
fn durations_have_three_digits_and_a_unit() {
    let said = [0.000_71, 0.001, 0.009_996, 0.0283, 0.1, 0.9996, 12.345].map(duration);
    let expected = ["710 µs", "1 ms", "10 ms", "28.3 ms", "100 ms", "1 s", "12.3 s"];
    assert_eq!(said, expected);
}
