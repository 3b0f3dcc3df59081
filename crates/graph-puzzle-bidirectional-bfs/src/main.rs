//! # 8 Puzzle on Graph: breadth-first search from both ends
//!
//! Eight pieces stand on the nine vertices of a graph; a piece beside the empty vertex can slide onto it. How few
//! slides bring piece j to vertex j, for all j from 1 to 8?
//!
//! **Input**: `m`, then m edges `u v`, then the vertices of the pieces 1 to 8. **Output**: the fewest slides, `-1` if
//! there is no way. **Limits**: 0 <= m <= 36; no loops, no edge twice.
//!
//! # Idea
//! A slide can be undone. So two searches can run towards each other, one from the start and one from the goal. Each
//! goes through its boards by their distance, one layer at a time. The layers grow fast, so two searches of half the
//! depth visit far fewer boards than one of the whole depth.
//!
//! The side with the smaller frontier goes next. It looks at the neighbours of its frontier, and the first one that
//! the other side has visited joins two ways. When the two sides have gone a and b slides deep and share no board,
//! there is no way of a + b slides or fewer: both would have visited its board after a slides, or the goal if it has
//! fewer than a. So the first shared board is on a shortest way, and the answer is the number of layers that both
//! sides took. When a side finds nothing new, it has visited all that it can reach, and there is no way.
//!
//! # Example
//! ```text
//!  1 --- 2     Vertices 4 to 8 have no edges, and their pieces are at home. On the others stand piece 3 on 2,
//!  | \   |     1 on 3, 2 on 9; vertex 1 is empty. Written in the order 1, 2, 3, 9 that is _312; the goal is 123_.
//!  3 --- 9
//!
//! slides | side  | its new frontier
//!    0   | both  | _312 and 123_
//!    1   | start | 3_12 13_2 231_
//!    2   | goal  | _231 1_32 12_3
//!    3   | start | 321_ 132_ 2_13 23_1
//!    4   | goal  | 2_31 32_1 _132 _213
//!    5   | start | 321_ → 32_1 or _213, which the goal's side has visited
//! ```
//!
//! # Cost
//! A short way costs two small sets. Without a way, one side has to visit everything that it can reach, and the other
//! nearly as much.
//!
//! # Compare
//! `graph-puzzle-bfs` goes the whole way from one end. `graph-puzzle-bidirectional-bitset` is this search made fast.
//!
//! # Tested
//! All boards on all graphs with four vertices; the 2000 boards nearest to the goal on graphs of several kinds; against
//! layers from the goal.
//!
//! # Source
//! AtCoder ABC224 D. Search from both ends: Pohl, 1971.

use std::{collections::HashSet, mem};

use itertools::Itertools;
use proconio::{input, marker::Usize1};

/// The vertex of each piece, from 0; the last is the empty vertex.
type Board = [usize; 9];

/// The vertices beside each vertex.
type Graph = [Vec<usize>; 9];

const GOAL: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

fn main() {
    input! { m: usize, edges: [(Usize1, Usize1); m], pieces: [Usize1; 8] }
    match solve(&graph(&edges), board(&pieces)) {
        Some(slides) => println!("{slides}"),
        None => println!("-1"),
    }
}

/// The fewest slides from `start` to the goal, `None` if there is no way.
fn solve(graph: &Graph, start: Board) -> Option<u32> {
    if start == GOAL {
        return Some(0);
    }
    // Number 0 comes from the start, number 1 from the goal.
    let mut visited = [HashSet::from([start]), HashSet::from([GOAL])];
    let mut frontiers = [vec![start], vec![GOAL]];
    for distance in 1.. {
        let side = usize::from(frontiers[0].len() > frontiers[1].len());
        for board in mem::take(&mut frontiers[side]) {
            for next in slides(graph, board) {
                if visited[1 - side].contains(&next) {
                    return Some(distance);
                }
                if visited[side].insert(next) {
                    frontiers[side].push(next);
                }
            }
        }
        if frontiers[side].is_empty() {
            break;
        }
    }
    None
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
