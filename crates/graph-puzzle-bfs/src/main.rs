//! # 8 Puzzle on Graph: breadth-first search
//!
//! Eight pieces stand on the nine vertices of a graph; a piece beside the empty vertex can slide onto it. How few
//! slides bring piece j to vertex j, for all j from 1 to 8?
//!
//! **Input**: `m`, then m edges `u v`, then the vertices of the pieces 1 to 8. **Output**: the fewest slides, `-1` if
//! there is no way. **Limits**: 0 <= m <= 36; no loops, no edge twice.
//!
//! # Idea
//! Visit the boards in the order of their distance from the start: first the start itself, then every board one slide
//! away, then every board two slides away. A queue keeps that order by itself: a new board goes to its end, behind
//! every board that is at most as far. So each board is first met along a shortest way, and when the goal comes to the
//! front, its distance is the answer. When the queue runs empty, everything in reach was visited, and the goal was not
//! among it.
//!
//! A board is a list of nine different vertices, so it is a permutation. Its rank, the number of permutations before
//! it in lexicographic order, is a number below 9!. So the visited boards are marked in a plain array.
//!
//! # Example
//! ```text
//!  1 --- 2     Vertices 4 to 8 have no edges, and their pieces are at home. On the others stand piece 3 on 2,
//!  | \   |     1 on 3, 2 on 9; vertex 1 is empty. Written in the order 1, 2, 3, 9 that is _312; the goal is 123_.
//!  3 --- 9
//!
//! slides | boards
//!    0   | _312
//!    1   | 3_12 13_2 231_
//!    2   | 321_ 132_ 2_13 23_1
//!    3   | _213 32_1 _321 1_23
//!    4   | 12_3 _231 3_21 _123
//!    5   | 123_ ...
//! ```
//!
//! # Cost
//! Each of at most 362 880 boards enters the queue once and has at most 8 neighbours.
//!
//! # Compare
//! `graph-puzzle-bidirectional-bfs` starts from both ends, `graph-puzzle-a-star` prefers boards that look near the
//! goal. `graph-puzzle-bidirectional-bitset` is the fast one.
//!
//! # Tested
//! All boards on all graphs with four vertices; the 2000 boards nearest to the goal on graphs of several kinds; against
//! layers from the goal.
//!
//! # Source
//! AtCoder ABC224 D. Breadth-first search: Moore, 1959.

use std::{collections::VecDeque, mem};

use itertools::Itertools;
use proconio::{input, marker::Usize1};

/// The vertex of each piece, from 0; the last is the empty vertex.
type Board = [usize; 9];

/// The vertices beside each vertex.
type Graph = [Vec<usize>; 9];

const GOAL: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// 9!, the number of boards.
const BOARDS: usize = 362_880;

fn main() {
    input! { m: usize, edges: [(Usize1, Usize1); m], pieces: [Usize1; 8] }
    match solve(&graph(&edges), board(&pieces)) {
        Some(slides) => println!("{slides}"),
        None => println!("-1"),
    }
}

/// The fewest slides from `start` to the goal, `None` if there is no way.
fn solve(graph: &Graph, start: Board) -> Option<u32> {
    let mut visited = vec![false; BOARDS];
    visited[rank(start)] = true;
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((board, distance)) = queue.pop_front() {
        if board == GOAL {
            return Some(distance);
        }
        for next in slides(graph, board) {
            if !mem::replace(&mut visited[rank(next)], true) {
                queue.push_back((next, distance + 1));
            }
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

/// The number of boards before this one in lexicographic order.
fn rank(board: Board) -> usize {
    (0..9).fold(0, |rank, i| {
        let smaller_behind = board[i..].iter().filter(|&&vertex| vertex < board[i]).count();
        rank * (9 - i) + smaller_behind
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
