//! Slides between boards of 3×3 by brute force: every board in layers from the goal, a board being a string.

use std::collections::BTreeMap;

/// The fewest slides to `goal` from every board that reaches it. Boards are nine digits row by row, `0` the gap.
pub fn distances(goal: &str) -> BTreeMap<String, u32> {
    let mut distances = BTreeMap::from([(goal.to_owned(), 0)]);
    let mut layer = vec![goal.to_owned()];
    for distance in 1.. {
        let mut next = Vec::new();
        for board in layer.iter().flat_map(|board| slides(board)) {
            if !distances.contains_key(&board) {
                distances.insert(board.clone(), distance);
                next.push(board);
            }
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    distances
}

/// The boards one slide away: the gap swaps with the cell above, below, left or right.
pub fn slides(board: &str) -> Vec<String> {
    let gap = board.find('0').expect("a gap");
    let mut around = Vec::new();
    for (there, stays_in) in [
        (gap.checked_sub(3), true),
        (Some(gap + 3), gap < 6),
        (gap.checked_sub(1), gap % 3 > 0),
        (Some(gap + 1), gap % 3 < 2),
    ] {
        let Some(there) = there.filter(|_| stays_in) else {
            continue;
        };
        let mut cells: Vec<char> = board.chars().collect();
        cells.swap(gap, there);
        around.push(cells.into_iter().collect());
    }
    around
}
