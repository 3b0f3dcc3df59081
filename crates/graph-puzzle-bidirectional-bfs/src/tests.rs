use itertools::Itertools;

use super::{Board, Graph, board, graph, slides, solve};

#[path = "../../../scripts/src/problems/graph_puzzle/oracle.rs"]
mod oracle;

/// A square of the vertices 1, 2, 9, 3 with a diagonal.
const EXAMPLE: [(usize, usize); 5] = [(1, 2), (1, 3), (1, 9), (2, 9), (3, 9)];

const RING: [(usize, usize); 9] =
    [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 1)];

/// The answer for a board that is written as the pieces on the vertices, `0` where there is none.
fn answer(edges: &[(usize, usize)], pieces: &str) -> Option<u32> {
    solve(&graph_of(edges), board_of(pieces))
}

fn graph_of(edges: &[(usize, usize)]) -> Graph {
    graph(&edges.iter().map(|(u, v)| (u - 1, v - 1)).collect_vec())
}

fn board_of(pieces: &str) -> Board {
    let vertex = |piece| pieces.find(piece).expect("every piece");
    board(&('1'..='8').map(vertex).collect_vec())
}

#[test]
fn follows_the_example_of_the_header() {
    assert_eq!(answer(&EXAMPLE, "031456782"), Some(5));
    let graph = graph_of(&EXAMPLE);
    let around = |layer: &[&str]| {
        let boards = layer.iter().map(|pieces| board_of(pieces));
        boards.flat_map(|board| slides(&graph, board)).collect_vec()
    };
    for (layer, next) in [
        (vec!["031456782"], vec!["301456782", "130456782", "231456780"]),
        (vec!["123456780"], vec!["023456781", "103456782", "120456783"]),
        (
            vec!["301456782", "130456782", "231456780"],
            vec!["321456780", "132456780", "201456783", "230456781"],
        ),
        (
            vec!["023456781", "103456782", "120456783"],
            vec!["203456781", "320456781", "013456782", "021456783"],
        ),
        (vec!["321456780"], vec!["320456781", "021456783"]),
    ] {
        let around = around(&layer);
        assert!(next.iter().all(|pieces| around.contains(&board_of(pieces))), "{layer:?}");
    }
}

#[test]
fn knows_the_goal_without_an_edge() {
    assert_eq!(answer(&[], oracle::GOAL), Some(0));
    assert_eq!(answer(&[], "213456780"), None);
}

#[test]
fn turns_a_ring() {
    assert_eq!(answer(&RING, "678012345"), Some(32));
    assert_eq!(answer(&RING, "213456780"), None);
}

#[test]
fn swaps_four_pairs_where_all_vertices_are_joined() {
    let edges = (1..=9).tuple_combinations().collect_vec();
    assert_eq!(answer(&edges, "214365870"), Some(12));
}

#[test]
#[should_panic(expected = "eight pieces on different vertices")]
fn refuses_two_pieces_on_one_vertex() {
    board(&[0, 0, 1, 2, 3, 4, 5, 6]);
}

#[test]
#[should_panic(expected = "vertices must be from 1 to 9")]
fn refuses_a_tenth_vertex() {
    graph_of(&[(1, 10)]);
}

#[test]
fn agrees_on_all_graphs_with_four_vertices() {
    for edges in [1, 2, 3, 9].into_iter().tuple_combinations().powerset() {
        let (distances, _) = oracle::distances(&edges, usize::MAX);
        for order in ["1", "2", "3", "0"].into_iter().permutations(4) {
            let pieces = order[..3].concat() + "45678" + order[3];
            assert_eq!(
                answer(&edges, &pieces),
                distances.get(&pieces).copied(),
                "{edges:?} {pieces}"
            );
        }
    }
}

/// Checks some of the boards near the goal on a ring with and without a chord, a grid, a star with a chord, a complete
/// graph with a leaf, and two complete graphs that share a vertex.
fn agrees_on_every(step: usize) {
    let pairs = || (1..=9_usize).tuple_combinations().filter(|(u, v)| u < v);
    let on_a_grid = |&(u, v): &(usize, usize)| v - u == 3 || v - u == 1 && u % 3 > 0;
    let graphs = [
        RING.to_vec(),
        RING.into_iter().chain([(2, 4)]).collect_vec(),
        pairs().filter(on_a_grid).collect_vec(),
        pairs().filter(|&(u, v)| u == 1 || (u, v) == (2, 9)).collect_vec(),
        pairs().filter(|&(u, v)| u > 1 || v == 2).collect_vec(),
        pairs().filter(|&(u, v)| u > 4 || v < 6).collect_vec(),
    ];
    for edges in graphs {
        let (distances, _) = oracle::distances(&edges, 2000);
        for (pieces, distance) in distances.into_iter().step_by(step) {
            assert_eq!(answer(&edges, &pieces), Some(distance), "{edges:?} {pieces}");
        }
    }
}

#[test]
fn agrees_near_the_goal() {
    agrees_on_every(101);
}

#[test]
#[ignore = "exhaustive: the 2000 nearest boards on six graphs"]
fn agrees_on_all_boards_near_the_goal() {
    agrees_on_every(1);
}
