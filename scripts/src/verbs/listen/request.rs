//! One request: read with bounds in length and time, and refused unless the extension may have sent it.

use std::{
    io::{Read, Write},
    net::{Shutdown, TcpStream},
    time::{Duration, Instant},
};

/// What a request may take in all.
const TIME: Duration = Duration::from_secs(5);
const HEAD: usize = 16 << 10;
const BODY: usize = 4 << 20;
const HEADERS: usize = 64;

/// The status of an answer, and why.
pub(super) struct Refusal(pub(super) u16, pub(super) String);

fn refuse<T>(status: u16, why: &str) -> Result<T, Refusal> {
    Err(Refusal(status, why.to_owned()))
}

/// The body of the request.
pub(super) fn read(stream: &mut TcpStream) -> Result<Vec<u8>, Refusal> {
    let end = Instant::now() + TIME;
    let mut bytes = Vec::new();
    let (head, length) = loop {
        if let Some(head) = parse(&bytes)? {
            break head;
        }
        if bytes.len() >= HEAD {
            return refuse(431, "the request's head is too long");
        }
        more(stream, &mut bytes, HEAD, end)?;
    };
    while bytes.len() < head + length {
        more(stream, &mut bytes, head + length, end)?;
    }
    bytes.truncate(head + length);
    bytes.drain(..head);
    Ok(bytes)
}

/// Reads what is there, up to `limit` bytes in all.
fn more(
    stream: &mut TcpStream,
    bytes: &mut Vec<u8>,
    limit: usize,
    end: Instant,
) -> Result<(), Refusal> {
    let left = end.saturating_duration_since(Instant::now());
    if left.is_zero() || stream.set_read_timeout(Some(left)).is_err() {
        return refuse(408, "the request takes too long");
    }
    let mut piece = [0; 16 << 10];
    let most = piece.len().min(limit - bytes.len());
    match stream.read(&mut piece[..most]) {
        Ok(0) => refuse(400, "the request is cut short"),
        Ok(count) => {
            bytes.extend_from_slice(&piece[..count]);
            Ok(())
        }
        Err(_) => refuse(408, "the request takes too long"),
    }
}

/// The lengths of head and body once the head is complete, and good.
fn parse(bytes: &[u8]) -> Result<Option<(usize, usize)>, Refusal> {
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let head = match request.parse(bytes) {
        Ok(httparse::Status::Complete(head)) => head,
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(error) => return refuse(400, &format!("no HTTP: {error}")),
    };
    let only = |name: &str| {
        let mut values = request.headers.iter().filter(|has| has.name.eq_ignore_ascii_case(name));
        let value = values.next().map(|header| header.value);
        if values.next().is_some() {
            return refuse(400, &format!("more than one {name}"));
        }
        Ok(value.map(|value| String::from_utf8_lossy(value).into_owned()))
    };
    // A name of the net may be made to lead here (DNS rebinding); the browser tells by which one it came.
    if !only("Host")?.is_some_and(|host| is_here(&host)) {
        return refuse(403, "it was sent to another host's name");
    }
    // A web page's request tells the page; what was typed or what a program sent tells none.
    if only("Origin")?.is_some_and(|origin| !is_extension(&origin)) {
        return refuse(403, "it comes from a web page");
    }
    if request.method != Some("POST") {
        return refuse(405, "only POST");
    }
    if request.path != Some("/") {
        return refuse(404, "only /");
    }
    // A page can't send this type without asking first, and is never allowed to.
    let kind = only("Content-Type")?.unwrap_or_default().to_ascii_lowercase();
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        return refuse(415, "only application/json");
    }
    if only("Transfer-Encoding")?.is_some() {
        return refuse(411, "only with Content-Length");
    }
    let Some(length) = only("Content-Length")? else {
        return refuse(411, "only with Content-Length");
    };
    if length.is_empty() || !length.bytes().all(|byte| byte.is_ascii_digit()) {
        return refuse(400, "Content-Length is no number");
    }
    match length.parse() {
        Ok(length) if length <= BODY => Ok(Some((head, length))),
        _ => refuse(413, &format!("more than {} MiB", BODY >> 20)),
    }
}

fn is_here(host: &str) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => (name, port),
        _ => (host, "0"),
    };
    let names = ["localhost", "127.0.0.1", "[::1]"];
    names.iter().any(|here| name.eq_ignore_ascii_case(here)) && port.parse::<u16>().is_ok()
}

fn is_extension(origin: &str) -> bool {
    ["chrome-extension://", "moz-extension://", "safari-web-extension://"]
        .iter()
        .any(|scheme| origin.starts_with(scheme))
}

/// Answers and closes; what is still coming is not waited for.
pub(super) fn answer(stream: &mut TcpStream, status: u16, why: &str) {
    let text = if status == 200 { "OK" } else { "Refused" };
    let length = why.len();
    let answer = format!(
        "HTTP/1.1 {status} {text}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{why}"
    );
    let short = Some(Duration::from_millis(200));
    let _ = stream.set_write_timeout(short);
    let _ = stream.write_all(answer.as_bytes());
    let _ = stream.shutdown(Shutdown::Write);
    // Unread bytes would make the system take back the answer.
    let _ = stream.set_read_timeout(short);
    let end = Instant::now() + Duration::from_millis(500);
    let mut waste = [0; 16 << 10];
    while Instant::now() < end && stream.read(&mut waste).is_ok_and(|count| count > 0) {}
}
