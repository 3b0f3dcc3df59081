//! Moves between boards by brute force: layers around a board, a board being a string of four rows.

use std::collections::BTreeMap;

/// The goal.
pub const GOAL: &str = "RRRRGGGGBBBBYYYY";

/// Every board at most `depth` moves away from `start`, with its fewest moves.
pub fn around(start: &str, depth: u32) -> BTreeMap<String, u32> {
    let mut distances = BTreeMap::from([(start.to_owned(), 0)]);
    let mut layer = vec![start.to_owned()];
    for distance in 1..=depth {
        let mut next = Vec::new();
        for board in layer.iter().flat_map(|board| moves(board)) {
            distances.entry(board.clone()).or_insert_with(|| {
                next.push(board);
                distance
            });
        }
        layer = next;
    }
    distances
}

/// The boards one move away: each line turned once and, which is the same as back, three times.
pub fn moves(board: &str) -> Vec<String> {
    let rows = (0..4).map(|row| [0, 1, 2, 3].map(|column| 4 * row + column));
    let columns = (0..4).map(|column| [0, 1, 2, 3].map(|row| 4 * row + column));
    let mut around = Vec::new();
    for line in rows.chain(columns) {
        for turns in [1, 3] {
            let mut cells: Vec<char> = board.chars().collect();
            for (i, cell) in line.iter().enumerate() {
                cells[line[(i + turns) % 4]] = board[*cell..].chars().next().expect("a cell");
            }
            around.push(cells.into_iter().collect());
        }
    }
    around
}
