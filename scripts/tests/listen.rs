//! `judge listen`: what the extension sends is made, what anybody else sends is refused, all over real sockets.

mod house;

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, ChildStderr, Stdio},
    time::{Duration, Instant},
};

use house::{WORKSPACE, folder, judge, put, wait_for};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

struct Listening {
    house: TempDir,
    judge: Child,
    port: u16,
    errors: BufReader<ChildStderr>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self.judge.kill();
        let _ = self.judge.wait();
    }
}

impl Listening {
    fn start() -> Self {
        let house = folder();
        put(&house.path().join("Cargo.toml"), WORKSPACE);
        fs::create_dir(house.path().join("crates")).unwrap();
        fs::create_dir(house.path().join("samples")).unwrap();
        let mut judge = judge(house.path());
        judge.args(["listen", "--port", "0"]).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut judge = judge.spawn().expect("judge");
        let mut errors = BufReader::new(judge.stderr.take().unwrap());
        let mut line = String::new();
        errors.read_line(&mut line).unwrap();
        let port = line.split(' ').nth(3).and_then(|port| port.parse().ok());
        let port = port.unwrap_or_else(|| panic!("{line}"));
        Self { house, judge, port, errors }
    }

    fn path(&self, path: &str) -> PathBuf {
        self.house.path().join(path)
    }

    /// Sends the bytes as they are; the answer's status.
    fn send(&self, bytes: &[u8]) -> u16 {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let _ = stream.write_all(bytes);
        status(&mut stream)
    }

    /// Sends a problem as the extension does.
    fn post(&self, body: &str) -> u16 {
        self.send(request(self.port, "Origin: chrome-extension://abc\r\n", body).as_bytes())
    }

    /// A problem of this name and address with one sample, and what was made of it: the problem's name.
    fn made(&self, title: &str, url: &str) -> String {
        let before = self.problems();
        let has = |name: &String| {
            let toml = fs::read_to_string(self.path(&format!("samples/{name}.toml")));
            toml.is_ok_and(|toml| toml.contains(title) && toml.ends_with("= 256\n"))
        };
        let new = || self.problems().into_iter().find(|name| !before.contains(name) && has(name));
        let body = serde_json::json!({ "name": title, "url": url, "tests": [{ "input": "1\n", "output": "2\n" }] });
        assert_eq!(self.post(&body.to_string()), 200, "{title} {url}");
        wait_for(|| new().is_some());
        let new = new().unwrap();
        wait_for(|| self.path(&format!("crates/{new}/src/main.rs")).exists());
        new
    }

    fn problems(&self) -> Vec<String> {
        let names = fs::read_dir(self.path("samples")).unwrap().flatten();
        let names = names.map(|entry| entry.file_name().into_string().unwrap());
        names.filter_map(|name| name.strip_suffix(".toml").map(str::to_owned)).collect()
    }
}

fn status(stream: &mut TcpStream) -> u16 {
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

fn request(port: u16, more: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "POST / HTTP/1.1\r\nHost: localhost:{port}\r\nContent-Type: application/json\r\n{more}\
         Content-Length: {length}\r\n\r\n{body}"
    )
}

const PROBLEM: &str = r#"{"name":"D - Garage (車庫)","group":"AtCoder - ABC 400","interactive":false,
    "url":"https://atcoder.jp/contests/abc400/tasks/abc400_d","memoryLimit":1024,"timeLimit":2500,
    "tests":[{"input":"3\n1 2 3\n","output":"6\n"},{"input":"1\n5\n","output":"5\n"}],"testType":"single",
    "input":{"type":"stdin"},"output":{"type":"stdout"},
    "languages":{"java":{"mainClass":"Main","taskClass":"D"}},"batch":{"id":"x","size":1}}"#;

