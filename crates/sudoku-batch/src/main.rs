//! # Sudoku by the thousand (数独): bands of bits
//!
//! Complete one 9×9 board after the other, so that each row, each column and each 3×3 block has every digit once.
//!
//! **Input**: a board a line, 81 characters row by row, `.` or `0` for an empty cell, until the line `end` or the
//! end of the file; blank lines don't count. **Output**: for each board a line with the 81 digits of a
//! completion, or `-1` if there is none.
//!
//! This file is advanced: it is made for speed. Read `sudoku-bitmask` first. The search is the same, but it is
//! hard to see here: in place of cells and digits there are operations on many cells at once. Input is read by
//! hand, because then the boards can stay where they are in the text.
//!
//! # Idea
//! **Board.** For each digit there is a set of the cells where it may still stand. A band is three rows, 27 cells
//! and so 27 bits. Two bands share a 64-bit word, and one operation looks at 54 cells.
//!
//! **Ways.** In a band a digit stands once in each row and once in each block. Call the three cells that a row
//! and a block have in common a mini-row. The digit needs three of the nine mini-rows, all in different rows and
//! blocks: that leaves six ways. A table with 512 entries says which of the mini-rows that still have a cell lie
//! on a way. All other cells are struck off. The columns of a block and the three bands are matched likewise.
//! After that, a cell that is the only one of its block or column is also the only one of its row. So a look at
//! the rows finds all digits that have only one place.
//!
//! **Laziness.** Placing a digit only takes the cell out of `open`. The other digits learn of it later. A digit is
//! stale, and due for a visit, if it may stand in a cell that is neither open nor its own. A visit has no branch
//! that depends on what it finds, except for contradictions: a processor can't predict such branches.
//!
//! **Guess.** When nothing is stale, take a cell with the fewest digits, nearly always two. Among these take one
//! with the most open cells in its row, column and block: on hard boards that halves the guesses. All digits of
//! the cell are tried, so no completion is missed.
//!
//! # Example
//! ```text
//!         block 0   block 1   block 2    a band and the cells where a digit may stand: x and ?
//! row 0    . . .     . x .     . . .     row 0 needs block 1,
//! row 1    . . .     ? . ?     . . x     so row 1 needs block 2,
//! row 2    x . .     . . .     ? . .     so row 2 needs block 0
//! ```
//! There are five mini-rows with a cell, and only one of the six ways goes through such mini-rows. The table
//! gives it at once, and the three cells marked `?` are struck off. Bit 0 is the cell at the top left, bit 8 ends
//! row 0, bit 26 ends row 2. The digit has a single cell in each row now, so it is placed three times.
//!
//! # Cost
//! Boards with 17 givens take 0.5 guesses and 60 visits on average, 375 very hard ones 65 guesses and 1 100
//! visits. A guess copies 304 bytes.
//!
//! # Compare
//! The crate `sudoku` 0.8 uses the same bands. Its branches are mispredicted six times as often on boards with 17
//! givens: this file has 31 such branches a board, as callgrind models them.
//!
//! # Tested
//! 1 000 boards with one completion from which no digit can be taken, each also with fewer digits and with a wrong
//! one, against a brute force. Run by hand: Gordon Royle's 49 151 boards with 17 givens and 481 hard ones.
//!
//! # Source
//! Luogu P10482, POJ 3074. Bands of 27 bits and tables as in `JCZSolve` and its kin.

use std::io::{self, BufWriter, Read, Write, stdin, stdout};

/// A set of cells. The band of rows 0 to 2 is in bits 0 to 26 of the first word, that of rows 3 to 5
/// in its bits 32 to 58, that of rows 6 to 8 in bits 0 to 26 of the second word.
type Cells = [u64; 2];

/// Every cell.
const ALL: Cells = [0x07ff_ffff_07ff_ffff, 0x07ff_ffff];

/// The first cell of every row.
const FIRST: Cells = [0o1_001_001 << 32 | 0o1_001_001, 0o1_001_001];

/// Bits of the second word that are no cells: one of them among its cells makes a digit stale.
const STALE: u64 = 1 << 32;

/// Where one digit may stand, the cells where it stands included, and where it stands.
#[derive(Clone, Copy)]
struct Digit {
    may: Cells,
    placed: Cells,
}

/// All that a guess copies: 304 bytes.
#[derive(Clone, Copy)]
struct Board {
    digits: [Digit; 9],
    /// The cells that no digit is placed in.
    open: Cells,
}

fn main() -> io::Result<()> {
    let mut text = String::new();
    let read = stdin().lock().read_to_string(&mut text);
    read.expect("the input must be text");
    let boards = parse(&text);
    let mut out = BufWriter::with_capacity(1 << 16, stdout().lock());
    for board in boards {
        match solve(board) {
            Some(completed) => out.write_all(&completed)?,
            None => out.write_all(b"-1")?,
        }
        out.write_all(b"\n")?;
    }
    out.flush()
}

