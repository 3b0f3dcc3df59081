//! Walls on the way by brute force: every cell learns from its neighbours until nothing changes.

/// The fewest `#` on a way from `s` to `g`.
pub fn fewest_walls(town: &[&[u8]]) -> u32 {
    let (h, w) = (town.len(), town[0].len());
    let forth: Vec<_> = (0..h).flat_map(|row| (0..w).map(move |column| (row, column))).collect();
    let back: Vec<_> = forth.iter().rev().copied().collect();
    let mut broken = vec![vec![u32::MAX; w]; h];
    let mut changed = true;
    while changed {
        changed = false;
        // In both orders, so that a long way to the left or up does not take a round for each step.
        for &(row, column) in forth.iter().chain(&back) {
            let mut before = if town[row][column] == b's' { 0 } else { u32::MAX };
            for (other_row, other_column) in [
                (row.wrapping_sub(1), column),
                (row + 1, column),
                (row, column.wrapping_sub(1)),
                (row, column + 1),
            ] {
                let other = broken.get(other_row).and_then(|line| line.get(other_column));
                before = before.min(other.copied().unwrap_or(u32::MAX));
            }
            let with_this = before.saturating_add(u32::from(town[row][column] == b'#'));
            if with_this < broken[row][column] {
                broken[row][column] = with_this;
                changed = true;
            }
        }
    }
    let goal = forth.iter().find(|(row, column)| town[*row][*column] == b'g').expect("a goal");
    broken[goal.0][goal.1]
}
