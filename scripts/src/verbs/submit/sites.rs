//! The online judges, which are called sites here: what each compiles with, as far as public sources tell.

/// One site.
#[derive(Debug)]
pub struct Site {
    /// What `--for` takes.
    pub name: &'static str,
    /// How the hosts of its addresses end.
    pub hosts: &'static [&'static str],
    /// The edition it compiles in.
    pub edition: &'static str,
    /// It has `proconio` 0.5.0 and `itertools` 0.14.0, so the file goes as it is.
    pub crates: bool,
    /// What it gives `rustc` beside the edition. `target-cpu=native` is left out: it is another machine's.
    pub flags: &'static [&'static str],
    /// The most bytes it takes.
    pub limit: Option<usize>,
}

/// All sites; the last is any other. scripts/README.md says who tells all this.
pub const SITES: [Site; 7] = [
    Site { name: "atcoder", hosts: &["atcoder.jp"], limit: Some(512 << 10), ..CARGO },
    Site { name: "yukicoder", hosts: &["yukicoder.me"], ..CARGO },
    Site {
        name: "library-checker",
        hosts: &["judge.yosupo.jp"],
        edition: "2024",
        flags: &["-C", "opt-level=3"],
        limit: Some(1 << 20),
        ..STD
    },
    Site {
        name: "luogu",
        hosts: &["luogu.com.cn", "luogu.com", "luogu.org"],
        edition: "2024",
        ..STD
    },
    Site {
        name: "codeforces",
        hosts: &["codeforces.com", "codeforces.ml", "codeforc.es"],
        edition: "2024",
        limit: Some(64 << 10),
        ..STD
    },
    Site {
        name: "kattis",
        hosts: &["kattis.com"],
        flags: &["-C", "opt-level=3"],
        limit: Some(128 << 10),
        ..STD
    },
    STD,
];

/// Any other site: the edition that most have, and no crates.
pub const STD: Site = Site {
    name: "std",
    hosts: &[],
    edition: "2021",
    crates: false,
    flags: &["-C", "opt-level=2"],
    limit: None,
};

/// A site with cargo and the crates.
const CARGO: Site = Site { edition: "2024", crates: true, flags: &[], ..STD };

/// The site called `name`, in whatever case.
///
/// # Errors
/// What there is instead.
pub fn named(name: &str) -> Result<&'static Site, String> {
    let names = || SITES.map(|site| site.name).join(", ");
    let site = SITES.iter().find(|site| site.name.eq_ignore_ascii_case(name));
    site.ok_or_else(|| format!("there are {}; take std for any other site", names()))
}

/// The site that a problem's address belongs to, with any name in front of its host and in whatever case.
#[must_use]
pub fn at(url: &str) -> Option<&'static Site> {
    let address = url.trim().split_once("://").map_or(url.trim(), |(_, address)| address);
    let place = address.split(['/', '?', '#']).next()?.rsplit('@').next()?;
    let host = place.split(':').next()?.trim_end_matches('.').to_ascii_lowercase();
    let is_at = |known: &str| {
        host.strip_suffix(known).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    SITES.iter().find(|site| site.hosts.iter().any(|known| is_at(known)))
}
