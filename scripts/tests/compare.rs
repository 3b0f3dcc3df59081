//! What counts as the same output, and how a difference is shown.

use std::time::Instant;

use judge::verify::{
    compare::{Rule, compare},
    difference::show,
};

/// Whether `actual` passes for `expected`; otherwise what is shown.
fn tell(rule: Rule, expected: &[u8], actual: &[u8]) -> Option<String> {
    compare(rule, expected, actual).map(|difference| show(&difference, expected, actual))
}

#[track_caller]
fn same(rule: Rule, expected: &str, actual: &str) {
    assert_eq!(tell(rule, expected.as_bytes(), actual.as_bytes()), None, "{expected:?} {actual:?}");
    assert_eq!(tell(rule, actual.as_bytes(), expected.as_bytes()), None, "{actual:?} {expected:?}");
}

#[track_caller]
fn differ(rule: Rule, expected: &str, actual: &str) -> String {
    assert!(
        tell(rule, actual.as_bytes(), expected.as_bytes()).is_some(),
        "{actual:?} {expected:?}"
    );
    tell(rule, expected.as_bytes(), actual.as_bytes()).expect("a difference")
}

#[test]
fn lines_forgive_what_ends_them() {
    for actual in ["a b\nc\n", "a b\r\nc\r\n", "a b \t\nc", "a b\nc\n\n \n\t\r\n", "a b\nc \r"] {
        same(Rule::Lines, "a b\nc\n", actual);
    }
    same(Rule::Lines, "", "\n\n");
    same(Rule::Lines, "\n\na\n", "\r\n \na");
}

#[test]
fn lines_forgive_nothing_else() {
    for actual in
        [" a b\nc\n", "a  b\nc\n", "a\tb\nc\n", "a b\n\nc\n", "\na b\nc\n", "a b c\n", "ab\nc\n"]
    {
        let shown = differ(Rule::Lines, "a b\nc\n", actual);
        assert_eq!(
            shown.contains("in white space only"),
            actual != "ab\nc\n",
            "{actual:?}: {shown}"
        );
    }
    for actual in
        ["A b\nc\n", "a b\n", "a b\nc\nd\n", "a b\nc\n\n\nd", "a b\nd\n", "", "a b\nc\u{a0}\n"]
    {
        let shown = differ(Rule::Lines, "a b\nc\n", actual);
        assert!(!shown.contains("white space"), "{actual:?}: {shown}");
    }
}

#[test]
fn tokens_forgive_white_space() {
    same(Rule::Tokens, "a b\nc\n", "a\nb\t c");
    same(Rule::Tokens, "a b c", "a\u{b}b\u{c}c");
    same(Rule::Tokens, "", " \n");
    for actual in ["a b", "a b c d", "A b c", "ab c", "a b cc", "a b\u{a0}c"] {
        differ(Rule::Tokens, "a b\nc\n", actual);
    }
    differ(Rule::Tokens, "1.0", "1");
}

#[test]
fn numbers_may_be_off_by_the_tolerance() {
    let rule = Rule::Float(1e-6);
    for (expected, actual) in [
        ("1.0 x", "1.0000009 x"),
        ("0.5", ".5"),
        ("2", "2.0"),
        ("1e3", "1000.0"),
        ("1000000000.0", "1000000900.0"),
        ("-0", "0"),
        ("007", "+7"),
        ("-0.0000001", "0.0"),
        ("nan", "nan"),
        ("100000000000000000000000000000000000001", "0100000000000000000000000000000000000001"),
    ] {
        same(rule, expected, actual);
    }
    for (expected, actual) in [
        ("1.0", "1.00001"),
        ("1000000000000000000", "1000000000000000001"),
        ("1.0", "nan"),
        ("nan", "NaN"),
        ("inf", "1e999"),
        ("1e308", "inf"),
        ("10.0", "1_0.0"),
        ("10.0", "0xA"),
        ("1.0", "1.0f"),
        ("-1", "1"),
        ("1.5 2.5", "1.5"),
        ("1.5", "one"),
    ] {
        differ(rule, expected, actual);
    }
    // Off relatively to the expected number, not to the printed one.
    assert!(tell(Rule::Float(0.1), b"1000.0", b"1101.0").is_some());
    assert!(tell(Rule::Float(0.1), b"1101.0", b"1000.0").is_none());
}

