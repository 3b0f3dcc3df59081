//! Tic-tac-toe by brute force: an attacker who must win, a defender who tries everything. No scores, no memory.

/// Nine cells row by row: `O`, `X`, or `.` where a cell is free.
pub type Cells = [char; 9];

/// Whether each cell is a move by which `player` (`O` or `X`) wins against every defence.
pub fn winning_moves(board: Cells, player: char) -> [bool; 9] {
    let over = has_line(&board, 'O') || has_line(&board, 'X');
    std::array::from_fn(|cell| {
        let mut after = board;
        after[cell] = player;
        board[cell] == '.' && !over && has_won(after, player)
    })
}

/// Whether `player`, who has just moved, wins whatever the defender replies.
fn has_won(board: Cells, player: char) -> bool {
    let defender = if player == 'O' { 'X' } else { 'O' };
    if has_line(&board, player) {
        return true;
    }
    let replies = played(board, defender);
    !replies.is_empty()
        && replies.into_iter().all(|reply| {
            let attacks = played(reply, player);
            !has_line(&reply, defender) && attacks.into_iter().any(|attack| has_won(attack, player))
        })
}

/// The boards after each move of `player`.
fn played(board: Cells, player: char) -> Vec<Cells> {
    let free = (0..9).filter(|&cell| board[cell] == '.');
    free.map(|cell| {
        let mut after = board;
        after[cell] = player;
        after
    })
    .collect()
}

fn has_line(board: &Cells, player: char) -> bool {
    let mine = |row: usize, column: usize| board[3 * row + column] == player;
    (0..3).any(|row| (0..3).all(|column| mine(row, column)))
        || (0..3).any(|column| (0..3).all(|row| mine(row, column)))
        || (0..3).all(|i| mine(i, i))
        || (0..3).all(|i| mine(i, 2 - i))
}
