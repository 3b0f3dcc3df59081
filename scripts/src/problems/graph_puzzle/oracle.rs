//! Slides between boards on a graph by brute force: layers from the goal, a board being a string.

use std::collections::BTreeMap;

/// The piece on each of the nine vertices in their order, `0` on the empty one.
pub const GOAL: &str = "123456780";

/// The fewest slides to the goal for the boards that reach it, nearest first, until there are more than `most`; and
/// whether these are all of them. Edges join vertices from 1 to 9.
pub fn distances(edges: &[(usize, usize)], most: usize) -> (BTreeMap<String, u32>, bool) {
    let mut distances = BTreeMap::from([(GOAL.to_owned(), 0)]);
    let mut layer = vec![GOAL.to_owned()];
    for distance in 1.. {
        let mut next = Vec::new();
        for board in layer.iter().flat_map(|board| slides(edges, board)) {
            distances.entry(board.clone()).or_insert_with(|| {
                next.push(board);
                distance
            });
        }
        if next.is_empty() || distances.len() > most {
            return (distances, next.is_empty());
        }
        layer = next;
    }
    unreachable!("there are 9! boards")
}

/// The boards one slide away: a piece changes places with `0` along an edge.
pub fn slides(edges: &[(usize, usize)], board: &str) -> Vec<String> {
    let mut around = Vec::new();
    for (a, b) in edges {
        let mut pieces: Vec<char> = board.chars().collect();
        pieces.swap(a - 1, b - 1);
        if board[a - 1..*a] == *"0" || board[b - 1..*b] == *"0" {
            around.push(pieces.into_iter().collect());
        }
    }
    around
}
