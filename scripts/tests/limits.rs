//! Time, memory, output and whatever a program leaves behind. The numbers are those of "what local checkers get wrong".

use std::{
    fs,
    path::Path,
    process::{Child, Command},
    thread,
    time::{Duration, Instant},
};

use judge::{base::verdict::Verdict, catalog::Problem, verify::Judged};
use programs::{
    House, MILLISECOND, alive, assert_gone, assert_verdict, built, is_portable, judged, program,
    tests,
};

#[path = "house/programs.rs"]
mod programs;

tests! {
    a_looper_is_tle_by_its_cpu_time
    a_sleeper_is_ended_by_its_idle_time
    what_is_seen_only_at_the_end_counts_too
    the_output_may_be_twice_the_answer
    a_nap_is_no_fault
    others_on_the_machine_are_not_charged
    grandchildren_that_ignore_sigterm_die_at_the_limit
    a_child_that_holds_the_output_is_not_waited_for
    an_endless_printer_is_ole
    a_printer_that_ignores_the_signal_is_ole_too
    input_may_be_ignored
    large_input_and_output_in_turn
    a_megabyte_under_a_large_parent
    memory_that_is_used_counts
    memory_that_is_reserved_does_not
    an_endless_recursion_is_told_as_such
    children_that_were_waited_for_count
    memory_that_is_shared_counts_once
    ; linux
    grandchildren_with_a_session_of_their_own_die
    a_deep_recursion_has_its_stack
    children_that_nobody_waits_for_count
    children_count_even_when_they_have_ended
    memory_of_children_counts
}

// 3: CPU time judges, wall time guards.

fn a_looper_is_tle_by_its_cpu_time() {
    let judged = judged("time-limit = 0.3", "loop", b"");
    assert_verdict(&judged, Verdict::Tle);
    let most = if is_portable() { 1600 } else { 450 };
    assert!(judged.cpu >= 300 * MILLISECOND && judged.cpu < most * MILLISECOND, "{judged:?}");
    assert!(judged.reason.contains("of CPU time, the limit is 0.3 s"), "{judged:?}");
}

fn a_sleeper_is_ended_by_its_idle_time() {
    let judged = judged("time-limit = 0.1", "sleep 60000", b"done");
    assert_verdict(&judged, Verdict::Tle);
    assert!(judged.reason.contains("idle"), "{judged:?}");
    assert!(judged.wall < 10_000 * MILLISECOND, "{judged:?}");
}

fn what_is_seen_only_at_the_end_counts_too() {
    // The watch reads CPU time in steps of 10 ms, and memory for the first time after a millisecond.
    assert_verdict(&judged("time-limit = 0.1", "burn 104", b"done"), Verdict::Tle);
    assert_verdict(&judged("memory-limit = 1", "say 1", b"1"), Verdict::Mle);
}

fn the_output_may_be_twice_the_answer() {
    for (answer, limit) in [(0, 64), (31, 64), (100, 201)] {
        let house = House::new("", b"", b"");
        let problem = Problem::load(house.0.path(), "p").expect("a problem");
        let case = &problem.cases[0];
        let file = fs::File::create(&case.answer).expect("an answer");
        file.set_len(answer << 20).expect("room");
        assert_eq!(problem.limits_for(case).output, limit << 20);
    }
}

fn a_nap_is_no_fault() {
    let judged = judged("time-limit = 0.1", "sleep 600", b"done");
    assert_verdict(&judged, Verdict::Ac);
}

fn others_on_the_machine_are_not_charged() {
    struct Spinners(Vec<Child>);
    impl Drop for Spinners {
        fn drop(&mut self) {
            self.0.iter_mut().for_each(|child| drop(child.kill().and_then(|()| child.wait())));
        }
    }
    let house = House::new("", b"loop\n", b"");
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let spin = || {
        let input = fs::File::open(house.0.path().join("samples/p/case.in")).expect("an input");
        Command::new(program()).stdin(input).spawn().expect("a spinner")
    };
    let _spinners = Spinners((0..8 * cores).map(|_| spin()).collect());
    let judged = judged("time-limit = 0.5", "burn 350", b"done");
    assert_verdict(&judged, Verdict::Ac);
    assert!(judged.wall > 2000 * MILLISECOND, "the machine was not loaded: {judged:?}");
}

