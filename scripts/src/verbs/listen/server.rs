//! The two sockets of this machine, IPv4 and IPv6; each connection is a thread with one request and little time.

use std::{
    io::ErrorKind,
    net::{Ipv4Addr, Ipv6Addr, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::SeqCst},
        mpsc::{self, Receiver, SyncSender},
    },
    thread,
    time::Duration,
};

use anyhow::{Context, Result};

use super::{
    received::Received,
    request::{self, Refusal},
};

/// The extension sends one after the other, a contest has a dozen problems; more at a time is somebody else.
const CONNECTIONS: usize = 16;
/// So many problems may wait to be made.
const WAITING: usize = 64;

/// Starts to listen; what comes in, and the port (another one than asked for only when that was 0).
pub(super) fn start(port: u16) -> Result<(Receiver<Received>, u16)> {
    let first = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| {
        format!(
            "port {port} can't be had (does another `judge listen` run?); choose one with --port"
        )
    })?;
    let port = first.local_addr()?.port();
    let mut listeners = vec![first];
    match TcpListener::bind((Ipv6Addr::LOCALHOST, port)) {
        Ok(second) => listeners.push(second),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            return Err(error).with_context(|| format!("port {port} of [::1] can't be had"));
        }
        // There is no IPv6 here.
        Err(_) => {}
    }
    let (sender, receiver) = mpsc::sync_channel(WAITING);
    let open = Arc::new(AtomicUsize::new(0));
    for listener in listeners {
        let (sender, open) = (sender.clone(), Arc::clone(&open));
        thread::spawn(move || accept(&listener, &sender, &open));
    }
    Ok((receiver, port))
}

fn accept(listener: &TcpListener, sender: &SyncSender<Received>, open: &Arc<AtomicUsize>) {
    loop {
        let Ok((stream, _)) = listener.accept() else {
            // Too many open files, for example: they will be closed.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        if open.fetch_add(1, SeqCst) >= CONNECTIONS {
            open.fetch_sub(1, SeqCst);
            continue;
        }
        let (sender, open) = (sender.clone(), Arc::clone(open));
        thread::spawn(move || {
            serve(stream, &sender);
            open.fetch_sub(1, SeqCst);
        });
    }
}

/// Answers first: the extension waits for 500 ms.
fn serve(mut stream: TcpStream, sender: &SyncSender<Received>) {
    let received = request::read(&mut stream).and_then(|body| {
        let malformed =
            |error| Refusal(400, format!("no problem of Competitive Companion: {error}"));
        let received = Received::parse(&body).map_err(malformed)?;
        sender.try_send(received).map_err(|_| Refusal(503, "too many problems at once".to_owned()))
    });
    match received {
        Ok(()) => request::answer(&mut stream, 200, ""),
        Err(Refusal(status, why)) => {
            eprintln!("refused: {why}");
            request::answer(&mut stream, status, &why);
        }
    }
}