/// The first completion found, `None` if there is none.
fn solve(cells: &[u8; 81]) -> Option<[u8; 81]> {
    let digits = [Digit { may: ALL, placed: [0; 2] }; 9];
    let mut board = Board { digits, open: ALL };
    for (band, cells) in cells.chunks_exact(27).enumerate() {
        // First as bits: a branch on each cell would often be predicted wrong.
        let mut given = 0_u32;
        for (i, &name) in cells.iter().enumerate() {
            given |= u32::from(name > b'0') << i;
        }
        while given != 0 {
            let i = given.trailing_zeros() as usize;
            let cell = 1 << i << (band % 2 * 32);
            place(&mut board, usize::from(cells[i] - b'1'), band / 2, cell);
            given &= given - 1;
        }
    }
    if !complete(&mut board) {
        return None;
    }
    let mut completed = [0; 81];
    for (band, cells) in completed.chunks_exact_mut(27).enumerate() {
        for (digit, name) in board.digits.iter().zip(b'1'..) {
            let mut stands = (digit.may[band / 2] >> (band % 2 * 32)) as u32;
            while stands != 0 {
                cells[stands.trailing_zeros() as usize] = name;
                stands &= stands - 1;
            }
        }
    }
    Some(completed)
}

/// Places a digit in `cell` of word `w`: its only cell in that row now. If the digit couldn't stand
/// there, the row is left without a cell for it, which [`settle`] will see.
fn place(board: &mut Board, digit: usize, w: usize, cell: u64) {
    let digit = &mut board.digits[digit];
    digit.may[w] &= !rows_of(cell) | cell;
    digit.may[1] |= STALE;
    digit.placed[w] |= cell;
    board.open[w] &= !cell;
}

/// Completes the board; `false` if that can't be done. Calls itself for guesses only.
fn complete(board: &mut Board) -> bool {
    loop {
        if !settle(board) {
            return false;
        }
        let mut at_least = [ALL, [0; 2], [0; 2], [0; 2], [0; 2]];
        for digit in &board.digits {
            for (w, may) in digit.may.into_iter().enumerate() {
                for n in (1..5).rev() {
                    at_least[n][w] |= at_least[n - 1][w] & may;
                }
            }
        }
        let [_, one, two, three, four] = at_least;
        // Two digits placed in one cell show as well, see `settle`.
        if one != ALL || both(|w| two[w] & !board.open[w]) != [0; 2] {
            return false;
        }
        if two == [0; 2] {
            return true;
        }
        let naked = both(|w| board.open[w] & !two[w]);
        let pairs = both(|w| two[w] & !three[w]);
        let triples = both(|w| three[w] & !four[w]);
        let few = [naked, pairs, triples].into_iter().find(|cells| *cells != [0; 2]);
        // Where all have more, cells that lie apart would let contradictions show too late.
        let (w, cell) = few.map_or_else(|| first(two), |cells| most_open_peers(cells, two));
        let may = |digit: &Digit| u32::from(digit.may[w] & cell != 0);
        let digits = board.digits.iter().rev();
        let mut digits = digits.fold(0, |set, digit| 2 * set + may(digit));
        while digits & (digits - 1) != 0 {
            let mut guess = *board;
            place(&mut guess, digits.trailing_zeros() as usize, w, cell);
            if complete(&mut guess) {
                *board = guess;
                return true;
            }
            digits &= digits - 1;
        }
        // The last one, or the only one, is no guess.
        place(board, digits.trailing_zeros() as usize, w, cell);
    }
}

/// Visits stale digits until there is none; `false` if one of them can't stand in every row, column
/// and block.
fn settle(board: &mut Board) -> bool {
    loop {
        let mut open = board.open;
        let mut stale = 0;
        for digit in board.digits.iter().rev() {
            let closed = both(|w| (digit.may[w] ^ digit.placed[w]) & !open[w]);
            stale = 2 * stale + u32::from(closed[0] | closed[1] != 0);
        }
        if stale == 0 {
            return true;
        }
        // What one visit places, the next but one sees: the processor can work on two at a time.
        let mut open_later = open;
        while stale != 0 {
            let digit = &mut board.digits[stale.trailing_zeros() as usize];
            stale &= stale - 1;
            let may = both(|w| digit.may[w] & (open[w] | digit.placed[w]));
            let bands = [may[0] as u32, (may[0] >> 32) as u32, may[1] as u32].map(fit_rows);
            let bands = fit_columns(bands);
            let [a, b, c] = bands.map(fit_rows);
            // Columns that don't fit leave every band empty; an empty band does so at the next visit.
            if a == 0 {
                return false;
            }
            let changed = (a ^ bands[0]) | (b ^ bands[1]) | (c ^ bands[2]);
            let may = [u64::from(a) | u64::from(b) << 32, u64::from(c)];
            digit.may = [may[0], may[1] | (u64::from(changed) * STALE)];
            // Without its first cell a row with a single one is empty.
            let single =
                both(|w| may[w] & open[w] & !rows_of(may[w] & may[w].wrapping_sub(FIRST[w])));
            digit.placed = both(|w| digit.placed[w] | single[w]);
            open = open_later;
            open_later = both(|w| open_later[w] & !single[w]);
        }
        board.open = open_later;
    }
}

