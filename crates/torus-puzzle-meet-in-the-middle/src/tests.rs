use std::collections::HashSet;

use itertools::Itertools;

use super::{Board, GOAL, parse, solve};

#[path = "../../../scripts/src/problems/torus_puzzle/oracle.rs"]
mod oracle;

fn board(cells: &str) -> Board {
    parse(&cells.chars().collect_vec())
}

fn answer(cells: &str) -> u32 {
    solve(board(cells))
}

#[test]
fn follows_the_example_of_the_header() {
    let start = board("RGGRGBGBBYBYYRYR");
    let met = board("RRGRGGGBBBBYYYYR");
    let before_the_goal = board("RRRGGGGBBBBYYYYR");
    assert_eq!(solve(start), 3);
    assert_eq!(start.moves().unique().count(), 13);
    assert_eq!(GOAL.moves().filter(|&board| board != GOAL).unique().count(), 8);
    assert!(start.moves().contains(&met));
    assert!(before_the_goal.moves().contains(&met));
    assert!(GOAL.moves().contains(&before_the_goal));
}

#[test]
fn moves_as_the_oracle_does() {
    let start = "RRRGGGBBBYYYRGBY";
    let moves = oracle::moves(start);
    let moves: HashSet<_> = moves.iter().map(|cells| board(cells)).collect();
    assert_eq!(board(start).moves().collect::<HashSet<_>>(), moves);
}

#[test]
fn visits_as_many_boards_as_the_header_says() {
    let mut visited = HashSet::from([GOAL]);
    let mut layer = vec![GOAL];
    for expected in [1, 8, 92, 888, 8066, 69_816] {
        assert_eq!(layer.len(), expected);
        let next = layer.into_iter().flat_map(Board::moves);
        layer = next.filter(|&board| visited.insert(board)).collect();
    }
    assert_eq!(layer.len(), 542_108);
}

#[test]
fn finds_the_farthest_boards() {
    for (cells, moves) in
        [("GGGGRBYBRRYRYBBY", 11), ("GBGBRRYRRYYYGBBG", 12), ("YYBBBYBYRRGGGRGR", 12)]
    {
        assert_eq!(answer(cells), moves, "{cells}");
    }
}

#[test]
#[should_panic(expected = "four cells of each of R, G, B and Y")]
fn refuses_five_red_cells() {
    answer("RRRRRGGGBBBBYYYY");
}

#[test]
#[should_panic(expected = "four cells of each of R, G, B and Y")]
fn refuses_a_fifth_colour() {
    answer("RRRWGGGGBBBBYYYY");
}

fn agrees_on_every(step: usize) {
    for (cells, moves) in oracle::around(oracle::GOAL, 5).into_iter().step_by(step) {
        assert_eq!(answer(&cells), moves, "{cells}");
    }
}

#[test]
fn agrees_with_the_layers_around_the_goal() {
    agrees_on_every(79);
}

#[test]
#[ignore = "exhaustive: every board within 5 moves"]
fn agrees_with_all_layers_around_the_goal() {
    agrees_on_every(1);
}

/// Numbers all boards below 63 063 000: where the red cells are, where among the others the green ones, and where
/// among the rest the blue ones.
fn numbers() -> impl Fn(Board) -> usize {
    let rank = |cells: u32| {
        let sets = (0..1_u32 << cells).filter(|set| set.count_ones() == 4);
        let mut rank = vec![0; 1 << cells];
        sets.enumerate().for_each(|(i, set)| rank[set as usize] = i);
        rank
    };
    let ranks = [16, 12, 8].map(rank);
    // The bits of a byte that are left when those of a second byte are taken out, by both bytes.
    let squeezed = (0..1 << 16).map(|pair: u32| {
        let left = (0..8).filter(|bit| pair >> bit & 1 == 0);
        left.enumerate().map(|(i, bit)| (pair >> (8 + bit) & 1) << i).sum::<u32>() as u8
    });
    let squeezed = squeezed.collect_vec();
    let squeeze = move |set: u32, out: u32| {
        let low = squeezed[((set & 0xff) << 8 | out & 0xff) as usize];
        let high = squeezed[((set >> 8) << 8 | out >> 8) as usize];
        u32::from(low) | u32::from(high) << (8 - (out & 0xff).count_ones())
    };
    // Every second bit.
    let halve = |bits: u32| {
        let bits = bits & 0x5555_5555;
        let bits = (bits | bits >> 1) & 0x3333_3333;
        let bits = (bits | bits >> 2) & 0x0f0f_0f0f;
        let bits = (bits | bits >> 4) & 0x00ff_00ff;
        (bits | bits >> 8) & 0xffff
    };
    move |board| {
        let (low, high) = (halve(board.0), halve(board.0 >> 1));
        let (red, green, blue) = (!low & !high & 0xffff, low & !high, high & !low);
        let number = ranks[0][red as usize];
        let number = number * 495 + ranks[1][squeeze(green, red) as usize];
        number * 70 + ranks[2][squeeze(blue, red | green) as usize]
    }
}

#[test]
#[ignore = "exhaustive: all 63 063 000 boards"]
fn counts_all_boards() {
    let number = numbers();
    let mut visited = vec![0_u64; 63_063_000 / 64 + 1];
    let mut visit = |board| {
        let number = number(board);
        let (word, bit) = (&mut visited[number / 64], 1 << (number % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    };
    visit(GOAL);
    let mut layer = vec![GOAL];
    let mut counts = Vec::new();
    while !layer.is_empty() {
        counts.push(layer.len());
        let next = layer.iter().flat_map(|board| board.moves());
        layer = next.filter(|&board| visit(board)).collect();
    }
    assert_eq!(counts[6..], [542_108, 3_526_208, 15_747_485, 31_456_664, 11_551_068, 160_284, 312]);
    assert_eq!(counts.iter().sum::<usize>(), 63_063_000);
}
