//! `judge import`: every form that is promised, and what must not get through.

mod house;

use std::{fs, io::Write, path::Path};

use house::{WORKSPACE, folder, judge, put, said};
use tempfile::TempDir;

fn workspace() -> TempDir {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    fs::create_dir(house.path().join("crates")).unwrap();
    fs::create_dir(house.path().join("samples")).unwrap();
    house
}

#[track_caller]
fn import(house: &Path, arguments: &[&str], code: i32) -> (String, String) {
    said(&judge(house).arg("import").args(arguments).output().expect("judge"), code)
}

/// The files of `samples/<problem>/`, with their text.
fn cases(house: &Path, problem: &str) -> Vec<(String, String)> {
    let files = fs::read_dir(house.join("samples").join(problem)).expect("a folder").flatten();
    let read = |file: fs::DirEntry| {
        let name = file.file_name().into_string().unwrap();
        (name, fs::read_to_string(file.path()).unwrap())
    };
    let mut files: Vec<_> = files.map(read).collect();
    files.sort();
    files
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

/// A zip of these files, packed.
fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut archive = rawzip::ZipArchiveWriter::new(&mut bytes);
    for (name, text) in files {
        let method = rawzip::CompressionMethod::DEFLATE;
        let path = rawzip::path::EntryPath::verbatim(name.as_bytes());
        let (mut entry, config) =
            archive.new_file(path).compression_method(method).start().unwrap();
        let packed = miniz_oxide::deflate::compress_to_vec(text, 6);
        // The checksum is of what goes through the writer, the bytes in the archive are the packed ones.
        let mut writer = config.wrap(std::io::sink());
        writer.write_all(text).unwrap();
        let (_, descriptor) = writer.finish().unwrap();
        entry.write_all(&packed).unwrap();
        entry.finish(descriptor).unwrap();
    }
    archive.finish().unwrap();
    bytes
}

#[test]
fn pairs_of_files_and_only_what_is_new() {
    let house = workspace();
    let root = house.path();
    for (file, text) in [
        ("sample-1.in", "1\n"),
        ("sample-1.out", "one\n"),
        ("sample-2.in", "2\n"),
        ("sample-2.ans", "two\n"),
        ("sample-3.in", "3\n"),
        ("notes.md", "?"),
        (".in", "?"),
    ] {
        put(&root.join("Some Test").join(file), text);
    }
    let (out, _) = import(root, &["Some Test"], 0);
    assert!(out.contains("2 of 2 cases added to samples/some-test\n"), "{out}");
    assert!(out.contains("1 inputs without an output are left out"), "{out}");
    assert!(out.contains("made crates/some-test/src/main.rs\n"), "{out}");
    let first = [
        ("sample-1.in", "1\n"),
        ("sample-1.out", "one\n"),
        ("sample-2.in", "2\n"),
        ("sample-2.out", "two\n"),
    ];
    assert_eq!(cases(root, "some-test"), pairs(&first));
    // Once more, with another case under an old name: nothing old is touched.
    put(&root.join("Some Test/sample-1.in"), "7\n");
    put(&root.join("Some Test/sample-1.out"), "seven\n");
    let (out, _) = import(root, &["Some Test", "--name", "some-test"], 0);
    assert!(
        out.contains("1 of 2 cases added to samples/some-test; 1 were there already\n"),
        "{out}"
    );
    let more = [("sample-3.in", "7\n"), ("sample-3.out", "seven\n")];
    assert_eq!(cases(root, "some-test"), pairs(&[&first[..], &more].concat()));
}

#[test]
fn folders_in_and_out_as_atcoder_gives_them() {
    let house = workspace();
    let root = house.path();
    for (file, text) in [
        ("d/in/00_sample.txt", "1\n"),
        ("d/out/00_sample.txt", "one\n"),
        ("d/in/random-10", "10\n"),
        ("d/out/random-10", "ten\n"),
        ("d/in/random-9", "9\n"),
        ("d/out/random-9", "nine\n"),
    ] {
        put(&root.join("abc400").join(file), text);
    }
    import(root, &["abc400/d", "--name", "abc400-d"], 0);
    let expected = [
        ("00_sample.in", "1\n"),
        ("00_sample.out", "one\n"),
        ("random-10.in", "10\n"),
        ("random-10.out", "ten\n"),
        ("random-9.in", "9\n"),
        ("random-9.out", "nine\n"),
    ];
    assert_eq!(cases(root, "abc400-d"), pairs(&expected));
    put(&root.join("abc400/e/in/1"), "1\n");
    put(&root.join("abc400/e/out/1"), "one\n");
    let (_, err) = import(root, &["abc400"], 2);
    assert!(err.contains("several problems: d, e; import one of them"), "{err}");
}