#[test]
fn a_difference_is_shown_around_its_place() {
    let long = "1 ".repeat(300);
    let shown = differ(Rule::Lines, &format!("{long}2 {long}"), &format!("{long}3 {long}"));
    let ones = "1 ".repeat(20);
    let line = |digit| format!("1 | …{ones}{digit} {}…\n", &ones[..38]);
    let wanted = format!(
        "differs at line 1, column 601\nexpected    {}actual      {}              | {:41}^\n",
        line(2),
        line(3),
        ""
    );
    assert_eq!(shown, wanted);
    assert_eq!(
        differ(Rule::Lines, "a\nb\nc\nd\ne\nf\ng\n", "a\nb\nc\nx\u{7}\u{feff}\té\ne\nf\ng\n"),
        "differs at line 4, column 1\n            2 | b\n            3 | c\nexpected    4 | d\n            5 | e\n            6 | f\n\
         actual      4 | x\\u{7}\\u{feff}→é\n              | ^\n            5 | e\n            6 | f\n"
    );
    assert_eq!(
        differ(Rule::Lines, "a\nb\n", "a\n"),
        "differs at line 2, column 1\n            1 | a\nexpected    2 | b\nactual        | (ends here)\n"
    );
    assert_eq!(
        differ(Rule::Lines, "a b\n", "a  b  \n"),
        "differs at line 1, column 3, in white space only\nexpected    1 | a·b\nactual      1 | a··b··\n              |   ^\n"
    );
    assert_eq!(
        differ(Rule::Tokens, "a\nb\nc", "a b d"),
        "differs at line 1, column 5 (line 3 of the expected output)\n            1 | a\n            2 | b\nexpected    3 | c\n\
         actual      1 | a b d\n              |     ^\n"
    );
}

#[test]
fn bytes_that_are_no_text_are_shown_as_bytes() {
    let shown =
        tell(Rule::Lines, b"\xff\xfe\n", "\u{fffd}\u{fffd}\n".as_bytes()).expect("a difference");
    assert!(
        shown.contains("1 | \\xff\\xfe\n") && shown.contains("1 | \u{fffd}\u{fffd}\n"),
        "{shown}"
    );
}

#[test]
fn large_texts_take_no_time() {
    // Every line differs in its end; blanks fill the rest of one line.
    let start = Instant::now();
    let unix = "some words on a line\n".repeat(1 << 17);
    let dos = unix.replace('\n', "\r\n") + &" ".repeat(1 << 20);
    same(Rule::Lines, &unix, &dos);
    same(Rule::Tokens, &unix, &dos);
    assert!(differ(Rule::Lines, &(unix + "x"), &(dos + "y")).len() < 500);
    assert!(start.elapsed().as_secs() < 30);
}

#[test]
fn case_may_not_count() {
    let rule = Rule::TokensIgnoreCase;
    same(rule, "Yes NO\n", "yEs\nno");
    differ(rule, "yes", "ye");
    differ(rule, "é", "É");
    let shown = differ(rule, "yes 1a2", "YES 1A3");
    assert!(shown.starts_with("differs at line 1, column 7\n"), "{shown}");
    differ(Rule::Tokens, "Yes", "yes");
}

