use itertools::Itertools;

use super::{
    Board, GOAL, Graph, Orders, board, graph, has_right_parity, only, rank, slides, solve, turned,
    turns,
};

#[path = "../../../scripts/src/problems/graph_puzzle/oracle.rs"]
mod oracle;

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

/// The number of a board's outline, and its order.
fn split(board: Board) -> (usize, Orders) {
    let sets = only(board);
    let outline = sets.iter().position(|&orders| orders > 0).expect("one board");
    (outline, sets[outline])
}

#[test]
fn follows_the_example_of_the_header() {
    let (start, order) = split(board_of("142305678"));
    let to =
        |empty: usize, b: usize, c: usize, d: usize| rank(&[empty - 1, b - 1, c - 1, d - 1], 9);
    assert_eq!((start, order), (to(5, 1, 3, 4), 1 << rank(&[0, 1, 2, 3, 4], 5)));
    for (pieces, outline, order) in [
        ("142035678", to(4, 1, 3, 5), [0, 1, 2, 3, 4]),
        ("142350678", to(6, 1, 3, 4), [0, 1, 2, 3, 4]),
        ("142375608", to(8, 1, 3, 4), [0, 3, 1, 2, 4]),
        ("102345678", to(2, 1, 3, 4), [0, 1, 2, 3, 4]),
    ] {
        assert_eq!(split(board_of(pieces)), (outline, 1 << rank(&order, 5)), "{pieces}");
    }
}

/// On a complete graph, every slide of every 11th board.
#[test]
fn slides_sets_as_boards_slide() {
    let edges = (1..=9).tuple_combinations().collect_vec();
    let (slides, turns) = (slides(&graph_of(&edges)), turns());
    for board in (0..9).permutations(9).step_by(1009) {
        let board: Board = board.try_into().expect("nine vertices");
        let (outline, orders) = split(board);
        let by_sets = slides[outline].iter().map(|slide| {
            let turn = &turns[slide.from as usize][slide.to as usize];
            (slide.outline as usize, turned(orders, turn))
        });
        let by_board = (0..8).map(|piece| {
            let mut slid = board;
            slid.swap(piece, 8);
            split(slid)
        });
        assert_eq!(by_sets.sorted().collect_vec(), by_board.sorted().collect_vec(), "{board:?}");
    }
}

#[test]
fn knows_parities() {
    let board = board_of("213456780");
    assert!(!has_right_parity(&graph_of(&[(1, 2), (2, 9), (9, 1)][..2]), board));
    assert!(has_right_parity(&graph_of(&[(1, 2), (2, 9), (9, 1)]), board));
    assert!(!has_right_parity(&graph_of(&[]), board));
    assert!(has_right_parity(&graph_of(&[]), GOAL));
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
#[ignore = "exhaustive: 64 graphs, 24 boards"]
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
    agrees_on_every(997);
}

#[test]
#[ignore = "exhaustive: the 2000 nearest boards on six graphs"]
fn agrees_on_all_boards_near_the_goal() {
    agrees_on_every(1);
}