#[test]
fn a_zipped_package_with_its_limits_and_nothing_of_its_side_files() {
    let house = workspace();
    let root = house.path();
    let about: &[u8] =
        b"name:\n  sv: Hej\n  en: 'Hello: \"World\"'\nlimits:\n  memory: 512\n  time_limit: 1.5\n\
        validator_flags: float_tolerance 1e-6\n";
    let files: &[(&str, &[u8])] = &[
        ("hello/problem.yaml", about),
        ("hello/data/sample/1.in", b"1\n"),
        ("hello/data/sample/1.ans", b"one\n"),
        ("hello/data/secret/group1/01-x.in", b"2\n"),
        ("hello/data/secret/group1/01-x.ans", b"two\n"),
        ("hello/data/secret/group2/01-x.in", b"3\n"),
        ("hello/data/secret/group2/01-x.ans", b"three\n"),
        ("hello/data/secret/group1/01-x.desc", b"?"),
        ("hello/data/invalid_input/9.in", b"9\n"),
        ("hello/data/invalid_input/9.ans", b"9\n"),
        ("hello/submissions/accepted/x.in", b"9\n"),
    ];
    fs::write(root.join("hello.zip"), zip(files)).unwrap();
    import(root, &["hello.zip"], 0);
    let expected = [
        ("sample-1.in", "1\n"),
        ("sample-1.out", "one\n"),
        ("secret-group1-01-x.in", "2\n"),
        ("secret-group1-01-x.out", "two\n"),
        ("secret-group2-01-x.in", "3\n"),
        ("secret-group2-01-x.out", "three\n"),
    ];
    assert_eq!(cases(root, "hello"), pairs(&expected));
    let toml = fs::read_to_string(root.join("samples/hello.toml")).unwrap();
    let expected = "title = \"Hello: \\\"World\\\"\"\n# url = \"\"\ntime-limit = 1.5\nmemory-limit = 512\ncompare = { float = 1e-6 }\n";
    assert_eq!(toml, expected);
    // The old format keeps the time in a file of its own.
    put(&root.join("old/problem.yaml"), "name: Old\n");
    put(&root.join("old/domjudge-problem.ini"), "timelimit='3'\n");
    put(&root.join("old/data/sample/1.in"), "1\n");
    put(&root.join("old/data/sample/1.ans"), "one\n");
    import(root, &["old"], 0);
    let toml = fs::read_to_string(root.join("samples/old.toml")).unwrap();
    assert!(toml.contains("title = \"Old\"") && toml.contains("\ntime-limit = 3.0\n"), "{toml}");
}

