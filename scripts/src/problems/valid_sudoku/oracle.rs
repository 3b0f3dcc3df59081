//! Whether a sudoku keeps the rules so far: every pair of cells is compared.

/// Whether no row, column or block has a digit twice; 0 is an empty cell.
pub fn is_valid(board: &[[u8; 9]; 9]) -> bool {
    let cells = || (0..81).map(|cell| (cell / 9, cell % 9));
    cells().all(|a| {
        let digit = board[a.0][a.1];
        digit == 0 || cells().all(|b| a == b || board[b.0][b.1] != digit || !see_each_other(a, b))
    })
}

fn see_each_other(a: (usize, usize), b: (usize, usize)) -> bool {
    a.0 == b.0 || a.1 == b.1 || (a.0 / 3 == b.0 / 3 && a.1 / 3 == b.1 / 3)
}
