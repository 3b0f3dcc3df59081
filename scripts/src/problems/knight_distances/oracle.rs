//! A knight's moves by brute force: every cell learns from the cells one move away until nothing changes.

/// The fewest moves from `(x, y)` to each cell of n rows and m columns, `None` where there is no way.
pub fn distances(n: usize, m: usize, (x, y): (usize, usize)) -> Vec<Vec<Option<u32>>> {
    let cells: Vec<_> = (0..n).flat_map(|row| (0..m).map(move |column| (row, column))).collect();
    let mut moves = vec![vec![None; m]; n];
    moves[x][y] = Some(0);
    let mut changed = true;
    while changed {
        changed = false;
        for &(row, column) in &cells {
            let rows = row.saturating_sub(2)..n.min(row + 3);
            let columns = column.saturating_sub(2)..m.min(column + 3);
            for (other_row, other_column) in
                rows.flat_map(|row| columns.clone().map(move |column| (row, column)))
            {
                // One by two: the only sides with this product.
                if row.abs_diff(other_row) * column.abs_diff(other_column) != 2 {
                    continue;
                }
                if let Some(known) = moves[other_row][other_column] {
                    if moves[row][column].map_or(true, |moves: u32| known + 1 < moves) {
                        moves[row][column] = Some(known + 1);
                        changed = true;
                    }
                }
            }
        }
    }
    moves
}
