//! The picture of a bench: a bar for each row on a logarithmic axis, as SVG.

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

/// The sorts of programs that a bench runs, each in a colour.
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
const GREY: &str = "#797979";
const BLUE: &str = "#3b82d6";
const ORANGE: &str = "#c26b1a";

/// Pixels: of the picture, of the names with the gap behind them, and of a row.
const WIDTH: f64 = 820.0;
const NAMES: f64 = 278.0;
const ROW: f64 = 20.0;

/// The groups, one below the other, as a whole SVG document.
#[must_use]
pub fn svg(groups: &[Group]) -> String {
    let bars = groups.iter().flat_map(|group| &group.bars);
    let times = bars.filter_map(|bar| bar.seconds.as_ref().ok());
    let (low, high) =
        times.fold((1e-3, 1e-3), |(low, high), &time| (time.min(low), time.max(high)));
    // From a little below the shortest time to where a label still fits behind the longest bar.
    let (low, high) = (f64::log10(low / 2.0), f64::log10(high * 4.0));
    let x = |seconds: f64| NAMES + (seconds.log10() - low) / (high - low) * (WIDTH - 10.0 - NAMES);
    let rows: usize = groups.iter().map(|group| 1 + group.bars.len()).sum();
    let bottom = rows as f64 * ROW;
    let height = bottom + 2.0 * ROW;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"{GREY}\">\n"
    );
    for power in low.ceil() as i32..=high.floor() as i32 {
        let (at, seconds) = (x(10_f64.powi(power)), duration(10_f64.powi(power)));
        line(&mut text, [at, 0.0, at, bottom], 0.4);
        write(&mut text, [at, bottom + 10.0], "text-anchor=\"middle\"", &seconds);
    }
    line(&mut text, [NAMES, bottom, WIDTH - 10.0, bottom], 1.0);
    let middle = f64::midpoint(NAMES, WIDTH - 10.0);
    let label = "CPU time of one run, median";
    write(&mut text, [middle, bottom + 1.5 * ROW], "text-anchor=\"middle\"", label);
    let mut y = ROW / 2.0;
    for group in groups {
        write(&mut text, [4.0, y], "font-weight=\"bold\"", &group.title);
        y += ROW;
        for bar in &group.bars {
            let colour = match bar.kind {
                Kind::Floor => GREY,
                Kind::Solution => BLUE,
                Kind::External => ORANGE,
            };
            let end = bar.seconds.as_ref().map_or(NAMES, |seconds| x(*seconds));
            let label = bar.seconds.clone().map_or_else(|verdict| verdict, duration);
            let (top, width) = (y - 6.5, end - NAMES);
            text += &format!(
                "<rect x=\"{NAMES}\" y=\"{top}\" width=\"{width:.1}\" height=\"13\" fill=\"{colour}\"/>\n"
            );
            write(&mut text, [NAMES - 8.0, y], "text-anchor=\"end\"", &bar.name);
            write(&mut text, [end + 6.0, y], "", &label);
            y += ROW;
        }
    }
    text + "</svg>\n"
}

fn line(text: &mut String, [x, y, to_x, to_y]: [f64; 4], opacity: f64) {
    *text += &format!(
        "<path d=\"M{x:.1} {y}L{to_x:.1} {to_y}\" stroke=\"{GREY}\" stroke-opacity=\"{opacity}\"/>\n"
    );
}

fn write(text: &mut String, [x, y]: [f64; 2], style: &str, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    *text += &format!("<text x=\"{x:.1}\" y=\"{y}\" dy=\".35em\" {style}>{words}</text>\n");
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
