//! The name of a problem by its address.

use crate::catalog::names::slug;

/// The parts of an address that matter here.
struct Address<'a> {
    host: &'a str,
    path: Vec<&'a str>,
    query: &'a str,
}

impl<'a> Address<'a> {
    fn of(url: &'a str) -> Option<Self> {
        let rest = url.strip_prefix("https://").or(url.strip_prefix("http://"))?;
        let rest = rest.split('#').next()?;
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let path = path.split('/').filter(|part| !part.is_empty()).collect();
        Some(Self { host: host.strip_prefix("www.").unwrap_or(host), path, query })
    }

    fn is_at(&self, site: &str) -> bool {
        self.host.strip_suffix(site).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    }
}

/// The name where the site and the form of the address are known.
pub(super) fn of_site(url: &str) -> Option<String> {
    let address = Address::of(url)?;
    let name = |prefix: &str, id: &str| slug(&format!("{prefix}{id}"));
    let last = *address.path.last()?;
    match &address.path[..] {
        ["contests", _, "tasks", task] if address.is_at("atcoder.jp") => slug(task),
        path if address.is_at("codeforces.com") => codeforces(path),
        ["problem", id] if address.is_at("luogu.com.cn") || address.is_at("luogu.com") => luogu(id),
        [.., "problems", id] if address.is_at("kattis.com") => name("kattis-", id),
        _ if address.is_at("u-aizu.ac.jp") => {
            let id = address.query.split('&').find_map(|pair| pair.strip_prefix("id="));
            name("aoj-", id.unwrap_or(last))
        }
        ["problems", "no", id] if address.is_at("yukicoder.me") => name("yukicoder-", id),
        ["problems", id] if address.is_at("yukicoder.me") => name("yukicoder-p", id),
        ["problem", id] if address.is_at("judge.yosupo.jp") => name("library-", id),
        [.., "task", id] if address.is_at("cses.fi") => name("cses-", id),
        [.., "problems", id] if address.is_at("spoj.com") => name("spoj-", id),
        ["problem", id] if address.is_at("acmicpc.net") => name("boj-", id),
        _ => None,
    }
}

fn codeforces(path: &[&str]) -> Option<String> {
    let (kind, contest, letter) = match path {
        ["problemset", "acmsguru", "problem", _, number] => ("sgu-", *number, ""),
        ["problemset" | "gym", "problem", contest, letter]
        | ["contest", contest, "problem", letter]
        | ["group", _, "contest", contest, "problem", letter] => ("cf-", *contest, *letter),
        ["gym", contest, "problem", letter] => ("cf-gym-", *contest, *letter),
        _ => return None,
    };
    slug(&format!("{kind}{contest}{letter}"))
}

/// Luogu's own problems, and those that it shows of other sites.
fn luogu(id: &str) -> Option<String> {
    if let Some(task) = id.strip_prefix("AT_") {
        return slug(task);
    }
    match id.strip_prefix("CF") {
        Some(number) if number.starts_with(|first: char| first.is_ascii_digit()) => {
            slug(&format!("cf-{number}"))
        }
        _ => slug(id),
    }
}

/// A name of any address: the site's, and the last part of the path that is a word or a number.
pub(super) fn of_address(url: &str) -> Option<String> {
    let address = Address::of(url)?;
    let site = address.host.split(['.', ':']).rev().nth(1).unwrap_or(address.host);
    let last = address.path.last()?;
    slug(&format!("{site}-{last}"))
}
