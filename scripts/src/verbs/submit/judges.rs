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
    /// Its compiler, who says all this, and when.
    pub evidence: &'static str,
}

/// All judges; the last is any other.
pub const JUDGES: [Judge; 7] = [
    Judge {
        name: "atcoder",
        host: "atcoder.jp",
        edition: "2024",
        crates: true,
        flags: &[],
        limit: Some(512 << 10),
        evidence: "rustc 1.89.0 (img.atcoder.jp/file/language-update/2025-10/language-list.html, since 2025-10); limit unverified",
    },
    Judge {
        name: "yukicoder",
        host: "yukicoder.me",
        edition: "2024",
        crates: true,
        flags: &[],
        limit: None,
        evidence: "rustc 1.92 to 1.97 (public readmes and its API, 2025-10 to 2026-10)",
    },
    Judge {
        name: "library-checker",
        host: "judge.yosupo.jp",
        edition: "2024",
        crates: false,
        flags: &["-C", "opt-level=3"],
        limit: Some(1 << 20),
        evidence: "rustc 1.94.1 (yosupo06/library-checker-judge, langs/langs.toml at 01fa3c6, read 2026-11)",
    },
    Judge {
        name: "luogu",
        host: "luogu.com.cn",
        edition: "2024",
        crates: false,
        flags: &["-C", "opt-level=2"],
        limit: None,
        evidence: "rustc 1.99.0 of 2026-09-28 (luogu-dev/docs, docs/manual/luogu/problem/judging.md, read 2026-11)",
    },
    Judge {
        name: "codeforces",
        host: "codeforces.com",
        edition: "2024",
        crates: false,
        flags: &["-C", "opt-level=2"],
        limit: Some(64 << 10),
        evidence: "rustc 1.89.0, 2021 and 2024 (language names in public submit tools, since 2025-10); flags and limit unverified",
    },
    Judge {
        name: "kattis",
        host: "kattis.com",
        edition: "2021",
        crates: false,
        flags: &["-C", "opt-level=3"],
        limit: Some(128 << 10),
        evidence: "recent (Kattis/problemtools, problemtools/config/languages.yaml at 1803409, read 2026-11)",
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
    evidence: "any other with rustc 1.63 or newer, as DMOJ and AOJ have (public readmes, 2025-06, unverified)",
};

/// The judge called `name`, in whatever case.
///
/// # Errors
/// What there is instead.
pub fn named(name: &str) -> Result<&'static Judge, String> {
    let names = || JUDGES.map(|judge| judge.name).join(", ");
    let judge = JUDGES.iter().find(|judge| judge.name.eq_ignore_ascii_case(name));
    judge.ok_or_else(|| format!("there are {}; take std for any other judge", names()))
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

/// The table for the README.
#[must_use]
pub fn markdown() -> String {
    let row = |judge: &Judge| {
        let form = if judge.crates { "as it is" } else { "std-only" };
        let limit = judge.limit.map_or("–".to_owned(), |bytes| format!("{} KiB", bytes >> 10));
        format!(
            "| {} | {form} | {} | {} | {limit} | {} |\n",
            judge.name,
            judge.edition,
            judge.flags.last().unwrap_or(&"cargo"),
            judge.evidence
        )
    };
    let head = "| Judge | File | Edition | How | Limit | Compiler and evidence |\n| --- | --- | --- | --- | --- | --- |\n";
    head.to_owned() + &JUDGES.iter().map(row).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The README says what the tool does.
    #[test]
    fn the_readme_has_this_table() {
        let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
        let readme = std::fs::read_to_string(readme).unwrap();
        assert!(readme.contains(&markdown()), "{}", markdown());
    }

    #[test]
    fn a_name_is_a_judge_in_any_case() {
        assert_eq!(named("Luogu").map(|judge| judge.name), Ok("luogu"));
        let error = named("aoj").map(|judge| judge.name).unwrap_err();
        assert!(error.contains("kattis, std; take std for any other judge"), "{error}");
    }

    /// The help has them, too.
    #[test]
    fn the_help_names_all_judges() {
        let help =
            include_str!("mod.rs").lines().find(|line| line.contains("/// The judge: ")).unwrap();
        assert!(
            JUDGES[..6].iter().all(|judge| help.contains(&format!(" {},", judge.name))),
            "{help}"
        );
    }

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
