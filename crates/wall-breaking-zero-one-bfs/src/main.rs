//! # Wall breaking (器物損壊！高橋君): 0-1 breadth-first search
//!
//! Can one walk from `s` to `g`, step by step over the sides of cells, and break at most two walls on the way?
//!
//! **Input**: `h w`, then h rows of w cells: `.` free, `#` wall, and once each `s` and `g`, which are free.
//! **Output**: `YES` or `NO`. **Limits**: 1 <= h, w <= 500.
//!
//! # Idea
//! Let a step onto a free cell cost 0 and a step onto a wall cost 1. The question is now for the cheapest way.
//!
//! Breadth-first search works because its queue holds the states in the order of their cost. With the costs 0 and
//! 1 a queue with two ends can do that, too. A cell that is reached at no further cost goes to the front: nothing
//! that waits is cheaper. A wall costs 1 more and goes to the back: nothing that waits is dearer. So the queue
//! always holds at most two costs, the smaller one in front. The first time that a cell comes out it is at its
//! lowest cost; later times are ignored.
//!
//! # Example
//! ```text
//! s # g      from the front   cost   goes to the front   goes to the back
//! . . #      (0, 0)            0     (1, 0)              (0, 1) at 1
//!            (1, 0)            0     (1, 1)
//!            (1, 1)            0                         (0, 1) at 1, (1, 2) at 1
//!            (0, 1)            1     (0, 2)
//!            (0, 2) = g        1     One wall is enough: YES.
//! ```
//!
//! # Cost
//! A cell leaves the queue at most once for each of its four neighbours: O(h w) time and memory.
//!
//! # Compare
//! `wall-breaking-layers` does the same without a queue: everything at cost 0, then everything at cost 1, then 2.
//! Dijkstra's algorithm, with a heap in place of the queue, would work for any costs and pay with a logarithm.
//!
//! # Tested
//! All towns of up to 2 × 5 and of 3 × 3 cells, against
//! costs that are improved until nothing changes.
//!
//! # Source
//! ARC005 C. A queue with two ends for costs 0 and 1 is folklore; it is Dial's buckets, 1969, with two of them.

use std::collections::VecDeque;

use itertools::iproduct;
use proconio::{input, marker::Bytes};

/// A row and a column.
type Cell = (usize, usize);

fn main() {
    input! { h: usize, w: usize, town: [Bytes; h] }
    let (start, goal) = find_ends(&town, w);
    println!("{}", if solve(&town, start, goal) <= 2 { "YES" } else { "NO" });
}

/// The fewest walls on a way from `start` to `goal`.
fn solve(town: &[Vec<u8>], start: Cell, goal: Cell) -> u32 {
    let (h, w) = (town.len(), town[0].len());
    let mut visited = vec![vec![false; w]; h];
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((cell, broken)) = queue.pop_front() {
        if cell == goal {
            return broken;
        }
        if visited[cell.0][cell.1] {
            continue;
        }
        visited[cell.0][cell.1] = true;
        for (row, column) in neighbours(cell, h, w) {
            if visited[row][column] {
                continue;
            }
            if town[row][column] == b'#' {
                queue.push_back(((row, column), broken + 1));
            } else {
                queue.push_front(((row, column), broken));
            }
        }
    }
    unreachable!("with all walls broken every cell can be reached")
}

/// The cells that share a side with this one.
fn neighbours((row, column): Cell, h: usize, w: usize) -> impl Iterator<Item = Cell> {
    let (up, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
    let around = [(up, column), (row + 1, column), (row, left), (row, column + 1)];
    around.into_iter().filter(move |&(row, column)| row < h && column < w)
}

/// Where `s` and `g` are; makes sure that the town is one.
fn find_ends(town: &[Vec<u8>], w: usize) -> (Cell, Cell) {
    for row in town {
        assert_eq!(row.len(), w, "each row must have w cells");
        assert!(row.iter().all(|cell| b".#sg".contains(cell)), "a cell must be one of `.#sg`");
    }
    let only = |sign: u8| {
        let mut cells =
            iproduct!(0..town.len(), 0..w).filter(|&(row, column)| town[row][column] == sign);
        match (cells.next(), cells.next()) {
            (Some(cell), None) => cell,
            _ => panic!("the town must have one `s` and one `g`"),
        }
    };
    (only(b's'), only(b'g'))
}

#[cfg(test)]
mod tests;
