//! The figures of a bench as Markdown, which reads well on a terminal too.

use std::{env, fmt::Write, fs, num::NonZero, process::Command, thread, time::Duration};

use super::{plot::Kind, row::Row};
use crate::base::words::cell;

/// One line on when, where and how the figures were measured.
pub(super) fn circumstances(rounds: NonZero<u32>) -> String {
    let said = |command: &str, argument: &str| {
        let output = Command::new(command).arg(argument).output().ok()?;
        Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
    };
    let processor = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split_once(": ")?.1.to_owned())
    });
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let words: Vec<_> = env::args().skip(1).collect();
    let command = shlex::try_join(words.iter().map(String::as_str)).unwrap_or_default();
    format!(
        "Median of {rounds} rounds on {}; {}, {cores} cores; {}. To repeat: `judge {command}`\n",
        said("date", "+%F").unwrap_or_default(),
        processor.as_deref().unwrap_or(env::consts::ARCH),
        said("rustc", "--version").unwrap_or_default(),
    )
}

/// The table of one problem. Times are those of one run, the mean where there are several cases.
pub(super) fn markdown(title: &str, rows: &[Row]) -> String {
    let least = |floor: bool| {
        let rows = rows.iter().filter(|row| (row.kind == Kind::Floor) == floor);
        rows.filter_map(Row::medians).map(|[cpu, _]| cpu).min().unwrap_or_default()
    };
    let (floor, fastest) = (least(true), least(false));
    let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1e3);
    let ratio = |time: Duration, to: Duration| format!("{:.2}", time.div_duration_f64(to));
    let mut lines = vec![
        ["program", "CPU ms", "wall ms", "peak MiB", "× fastest", "× empty"].map(str::to_owned),
        [":--", "--:", "--:", "--:", "--:", "--:"].map(str::to_owned),
    ];
    lines.extend(rows.iter().map(|row| {
        let name = cell(&row.name);
        let Some([cpu, wall]) = row.medians() else {
            return [&name, &*row.verdict.to_string(), "", "", "", ""].map(str::to_owned);
        };
        let peak = format!("{}.{}", row.peak_kib / 1024, row.peak_kib % 1024 * 10 / 1024);
        [name, ms(cpu), ms(wall), peak, ratio(cpu, fastest), ratio(cpu, floor)]
    }));
    let mut text = format!("\n**{title}**\n\n");
    for line in &lines {
        for (column, cell) in line.iter().enumerate() {
            let width = lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
            // The first column is words, the others are figures. Writing to a string can't fail.
            let _ = match column {
                0 => write!(text, "| {cell:width$} |"),
                _ => write!(text, " {cell:>width$} |"),
            };
        }
        text.push('\n');
    }
    text
}
