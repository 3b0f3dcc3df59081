//! The online judges: what each compiles with, as far as public sources tell.

/// One judge.
#[derive(Debug)]
pub struct Judge {
    /// What `--for` takes.
    pub name: &'static str,
    /// How its addresses end.
    pub host: &'static str,
    /// The edition it compiles in.
    pub edition: &'static str,
    /// It has `proconio` 0.5.0 and `itertools` 0.14.0, so the file goes as it is.
    pub crates: bool,
    /// What it gives `rustc` beside the edition. `target-cpu=native` is left out: it is another machine's.
    pub flags: &'static [&'static str],
    /// The most bytes it takes.
    pub limit: Option<usize>,
}

/// All judges; the last is any other. Evidence and dates: the README's section "Submit".
pub const JUDGES: [Judge; 7] = [
    Judge {
        name: "atcoder",
        host: "atcoder.jp",
        edition: "2024",
        crates: true,
        flags: &[],
        limit: Some(512 << 10),
    },
    Judge {
        name: "yukicoder",
        host: "yukicoder.me",
        edition: "2024",
        crates: true,
        flags: &[],
        limit: None,
    },
    Judge {
        name: "library-checker",
        host: "judge.yosupo.jp",
        edition: "2024",
        crates: false,
        flags: &["-C", "opt-level=3"],
        limit: Some(1 << 20),
    },
    Judge {
        name: "luogu",
        host: "luogu.com.cn",
        edition: "2024",
        crates: false,
        flags: &["-C", "opt-level=2"],
        limit: None,
    },
    Judge {
        name: "codeforces",
        host: "codeforces.com",
        edition: "2024",
        crates: false,
        flags: &["-C", "opt-level=2"],
        limit: Some(64 << 10),
    },
    Judge {
        name: "kattis",
        host: "kattis.com",
        edition: "2021",
        crates: false,
        flags: &["-C", "opt-level=3"],
        limit: Some(128 << 10),
    },
    STD,
];

/// Any other judge: the edition that most have, and no crates.
pub const STD: Judge = Judge {
    name: "std",
    host: "",
    edition: "2021",
    crates: false,
    flags: &["-C", "opt-level=2"],
    limit: None,
};

/// The judge called `name`.
#[must_use]
pub fn named(name: &str) -> Option<&'static Judge> {
    JUDGES.iter().find(|judge| judge.name == name)
}

/// The judge that a problem's address belongs to.
#[must_use]
pub fn at(url: &str) -> Option<&'static Judge> {
    let host = url.split("://").last()?.split(['/', ':', '?', '#']).next()?;
    let owns = |judge: &&Judge| {
        host.strip_suffix(judge.host).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    JUDGES.iter().filter(|judge| !judge.host.is_empty()).find(owns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_judge() {
        let name = |url| at(url).map(|judge| judge.name);
        assert_eq!(name("https://www.luogu.com.cn/problem/P1379"), Some("luogu"));
        assert_eq!(name("https://atcoder.jp/contests/abc001/tasks/abc001_1"), Some("atcoder"));
        assert_eq!(name("https://open.kattis.com/problems/hello"), Some("kattis"));
        assert_eq!(name("https://notatcoder.jp/"), None);
        assert_eq!(name("https://leetcode.com/problems/atcoder.jp"), None);
    }
}
