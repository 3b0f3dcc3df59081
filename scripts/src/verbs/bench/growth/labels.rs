//! Where the names of the curves stand, so that none covers another.

/// About as wide as a letter of 13 pixels gets on average, and as high as a line of them.
pub(super) const LETTER: f64 = 7.2;
pub(super) const LINE: f64 = 16.0;

/// Heights near the wanted ones, at least a line apart, all between `top` and `bottom` if there is room.
pub(super) fn spread(wanted: &[f64], top: f64, bottom: f64) -> Vec<f64> {
    let mut order: Vec<_> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    // Labels that touch form a block, which stands where its labels want to be on average.
    let mut blocks: Vec<(f64, Vec<usize>)> = Vec::new();
    for label in order {
        blocks.push((wanted[label], vec![label]));
        while let [.., (above, first), (below, second)] = &blocks[..] {
            let (end, begin) = (above + half(first), below - half(second));
            if end <= begin {
                break;
            }
            let all = [&first[..], second].concat();
            let mean = all.iter().map(|label| wanted[*label]).sum::<f64>() / all.len() as f64;
            let room = half(&all);
            blocks.truncate(blocks.len() - 2);
            blocks.push((mean.min(bottom - room).max(top + room), all));
        }
    }
    let mut heights = vec![0.0; wanted.len()];
    for (middle, labels) in blocks {
        for (at, label) in labels.iter().enumerate() {
            heights[*label] = middle - half(&labels) + (at as f64 + 0.5) * LINE;
        }
    }
    heights
}

fn half(labels: &[usize]) -> f64 {
    labels.len() as f64 * LINE / 2.0
}

/// For names above the points `at`, so wide: the row of each, counted from the points up. A name may neither cover
/// another nor the line that leads from another down to its point.
pub(super) fn rows(at: &[f64], spans: &[[f64; 2]]) -> Vec<usize> {
    const GAP: f64 = 6.0;
    let mut rows: Vec<usize> = Vec::new();
    for (label, span) in spans.iter().enumerate() {
        let apart = |other: &[f64; 2]| span[1] + GAP < other[0] || other[1] + GAP < span[0];
        let outside = |x: f64, span: &[f64; 2]| x < span[0] - GAP || x > span[1] + GAP;
        let fits = |row: usize| {
            rows.iter().enumerate().all(|(other, &its)| match its.cmp(&row) {
                std::cmp::Ordering::Equal => apart(&spans[other]),
                std::cmp::Ordering::Less => outside(at[label], &spans[other]),
                std::cmp::Ordering::Greater => outside(at[other], span),
            })
        };
        // Above all others there is always room, unless a line leads through; then that can't be helped.
        let row = (0..=rows.len()).find(|row| fits(*row)).unwrap_or(rows.len());
        rows.push(row);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_a_line_apart_and_their_order() {
        let heights = spread(&[50.0, 10.0, 52.0, 51.0, 200.0], 0.0, 300.0);
        assert!((heights[0] - 35.0).abs() < 1e-9 && (heights[1] - 10.0).abs() < 9.0, "{heights:?}");
        let mut sorted = heights.clone();
        sorted.sort_by(f64::total_cmp);
        assert_eq!(sorted, [1, 0, 3, 2, 4].map(|label| heights[label]));
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= LINE - 1e-9), "{sorted:?}");
    }

    #[test]
    fn names_above_do_not_cover_each_other() {
        let rows = rows(&[10.0, 20.0, 200.0], &[[0.0, 50.0], [0.0, 60.0], [180.0, 220.0]]);
        assert_ne!(rows[0], rows[1]);
        assert_eq!(rows[2], 0);
    }
}