#[test]
fn a_suite_of_cargo_compete() {
    let house = workspace();
    let root = house.path();
    let suite = "---\ntype: Batch\ntimelimit: 2s 500ms\nmatch:\n  Float:\n    relative_error: 1e-9\n    absolute_error: 1e-9\n\n\
        cases:\n  - name: sample1\n    in: |\n      3\n      1 2 3\n    out: |\n      6\n  - name: sample2\n    in: \"4\\n\"\n    out: ~\n\n\
        extend:\n  - type: Text\n    path: \"./a\"\n    in: /in/*.txt\n    out: /out/*.txt\n";
    put(&root.join("a.yml"), suite);
    let (out, _) = import(root, &["a.yml", "--name", "abc001-a"], 0);
    assert_eq!(
        cases(root, "abc001-a"),
        pairs(&[("sample1.in", "3\n1 2 3\n"), ("sample1.out", "6\n")])
    );
    assert!(
        out.contains("1 cases without `out`") && out.contains("`extend` names more files"),
        "{out}"
    );
    let toml = fs::read_to_string(root.join("samples/abc001-a.toml")).unwrap();
    assert!(
        toml.contains("\ntime-limit = 2.5\n") && toml.contains("compare = { float = 1e-9 }"),
        "{toml}"
    );
    for (text, why) in [
        ("type: Interactive\ncases: []\n", "only Batch"),
        ("type: Batch\ncases:\n  - name: a\n    out: b\n", "case 1: no text `in`"),
        ("type: Batch\ncases: [\n", "no YAML"),
        ("type: Batch\na: &a [x]\ncases: [*a, *a]\n", "alias"),
        (&format!("type: {}", "[".repeat(40)), "32 lists or maps deep"),
        (&format!("type: {}", "[".repeat(100_000)), "no YAML"),
    ] {
        put(&root.join("bad.yml"), text);
        let (_, err) = import(root, &["bad.yml"], 2);
        assert!(err.contains(why), "{text:.60}: {err}");
    }
    assert!(!root.join("samples/bad.toml").exists());
}

#[test]
fn nothing_hostile_gets_through() {
    let house = workspace();
    let root = house.path();
    // Paths that lead elsewhere: at most their last part becomes a name.
    let files: &[(&str, &[u8])] = &[
        ("../../escaped.in", b"1\n"),
        ("../../escaped.out", b"1\n"),
        ("/tmp/absolute.in", b"2\n"),
        ("/tmp/absolute.out", b"2\n"),
        ("..\\..\\windows.in", b"3\n"),
        ("..\\..\\windows.out", b"3\n"),
        ("$(touch x);.in", b"4\n"),
        ("$(touch x);.out", b"4\n"),
    ];
    fs::write(root.join("slip.zip"), zip(files)).unwrap();
    import(root, &["slip.zip"], 0);
    for (name, _) in cases(root, "slip") {
        assert!(
            name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)),
            "{name}"
        );
    }
    assert!(
        !root.parent().unwrap().join("escaped.in").exists()
            && !Path::new("/tmp/absolute.in").exists()
    );
    // Much from little, in one file and in many.
    let bomb = vec![0; 100 << 20];
    fs::write(root.join("bomb.zip"), zip(&[("1.in", &bomb), ("1.out", b"")])).unwrap();
    let (_, err) = import(root, &["bomb.zip"], 2);
    assert!(err.contains("more than 64 MiB"), "{err}");
    let part = &bomb[..60 << 20];
    let names: Vec<_> = (0..6).map(|number| format!("{number}.in")).collect();
    let parts: Vec<_> = names.iter().map(|name| (name.as_str(), part)).collect();
    fs::write(root.join("bombs.zip"), zip(&parts)).unwrap();
    let (_, err) = import(root, &["bombs.zip"], 2);
    assert!(err.contains("MiB"), "{err}");
    // Damaged ones.
    let good = zip(&[("1.in", &b"11111111\n"[..]), ("1.out", b"1\n")]);
    for at in 0..good.len() {
        let mut bad = good.clone();
        bad[at] ^= 0xff;
        if at > 4 && at % 7 == 0 {
            fs::write(root.join("bad.zip"), &bad).unwrap();
            let output = judge(root).args(["import", "bad.zip"]).output().unwrap();
            assert!([Some(0), Some(2)].contains(&output.status.code()), "byte {at}: {output:?}");
        }
    }
    fs::write(root.join("cut.zip"), &good[..good.len() / 2]).unwrap();
    import(root, &["cut.zip"], 2);
    // A link in a folder is not followed.
    fs::create_dir(root.join("links")).unwrap();
    std::os::unix::fs::symlink("/etc/passwd", root.join("links/1.in")).unwrap();
    put(&root.join("links/1.out"), "1\n");
    import(root, &["links"], 2);
    assert!(!root.join("samples/links").exists());
    for (path, why) in
        [("nothing", "No such file"), ("/dev/zero", "neither"), ("Cargo.toml", "no folder, no zip")]
    {
        let (_, err) = import(root, &[path], 2);
        assert!(err.contains(why), "{err}");
    }
}