/// The first of `cells` with as many open cells as any in its row, column and block: its word and bit.
fn most_open_peers(cells: Cells, open: Cells) -> (usize, u64) {
    let (mut best, mut most) = ((0, 0), 0);
    for band in 0..3 {
        let (w, shift) = (band / 2, band % 2 * 32);
        let mut rest = (cells[w] >> shift) as u32;
        while rest != 0 {
            let i = rest.trailing_zeros();
            rest &= rest - 1;
            let mut peers = both(|w| FIRST[w] << (i % 9));
            peers[w] |= (0o777 << (i / 9 * 9) | 0o7_007_007 << (i % 9 / 3 * 3)) << shift;
            let count = (peers[0] & open[0]).count_ones() + (peers[1] & open[1]).count_ones();
            if count > most {
                (best, most) = ((w, 1 << i << shift), count);
            }
        }
    }
    best
}

/// The first of `cells`, as in [`most_open_peers`].
fn first(cells: Cells) -> (usize, u64) {
    let w = usize::from(cells[0] == 0);
    (w, cells[w] & cells[w].wrapping_neg())
}

/// Whole rows: those that `cells` has a cell in. Any of the first eight of a row carries into its last.
fn rows_of(cells: u64) -> u64 {
    const LAST: u64 = FIRST[0] << 8;
    const OTHERS: u64 = LAST - FIRST[0];
    let last = (((cells & OTHERS) + OTHERS) | cells) & LAST;
    (last << 1) - (last >> 8)
}

/// The cells of a band that lie on one of the six ways.
fn fit_rows(band: u32) -> u32 {
    static ON_A_WAY: [u32; 512] = {
        let mut table = [0; 512];
        let mut i = 0;
        while i < 27 * 512 {
            // The blocks of the mini-rows in the three rows; an octal digit is a mini-row.
            let (a, b, c, have) = (i % 3, i / 3 % 3, i / 9 % 3, i / 27);
            let way = 0o7 << (3 * a) | 0o7_000 << (3 * b) | 0o7_000_000 << (3 * c);
            if a != b && b != c && c != a && mini_rows(way) & have == mini_rows(way) {
                table[have] |= way;
            }
            i += 1;
        }
        table
    };
    band & ON_A_WAY[mini_rows(band)]
}

/// The mini-rows of a band that have a cell: that of row r and block b in bit `3 * b + r`.
const fn mini_rows(band: u32) -> usize {
    const THIRDS: u32 = 0o444_444_444;
    const OTHERS: u32 = 0o333_333_333;
    let thirds = (((band & OTHERS) + OTHERS) | band) & THIRDS;
    // Bit 9r + 3b + 2 goes to bit 23 + 3b + r; what else the product has is above bit 31 or below 23.
    (thirds.wrapping_mul(1 << 21 | 1 << 13 | 1 << 5) >> 23) as usize
}

/// The cells of three bands whose columns can be theirs: the other two columns of the block can be shared
/// out to the other two bands.
fn fit_columns(bands: [u32; 3]) -> [u32; 3] {
    // For each set of columns those before one of the set, and those two before, counted round the block.
    static BEFORE: [[u32; 2]; 512] = {
        let mut table = [[0; 2]; 512];
        let mut set = 0;
        while set < 512 {
            let one = (set >> 1 & 0o333) | (set << 2 & 0o444);
            let two = (set >> 2 & 0o111) | (set << 1 & 0o666);
            table[set as usize] = [one * 0o1_001_001, two * 0o1_001_001];
            set += 1;
        }
        table
    };
    let before = |band: u32| BEFORE[((band | band >> 9 | band >> 18) & 0o777) as usize];
    let shared = |a: [u32; 2], b: [u32; 2]| (a[0] & b[1]) | (a[1] & b[0]);
    let [a, b, c] = bands;
    let [x, y, z] = [before(a), before(b), before(c)];
    [a & shared(y, z), b & shared(x, z), c & shared(x, y)]
}

/// A set of cells made word by word.
fn both(word: impl Fn(usize) -> u64) -> Cells {
    [word(0), word(1)]
}

/// The boards up to the line `end` or the end of the text.
fn parse(text: &str) -> Vec<&[u8; 81]> {
    assert!(!text.trim().is_empty(), "the input needs a board or `end`");
    let lines = text.lines().map(str::trim).zip(1..);
    let lines = lines.take_while(|&(line, _)| line != "end");
    let lines = lines.filter(|(line, _)| !line.is_empty());
    let boards = lines.map(|(line, number)| {
        let cells: Result<&[u8; 81], _> = line.as_bytes().try_into();
        let cells = cells.unwrap_or_else(|_| panic!("line {number}: a board has 81 cells"));
        let known = |cell: u8| cell == b'.' || cell.is_ascii_digit();
        // Unlike `all` this looks at every cell, many at once.
        let known = cells.iter().fold(true, |all, &cell| all & known(cell));
        assert!(known, "line {number}: a cell is a digit or `.`");
        cells
    });
    boards.collect()
}

#[cfg(test)]
mod tests;
