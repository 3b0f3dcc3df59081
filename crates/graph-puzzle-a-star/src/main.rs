//! # 8 Puzzle on Graph: A*
//!
//! Eight pieces stand on the nine vertices of a graph; a piece beside the empty vertex can slide onto it. How few
//! slides bring piece j to vertex j, for all j from 1 to 8?
//!
//! **Input**: `m`, then m edges `u v`, then the vertices of the pieces 1 to 8. **Output**: the fewest slides, `-1` if
//! there is no way. **Limits**: 0 <= m <= 36; no loops, no edge twice.
//!
//! # Idea
//! g is the number of slides made on the way to a board, h the least number that can still be needed, and f = g + h.
//! The search always goes on from a board with the smallest f. Here h adds up how far the pieces are from home, each
//! as if it had the graph for itself. The empty vertex is left out: it moves along with every piece.
//!
//! A slide moves one piece along one edge, so it lowers h by at most 1. Two things follow. h is never more than the
//! slides still needed (it is *admissible*), and f never falls along a way (h is *consistent*). So boards leave the
//! heap with rising f. When the goal does, f = g is the answer, since every other way has at least this f.
//!
//! A board may enter the heap again along a shorter way; then the older entry is skipped. When the heap runs empty,
//! everything in reach was visited. Iterative deepening would not notice that, and go on for ever.
//!
//! # Example
//! ```text
//!  1 --- 2     Vertices 4 to 8 have no edges, and their pieces are at home. On the others stand piece 3 on 2,
//!  | \   |     1 on 3, 2 on 9; vertex 1 is empty. Written in the order 1, 2, 3, 9 that is _312; the goal is 123_.
//!  3 --- 9
//!
//! taken out   g + h = f   put in, with f
//!   _312      0 + 4 = 4   13_2: 4   3_12: 4   231_: 5
//!   13_2      1 + 3 = 4   132_: 6
//!   3_12      1 + 3 = 4   321_: 4
//!   321_      2 + 2 = 4   32_1: 5   _213: 5
//!   32_1      3 + 2 = 5   _231: 5
//!   _231      4 + 1 = 5   123_: 5   2_31: 7
//!   123_      5 + 0 = 5   the goal
//! ```
//!
//! # Cost
//! A step in a map and one in a heap for each slide that it looks at. h is weak where edges are many: with all 36 of
//! them it only counts the pieces that are not at home.
//!
//! # Compare
//! `graph-puzzle-bfs` is the same search with h = 0: in the example it takes 16 boards out before the goal's layer.
//!
//! # Tested
//! All boards on all graphs with four vertices; the 2000 boards nearest to the goal on graphs of several kinds; against
//! layers from the goal.
//!
//! # Source
//! AtCoder ABC224 D. A*: Hart, Nilsson and Raphael, 1968. Distances: Floyd and Warshall, 1962.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap},
};

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Usize1};

/// The vertex of each piece, from 0; the last is the empty vertex.
type Board = [usize; 9];

/// The vertices beside each vertex.
type Graph = [Vec<usize>; 9];

const GOAL: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// The slides from each vertex to each other for a piece that has the graph for itself.
type Distances = [[u32; 9]; 9];

/// More than any way; nine of them still fit into a number.
const NO_WAY: u32 = 1_000_000;

fn main() {
    input! { m: usize, edges: [(Usize1, Usize1); m], pieces: [Usize1; 8] }
    match solve(&graph(&edges), board(&pieces)) {
        Some(slides) => println!("{slides}"),
        None => println!("-1"),
    }
}

/// The fewest slides from `start` to the goal, `None` if there is no way.
fn solve(graph: &Graph, start: Board) -> Option<u32> {
    let distances = distances(graph);
    let h = heuristic(&distances, start);
    if h >= NO_WAY {
        return None;
    }
    // The least g known for each board.
    let mut best = HashMap::from([(start, 0)]);
    let mut heap = BinaryHeap::from([Reverse((h, h, start))]);
    while let Some(Reverse((f, h, board))) = heap.pop() {
        let g = f - h;
        if board == GOAL {
            return Some(g);
        }
        if g > best[&board] {
            // A shorter way to this board was found after this entry was put into the heap.
            continue;
        }
        for next in slides(graph, board) {
            let g = g + 1;
            if best.get(&next).map_or(true, |&known| g < known) {
                best.insert(next, g);
                let h = heuristic(&distances, next);
                heap.push(Reverse((g + h, h, next)));
            }
        }
    }
    None
}

/// How far the pieces are from home, all added up, the empty vertex left out.
fn heuristic(distances: &Distances, board: Board) -> u32 {
    (0..8).map(|piece| distances[board[piece]][piece]).sum()
}

/// Floyd–Warshall: ways through more and more vertices.
fn distances(graph: &Graph) -> Distances {
    let mut distances = [[NO_WAY; 9]; 9];
    for u in 0..9 {
        distances[u][u] = 0;
        for &v in &graph[u] {
            distances[u][v] = 1;
        }
    }
    for (through, u, v) in iproduct!(0..9, 0..9, 0..9) {
        let way = distances[u][through] + distances[through][v];
        distances[u][v] = distances[u][v].min(way);
    }
    distances
}

/// The boards one slide away: a piece beside the empty vertex changes places with it.
fn slides(graph: &Graph, board: Board) -> impl Iterator<Item = Board> + '_ {
    (0..8).filter(move |&piece| graph[board[8]].contains(&board[piece])).map(move |piece| {
        let mut slid = board;
        slid.swap(piece, 8);
        slid
    })
}

fn graph(edges: &[(usize, usize)]) -> Graph {
    let mut graph = Graph::default();
    for &(u, v) in edges {
        assert!(u.max(v) < 9, "vertices must be from 1 to 9");
        graph[u].push(v);
        graph[v].push(u);
    }
    graph
}

/// The board with the pieces on these vertices.
fn board(pieces: &[usize]) -> Board {
    let empty = (0..9).filter(|vertex| !pieces.contains(vertex));
    let board = pieces.iter().copied().chain(empty).collect_vec();
    board.try_into().expect("eight pieces on different vertices")
}

#[cfg(test)]
mod tests;