// 1 and 2: the whole tree dies, and nothing is waited for.

fn grandchildren_that_ignore_sigterm_die_at_the_limit() {
    let house = House::new("time-limit = 0.1", b"", b"");
    let script = house.script("stubborn", "trap '' TERM\nsleep 1234.561 &\nsleep 1234.561");
    assert_verdict(&house.judge(&script), Verdict::Tle);
    assert_gone("1234.561");
}

fn grandchildren_with_a_session_of_their_own_die() {
    let house = House::new("", b"", b"away");
    let script = house.script(
        "daemon",
        "setsid sh -c 'setsid sleep 1234.562 & sleep 1234.562' &\nsleep 0.2\necho away",
    );
    assert_verdict(&house.judge(&script), Verdict::Ac);
    assert_eq!(alive("1234.562"), 0);
}

fn a_child_that_holds_the_output_is_not_waited_for() {
    let house = House::new("", b"", b"away");
    let script = house.script("leaver", "sleep 1234.563 &\necho away");
    let judged = house.judge(&script);
    assert_verdict(&judged, Verdict::Ac);
    assert!(judged.wall < 1000 * MILLISECOND, "{judged:?}");
    assert_gone("1234.563");
}

// 8: the output limit acts while the program runs.

fn an_endless_printer_is_ole() {
    let start = Instant::now();
    let judged = judged("output-limit = 4", "print-for-ever", b"");
    assert_verdict(&judged, Verdict::Ole);
    assert!(
        start.elapsed() < Duration::from_secs(5) && judged.cpu < 1000 * MILLISECOND,
        "{judged:?}"
    );
}

fn a_printer_that_ignores_the_signal_is_ole_too() {
    let house = House::new("time-limit = 0.5\noutput-limit = 4", b"", b"");
    let script = house.script("stubborn", "trap '' XFSZ\nwhile :; do cat /dev/zero 2>&1; done");
    assert_verdict(&house.judge(&script), Verdict::Ole);
}

// 9: input that is not read, input while output.

fn input_may_be_ignored() {
    let house = House::new("", &vec![b'1'; 50 << 20], b"");
    assert_verdict(&house.judge(Path::new("/usr/bin/true")), Verdict::Ac);
}

fn large_input_and_output_in_turn() {
    let text = b"0123456789\n".repeat((50 << 20) / 11);
    let house = House::new("time-limit = 10", &[b"echo\n", &text[..]].concat(), &text);
    assert_verdict(&house.judge(program()), Verdict::Ac);
}

// 12 to 14: memory and stack.

fn a_megabyte_under_a_large_parent() {
    let small = built("small.c", "cc", &["-O2"]);
    let memory = vec![1_u8; 300 << 20];
    let judged = House::new("", b"", b"1\n").judge(&small);
    assert_eq!(memory.iter().step_by(4096).map(|byte| u64::from(*byte)).sum::<u64>(), 300 << 8);
    assert_verdict(&judged, Verdict::Ac);
    assert!((768..2048).contains(&judged.peak_kib), "{judged:?}");
}

fn memory_that_is_used_counts() {
    let fits = judged("memory-limit = 64", "hog 40", b"1");
    assert_verdict(&fits, Verdict::Ac);
    assert!((40 << 10..44 << 10).contains(&fits.peak_kib), "{fits:?}");
    let over = judged("memory-limit = 64", "hog 100", b"1");
    assert_verdict(&over, Verdict::Mle);
    let far_over = judged("memory-limit = 64", "hog 3000", b"1");
    assert_verdict(&far_over, Verdict::Mle);
    let most = if is_portable() { 2900 } else { 1500 };
    assert!(far_over.peak_kib < most << 10, "it is killed on its way: {far_over:?}");
}

