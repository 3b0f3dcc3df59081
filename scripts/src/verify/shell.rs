//! The limits that were there before ours: those of the shell that has started all this.

use std::fmt::Write;

use rustix::process::{Resource, getrlimit};

use crate::base::limits::Limits;

const MIB: u64 = 1 << 20;

/// What of the shell's limits is lower than what the problem allows, a line for each: a program that breaks down may have
/// met it.
pub(super) fn lower(limits: &Limits) -> String {
    let (soft, hard) = (
        |resource| getrlimit(resource).current,
        // The launcher raises these two as far as it may.
        |resource| getrlimit(resource).maximum,
    );
    let seconds = limits.cpu.as_secs() + u64::from(limits.cpu.subsec_nanos() > 0);
    tell(&[
        ("s", hard(Resource::Stack), limits.memory, MIB, "MiB of stack"),
        ("f", hard(Resource::Fsize), limits.output, MIB, "MiB of output"),
        ("v", soft(Resource::As), limits.memory, MIB, "MiB of addresses"),
        ("d", soft(Resource::Data), limits.memory, MIB, "MiB of data"),
        ("t", soft(Resource::Cpu), seconds, 1, "s of CPU time"),
    ])
}

/// The option of `ulimit`, what it allows if it is a limit, what the problem allows, and the unit of both.
type Pair = (&'static str, Option<u64>, u64, u64, &'static str);

fn tell(pairs: &[Pair]) -> String {
    let mut text = String::new();
    for &(option, allowed, wanted, unit, what) in pairs {
        if let Some(allowed) = allowed.filter(|allowed| *allowed < wanted) {
            let (allowed, wanted) = (allowed as f64 / unit as f64, wanted as f64 / unit as f64);
            let _ = writeln!(
                text,
                "perhaps not its fault: `ulimit -{option}` allows {allowed:.0} {what}, the problem {wanted:.0}"
            );
        }
    }
    text
}
