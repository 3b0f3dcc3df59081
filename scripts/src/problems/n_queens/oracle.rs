//! n queens by brute force: all boards row by row, each new queen compared with every queen above it.

/// All solutions in lexicographic order: the column of the queen in each row, from 0.
pub fn solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![Vec::new()];
    for row in 0..n {
        let mut longer = Vec::new();
        for queens in &boards {
            for column in 0..n {
                if is_safe(queens, row, column) {
                    let mut with_queen = queens.clone();
                    with_queen.push(column);
                    longer.push(with_queen);
                }
            }
        }
        boards = longer;
    }
    boards
}

/// Whether none of the queens attacks this square below them.
fn is_safe(queens: &[usize], row: usize, column: usize) -> bool {
    queens
        .iter()
        .enumerate()
        .all(|(above, &other)| column != other && column.abs_diff(other) != row - above)
}
