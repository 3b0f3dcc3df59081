//! Distances in a maze by brute force: every cell learns from its neighbours until nothing changes.

/// The fewest steps from `start` to `goal` over cells that are not `#`, `None` if there is no way.
pub fn fewest_steps(maze: &[&[u8]], start: (usize, usize), goal: (usize, usize)) -> Option<u32> {
    let (rows, columns) = (maze.len(), maze[0].len());
    let forth: Vec<_> =
        (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))).collect();
    let back: Vec<_> = forth.iter().rev().copied().collect();
    let mut steps = vec![vec![u32::MAX; columns]; rows];
    steps[start.0][start.1] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        // In both orders, so that a long way to the left or up does not take a round for each step.
        for &(row, column) in forth.iter().chain(&back) {
            if maze[row][column] == b'#' {
                continue;
            }
            let mut least = steps[row][column];
            for (other_row, other_column) in [
                (row.wrapping_sub(1), column),
                (row + 1, column),
                (row, column.wrapping_sub(1)),
                (row, column + 1),
            ] {
                let other = steps.get(other_row).and_then(|line| line.get(other_column));
                least = least.min(other.map_or(u32::MAX, |steps| steps.saturating_add(1)));
            }
            if least < steps[row][column] {
                steps[row][column] = least;
                changed = true;
            }
        }
    }
    Some(steps[goal.0][goal.1]).filter(|&steps| steps < u32::MAX)
}
