//! # 8 Puzzle on Graph: both ends, bit by bit
//!
//! Eight pieces stand on the nine vertices of a graph; a piece beside the empty vertex can slide onto it. How few
//! slides bring piece j to vertex j, for all j from 1 to 8?
//!
//! **Input**: `m`, then m edges `u v`, then the vertices of the pieces 1 to 8. **Output**: the fewest slides, `-1` if
//! there is no way. **Limits**: 0 <= m <= 36; no loops, no edge twice.
//!
//! # Idea
//! Advanced: read `graph-puzzle-bidirectional-bfs` first. The search is the same, but it moves many boards at a time.
//!
//! Split a board in two. Its *outline* says where the empty vertex and pieces 1 to 3 are. The other five pieces fill
//! the other five vertices in some *order*. There are 3024 outlines and 120 orders, so the boards of one outline
//! are a set of 120 bits. What a slide does depends on the outline alone:
//!
//! - One of pieces 1 to 3 slides: the outline changes, the order stays. All boards of the set move at once.
//! - Another piece slides: in the order it goes from one place to another, past the pieces on vertices in between. If
//!   there are none, all boards move at once again. If there are, a table tells what becomes of each order.
//!
//! So the slides are worked out once for each outline, and a layer of the search is a walk over the outlines.
//!
//! *Parity.* Each slide swaps two entries of a board. So the number of slides is odd if a board has an odd number of
//! inversions, and even otherwise. It is also the length of the walk that brings the empty vertex home. If there is no
//! walk of that parity, as in half of the boards on a grid, the answer is known without a search.
//!
//! # Example
//! ```text
//! 1 --- 2 --- 3      vertices   1 2 3 4 5 6 7 8 9
//! |     |     |      pieces     1 4 2 3 _ 5 6 7 8    outline: empty 5, pieces on 1, 3, 4; order 4 5 6 7 8
//! 4 --- 5 --- 6      slides     3 from 4: outline empty 4, pieces on 1, 3, 5; the order stays
//! |     |     |                 5 from 6: outline empty 6, pieces on 1, 3, 4; nothing is in between, the order stays
//! 7 --- 8 --- 9                 7 from 8: outline empty 8; 7 passes 5 and 6, the order is 4 7 5 6 8
//!                               4 from 2: outline empty 2; only pieces 2 and 3 are in between, the order stays
//! ```
//!
//! # Cost
//! At most 24 192 slides between outlines, and a few sets of orders for each outline. What it gave up: boards that one
//! can see.
//!
//! # Compare
//! A layer costs at most 3024 outlines, even if it has a hundred thousand boards. Layers of few boards, as on a ring,
//! gain nothing.
//!
//! # Tested
//! All boards on all graphs with four vertices; the 2000 boards nearest to the goal on graphs of several kinds; against
//! layers from the goal. What a slide does to outline and order: against slides of boards.
//!
//! # Source
//! AtCoder ABC224 D. Search from both ends: Pohl, 1971.

use std::mem;

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Usize1};

/// The vertex of each piece, from 0; the last is the empty vertex.
type Board = [usize; 9];

/// The vertices beside each vertex.
type Graph = [Vec<usize>; 9];

const GOAL: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// The vertices of the empty place and of pieces 1 to 3; outlines have numbers below `OUTLINES`.
type Outline = [usize; 4];

/// 9 · 8 · 7 · 6.
const OUTLINES: usize = 3024;

/// A set of orders in which pieces 4 to 8 may stand on the other vertices, one bit for each of the 5! = 120 orders.
type Orders = u128;

