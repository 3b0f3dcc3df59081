//! Which site a problem's file is for.

use std::{fs, path::Path};

use judge::verbs::submit::sites::{SITES, Site, at, named};

use super::House;

/// The README says what the tool does, and who says so.
#[test]
fn the_readme_has_all_sites() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(readme).unwrap();
    for Site { name, edition, crates, flags, limit, .. } in SITES {
        let form = if crates { "as it is" } else { "std-only" };
        let limit = limit.map_or("–".to_owned(), |bytes| format!("{} KiB", bytes >> 10));
        let how = flags.last().unwrap_or(&"cargo");
        let row = format!("\n| {name} | {form} | {edition} | {how} | {limit} | ");
        assert!(readme.contains(&row), "{row}");
    }
}

#[test]
fn a_name_is_a_site_in_any_case() {
    assert_eq!(named("Luogu").map(|site| site.name), Ok("luogu"));
    let error = named("aoj").map(|site| site.name).unwrap_err();
    assert!(error.contains("kattis, std; take std for any other site"), "{error}");
}

/// The help has them, too.
#[test]
fn the_help_names_all_sites() {
    let (code, help, _) = House::new("").submit(&["--help"]);
    assert_eq!(code, Some(0));
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    let names = SITES.map(|site| site.name);
    let (std, names) = names.split_last().unwrap();
    assert!(help.contains(&format!("{}, or {std} for any other", names.join(", "))), "{help}");
}

#[test]
fn an_address_names_its_site() {
    let addresses = [
        ("https://www.luogu.com.cn/problem/P1379", Some("luogu")),
        ("https://www.luogu.com/problem/P1379", Some("luogu")),
        ("https://WWW.Luogu.com.cn/problem/P1379", Some("luogu")),
        ("luogu.com.cn/problem/P1379", Some("luogu")),
        ("https://atcoder.jp/contests/abc001/tasks/abc001_1", Some("atcoder")),
        ("HTTPS://ATCODER.JP:443/contests/abc001", Some("atcoder")),
        ("https://abc001.contest.atcoder.jp/tasks/abc001_1", Some("atcoder")),
        ("https://yukicoder.me/problems/no/1", Some("yukicoder")),
        ("https://judge.yosupo.jp/problem/aplusb", Some("library-checker")),
        ("https://codeforces.com/problemset/problem/1/A", Some("codeforces")),
        ("https://m1.codeforces.com/contest/1/problem/A", Some("codeforces")),
        ("https://codeforces.ml/contest/1/problem/A", Some("codeforces")),
        ("https://codeforc.es/contest/1/problem/A", Some("codeforces")),
        ("https://open.kattis.com/problems/hello", Some("kattis")),
        ("https://icpc.kattis.com./problems/hello", Some("kattis")),
        ("https://me@open.kattis.com?hello", Some("kattis")),
        ("https://notatcoder.jp/", None),
        ("https://atcoder.jp.example.com/", None),
        ("https://leetcode.com/problems/atcoder.jp", None),
        ("https://vjudge.net/?from=https://codeforces.com/", None),
        ("", None),
    ];
    for (url, site) in addresses {
        assert_eq!(at(url).map(|site| site.name), site, "{url}");
    }
}
