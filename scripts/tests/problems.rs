//! What every problem with a folder in `problems/` promises. Needs nothing but std, so that
//! `rustc --test --edition 2024 -O scripts/tests/problems.rs` builds it in seconds.

#[allow(
    dead_code,
    unreachable_pub,
    clippy::format_push_string,
    reason = "the tests use a part of it"
)]
#[path = "../src/problems/mod.rs"]
mod problems;

use std::{fs, path::Path};

use problems::{ALL, Problem, choices::Choices};

/// The small inputs in order, then random ones of growing size.
fn inputs(problem: &Problem) -> Vec<String> {
    let mut inputs = Vec::new();
    for size in 0..4 {
        let mut next = Some(Choices::replay(Vec::new()));
        for _ in 0..200 {
            let Some(mut choices) = next else { break };
            inputs.push((problem.generate)(&mut choices, size));
            next = choices.successor();
        }
    }
    for seed in 0..100 {
        inputs.push((problem.generate)(&mut Choices::random(seed), seed as usize / 4));
    }
    inputs
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

#[test]
fn inputs_keep_the_rules() {
    for problem in ALL {
        for input in inputs(problem) {
            let broken = (problem.rules)(&input).err();
            assert_eq!(broken, None, "{}: a generated input:\n{input}", problem.name);
        }
    }
}

#[test]
fn growing_inputs_keep_the_rules() {
    for problem in ALL {
        let Some(growth) = problem.growth else { continue };
        assert!(growth.sizes.is_sorted() && growth.sizes.len() > 5, "{}", problem.name);
        for &size in growth.sizes.iter().take(5) {
            let input = (growth.input)(&mut Choices::random(1), size);
            assert_eq!((problem.rules)(&input).err(), None, "{}:\n{input}", problem.name);
        }
        let last = growth.sizes[growth.sizes.len() - 1];
        let input = (growth.input)(&mut Choices::random(1), last);
        assert_eq!((problem.rules)(&input).err(), None, "{}: size {last}", problem.name);
    }
}

#[test]
fn generators_make_many_inputs() {
    for problem in ALL {
        let mut inputs = inputs(problem);
        inputs.sort();
        inputs.dedup();
        assert!(inputs.len() >= 40, "{}: only {} inputs", problem.name, inputs.len());
    }
}

#[test]
fn rules_refuse_what_is_no_input() {
    for problem in ALL {
        for garbage in ["", "x y z", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 surplus"] {
            assert!((problem.rules)(garbage).is_err(), "{} takes {garbage:?}", problem.name);
        }
    }
}

/// The samples keep the rules, and the brute force agrees with those that are small enough for it.
#[test]
fn samples_are_right() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../samples");
    for problem in ALL {
        let files = fs::read_dir(samples.join(problem.name)).expect("a folder with samples");
        let mut answered = 0;
        for file in files.map(|file| file.expect("a file").path()) {
            if file.extension().is_none_or(|ending| ending != "in") {
                continue;
            }
            let input = fs::read_to_string(&file).expect("text");
            let expected = fs::read_to_string(file.with_extension("out")).expect("an answer");
            assert_eq!((problem.rules)(&input).err(), None, "{}", file.display());
            let Some(answer) = (problem.answer)(&input) else { continue };
            answered += 1;
            if let Some(check) = problem.checker {
                let told = check(input.as_bytes(), answer.as_bytes(), expected.as_bytes());
                assert_eq!(told, Ok(()), "{}", file.display());
            } else {
                assert_eq!(words(&answer), words(&expected), "{}", file.display());
            }
        }
        assert!(answered > 0, "{}: every sample is too large for the brute force", problem.name);
    }
}

#[test]
fn the_list_is_in_order() {
    assert!(ALL.is_sorted_by_key(|problem| problem.name));
}