#[test]
fn a_problem_is_made_and_later_only_gains_what_it_lacks() {
    let listening = Listening::start();
    assert_eq!(listening.post(PROBLEM), 200);
    wait_for(|| listening.path("crates/abc400-d/src/main.rs").exists());
    let read = |path: &str| fs::read_to_string(listening.path(path)).unwrap();
    let toml = "title = \"D - Garage (車庫)\"\nurl = \"https://atcoder.jp/contests/abc400/tasks/abc400_d\"\n\
        time-limit = 2.5\nmemory-limit = 1024\n";
    assert_eq!(read("samples/abc400-d.toml"), toml);
    assert_eq!(read("samples/abc400-d/sample-1.in"), "3\n1 2 3\n");
    assert_eq!(read("samples/abc400-d/sample-2.out"), "5\n");
    // Once more, after changes of one's own, with a sample more: only that is added.
    put(&listening.path("samples/abc400-d.toml"), "title = \"mine\"\n");
    put(&listening.path("crates/abc400-d/src/main.rs"), "// mine\n");
    put(&listening.path("samples/abc400-d/sample-1.out"), "7\n");
    let more = PROBLEM.replace(
        "{\"input\":\"1\\n5\\n\"",
        "{\"input\":\"2\\n5 5\\n\",\"output\":\"10\\n\"},{\"input\":\"1\\n5\\n\"",
    );
    assert_eq!(listening.post(&more), 200);
    wait_for(|| listening.path("samples/abc400-d/sample-3.out").exists());
    assert_eq!(read("samples/abc400-d/sample-3.in"), "2\n5 5\n");
    assert_eq!(read("samples/abc400-d.toml"), "title = \"mine\"\n");
    assert_eq!(read("crates/abc400-d/src/main.rs"), "// mine\n");
    assert_eq!(read("samples/abc400-d/sample-1.out"), "7\n");
    assert!(!listening.path("samples/abc400-d/sample-4.in").exists());
}

#[test]
fn names_follow_from_addresses_and_from_titles_else() {
    let listening = Listening::start();
    for (title, url, name) in [
        ("B", "https://codeforces.com/contest/1006/problem/F", "cf-1006f"),
        ("B", "https://codeforces.com/problemset/problem/4/A", "cf-4a"),
        ("B", "https://codeforces.com/gym/104337/problem/B1", "cf-gym-104337b1"),
        ("八数码难题", "https://www.luogu.com.cn/problem/P1379", "p1379"),
        ("B", "https://www.luogu.com.cn/problem/AT_abc399_d", "abc399-d"),
        ("B", "https://open.kattis.com/problems/10kindsofpeople", "kattis-10kindsofpeople"),
        (
            "B",
            "https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=DPL_1_A&lang=ja",
            "aoj-dpl-1-a",
        ),
        (
            "B",
            "https://onlinejudge.u-aizu.ac.jp/courses/lesson/1/ALDS1/1/ALDS1_1_A",
            "aoj-alds1-1-a",
        ),
        ("B", "https://yukicoder.me/problems/no/123", "yukicoder-123"),
        ("B", "https://judge.yosupo.jp/problem/unionfind", "library-unionfind"),
        ("B", "https://cses.fi/problemset/task/1068", "cses-1068"),
        ("B", "https://www.spoj.com/problems/PRIME1/", "spoj-prime1"),
        ("B", "https://www.acmicpc.net/problem/1000", "boj-1000"),
        ("C. Dance of the Bees!", "https://example.com/3", "c-dance-of-the-bees"),
        ("C. Dance of the Bees!", "https://example.com/4", "c-dance-of-the-bees-2"),
        ("最短経路", "https://judge.example.com/tasks/17", "example-17"),
        ("最短経路", "about:blank", "problem-1"),
        ("最長経路", "https://例え.jp/迷路", "problem-2"),
        ("Test", "https://example.com/5", "problem-test"),
        ("yield", "https://example.com/6", "problem-yield"),
    ] {
        assert_eq!(listening.made(title, url), name, "{title} {url}");
    }
}

#[test]
fn the_problems_of_a_contest_come_together() {
    let listening = Listening::start();
    let problem = |letter: &str| {
        PROBLEM.replace("abc400_d", &format!("abc400_{letter}")).replace("\"size\":1", "\"size\":3")
    };
    for letter in ["a", "b"] {
        assert_eq!(listening.post(&problem(letter)), 200);
    }
    std::thread::sleep(Duration::from_millis(300));
    assert!(listening.problems().is_empty());
    assert_eq!(listening.post(&problem("c")), 200);
    wait_for(|| listening.path("crates/abc400-c").exists());
    assert_eq!(listening.problems().len(), 3);
    // One that never becomes complete is taken as it is.
    assert_eq!(listening.post(&problem("g")), 200);
    wait_for(|| listening.path("crates/abc400-g").exists());
}

