//! The picture of a bench: a bar for each row on a logarithmic axis.

use std::ops::Range;

use anyhow::{Error, Result};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// The bars of one problem under its title.
pub struct Group {
    /// The problem and the cases that were run.
    pub title: String,
    /// In the order of the table.
    pub bars: Vec<Bar>,
}

/// One row: a program and its time.
pub struct Bar {
    /// What stands left of the bar.
    pub name: String,
    /// CPU seconds, or the verdict of a program that has no time to show.
    pub seconds: Result<f64, String>,
    /// What its colour says.
    pub kind: Kind,
}

/// The sorts of programs that a bench runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The process that does nothing.
    Floor,
    /// A solution of this workspace.
    Solution,
    /// A program given by `--against`.
    External,
}

// The page shows through. Each colour has a contrast above 3.5 on white and on near-black,
// so one picture serves light and dark pages, whatever the viewer supports.
const GREY: RGBColor = RGBColor(0x79, 0x79, 0x79);
const BLUE: RGBColor = RGBColor(0x3b, 0x82, 0xd6);
const ORANGE: RGBColor = RGBColor(0xc2, 0x6b, 0x1a);

/// Pixels.
const WIDTH: u32 = 820;
const NAMES: u32 = 270;
const ROW: i32 = 20;

/// The groups, one below the other, as a whole SVG document.
///
/// # Errors
/// What the plotting crate complains of.
pub fn svg(groups: &[Group]) -> Result<String> {
    let mut text = String::new();
    draw(&mut text, groups).map_err(|error| Error::msg(error.to_string()))?;
    Ok(text)
}

fn draw(text: &mut String, groups: &[Group]) -> Result<(), Box<dyn std::error::Error>> {
    let rows: i32 = groups.iter().map(|group| 1 + group.bars.len() as i32).sum();
    let axis = axis(groups);
    let size = (WIDTH, ((rows + 2) * ROW) as u32);
    let root = SVGBackend::with_string(text, size).into_drawing_area();
    let mut chart = ChartBuilder::on(&root)
        .margin_right(10)
        .set_label_area_size(LabelAreaPosition::Left, NAMES)
        .set_label_area_size(LabelAreaPosition::Bottom, 2 * ROW)
        .build_cartesian_2d(axis.clone().log_scale(), 0..rows)?;
    let font = ("sans-serif", 13).into_font();
    let plain = font.color(&GREY).pos(Pos::new(HPos::Left, VPos::Center));
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .axis_style(GREY)
        .bold_line_style(GREY.mix(0.4))
        .light_line_style(TRANSPARENT)
        .label_style(plain.clone())
        .x_label_formatter(&|seconds| duration(*seconds))
        .x_desc("CPU time of one run, median")
        .draw()?;
    let right = plain.pos(Pos::new(HPos::Right, VPos::Center));
    let bold = font.style(FontStyle::Bold).color(&GREY).pos(plain.pos);
    let mut row = rows;
    for group in groups {
        row -= 1; // the axis counts them from below
        let (_, y) = chart.backend_coord(&(axis.start, row));
        root.draw(&Text::new(&*group.title, (4, y - ROW / 2), bold.clone()))?;
        for bar in &group.bars {
            row -= 1;
            let seconds = *bar.seconds.as_ref().unwrap_or(&axis.start);
            let label = bar.seconds.clone().map_or_else(|verdict| verdict, duration);
            let (left, y) = chart.backend_coord(&(axis.start, row));
            let (end, _) = chart.backend_coord(&(seconds, row));
            let corners = [(left, y - ROW + 4), (end, y - 3)];
            root.draw(&Rectangle::new(corners, colour(bar.kind).filled()))?;
            let middle = y - ROW / 2;
            root.draw(&Text::new(&*bar.name, (left - 8, middle), right.clone()))?;
            root.draw(&Text::new(label, (end + 6, middle), plain.clone()))?;
        }
    }
    root.present()?;
    drop((chart, root));
    Ok(())
}

/// From a little below the shortest time to where a label still fits behind the longest bar.
fn axis(groups: &[Group]) -> Range<f64> {
    let bars = groups.iter().flat_map(|group| &group.bars);
    let times = bars.filter_map(|bar| bar.seconds.as_ref().ok());
    let (low, high) =
        times.fold((1e-3, 1e-3), |(low, high): (f64, f64), &time| (low.min(time), high.max(time)));
    low / 2.0..high * 4.0
}

fn colour(kind: Kind) -> RGBColor {
    match kind {
        Kind::Floor => GREY,
        Kind::Solution => BLUE,
        Kind::External => ORANGE,
    }
}

/// Three digits and a unit: `71.3 ms`.
#[must_use]
pub fn duration(seconds: f64) -> String {
    let (value, unit) = match seconds {
        small if small < 0.999_5e-3 => (small * 1e6, "µs"),
        middling if middling < 0.999_5 => (middling * 1e3, "ms"),
        large => (large, "s"),
    };
    let decimals = [0, 1, 2][usize::from(value < 99.95) + usize::from(value < 9.995)];
    let digits = format!("{value:.decimals$}");
    let short = match digits.split_once('.') {
        Some((whole, fraction)) if fraction.bytes().all(|digit| digit == b'0') => whole,
        _ => &digits,
    };
    format!("{short} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture() -> String {
        let bar = |name: &str, seconds, kind| Bar { name: name.into(), seconds, kind };
        svg(&[
            Group {
                title: "queens & <co>: largest".into(),
                bars: vec![
                    bar("(empty process)", Ok(0.0007), Kind::Floor),
                    bar("queens-fast", Ok(0.0123), Kind::Solution),
                    bar("queens-slow", Err("TLE".into()), Kind::Solution),
                ],
            },
            Group {
                title: "bucket: snake".into(),
                bars: vec![bar("Python", Ok(3.1), Kind::External)],
            },
        ])
        .unwrap()
    }

    #[test]
    fn picture_is_xml_that_names_every_row() {
        let text = picture();
        let document = roxmltree::Document::parse(&text).unwrap();
        let words: Vec<_> =
            document.descendants().filter_map(|node| node.text().map(str::trim)).collect();
        for word in [
            "queens & <co>: largest",
            "queens-fast",
            "12.3 ms",
            "queens-slow",
            "TLE",
            "bucket: snake",
            "Python",
            "3.10 s",
        ] {
            assert!(words.contains(&word), "{word} in {words:?}");
        }
    }

    #[test]
    fn durations_have_three_digits_and_a_unit() {
        let said = [0.000_71, 0.001, 0.009_996, 0.0283, 0.1, 0.9996, 12.345].map(duration);
        let expected = ["710 µs", "1 ms", "10 ms", "28.3 ms", "100 ms", "1 s", "12.3 s"];
        assert_eq!(said, expected);
    }
}
