//! Rounds by brute force: each cell turns black after as many rounds as it has steps to the nearest black cell.

/// The rounds until every cell is `#`.
pub fn rounds(grid: &[&[u8]]) -> usize {
    let (h, w) = (grid.len(), grid[0].len());
    let cells = || (0..h).flat_map(|row| (0..w).map(move |column| (row, column)));
    let black: Vec<_> = cells().filter(|&(row, column)| grid[row][column] == b'#').collect();
    let nearest = |(row, column): (usize, usize)| {
        let steps = |&(x, y): &(usize, usize)| row.abs_diff(x) + column.abs_diff(y);
        black.iter().map(steps).min().expect("a black cell")
    };
    cells().map(nearest).max().expect("a cell")
}
