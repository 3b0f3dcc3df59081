//! A knight's moves by brute force: every cell learns from the cells one move away until nothing changes.

/// The fewest moves from `(x, y)` to each cell of n rows and m columns, `None` where there is no way.
pub fn distances(n: usize, m: usize, (x, y): (usize, usize)) -> Vec<Vec<Option<u32>>> {
    let mut moves = vec![vec![u32::MAX; m]; n];
    moves[x][y] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for (row, column) in (0..n).flat_map(|row| (0..m).map(move |column| (row, column))) {
            let mut least = moves[row][column];
            for (other_row, line) in moves.iter().enumerate() {
                let across = match row.abs_diff(other_row) {
                    1 => 2,
                    2 => 1,
                    _ => continue,
                };
                for other_column in [column.checked_sub(across), Some(column + across)] {
                    let other = other_column.and_then(|other_column| line.get(other_column));
                    least = least.min(other.map_or(u32::MAX, |moves| moves.saturating_add(1)));
                }
            }
            changed |= least < moves[row][column];
            moves[row][column] = least;
        }
    }
    let known = |moves: u32| Some(moves).filter(|&moves| moves < u32::MAX);
    moves.into_iter().map(|row| row.into_iter().map(known).collect()).collect()
}