#[test]
fn nothing_is_written_outside_whatever_a_problem_says() {
    let listening = Listening::start();
    let house = listening.house.path().to_owned();
    let evil = [
        "../../../evil",
        "/tmp/evil",
        "..",
        "a\u{0}b",
        "\u{1b}[2J\n\"]\n[x]\n",
        "*/ fn f() {}",
        "${x}",
        "a\\..\\b",
        "\u{202e}x",
    ];
    for title in evil {
        for url in [
            title.to_owned(),
            format!("https://atcoder.jp/contests/a/tasks/{title}"),
            format!("https://x.y/{title}?id={title}"),
        ] {
            let body = serde_json::json!({ "name": title, "url": url, "tests": [{ "input": title, "output": url }] });
            assert_eq!(listening.post(&body.to_string()), 200, "{title} {url}");
        }
    }
    // One after the other: all are done when this one is.
    assert_eq!(listening.made("the last", "https://x.y/last"), "the-last");
    assert!(listening.problems().len() > evil.len(), "{:?}", listening.problems());
    for name in listening.problems() {
        assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'), "{name}");
        let toml = fs::read_to_string(house.join(format!("samples/{name}.toml"))).unwrap();
        let table: toml::Table = toml.parse().unwrap_or_else(|error| panic!("{toml}: {error}"));
        assert!(table.keys().all(|key| ["title", "url"].contains(&&**key)), "{toml}");
        let main = fs::read_to_string(house.join(format!("crates/{name}/src/main.rs"))).unwrap();
        assert_eq!(
            main.matches("fn ").count(),
            2 + main.matches("//! # * / fn f()").count(),
            "{main}"
        );
    }
    let mut top: Vec<_> =
        fs::read_dir(&house).unwrap().flatten().map(|entry| entry.file_name()).collect();
    top.sort();
    assert_eq!(top, ["Cargo.toml", "crates", "samples"]);
    for folder in ["crates", "samples"] {
        for entry in fs::read_dir(house.join(folder)).unwrap().flatten() {
            let name = entry.file_name().into_string().unwrap();
            assert!(name.starts_with(|first: char| first.is_ascii_lowercase()), "{name}");
        }
    }
    assert!(!Path::new("/tmp/evil").exists() && !house.parent().unwrap().join("evil").exists());
}

#[test]
fn who_is_not_the_extension_is_refused() {
    let listening = Listening::start();
    let port = listening.port;
    let good = |more: &str| request(port, more, PROBLEM);
    for origin in [
        "https://evil.example",
        "null",
        "http://localhost",
        "file://",
        "https://chrome-extension.evil",
    ] {
        assert_eq!(
            listening.send(good(&format!("Origin: {origin}\r\n")).as_bytes()),
            403,
            "{origin}"
        );
    }
    let twice = good("Origin: chrome-extension://a\r\nOrigin: https://evil.example\r\n");
    assert_eq!(listening.send(twice.as_bytes()), 400);
    for host in [
        "evil.example",
        "evil.example:10043",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "192.168.1.2",
        "localhost:x",
        "",
    ] {
        let other = good("").replace(&format!("Host: localhost:{port}"), &format!("Host: {host}"));
        assert_eq!(listening.send(other.as_bytes()), 403, "{host}");
    }
    assert_eq!(
        listening.send(good("").replace(&format!("Host: localhost:{port}\r\n"), "").as_bytes()),
        403
    );
    for (from, to, status) in [
        ("POST /", "GET /", 405),
        ("POST /", "OPTIONS /", 405),
        ("POST /", "POST /../../etc", 404),
        ("application/json", "text/plain", 415),
        ("HTTP/1.1", "HTTP/9.9", 400),
        ("Content-Length: ", "Content-Length: -", 400),
        ("Content-Length: ", "Content-Length: +", 400),
        ("Content-Length: ", "Content-Length: 9999999999999999999999", 413),
        ("Content-Length: ", "Content-Length: 5\r\nContent-Length: ", 400),
        ("Content-Length: ", "Transfer-Encoding: chunked\r\nContent-Length: ", 411),
        ("Content-Length: ", "X: ", 411),
    ] {
        assert_eq!(listening.send(good("").replacen(from, to, 1).as_bytes()), status, "{to}");
    }
    for body in ["", "{}", "[1", "{\"name\":\" \"}", "{\"name\":1}", "\u{0}", &"[".repeat(100_000)]
    {
        assert_eq!(listening.post(body), 400, "{body:.20}");
    }
    // The other names of this machine are good.
    assert!(listening.problems().is_empty());
    let other = good("").replace("localhost", "127.0.0.1");
    assert_eq!(listening.send(other.as_bytes()), 200);
}