/// A slide from a certain outline.
struct Slide {
    /// The number of the outline that it leads to.
    outline: u16,
    /// The places, among the five, that a piece of the order leaves and comes to.
    from: u8,
    to: u8,
}

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
    if !has_right_parity(graph, start) {
        return None;
    }
    let (slides, turns) = (slides(graph), turns());
    // Number 0 comes from the start, number 1 from the goal. Boards are kept as one set of orders for each outline.
    let ends = [start, GOAL].map(only);
    let mut visited = ends.clone();
    let mut frontiers = ends;
    let mut sizes = [1, 1];
    for distance in 1.. {
        let side = usize::from(sizes[0] > sizes[1]);
        sizes[side] = 0;
        let frontier = mem::replace(&mut frontiers[side], vec![0; OUTLINES]);
        for (outline, orders) in frontier.into_iter().enumerate().filter(|&(_, orders)| orders > 0)
        {
            for slide in &slides[outline] {
                let next = slide.outline as usize;
                let reached = if slide.from == slide.to {
                    orders
                } else {
                    turned(orders, &turns[slide.from as usize][slide.to as usize])
                };
                if reached & visited[1 - side][next] > 0 {
                    return Some(distance);
                }
                let new = reached & !visited[side][next];
                visited[side][next] |= new;
                frontiers[side][next] |= new;
                sizes[side] += u32::from(new > 0);
            }
        }
        if sizes[side] == 0 {
            break;
        }
    }
    None
}

/// Whether a walk of the right parity brings the empty vertex home. Each slide swaps two entries of the board, so the
/// number of slides is even or odd with the number of inversions.
fn has_right_parity(graph: &Graph, start: Board) -> bool {
    let inversions = start.iter().tuple_combinations().filter(|(a, b)| a > b).count();
    // The vertices to which a walk of even (0) or odd (1) length leads from the empty vertex's home.
    let mut reached = [[false; 9]; 2];
    reached[0][8] = true;
    for (_, parity, vertex) in iproduct!(0..18, 0..2, 0..9) {
        for &next in &graph[vertex] {
            reached[1 - parity][next] |= reached[parity][vertex];
        }
    }
    reached[inversions % 2][start[8]]
}

/// The slides from each outline.
fn slides(graph: &Graph) -> Vec<Vec<Slide>> {
    let all = iproduct!(0..9, 0..9, 0..9, 0..9).map(|(a, b, c, d)| [a, b, c, d]);
    all.filter(|outline| outline.iter().tuple_combinations().all(|(a, b)| a != b))
        .map(|outline| graph[outline[0]].iter().map(|&vertex| slide(outline, vertex)).collect())
        .collect()
}

/// The piece on `vertex` slides onto the empty one.
fn slide(outline: Outline, vertex: usize) -> Slide {
    let empty = outline[0];
    let mut next = outline;
    next[0] = vertex;
    if let Some(piece) = (1..4).find(|&piece| outline[piece] == vertex) {
        next[piece] = empty;
        return Slide { outline: rank(&next, 9) as u16, from: 0, to: 0 };
    }
    let place = |vertex: usize| (0..vertex).filter(|v| !outline.contains(v)).count() as u8;
    let (from, to) = (place(vertex), place(empty) - u8::from(vertex < empty));
    Slide { outline: rank(&next, 9) as u16, from, to }
}

/// For each two places what becomes of each order when its piece goes from the one to the other.
fn turns() -> Vec<Vec<Vec<u8>>> {
    let turn = |from: usize, to: usize| {
        let orders = (0..5).permutations(5);
        let turned = orders.map(|mut order| {
            let piece = order.remove(from);
            order.insert(to, piece);
            rank(&order, 5) as u8
        });
        turned.collect_vec()
    };
    (0..5).map(|from| (0..5).map(|to| turn(from, to)).collect()).collect()
}

/// What becomes of a set of orders.
fn turned(mut orders: Orders, turn: &[u8]) -> Orders {
    let mut turned = 0;
    while orders > 0 {
        turned |= 1 << turn[orders.trailing_zeros() as usize];
        orders &= orders - 1;
    }
    turned
}

/// The set of this board alone.
fn only(board: Board) -> Vec<Orders> {
    let [a, b, c, others @ .., empty] = board;
    let order = (0..5).sorted_by_key(|&piece| others[piece]).collect_vec();
    let mut boards = vec![0; OUTLINES];
    boards[rank(&[empty, a, b, c], 9)] = 1 << rank(&order, 5);
    boards
}

/// The number of lists as long as this one before it, in lexicographic order, of different numbers below `n`.
fn rank(list: &[usize], n: usize) -> usize {
    (0..list.len()).fold(0, |rank, i| {
        let smaller_before = list[..i].iter().filter(|&&number| number < list[i]).count();
        rank * (n - i) + list[i] - smaller_before
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