fn memory_that_is_reserved_does_not() {
    let judged = judged("memory-limit = 256", "reserve 512", b"1");
    assert_verdict(&judged, Verdict::Ac);
    assert!(judged.peak_kib < 10 << 10, "{judged:?}");
}

fn a_deep_recursion_has_its_stack() {
    let judged = judged("memory-limit = 256", "recurse 200", b"1");
    assert_verdict(&judged, Verdict::Ac);
    assert!(judged.peak_kib > 190 << 10, "{judged:?}");
}

fn an_endless_recursion_is_told_as_such() {
    let endless = built("endless.c", "cc", &["-O0"]);
    for memory in [16, 64, 256] {
        let settings = format!("memory-limit = {memory}\ntime-limit = 10");
        let in_c = House::new(&settings, b"", b"").judge(&endless);
        for judged in [judged(&settings, "recurse 100000", b"1"), in_c] {
            assert_verdict(&judged, Verdict::Re);
            assert!(judged.reason.starts_with("the stack overflowed"), "{judged:?}");
        }
    }
}

// All that a program has started counts.

/// Judges a script that starts `programs/program.rs` told to do `verb`, as `$program`.
fn script(settings: &str, verb: &str, text: &str) -> Judged {
    let house = House::new(settings, format!("{verb}\n").as_bytes(), b"done");
    let input = house.0.path().join("samples/p/case.in");
    let start =
        format!("program() {{ '{}' < '{}' > /dev/null; }}\n", program().display(), input.display());
    house.judge(&house.script("starter", &(start + text)))
}

fn children_that_were_waited_for_count() {
    let sequence = "program; program; program; echo done";
    assert_verdict(&script("time-limit = 0.4", "burn 100", sequence), Verdict::Ac);
    assert_verdict(&script("time-limit = 0.25", "burn 100", sequence), Verdict::Tle);
}

fn children_that_nobody_waits_for_count() {
    for text in [
        "program & program & program & sleep 60; echo done",
        "(program & program & program &); sleep 60; echo done",
        "setsid sh -c \"$(echo 'while :; do :; done')\" & sleep 60; echo done",
    ] {
        let judged = script("time-limit = 0.5", "loop", text);
        assert_verdict(&judged, Verdict::Tle);
        assert!(judged.reason.contains("of CPU time, the limit is 0.5 s"), "{judged:?}");
        assert!(judged.cpu < 1500 * MILLISECOND, "{judged:?}");
    }
}

fn children_count_even_when_they_have_ended() {
    let orphans = "for name in a b c; do (program; : > $name) & done";
    let text = format!(
        "({orphans})\nuntil [ -e a ] && [ -e b ] && [ -e c ]; do sleep 0.1; done\necho done"
    );
    let judged = script("time-limit = 5", "burn 200", &text);
    assert_verdict(&judged, Verdict::Ac);
    assert!(judged.cpu > 590 * MILLISECOND, "{judged:?}");
    assert_verdict(&script("time-limit = 0.5", "burn 200", &text), Verdict::Tle);
}

fn memory_of_children_counts() {
    let together = "program & program & program & wait; echo done";
    assert_verdict(&script("memory-limit = 150", "hold 40", together), Verdict::Ac);
    let judged = script("memory-limit = 64", "hold 40", together);
    assert_verdict(&judged, Verdict::Mle);
    assert!(judged.peak_kib > 64 << 10, "{judged:?}");
}

fn memory_that_is_shared_counts_once() {
    let shared = built("shared.c", "cc", &["-O1"]);
    assert_verdict(&House::new("memory-limit = 64", b"", b"1").judge(&shared), Verdict::Ac);
}
