//! What the checker promises, each promise with real programs. The numbers are those of "what local checkers get wrong".

use std::{
    env, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode},
    sync::OnceLock,
    thread,
    time::{Duration, Instant},
};

use judge::{
    judge::{Judged, Verdict, judge},
    launcher,
    problem::Problem,
    run::Runner,
};
use libtest_mimic::{Arguments, Trial, run};
use tempfile::TempDir;

macro_rules! tests {
    ($($name:ident)*) => {
        vec![$(Trial::test(stringify!($name), || { $name(); Ok(()) })),*]
    };
}

fn main() -> ExitCode {
    launcher::take_over();
    let tests = tests! {
        a_looper_is_tle_by_its_cpu_time
        a_sleeper_is_ended_by_its_idle_time
        a_nap_is_no_fault
        grandchildren_that_ignore_sigterm_die_at_the_limit
        grandchildren_with_a_session_of_their_own_die
        a_child_that_holds_the_output_is_not_waited_for
        others_on_the_machine_are_not_charged
        bytes_are_compared_as_bytes
        an_endless_printer_is_ole
        a_printer_that_ignores_the_signal_is_ole_too
        input_may_be_ignored
        large_input_and_output_in_turn
        a_megabyte_under_a_large_parent
        memory_that_is_used_counts
        memory_that_is_reserved_does_not
        a_deep_recursion_has_its_stack
        an_endless_recursion_ends
        run_time_errors_are_named
        a_program_that_cannot_start_is_the_judges_fault
        an_external_checker_decides
        an_external_checker_that_fails_is_the_judges_fault
        an_external_checker_that_hangs_is_ended
        folders_may_have_spaces_and_be_read_only
    };
    run(&Arguments::from_args(), tests).exit_code()
}

/// A workspace with one problem, `p`, of one case.
struct House(TempDir);

impl House {
    fn new(settings: &str, input: &[u8], answer: &[u8]) -> Self {
        let house = tempfile::Builder::new().prefix("a house ").tempdir().expect("a folder");
        let samples = house.path().join("samples/p");
        fs::create_dir_all(&samples).expect("samples");
        fs::write(house.path().join("samples/p.toml"), settings).expect("settings");
        fs::write(samples.join("case.in"), input).expect("an input");
        fs::write(samples.join("case.out"), answer).expect("an answer");
        Self(house)
    }

    fn judge(&self, program: &Path) -> Judged {
        let problem = Problem::load(self.0.path(), "p").expect("a problem");
        let mut runner = Runner::new().expect("a runner");
        judge(&mut runner, program, &problem, &problem.cases[0]).expect("nobody stops")
    }

    /// An executable shell script in the house.
    fn script(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.path().join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("permissions");
        path
    }
}

/// Judges `programs/program.rs` told to do `verb`.
fn judged(settings: &str, verb: &str, answer: &[u8]) -> Judged {
    House::new(settings, format!("{verb}\n").as_bytes(), answer).judge(program())
}

/// `programs/program.rs`, built once.
fn program() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| built("program.rs", "rustc", &["--edition", "2021", "-O"]))
}

fn built(source: &str, compiler: &str, arguments: &[&str]) -> PathBuf {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(source);
    let done = Path::new(env!("CARGO_TARGET_TMPDIR")).join(source).with_extension("");
    let age = |path: &Path| fs::metadata(path).and_then(|file| file.modified());
    if age(&done).is_ok_and(|done| age(&path).is_ok_and(|source| source < done)) {
        return done;
    }
    // Tests may run as many processes: each builds in a folder of its own.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mine = folder.path().join("program");
    let built = Command::new(compiler).args(arguments).arg(path).arg("-o").arg(&mine).status();
    assert!(built.expect("a compiler").success(), "{source}");
    fs::rename(&mine, &done).expect("a program");
    done
}

/// The living processes with `mark` on their command line.
fn alive(mark: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("/proc").flatten();
    let lines = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    lines.filter(|line| String::from_utf8_lossy(line).contains(mark)).count()
}

#[track_caller]
fn assert_verdict(judged: &Judged, verdict: Verdict) {
    assert_eq!(judged.verdict, verdict, "{judged:#?}");
}

const MILLISECOND: Duration = Duration::from_millis(1);

// 3: CPU time judges, wall time guards.

