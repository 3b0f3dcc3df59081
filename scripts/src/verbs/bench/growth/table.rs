//! The figures of a growth as Markdown: a row for each size, a column for each technique.

use super::picture::{Chart, spaced};

/// CPU milliseconds; the verdict where a technique had to stop, nothing behind that.
pub(super) fn markdown(chart: &Chart) -> String {
    let sizes = chart.curves.iter().flat_map(|curve| {
        let stop = curve.stop.iter().map(|stop| stop.size);
        curve.points.iter().map(|point| point.0).chain(stop)
    });
    let mut sizes: Vec<_> = sizes.collect();
    sizes.sort_unstable();
    sizes.dedup();
    let names = chart.curves.iter().map(|curve| curve.name.clone());
    let mut lines: Vec<Vec<String>> =
        vec![std::iter::once(chart.axis.clone()).chain(names).collect()];
    lines.push(vec!["--:".to_owned(); chart.curves.len() + 1]);
    for size in sizes {
        let cells = chart.curves.iter().map(|curve| {
            let time = curve.points.iter().find(|point| point.0 == size);
            let stop = curve.stop.as_ref().filter(|stop| stop.size == size);
            match (stop, time) {
                (Some(stop), _) => stop.verdict.to_string(),
                (None, Some((_, seconds))) => format!("{:.2}", seconds * 1e3),
                (None, None) => String::new(),
            }
        });
        lines.push(std::iter::once(spaced(size as f64)).chain(cells).collect());
    }
    let mut text = format!(
        "\n**{}: CPU ms by {}** (limit {} s, an empty process {:.2} ms)\n\n",
        chart.problem,
        chart.axis,
        chart.limit,
        chart.floor * 1e3
    );
    for line in &lines {
        for (column, cell) in line.iter().enumerate() {
            let width = lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
            text += &format!("{} {cell:>width$} |", if column == 0 { "|" } else { "" });
        }
        text.push('\n');
    }
    text
}