#[test]
fn length_and_time_are_bounded() {
    let listening = Listening::start();
    let memory = || {
        let status = fs::read_to_string(format!("/proc/{}/status", listening.judge.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap().to_owned();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap()
    };
    let before = memory();
    // A gigabyte is refused by its announcement; a head without end, by its length.
    let head =
        request(listening.port, "", "").replace("Content-Length: 0", "Content-Length: 1000000000");
    assert_eq!(listening.send(&[head.as_bytes(), &vec![b'x'; 10 << 20]].concat()), 413);
    let endless = [b"POST / HTTP/1.1\r\nX: ".as_slice(), &vec![b'x'; 10 << 20]].concat();
    assert_eq!(listening.send(&endless), 431);
    let headers = format!("POST / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(100));
    assert_eq!(listening.send(headers.as_bytes()), 400);
    assert!(memory() < before + (16 << 10), "{before} KiB, then {} KiB", memory());
    // Slow ones are cut off, and don't keep the extension waiting.
    let connect = || TcpStream::connect(("127.0.0.1", listening.port)).unwrap();
    let (mut slow, mut silent) = (connect(), connect());
    let start = Instant::now();
    slow.write_all(&head.as_bytes()[..20]).unwrap();
    assert_eq!(listening.post(PROBLEM), 200);
    wait_for(|| listening.path("crates/abc400-d").exists());
    for stream in [&mut slow, &mut silent] {
        stream.set_read_timeout(Some(Duration::from_millis(100))).unwrap();
    }
    while start.elapsed() < Duration::from_secs(60) {
        // A byte now and then doesn't give it more time.
        let _ = slow.write_all(b"x");
        let mut byte = [0];
        match slow.read(&mut byte) {
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            _ => break,
        }
    }
    let slow = start.elapsed();
    assert!(slow > Duration::from_secs(4) && slow < Duration::from_secs(30), "{slow:?}");
    silent.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    assert_eq!(status(&mut silent), 408);
    // A crowd is turned away and forgotten.
    let crowd: Vec<_> = (0..200).map(|_| connect()).collect();
    drop(crowd);
    wait_for(|| listening.post(PROBLEM) == 200);
}

#[test]
fn a_taken_port_is_said_and_ctrl_c_ends_it_at_once() {
    let mut listening = Listening::start();
    let mut second = judge(listening.house.path());
    second.args(["listen", "--port", &listening.port.to_string()]);
    let (_, err) = house::said(&second.output().unwrap(), 2);
    assert!(err.contains("can't be had") && err.contains("--port"), "{err}");
    let _idle = TcpStream::connect(("127.0.0.1", listening.port)).unwrap();
    kill_process(Pid::from_child(&listening.judge), Signal::INT).unwrap();
    let start = Instant::now();
    assert_eq!(listening.judge.wait().unwrap().code(), Some(130));
    assert!(start.elapsed() < Duration::from_secs(4), "it waited for a connection");
    let mut rest = String::new();
    listening.errors.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
}

#[test]
fn it_listens_on_both_addresses_of_this_machine_and_no_other() {
    let listening = Listening::start();
    let mut sockets = Vec::new();
    for table in ["tcp", "tcp6"] {
        let text = fs::read_to_string(format!("/proc/net/{table}")).unwrap_or_default();
        let port = format!(":{:04X}", listening.port);
        let local = text.lines().filter_map(|line| {
            let mut words = line.split_whitespace();
            let (local, state) = (words.nth(1)?, words.nth(1)?);
            (state == "0A" && local.ends_with(&port)).then(|| local.replace(&port, ""))
        });
        sockets.extend(local);
    }
    assert!(sockets.contains(&"0100007F".to_owned()), "{sockets:?}");
    let here = ["0100007F", "00000000000000000000000001000000"];
    assert!(sockets.iter().all(|socket| here.contains(&&**socket)), "{sockets:?}");
}
