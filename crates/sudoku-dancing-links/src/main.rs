//! # Sudoku (数独): exact cover with dancing links
//!
//! Fill the empty cells of a 9×9 board so that each row, each column and each 3×3 block has every digit once.
//!
//! **Input**: 9 rows of 9 cells, `0` or `.` where empty, with or without spaces. **Output**: 9 rows of 9 digits
//! separated by spaces, any completion; `-1` if there is none.
//!
//! # Idea
//! An exact cover problem has items and options. Each option covers some of the items. Choose options such that
//! every item is covered exactly once. Sudoku is such a problem. Its 324 items are the demands: each cell wants
//! a digit, each row wants each digit, so does each column, so does each block. An option is a digit in a cell;
//! it covers four items. A given cell has only one option.
//!
//! **Algorithm X** takes the item that has the fewest options left. Some option has to cover it, so try each of
//! them. A chosen option takes its items away, and with them all other options that have one of these items. If
//! no item is left, the options chosen are a solution. If an item has no option, go back.
//!
//! **Links.** Each item has a node, and each option has a node for each of its items. A node stands in two
//! rings: sideways in that of its option, up and down in that of its item. The items with the head form a ring
//! as well. To `unlink` a node is to let its two neighbours point past it. The node itself keeps pointing at
//! them, so `relink` knows the place where it was.
//!
//! **Cover and uncover.** `cover` unlinks an item, and the nodes of all its options in the rings of the other
//! items. `uncover` relinks them all in the reverse order. Why reverse? When the node that left last comes back,
//! its two neighbours are still the neighbours it points at, so the rings are as they were before it left. Then
//! the same holds for the node that left before it, and so on. Any other order may break a ring. Take 1, 2 and 3
//! out of the ring 0 1 2 3 4 and put back 1, 3 and 2: now the way to the right leads from 0 straight to 3.
//!
//! # Example
//! ```text
//! options A = {1, 2}, B = {2, 3}, C = {3}        after cover(2)
//!
//! head --- 1 ----- 2 ----- 3 --                  head --- 1 ------------- 3 --
//!          |       |       |                                              |
//! A ------ o ----- o ------+---                                           |
//!          |       |       |                                              |
//! B -------+------ o ----- o --                                           |
//!          |       |       |                                              |
//! C -------+-------+------ o --                  C -----------------------o --
//! ```
//! Each line is a ring: its end is joined to its beginning. A and B cover item 2, so they have left the rings
//! of all other items. Item 1 has no option any more, item 3 still has C.
//!
//! A search begins on the left. Item 1 has the fewest options, only A. To choose A is to cover the items 1 and 2.
//! Then item 3 is left, and its ring has C. To choose C is to cover 3. No item is left: the solution is A and C.
//!
//! # Cost
//! An empty board has 729 options and 3 241 nodes. At most 82 calls are open at a time. No useful bound on the
//! time is known.
//!
//! # Compare
//! `sudoku-bitmask` makes nearly the same choices on a board of digits. Here only `items` knows what a sudoku is:
//! queens, tilings and timetables need no other search.
//!
//! # Tested
//! 3 000 boards with up to 55 empty cells, a third of them with a wrong digit, against a brute force. Run by hand:
//! the 481 hard boards that come with Norvig's essay.
//!
//! # Source
//! Luogu P1784. Knuth, "Dancing links", 2000, <https://arxiv.org/abs/cs/0011047>; the links are due to Hitotumatu
//! and Noshita, 1979.

use std::iter::successors;

use itertools::{Itertools, iproduct};
use proconio::{input, marker::Bytes};

/// The digits row by row; 0 is an empty cell.
type Board = [[u8; 9]; 9];

/// Node 0 stands in the ring of the items; the nodes 1, 2, … are the items.
const HEAD: usize = 0;

/// The rings: each node's neighbour on its left and right, above and below.
#[derive(Debug, Default)]
struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    /// The item of each node.
    item: Vec<usize>,
    /// The option of each node; the items themselves have none that counts.
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
        .filter(|&(row, column, digit)| [0, digit].contains(&board[row][column]))
        .collect_vec();
    let mut links = Links::new(324);
    for (option, &(row, column, digit)) in options.iter().enumerate() {
        links.add(option, &items(row, column, digit));
    }
    let mut chosen = Vec::new();
    links.search(&mut chosen).then(|| {
        for (row, column, digit) in chosen.into_iter().map(|option| options[option]) {
            board[row][column] = digit;
        }
        board
    })
}

/// The demands that a digit in a cell meets: those of the cell, the row, the column and the block.
fn items(row: usize, column: usize, digit: u8) -> [usize; 4] {
    let (block, digit) = (row / 3 * 3 + column / 3, usize::from(digit));
    [1 + 9 * row + column, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * block + digit]
}

impl Links {
    /// Covers the items that are left, with the options that it adds to `chosen`. If that can't be done, says
    /// `false` and leaves all as it was.
    fn search(&mut self, chosen: &mut Vec<usize>) -> bool {
        let items = ring(&self.right, HEAD);
        let Some(item) = items.into_iter().min_by_key(|&item| self.size[item]) else {
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

    /// Undoes `cover` step by step, the last step first.
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
        // A node that begins a ring is alone in it at first.
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

/// The other nodes of the ring in this direction.
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
