//! Graph puzzle: eight pieces on the nine vertices of a graph.

pub mod oracle;

use super::{Problem, choices::Choices, reader::Reader};

/// The eight puzzle on a graph of ABC224 D.
pub const PROBLEM: Problem = Problem::new("graph-puzzle", generate, rules, answer);

type Edges = Vec<(usize, usize)>;

/// A walk of up to `size` slides, or any board, on a graph of up to `size` edges or one of a known kind.
fn generate(choices: &mut Choices, size: usize) -> String {
    let mut names: Vec<usize> = (1..=9).collect();
    let kind = if size > 6 { choices.below(8) } else { 0 };
    if kind > 0 {
        choices.shuffle(&mut names);
    }
    let ring = (0..9).map(|i| (i, (i + 1) % 9));
    let edges: Edges = match kind {
        0 | 1 => some_pairs(choices, size, |_, _| true),
        2 => ring.collect(),
        3 => ring.chain([(0, 2 + choices.below(6))]).collect(),
        4 => (0..8).map(|i| (i, choices.between(i as i64 + 1..=8) as usize)).collect(),
        5 => some_pairs(choices, size, |a, b| (a + b) % 2 == 1),
        6 => some_pairs(choices, size, |a, b| (a < 4) == (b < 4) || (a, b) == (3, 4)),
        _ => some_pairs(choices, 36, |a, b| a.min(b) > 0 || a + b == 1),
    };
    let edges: Edges = edges.into_iter().map(|(a, b)| (names[a], names[b])).collect();
    let mut board = oracle::GOAL.to_owned();
    let mut before = board.clone();
    for _ in 0..choices.below(size + 1) {
        let mut onward = oracle::slides(&edges, &board);
        onward.retain(|next| *next != before);
        if onward.is_empty() {
            break;
        }
        before = std::mem::replace(&mut board, choices.pick(&onward));
    }
    if size > 2 && choices.once_in(5) {
        let mut pieces: Vec<char> = board.chars().collect();
        choices.shuffle(&mut pieces);
        board = pieces.into_iter().collect();
    }
    print(&edges, &board)
}

/// Up to `most` of the pairs of vertices that are allowed.
fn some_pairs(choices: &mut Choices, most: usize, allowed: fn(usize, usize) -> bool) -> Edges {
    let mut pairs: Edges = (0..9).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
    pairs.retain(|(a, b)| allowed(*a, *b));
    let count = choices.below(pairs.len().min(most) + 1);
    for i in 0..count {
        let other = i + choices.below(pairs.len() - i);
        pairs.swap(i, other);
    }
    pairs.truncate(count);
    pairs
}

fn print(edges: &Edges, board: &str) -> String {
    let lines: Vec<String> = edges.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
    let at = |piece: char| board.find(piece).expect("every piece") + 1;
    let pieces: Vec<String> = ('1'..='8').map(|piece| at(piece).to_string()).collect();
    format!("{}\n{}{}\n", edges.len(), lines.concat(), pieces.join(" "))
}

fn rules(input: &str) -> Result<(), String> {
    let mut reader = Reader::new(input);
    let mut joined = [[false; 10]; 10];
    for _ in 0..reader.number("the number of edges", 0..=36)? {
        let (a, b) = (reader.number("a vertex", 1..=9)?, reader.number("a vertex", 1..=9)?);
        if a == b || joined[a][b] {
            return Err(reader.wrong(format!("the edge {a} {b} is a loop or there twice")));
        }
        (joined[a][b], joined[b][a]) = (true, true);
    }
    let mut taken = [false; 10];
    for _ in 0..8 {
        let vertex: usize = reader.number("a piece's vertex", 1..=9)?;
        if std::mem::replace(&mut taken[vertex], true) {
            return Err(reader.wrong(format!("two pieces are on vertex {vertex}")));
        }
    }
    reader.end()
}

fn answer(input: &str) -> Option<String> {
    let mut numbers = input.split_whitespace().map(|word| word.parse().expect("a number"));
    let mut next = || numbers.next().expect("more numbers");
    let edges: Edges = (0..next()).map(|_| (next(), next())).collect();
    let mut board = ["0"; 9];
    for piece in ["1", "2", "3", "4", "5", "6", "7", "8"] {
        board[next() - 1] = piece;
    }
    let (distances, are_all) = oracle::distances(&edges, 2500);
    match distances.get(&board.concat()) {
        Some(distance) => Some(distance.to_string()),
        None => are_all.then(|| "-1".to_owned()),
    }
}
