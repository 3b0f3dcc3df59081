//! Slides between boards of 4×4 by brute force: layers around the goal, layers around the start; and Korf's lengths.

use std::collections::BTreeMap;

/// Sixteen cells row by row; 0 is the gap.
pub type Board = [u8; 16];

/// The goal.
pub const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];

/// Korf's hundred boards of 1985, turned by half so that the gap ends in the last cell: number, fewest slides, board.
pub fn korf() -> Vec<(u32, u32, Board)> {
    let parse = |line: &str| {
        let numbers: Vec<u32> =
            line.split(' ').map(|word| word.parse().expect("numbers")).collect();
        (numbers[0], numbers[1], std::array::from_fn(|cell| numbers[cell + 2] as u8))
    };
    include_str!("korf.txt").lines().map(parse).collect()
}

/// Every board at most `depth` slides away from `start`, with its fewest slides.
pub fn around(start: Board, depth: u32) -> BTreeMap<Board, u32> {
    let mut distances = BTreeMap::from([(start, 0)]);
    let mut layer = vec![start];
    for distance in 1..=depth {
        let mut next = Vec::new();
        for board in layer.iter().flat_map(slides) {
            distances.entry(board).or_insert_with(|| {
                next.push(board);
                distance
            });
        }
        layer = next;
    }
    distances
}

/// The boards one slide away: the gap swaps with the cell above, below, left or right.
pub fn slides(board: &Board) -> Vec<Board> {
    let gap = board.iter().position(|tile| *tile == 0).expect("a gap");
    let mut around = Vec::new();
    for there in 0..16_usize {
        let down = (there / 4).abs_diff(gap / 4);
        let right = (there % 4).abs_diff(gap % 4);
        if down + right == 1 {
            let mut slid = *board;
            slid.swap(gap, there);
            around.push(slid);
        }
    }
    around
}

/// Whether the goal can be reached. Every slide swaps the gap with a tile and moves the gap by one cell, so the swaps
/// that sort a board are even in number exactly when the gap's way home is even.
pub fn can_be_solved(mut board: Board) -> bool {
    let gap = board.iter().position(|tile| *tile == 0).expect("a gap");
    let mut odd = (gap / 4 + gap % 4) % 2 == 1;
    for cell in 0..16 {
        while board[cell] != GOAL[cell] {
            let home = (usize::from(board[cell]) + 15) % 16;
            board.swap(cell, home);
            odd = !odd;
        }
    }
    !odd
}
