//! Painting by brute force: whatever touches a painted cell of its colour is painted, until nothing changes.

/// Whether each cell is painted after a click on row `x`, column `y`.
pub fn painted(picture: &[Vec<i64>], x: usize, y: usize) -> Vec<Vec<bool>> {
    let (n, m) = (picture.len(), picture[0].len());
    let forth: Vec<_> = (0..n).flat_map(|row| (0..m).map(move |column| (row, column))).collect();
    let back: Vec<_> = forth.iter().rev().copied().collect();
    let mut painted = vec![vec![false; m]; n];
    painted[x][y] = true;
    let mut changed = true;
    while changed {
        changed = false;
        // In both orders, so that a long way to the left or up does not take a round for each step.
        for &(row, column) in forth.iter().chain(&back) {
            let touches = (row > 0 && painted[row - 1][column])
                || (row + 1 < n && painted[row + 1][column])
                || (column > 0 && painted[row][column - 1])
                || (column + 1 < m && painted[row][column + 1]);
            if touches && !painted[row][column] && picture[row][column] == picture[x][y] {
                painted[row][column] = true;
                changed = true;
            }
        }
    }
    painted
}
