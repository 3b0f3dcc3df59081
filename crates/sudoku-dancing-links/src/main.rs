//! # Sudoku (数独): exact cover with dancing links
//!
//! Fill the empty cells of a 9×9 board so that each row, each column and each 3×3 block has every digit once.
//!
//! **Input**: 9 rows of 9 cells, `0` or `.` where empty, with or without spaces. **Output**: 9 rows of 9 digits
//! separated by spaces, any completion; `-1` if there is none.
//!
//! # Idea
//! An exact cover problem has *items* and *options*. Each option covers some of the items. Choose options such that
//! every item is covered exactly once. Sudoku is such a problem. Its 324 = 4 · 81 items are the demands: each cell
//! wants a digit, each row wants each digit, so does each column, so does each block. An option is a digit in a
//! cell. It covers four items, one of each kind. A cell that the input fills has only one option, its digit; an
//! empty cell has nine.
//!
//! **Algorithm X** takes the item that has the fewest options left. Some option has to cover it, so try each of
//! them. A chosen option takes its items away, and with them all other options that have one of these items: they
//! would cover it twice. If no item is left, the chosen options are a solution. If an item has no option, or all
//! have failed, take back the last choice and try the next one there. Any item would be right; the fewest options
//! make the fewest branches.
//!
//! **Links.** Each option has a node for each of its items. It stands in two rings: sideways with the option's other
//! nodes, up and down with the item's other nodes. Each item has a node, too, which heads its up-and-down ring.
//! Sideways the items that are not covered yet form a ring with one more node, the *head*. When the head is alone,
//! nothing is left to cover.
//!
//! To `unlink` a node from a ring is to let its two neighbours in that ring point past it. The node itself keeps
//! pointing at them, so `relink` knows the place where it was.
//!
//! **Cover and uncover.** `cover` unlinks an item from the ring of items. Then, for each option in the item's own
//! ring, it unlinks all other nodes of the option, up and down. Such an option now hangs in this ring only. So no
//! other `cover` meets it, and the search can walk the ring. `uncover` walks up and left where `cover` walked down
//! and right, and relinks: what left last comes back first.
//!
//! Why in reverse order? When the node that left last comes back, the two nodes that it points at are neighbours
//! again, as they were just before it left. Then the same holds for the node that left before it, and so on. Another
//! order may break a ring. Take 1, 2, 3 out of the ring 0 1 2 3; now 1, 2 and 3 all point at 0 on their left. Put 1
//! back: it goes between 0 and 2, which is not there. Put 3 back: it goes right behind 0, past 1. Put 2 back: it
//! goes behind 1, but nothing leads from 0 to 1 any more.
//!
//! # Example
//! ```text
//! A = {1, 2}, B = {2, 3}, C = {1, 3}, D = {1}         after cover(2)
//!
//! head --- 1 ----- 2 ----- 3 --                       head --- 1 ------------- 3 --
//!          |       |       |                                   |               |
//! A ------ o ----- o ------+---                                |               |
//!          |       |       |                                   |               |
//! B -------+------ o ----- o --                                |               |
//!          |       |       |                                   |               |
//! C ------ o ------+------ o --                       C ------ o ------------- o --
//!          |       |       |                                   |               |
//! D ------ o ------+-------+---                       D ------ o --------------+---
//! ```
//! A, B, C and D are only names. Each `o` is a node; at a `+` two rings merely cross. Each line is a ring: its end is
//! joined to its beginning. Not drawn on the right: item 2 still has its ring with A and B. From there `uncover(2)`
//! finds everything.
//!
//! The items 1, 2 and 3 have 3, 2 and 2 options. The search takes item 2, the first with the fewest, and covers it.
//! It tries A, so item 1 is covered, too. C and D go, and item 3 has no option. Back: item 1 is uncovered. It tries
//! B, so item 3 is covered. C goes, and item 1 keeps D. The solution is B and D.
//!
//! # Cost
//! An empty board has 729 options and 3 241 nodes. At most 82 calls of `search` are open: one for each cell, and the
//! last, which finds no item. No useful bound on the time is known.
//!
//! # Compare
//! `sudoku-bitmask` branches on a board of digits. Here `Links` knows nothing of sudoku: it solves any exact cover.
//!
//! # Tested
//! 3 000 boards with up to 55 empty cells, a third of them with one digit changed, against a brute force: both find
//! a completion, or both find none. Run by hand: 481 hard boards (Source).
//!
//! # Source
//! Luogu P1784. Knuth, "Dancing links", 2000, <https://arxiv.org/abs/cs/0011047>; the links are due to Hitotumatu
//! and Noshita, 1979. The hard boards come with Norvig's essay "Solving every sudoku puzzle".

use std::iter::successors;

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Bytes};

/// The digits row by row; 0 is an empty cell.
type Board = [[u8; 9]; 9];

/// Node 0 stands in the ring of the items. The nodes 1, 2, … are the items, so an item's number is its node's.
const HEAD: usize = 0;

/// The rings: each node's neighbour on its left and right, above and below. A node is an index.
#[derive(Debug, Default)]
struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    /// The item of each node.
    item: Vec<usize>,
    /// The option of each node; never read for the head and the items.
    option: Vec<usize>,
    /// How many options are in the ring of each item.
    size: Vec<usize>,
}

