//! The picture of a growth: a curve for each technique, CPU time against size, as SVG.

use super::labels::{LETTER, LINE, rows, spread};
use crate::{base::verdict::Verdict, verbs::bench::plot::duration};

/// The curves of one problem.
pub struct Chart {
    /// Its name.
    pub problem: String,
    /// What the sizes count.
    pub axis: String,
    /// The time limit in seconds.
    pub limit: f64,
    /// CPU seconds of a process that does nothing.
    pub floor: f64,
    /// One for each technique.
    pub curves: Vec<Curve>,
}

/// How one technique fared.
#[derive(Clone)]
pub struct Curve {
    /// The technique.
    pub name: String,
    /// Sizes with their CPU seconds.
    pub points: Vec<(usize, f64)>,
    /// Where it had to stop.
    pub stop: Option<Stop>,
}

/// The size that was too much.
#[derive(Clone)]
pub struct Stop {
    /// The size.
    pub size: usize,
    /// CPU seconds until then.
    pub seconds: f64,
    /// What it earned there.
    pub verdict: Verdict,
}

// As in `plot`: the page shows through, each colour has a contrast above 3 on white and on near-black.
const GREY: &str = "#797979";
const COLOURS: [&str; 8] =
    ["#3b82d6", "#c26b1a", "#2c9a57", "#9b5fe0", "#df4a5f", "#1a94a3", "#c9529f", "#8a8320"];

/// Pixels.
const WIDTH: f64 = 820.0;
const LEFT: f64 = 68.0;
const HEIGHT: f64 = 360.0;

/// Where the plot lies, and which sizes and times it shows.
struct Frame {
    right: f64,
    top: f64,
    sizes: [f64; 2],
    seconds: [f64; 2],
    logarithmic: bool,
}

impl Frame {
    fn x(&self, size: f64) -> f64 {
        let scale = |size: f64| if self.logarithmic { size.log10() } else { size };
        let [low, high] = self.sizes.map(scale);
        LEFT + (scale(size) - low) / (high - low) * (self.right - LEFT)
    }

    fn y(&self, seconds: f64) -> f64 {
        let [low, high] = self.seconds.map(f64::log10);
        self.top + (high - seconds.max(self.seconds[0]).log10()) / (high - low) * HEIGHT
    }

    fn bottom(&self) -> f64 {
        self.top + HEIGHT
    }
}

/// The chart as a whole SVG document.
#[must_use]
pub fn svg(chart: &Chart) -> String {
    let ends: Vec<_> = chart.curves.iter().map(Curve::end).collect();
    let name = |curve: &Curve| match &curve.stop {
        Some(stop) => format!("{}: {}", curve.name, stop.verdict),
        None => curve.name.clone(),
    };
    let names: Vec<_> = chart.curves.iter().map(name).collect();
    let width = |name: &String| name.chars().count() as f64 * LETTER;
    let done = |curve: &usize| chart.curves[*curve].stop.is_none();
    let (beside, above): (Vec<usize>, Vec<usize>) = (0..names.len()).partition(done);
    let margin = beside.iter().map(|at| width(&names[*at]) + 40.0).fold(24.0, f64::max);
    let mut frame = Frame::new(chart, WIDTH - margin);
    let at: Vec<_> = above.iter().map(|curve| frame.x(ends[*curve].0)).collect();
    let spans = above.iter().zip(&at).map(|(curve, x)| {
        let half = width(&names[*curve]) / 2.0;
        let middle = x.clamp(half + 4.0, (WIDTH - 4.0 - half).max(half + 4.0));
        [middle - half, middle + half]
    });
    let spans: Vec<_> = spans.collect();
    let levels = rows(&at, &spans);
    frame.top += levels.iter().max().map_or(0.0, |row| (row + 1) as f64 * LINE);
    let height = frame.bottom() + 46.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"{GREY}\">\n"
    );
    let title = format!("{}: CPU time of one run", chart.problem);
    write(&mut text, [8.0, 12.0], "font-weight=\"bold\"", &title);
    axes(&mut text, chart, &frame);
    for (curve, colour) in chart.curves.iter().zip(COLOURS.iter().cycle()) {
        draw(&mut text, curve, &frame, colour);
    }
    let wanted: Vec<_> = beside.iter().map(|curve| frame.y(ends[*curve].1)).collect();
    let heights = spread(&wanted, frame.top, frame.bottom());
    for ((&curve, from), y) in beside.iter().zip(wanted).zip(heights) {
        let (colour, x) = (COLOURS[curve % COLOURS.len()], frame.x(ends[curve].0));
        line(&mut text, [x + 3.0, from, frame.right + 17.0, y], colour, "stroke-opacity=\"0.6\"");
        let style = format!("fill=\"{colour}\"");
        write(&mut text, [frame.right + 21.0, y], &style, &names[curve]);
    }
    for (((&curve, x), span), row) in above.iter().zip(at).zip(spans).zip(levels) {
        let colour = COLOURS[curve % COLOURS.len()];
        let y = frame.top - 12.0 - row as f64 * LINE;
        let end = frame.y(ends[curve].1) - 5.0;
        line(&mut text, [x, y + 8.0, x, end], colour, "stroke-opacity=\"0.6\"");
        let style = format!("text-anchor=\"middle\" fill=\"{colour}\"");
        write(&mut text, [f64::midpoint(span[0], span[1]), y], &style, &names[curve]);
    }
    text + "</svg>\n"
}

impl Curve {
    /// The last size and time that is drawn.
    fn end(&self) -> (f64, f64) {
        let last = self.points.last().map(|(size, seconds)| (*size as f64, *seconds));
        let stop = self.stop.as_ref().map(|stop| (stop.size as f64, stop.seconds));
        stop.or(last).unwrap_or((1.0, 1e-3))
    }
}