fn a_looper_is_tle_by_its_cpu_time() {
    let judged = judged("time-limit = 0.3", "loop", b"");
    assert_verdict(&judged, Verdict::Tle);
    assert!(judged.cpu >= 300 * MILLISECOND && judged.cpu < 450 * MILLISECOND, "{judged:?}");
    assert!(judged.reason.contains("of CPU time, the limit is 0.3 s"), "{judged:?}");
}

fn a_sleeper_is_ended_by_its_idle_time() {
    let judged = judged("time-limit = 0.1", "sleep 60000", b"done");
    assert_verdict(&judged, Verdict::Tle);
    assert!(judged.reason.contains("idle"), "{judged:?}");
    assert!(judged.wall < 10_000 * MILLISECOND, "{judged:?}");
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
    assert_eq!(alive("1234.561"), 0);
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
    assert_eq!(alive("1234.563"), 0);
}

// 4: bytes.

fn bytes_are_compared_as_bytes() {
    assert_verdict(&judged("", "bytes", b"\xff\xfe\n"), Verdict::Ac);
    assert_verdict(&judged("", "bytes", "\u{fffd}\u{fffd}\n".as_bytes()), Verdict::Wa);
    assert_verdict(&judged("", "replacement", b"\xff\xfe\n"), Verdict::Wa);
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
    assert_verdict(&house.judge(Path::new("/bin/true")), Verdict::Ac);
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
    assert!(far_over.peak_kib < 1500 << 10, "it is killed on its way: {far_over:?}");
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

fn an_endless_recursion_ends() {
    let judged = judged("memory-limit = 64", "recurse 100000", b"1");
    assert!(matches!(judged.verdict, Verdict::Mle | Verdict::Re), "{judged:?}");
}

// RE.

fn run_time_errors_are_named() {
    for (verb, words) in [
        ("exit 3", "exit code 3\n"),
        ("abort", "killed by SIGABRT"),
        ("panic of a\ttab", "of a→tab"),
    ] {
        let judged = judged("", verb, b"");
        assert_verdict(&judged, Verdict::Re);
        assert!(judged.reason.contains(words), "{judged:#?}");
    }
}

fn a_program_that_cannot_start_is_the_judges_fault() {
    let judged = House::new("", b"", b"").judge(Path::new("/nowhere/program"));
    assert_verdict(&judged, Verdict::Je);
    assert!(judged.reason.contains("cannot start /nowhere/program"), "{judged:?}");
}

// 15: checkers of others.

fn by_checker(script: &str) -> Judged {
    let house =
        House::new("checker = \"a checker\"\nchecker-time-limit = 0.1", b"say out\n", b"answer\n");
    house.script("samples/a checker", script);
    house.judge(program())
}

fn an_external_checker_decides() {
    let reads = r#"[ $# = 3 ] && [ "$(cat "$1")" = "say out" ] && [ "$(cat "$2")" = out ] && [ "$(cat "$3")" = answer ]"#;
    assert_verdict(&by_checker(reads), Verdict::Ac);
    let wrong = by_checker("echo 'wrong answer: off by one' >&2\necho noise\nexit 1");
    assert_verdict(&wrong, Verdict::Wa);
    assert!(wrong.reason.contains("wrong answer: off by one"), "{wrong:?}");
    assert_verdict(&by_checker("exit 2"), Verdict::Wa);
}

fn an_external_checker_that_fails_is_the_judges_fault() {
    for script in ["exit 3", "exit 77", "kill -SEGV $$"] {
        let judged = by_checker(script);
        assert_verdict(&judged, Verdict::Je);
        assert!(judged.reason.contains("a checker"), "{judged:?}");
    }
    let house = House::new("checker = \"checker\"", b"say out\n", b"");
    fs::write(house.0.path().join("samples/checker"), "not a program").expect("a file");
    assert_verdict(&house.judge(program()), Verdict::Je);
}

fn an_external_checker_that_hangs_is_ended() {
    let start = Instant::now();
    let judged = by_checker("sleep 1234.564");
    assert_verdict(&judged, Verdict::Je);
    assert!(start.elapsed() < Duration::from_secs(20), "{judged:?}");
    assert_eq!(alive("1234.564"), 0);
}

// 16: folders.

fn folders_may_have_spaces_and_be_read_only() {
    let house = House::new("", b"say it\n", b"it\n");
    let samples = house.0.path().join("samples/p");
    let mode = |mode| {
        fs::set_permissions(&samples, fs::Permissions::from_mode(mode)).expect("permissions");
    };
    mode(0o555);
    let judged = house.judge(program());
    mode(0o755);
    assert_verdict(&judged, Verdict::Ac);
}