#[test]
fn what_is_off_is_told() {
    let rule = Rule::Float(1e-6);
    let shown = differ(rule, "a 2.0\n", "a 2.5\n");
    let wanted = "differs at line 1, column 5: off by 5.000e-1, relatively 2.500e-1; the tolerance is 1e-6\n";
    assert!(shown.starts_with(wanted), "{shown}");
    let shown = differ(rule, "1000000000", "1000000001");
    let wanted = "differs at line 1, column 10: two integers, which are compared exactly in spite of the tolerance\n";
    assert!(shown.starts_with(wanted), "{shown}");
    let shown = differ(rule, "1.5", "one");
    assert!(shown.starts_with("differs at line 1, column 1\n"), "{shown}");
}

#[test]
fn both_ways_agree_with_a_plain_comparison() {
    let plain = |text: &str| {
        let lines: Vec<_> =
            text.split('\n').map(|line| line.trim_end_matches([' ', '\t', '\r'])).collect();
        lines.join("\n").trim_end_matches('\n').to_owned()
    };
    let words = |text: &str| text.split_ascii_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let letters = ["a", " ", "\n", "\r", "\t"];
    let texts: Vec<String> = (0..5_usize.pow(4))
        .map(|code| (0..4).map(|place| letters[code / 5_usize.pow(place) % 5]).collect())
        .collect();
    for (number, left) in texts.iter().enumerate() {
        // Every text with a few others: all would be 390 625 pairs of files.
        for right in texts.iter().skip(number % 99).step_by(99) {
            let (a, b) = (left.as_bytes(), right.as_bytes());
            assert_eq!(
                tell(Rule::Lines, a, b).is_none(),
                plain(left) == plain(right),
                "{left:?} {right:?}"
            );
            assert_eq!(
                tell(Rule::Tokens, a, b).is_none(),
                words(left) == words(right),
                "{left:?} {right:?}"
            );
        }
    }
}

#[test]
fn a_difference_inside_a_character_is_at_its_beginning() {
    let tell = |expected: &str, actual: &str| {
        tell(Rule::Lines, expected.as_bytes(), actual.as_bytes()).expect("a difference")
    };
    let shown = tell("caf\u{e9} x\n", "caf\u{e8} x\n");
    let wanted = "differs at line 1, column 4\nexpected    1 | caf\u{e9} x\nactual      1 | caf\u{e8} x\n              |    ^\n";
    assert_eq!(shown, wanted);
    // Two columns each in a terminal; a mark over the letter before takes none.
    let shown = tell("\u{516b}\u{6570}e\u{301}1\n", "\u{516b}\u{6570}e\u{301}2\n");
    assert!(shown.starts_with("differs at line 1, column 5\n"), "{shown}");
    assert!(shown.ends_with(&format!("| {:5}^\n", "")), "{shown}");
    // Where a long line is cut, no character is.
    for shift in ["", "x", "xx"] {
        let long = shift.to_owned() + &"\u{516b}".repeat(200);
        let shown = tell(&(long.clone() + "1" + &long), &(long.clone() + "2" + &long));
        assert!(!shown.contains("\\x"), "{shown}");
    }
    // What is no UTF-8 stays where it is.
    let bytes = compare(Rule::Lines, b"a\x80\x80\x80\x80\x80b", b"a\x80\x80\x80\x80\x80c");
    let shown =
        show(&bytes.expect("a difference"), b"a\x80\x80\x80\x80\x80b", b"a\x80\x80\x80\x80\x80c");
    assert!(shown.ends_with(&format!("| {:21}^\n", "")), "{shown}");
}

#[test]
fn what_shows_nothing_is_shown() {
    for unseen in "\u{ad}\u{34f}\u{61c}\u{180e}\u{200b}\u{2028}\u{2060}\u{2066}\u{2069}\u{3164}\u{fe0f}\u{feff}\u{e0041}\u{0}\u{b}".chars() {
        let expected = format!("a{unseen}b\n");
        let shown = differ(Rule::Lines, &expected, "ab\n");
        assert!(shown.contains(&format!("a\\u{{{:x}}}b", u32::from(unseen))), "{shown}");
    }
}