impl Frame {
    fn new(chart: &Chart, right: f64) -> Self {
        let points = chart.curves.iter().flat_map(|curve| {
            let points = curve.points.iter().map(|(size, seconds)| (*size as f64, *seconds));
            points.chain(std::iter::once(curve.end()))
        });
        let start = ([f64::MAX, 0.0], [chart.floor.max(1e-5), chart.limit]);
        let (sizes, seconds) = points.fold(start, |([least, most], [low, high]), (size, time)| {
            ([least.min(size), most.max(size)], [low.min(time), high.max(time)])
        });
        let (least, most) = (sizes[0].min(sizes[1]).max(0.0), sizes[1].max(sizes[0] + 1.0));
        let logarithmic = least > 0.0 && most / least >= 50.0;
        let seconds = [seconds[0] / 1.6, seconds[1] * 1.1];
        Self { right, top: 26.0, sizes: [least, most], seconds, logarithmic }
    }
}

/// Round ticks on both axes, the limit, and what a process costs that does nothing.
fn axes(text: &mut String, chart: &Chart, frame: &Frame) {
    for power in frame.seconds[0].log10().ceil() as i32..=frame.seconds[1].log10().floor() as i32 {
        let seconds = 10_f64.powi(power);
        let y = frame.y(seconds);
        line(text, [LEFT, y, frame.right, y], GREY, "stroke-opacity=\"0.25\"");
        write(text, [LEFT - 8.0, y], "text-anchor=\"end\"", &duration(seconds));
    }
    let bottom = frame.bottom();
    let mut free = 0.0;
    for size in ticks(frame.sizes, frame.logarithmic) {
        let x = frame.x(size);
        line(text, [x, bottom, x, bottom + 4.0], GREY, "");
        line(text, [x, frame.top, x, bottom], GREY, "stroke-opacity=\"0.12\"");
        let label = spaced(size);
        let half = label.chars().count() as f64 * LETTER / 2.0;
        if x - half >= free {
            write(text, [x, bottom + 13.0], "text-anchor=\"middle\"", &label);
            free = x + half + 8.0;
        }
    }
    line(text, [LEFT, bottom, frame.right, bottom], GREY, "");
    let middle = f64::midpoint(LEFT, frame.right);
    write(text, [middle, bottom + 34.0], "text-anchor=\"middle\"", &chart.axis);
    let (limit, floor) = (frame.y(chart.limit), frame.y(chart.floor));
    line(text, [LEFT, limit, frame.right, limit], GREY, "stroke-dasharray=\"6 4\"");
    write(text, [LEFT + 6.0, limit + 10.0], "", &format!("limit {}", duration(chart.limit)));
    line(text, [LEFT, floor, frame.right, floor], GREY, "stroke-dasharray=\"2 4\"");
    let label = [frame.right - 6.0, floor + 9.0];
    write(text, label, "text-anchor=\"end\" font-size=\"11\"", "a process that does nothing");
}

/// Powers of ten, with twos and fives between them where those are few; on a linear axis multiples of 1, 2, 5, ….
fn ticks([low, high]: [f64; 2], logarithmic: bool) -> Vec<f64> {
    let fits = |tick: &f64| (low * 0.999..=high * 1.001).contains(tick);
    if logarithmic {
        let digits: &[f64] = if high / low < 3e3 { &[1.0, 2.0, 5.0] } else { &[1.0] };
        let powers = low.log10().floor() as i32..=high.log10().ceil() as i32;
        let all =
            powers.flat_map(|power| digits.iter().map(move |digit| digit * 10_f64.powi(power)));
        return all.filter(fits).collect();
    }
    let steps = (0..9).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10_f64.powi(power)));
    let step = steps.into_iter().find(|step| (high - low) / step <= 16.0).unwrap_or(1e9);
    let first = (low / step).ceil() as u64;
    (first..first + 20).map(|number| number as f64 * step).filter(fits).collect()
}

/// A whole number with its digits in threes; millions in words.
pub(super) fn spaced(number: f64) -> String {
    if number >= 1e6 && number % 1e6 == 0.0 {
        return format!("{} million", number / 1e6);
    }
    let digits = format!("{number:.0}");
    let threes: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    threes.join("\u{2009}")
}

fn draw(text: &mut String, curve: &Curve, frame: &Frame, colour: &str) {
    let mut places: Vec<_> =
        curve.points.iter().map(|(size, seconds)| (*size as f64, *seconds)).collect();
    places.extend(curve.stop.iter().map(|stop| (stop.size as f64, stop.seconds)));
    let places: Vec<_> =
        places.into_iter().map(|(size, seconds)| (frame.x(size), frame.y(seconds))).collect();
    let path: Vec<_> = places.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    *text += &format!(
        "<path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\n",
        path.join("L")
    );
    for (x, y) in &places[..curve.points.len()] {
        *text += &format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.6\" fill=\"{colour}\"/>\n");
    }
    for (x, y) in &places[curve.points.len()..] {
        *text += &format!(
            "<path d=\"M{:.1} {:.1}l8 8m0 -8l-8 8\" stroke=\"{colour}\" stroke-width=\"2.5\"/>\n",
            x - 4.0,
            y - 4.0
        );
    }
}

fn line(text: &mut String, [x, y, to_x, to_y]: [f64; 4], colour: &str, style: &str) {
    *text +=
        &format!("<path d=\"M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}\" stroke=\"{colour}\" {style}/>\n");
}

fn write(text: &mut String, [x, y]: [f64; 2], style: &str, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    *text += &format!("<text x=\"{x:.1}\" y=\"{y:.1}\" dy=\".35em\" {style}>{words}</text>\n");
}
