//! `judge bench --growth`: the table, and the picture's curves and labels.

use std::{collections::BTreeMap, fs, process::Command};

use house::{LOOP, WORKSPACE, case, check, folder, put, said, solution};
use judge::{
    base::verdict::Verdict,
    verbs::bench::growth::picture::{Chart, Curve, Stop, svg},
};
use roxmltree::{Document, Node};

mod house;

#[test]
fn who_runs_out_of_time_stops_and_who_is_wrong_is_told() {
    let house = folder();
    put(&house.path().join("Cargo.toml"), WORKSPACE);
    // For four queens both answers are right by the problem's brute force; for five only nothing is printed.
    let four = "fn main() { if std::io::read_to_string(std::io::stdin()).unwrap().trim() == \"4\" \
         { println!(\"2 4 1 3\\n3 1 4 2\\n2\"); } }";
    solution(house.path(), "n-queens-four", "", four);
    solution(house.path(), "n-queens-never", "", LOOP);
    case(house.path(), "n-queens", "seed", "4\n", "2 4 1 3\n3 1 4 2\n2\n");
    put(&house.path().join("samples/n-queens.toml"), "time-limit = 0.1\n");
    let judge = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
        let command = command.args(["bench", "n-queens", "--growth"]).args(arguments);
        check(house.path()).get_envs().filter(|(_, value)| value.is_none()).for_each(
            |(name, _)| {
                command.env_remove(name);
            },
        );
        command.current_dir(house.path()).output().expect("judge")
    };
    let (out, err) = said(&judge(&["--svg", "n.svg", "--markdown", "n.md"]), 1);
    let row = |size: &str| -> Vec<String> {
        let row = out.lines().find(|line| line.starts_with(&format!("| {size:>3} |")));
        row.unwrap_or_default().split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    assert_eq!(row("n")[1..4], ["n", "four", "never"], "{out}");
    assert!(row("4")[2].parse::<f64>().is_ok_and(|time| time > 0.0), "{out}");
    assert_eq!(row("4")[3], "TLE", "{out}");
    assert_eq!(row("5")[2..4], ["WA", ""], "{out}");
    assert!(row("6").len() < 2, "nobody is left\n{out}");
    assert!(err.contains("four: n 5: WA\n"), "{err}");
    assert_eq!(fs::read_to_string(house.path().join("n.md")).expect("a table"), out);
    let picture = fs::read_to_string(house.path().join("n.svg")).expect("a picture");
    assert!(Document::parse(&picture).is_ok());
    let (_, err) = said(&judge(&["--case", "seed"]), 2);
    assert!(err.contains("cannot be used with"), "{err}");
}

fn chart() -> Chart {
    let curve = |name: &str, points: &[(usize, f64)], stop| Curve {
        name: name.into(),
        points: points.to_vec(),
        stop,
    };
    let out = |size| Some(Stop { size, seconds: 1.0, verdict: Verdict::Tle });
    Chart {
        problem: "a & <b>".into(),
        axis: "cells".into(),
        limit: 1.0,
        floor: 0.001,
        curves: vec![
            curve("near", &[(10, 0.002), (100, 0.02), (1000, 0.2)], None),
            curve("nearer", &[(10, 0.002), (100, 0.02), (1000, 0.21)], None),
            curve("slow", &[(10, 0.01)], out(100)),
            curve("slower", &[(10, 0.02)], out(100)),
            curve("never", &[], out(10)),
        ],
    }
}

fn number(node: &Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).expect(name).parse().expect(name)
}

#[test]
fn every_curve_has_a_label_that_covers_no_other() {
    let text = svg(&chart());
    let document = Document::parse(&text).expect("XML");
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    let places: BTreeMap<_, _> = texts
        .map(|node| {
            let place = [number(&node, "x"), number(&node, "y")];
            (node.text().expect("words").to_owned(), (place, node.attribute("text-anchor")))
        })
        .collect();
    for words in
        ["a & <b>: CPU time of one run", "cells", "10 ms", "100", "1\u{2009}000", "limit 1 s"]
    {
        assert!(places.contains_key(words), "{words} in {places:?}");
    }
    let boxes = ["near", "nearer", "slow: TLE", "slower: TLE", "never: TLE"].map(|name| {
        let ([x, y], anchor) = places[name];
        let width = f64::from(u32::try_from(name.len()).expect("short")) * 6.0;
        let left = if anchor == Some("middle") { x - width / 2.0 } else { x };
        assert!(left > 0.0 && left + width < 820.0, "{name}");
        [left, left + width, y - 6.0, y + 6.0]
    });
    for (at, a) in boxes.iter().enumerate() {
        for b in &boxes[at + 1..] {
            let apart = a[1] < b[0] || b[1] < a[0] || a[3] < b[2] || b[3] < a[2];
            assert!(apart, "{a:?} {b:?}");
        }
    }
}

#[test]
fn equal_ratios_are_equal_lengths() {
    let text = svg(&chart());
    let document = Document::parse(&text).expect("XML");
    let circles: Vec<_> =
        document.descendants().filter(|node| node.has_tag_name("circle")).take(3).collect();
    for axis in ["cx", "cy"] {
        let [a, b, c] = [0, 1, 2].map(|at| number(&circles[at], axis));
        assert!((b - a - (c - b)).abs() < 0.3 && (b - a).abs() > 50.0, "{axis}: {a} {b} {c}");
    }
}
