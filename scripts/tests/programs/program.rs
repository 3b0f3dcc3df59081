//! A program that misbehaves as the first line of its input says. Built by the tests with plain rustc.

use std::{
    hint::black_box,
    io::{self, BufRead, BufReader, Read, Write},
    thread,
    time::{Duration, Instant},
};

const MIB: usize = 1 << 20;

fn main() {
    let mut input = BufReader::new(io::stdin().lock());
    let mut line = String::new();
    input.read_line(&mut line).expect("a first line");
    let (verb, argument) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let number = argument.parse().unwrap_or(0);
    let mut output = io::stdout().lock();
    match verb {
        "say" => println_to(&mut output, argument),
        "loop" => loop {
            black_box(0);
        },
        // CPU time, not wall time: a tenth of a second is lost to others now and then.
        "burn" => {
            burn(Duration::from_millis(number as u64));
            println_to(&mut output, "done");
        }
        "sleep" => {
            thread::sleep(Duration::from_millis(number as u64));
            println_to(&mut output, "done");
        }
        "exit" => std::process::exit(number as i32),
        "abort" => std::process::abort(),
        "panic" => panic!("{argument}"),
        // Memory that is used, for a while.
        "hog" | "hold" => {
            let mut memory = vec![0_u8; number * MIB];
            memory.iter_mut().step_by(4096).for_each(|byte| *byte = 1);
            thread::sleep(Duration::from_millis(if verb == "hold" { 2000 } else { 0 }));
            println_to(&mut output, &format!("{}", black_box(&memory)[0]));
        }
        // Memory that is only reserved, as a thread's stack.
        "reserve" => {
            let thread = thread::Builder::new().stack_size(number * MIB).spawn(|| 1);
            println_to(&mut output, &format!("{}", thread.expect("a thread").join().expect("its end")));
        }
        // A stack that is used.
        "recurse" => println_to(&mut output, &format!("{}", recurse(number * MIB / 1024) % 2)),
        "print" => {
            let piece = vec![b'x'; MIB];
            for _ in 0..number {
                output.write_all(&piece).expect("room for the output");
            }
        }
        "print-for-ever" => loop {
            let _ = output.write_all(&[b'x'; 1 << 16]);
        },
        "bytes" => output.write_all(b"\xff\xfe\n").expect("standard output"),
        "replacement" => output.write_all("\u{fffd}\u{fffd}\n".as_bytes()).expect("standard output"),
        // Reads and writes in turn.
        "echo" => {
            let mut piece = vec![0; 1 << 16];
            loop {
                let length = input.read(&mut piece).expect("standard input");
                if length == 0 {
                    break;
                }
                output.write_all(&piece[..length]).expect("standard output");
            }
        }
        _ => panic!("unknown verb {verb}"),
    }
}

fn println_to(output: &mut impl Write, text: &str) {
    writeln!(output, "{text}").expect("standard output");
}

/// Computes until this much CPU time has gone, by the clock of /proc; elsewhere by any clock.
fn burn(time: Duration) {
    let start = Instant::now();
    let cpu = || {
        let stat = std::fs::read_to_string("/proc/self/schedstat").ok();
        let nanoseconds = stat.and_then(|stat| stat.split(' ').next()?.parse().ok());
        nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
    };
    while cpu() < time {
        let start = Instant::now();
        while start.elapsed() < Duration::from_micros(200) {
            black_box(0);
        }
    }
}

/// Uses about a KiB of stack per level.
#[inline(never)]
fn recurse(depth: usize) -> usize {
    let frame = black_box([depth as u8; 960]);
    if depth == 0 { 1 } else { recurse(depth - 1) + usize::from(frame[depth % 960] == 255) }
}