fn main() {
    match solve(read()) {
        Some(board) => print(&board),
        None => println!("-1"),
    }
}

/// A completion, `None` if there is none.
fn solve(mut board: Board) -> Option<Board> {
    let options = iproduct!(0..9, 0..9, 1..=9)
        .filter(|&(row, column, digit)| board[row][column] == 0 || board[row][column] == digit)
        .collect_vec();
    let mut links = Links::new(324);
    for (option, &(row, column, digit)) in options.iter().enumerate() {
        links.add(option, &items(row, column, digit));
    }
    let mut chosen = Vec::new();
    if !links.search(&mut chosen) {
        return None;
    }
    for option in chosen {
        let (row, column, digit) = options[option];
        board[row][column] = digit;
    }
    Some(board)
}

/// The demands that a digit in a cell meets: those of the cell, the row, the column and the block.
fn items(row: usize, column: usize, digit: u8) -> [usize; 4] {
    let (block, digit) = (row / 3 * 3 + column / 3, usize::from(digit));
    // Items 1 to 81 are cells, then 81 each for rows, columns and blocks with digits, which begin at 1.
    [1 + 9 * row + column, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * block + digit]
}

impl Links {
    /// Covers the items that are left, with the options that it adds to `chosen`. If that can't be done, says
    /// `false` and leaves all as it was; after `true` the links stay changed.
    fn search(&mut self, chosen: &mut Vec<usize>) -> bool {
        let open = ring(&self.right, HEAD);
        let Some(item) = open.into_iter().min_by_key(|&item| self.size[item]) else {
            return true;
        };
        self.cover(item);
        for node in ring(&self.down, item) {
            chosen.push(self.option[node]);
            for other in ring(&self.right, node) {
                self.cover(self.item[other]);
            }
            if self.search(chosen) {
                return true;
            }
            for other in ring(&self.left, node) {
                self.uncover(self.item[other]);
            }
            chosen.pop();
        }
        self.uncover(item);
        false
    }

    /// Takes the item away, and its options out of the rings of all other items.
    fn cover(&mut self, item: usize) {
        unlink(&mut self.left, &mut self.right, item);
        for node in ring(&self.down, item) {
            for other in ring(&self.right, node) {
                unlink(&mut self.up, &mut self.down, other);
                self.size[self.item[other]] -= 1;
            }
        }
    }

    /// Takes `cover`'s way backwards: up for down, left for right.
    fn uncover(&mut self, item: usize) {
        for node in ring(&self.up, item) {
            for other in ring(&self.left, node) {
                self.size[self.item[other]] += 1;
                relink(&mut self.up, &mut self.down, other);
            }
        }
        relink(&mut self.left, &mut self.right, item);
    }

    /// The items from 1 to `count`, without options.
    fn new(count: usize) -> Self {
        let mut links = Self::default();
        for item in 0..=count {
            links.add_node(HEAD, item, 0);
        }
        links.size = vec![0; count + 1];
        links
    }

    /// Adds an option with these items.
    fn add(&mut self, option: usize, items: &[usize]) {
        let first = self.item.len();
        for &item in items {
            self.add_node(first, item, option);
            self.size[item] += 1;
        }
    }

    /// Adds a node at the end of two rings: to the left of the node `first`, above the node `item`.
    fn add_node(&mut self, first: usize, item: usize, option: usize) {
        let node = self.item.len();
        // Pushed first: `first` or `item` may be this node, which is then alone in its ring.
        self.left.push(node);
        self.up.push(node);
        self.left[node] = self.left[first];
        self.up[node] = self.up[item];
        self.right.push(first);
        self.down.push(item);
        relink(&mut self.left, &mut self.right, node);
        relink(&mut self.up, &mut self.down, node);
        self.item.push(item);
        self.option.push(option);
    }
}

/// The two neighbours of the node point past it. Its own links stay as they are.
fn unlink(before: &mut [usize], after: &mut [usize], node: usize) {
    after[before[node]] = after[node];
    before[after[node]] = before[node];
}

/// The two neighbours point at the node again.
fn relink(before: &mut [usize], after: &mut [usize], node: usize) {
    after[before[node]] = node;
    before[after[node]] = node;
}

/// The other nodes of the ring in this direction, as a list, since the links change while they are walked.
fn ring(next: &[usize], start: usize) -> Vec<usize> {
    successors(Some(next[start]), |&node| Some(next[node]))
        .take_while(|&node| node != start)
        .collect()
}

/// Reads until there are 81 cells, however they are spread over lines and words.
fn read() -> Board {
    let mut cells = Vec::new();
    while cells.len() < 81 {
        input! { word: Bytes }
        cells.extend(word);
    }
    parse(&cells)
}

fn parse(cells: &[u8]) -> Board {
    assert_eq!(cells.len(), 81, "the board must have 9 rows of 9 cells");
    let mut board = [[0; 9]; 9];
    for (i, &cell) in cells.iter().enumerate() {
        board[i / 9][i % 9] = match cell {
            b'.' => 0,
            b'0'..=b'9' => cell - b'0',
            _ => panic!("a cell must be a digit, or a dot where it is empty"),
        };
    }
    board
}

fn print(board: &Board) {
    for row in board {
        println!("{}", row.iter().join(" "));
    }
}

#[cfg(test)]
mod tests;
