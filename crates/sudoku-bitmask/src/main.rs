//! # Sudoku (数独): masks, fewest candidates first
//!
//! A completion of a 9×9 board: each row, column and box of 3×3 has every digit once.
//!
//! - **Input**: 9 rows of 9 cells: a digit, `0` or `.` where empty. White space may stand anywhere.
//! - **Output**: 9 rows of 9 digits separated by spaces, any completion; `-1` when there is none.
//! - **Idea**: a mask of nine bits for each row, column and box says which digits it still lacks;
//!   an AND of three gives the candidates of a cell. Two things must hold: each empty cell takes
//!   one of its candidates, and each digit that a unit lacks goes to one of its places there.
//!   Branch where the fewest possibilities are: none is a dead end, one is no guess at all. The
//!   branches are all that there is, so no completion is missed, whatever the order.
//! - **Places**: a table turns the candidates of a cell into nine counters of four bits. Added up
//!   over a unit they say for all nine digits at once how many places each has. Without them, by
//!   cells alone, the worst board with 17 givens takes 7.7 million nodes; with them 10 258.
//! - **Cost**: 4 KB of table, 3 KB of board, at most 82 stack frames. The sample's board takes
//!   1 815 nodes, one with 17 givens 94 on average, Norvig's "impossible" one 9 181 (1.8 ms;
//!   `sudoku-sets` 16 s).
//! - **Compare**: 10 µs a board with 17 givens and 0.30 ms a hard one; `sudoku-dancing-links`
//!   counts the same possibilities and takes 2.4 and 1.9 times as long. The whole process takes
//!   1.05 of an empty one on the boards made against row order, where `sudoku-sets` tries 69 to 864
//!   million cells.
//! - **Proved**: 20 000 generated boards, 4 789 of them impossible (1 295 without a clash):
//!   completions are checked, each `-1` has a second opinion. All 49 151 boards with 17 givens of
//!   Gordon Royle's list and the 481 hard ones in Norvig's pytudes were solved and checked as well.
//! - **Source**: Luogu P1784; the hard boards and the idea of both choices: Peter Norvig's essay.

use std::io::Read;

/// The digits of the 81 cells, row by row; 0 is an empty cell.
type Cells = [u8; 81];

/// A set of digits, bit 0 for 1.
type Digits = u16;

/// A number for each digit, four bits wide, that of 1 in the lowest bits.
type Counts = u64;

const ALL: Digits = 0x1ff;

/// 1 for each digit of the set; above the nine numbers their sum.
const COUNTS: [Counts; 512] = counts();

/// A board in the making.
struct Board {
    cells: Cells,
    /// The digits that each unit still lacks.
    missing: [Digits; 27],
    /// The cells that the givens leave empty, those filled in front, each with its units: rows are
    /// 0 to 8, then come the columns, then the boxes.
    empty: Vec<(usize, [usize; 3])>,
}

/// Alternatives of which one must hold.
enum Choice {
    /// One of the digits, in the empty cell of this index.
    Cell(usize, Digits),
    /// The digit, in one of the unit's empty cells.
    Unit(usize, Digits),
}

fn main() {
    let cells = parse(std::io::stdin().lock().bytes().map_while(Result::ok));
    let answer = solve(cells);
    print!("{}", answer.map_or("-1\n".to_owned(), show));
}

/// A completion, `None` when there is none.
fn solve(cells: Cells) -> Option<Cells> {
    let mut board = Board::new(cells)?;
    board.fill(0).then_some(board.cells)
}

impl Board {
    /// The board with these givens, `None` when a digit stands twice in a unit.
    fn new(cells: Cells) -> Option<Board> {
        let mut missing = [ALL; 27];
        let mut empty = Vec::with_capacity(81);
        for (cell, &given) in cells.iter().enumerate() {
            let (row, column) = (cell / 9, cell % 9);
            let units = [row, 9 + column, 18 + row / 3 * 3 + column / 3];
            if given == 0 {
                empty.push((cell, units));
                continue;
            }
            for unit in units {
                let digit = 1 << (given - 1);
                if missing[unit] & digit == 0 {
                    return None;
                }
                missing[unit] ^= digit;
            }
        }
        Some(Board { cells, missing, empty })
    }

    /// Whether the empty cells from index `from` on can be filled; then `cells` has them.
    fn fill(&mut self, from: usize) -> bool {
        if from == self.empty.len() {
            return true;
        }
        match self.choose(from) {
            Choice::Cell(index, digits) => (0..9)
                .map(|bit| digits & 1 << bit)
                .any(|digit| digit != 0 && self.fill_with(from, index, digit)),
            Choice::Unit(unit, digit) => (from..self.empty.len()).any(|index| {
                self.empty[index].1.contains(&unit)
                    && self.options(index) & digit != 0
                    && self.fill_with(from, index, digit)
            }),
        }
    }

    /// [`Board::fill`] with this digit in the empty cell of this index.
    fn fill_with(&mut self, from: usize, index: usize, digit: Digits) -> bool {
        self.empty.swap(from, index);
        let (cell, units) = self.empty[from];
        self.flip(units, digit);
        let filled = self.fill(from + 1);
        if filled {
            self.cells[cell] = digit.trailing_zeros() as u8 + 1;
        }
        self.flip(units, digit);
        self.empty.swap(from, index);
        filled
    }

    /// Strikes the digit from what the units lack, or puts it back.
    fn flip(&mut self, units: [usize; 3], digit: Digits) {
        for unit in units {
            self.missing[unit] ^= digit;
        }
    }

    /// The digits that all units of the empty cell lack.
    fn options(&self, index: usize) -> Digits {
        let [row, column, square] = self.empty[index].1;
        self.missing[row] & self.missing[column] & self.missing[square]
    }

    /// A cell that no digit fits, or a digit without a cell in a unit; else what has one
    /// possibility, else two; else the cell with the fewest.
    fn choose(&self, from: usize) -> Choice {
        let mut fewest = 10;
        let mut choice = Choice::Cell(from, 0);
        let mut places = [0; 27];
        for index in from..self.empty.len() {
            let options = self.options(index);
            let counts = COUNTS[usize::from(options)];
            if counts >> 36 < fewest {
                fewest = counts >> 36;
                choice = Choice::Cell(index, options);
                if fewest < 2 {
                    return choice;
                }
            }
            for unit in self.empty[index].1 {
                places[unit] += counts;
            }
        }
        for (unit, &counts) in places.iter().enumerate() {
            let (one, two, more) = (counts, counts >> 1, counts >> 2 | counts >> 3);
            let none = COUNTS[usize::from(self.missing[unit])] & !(one | two | more);
            let once = one & !(two | more);
            if let Some(digit) = first(none | once) {
                return Choice::Unit(unit, digit);
            }
            if fewest > 2 {
                if let Some(digit) = first(two & !(one | more)) {
                    fewest = 2;
                    choice = Choice::Unit(unit, digit);
                }
            }
        }
        choice
    }
}

/// The first digit with an odd number.
fn first(counts: Counts) -> Option<Digits> {
    let odd = counts & COUNTS[usize::from(ALL)] & !(!0 << 36);
    (odd != 0).then(|| 1 << (odd.trailing_zeros() / 4))
}

/// [`COUNTS`], made by the compiler.
const fn counts() -> [Counts; 512] {
    let mut counts = [0; 512];
    let mut i = 0;
    while i < 512 * 9 {
        let (digits, digit) = (i / 9, i % 9);
        if digits >> digit & 1 == 1 {
            counts[digits] += 1 << (4 * digit) | 1 << 36;
        }
        i += 1;
    }
    counts
}

/// The 81 cells of the input, whatever white space stands between them.
fn parse(input: impl Iterator<Item = u8>) -> Cells {
    let mut digits = input.filter(|byte| !byte.is_ascii_whitespace()).map(|byte| match byte {
        b'.' => 0,
        b'0'..=b'9' => byte - b'0',
        _ => panic!("a cell must be a digit, or a dot where it is empty"),
    });
    let mut next = || digits.next();
    let cells = std::array::from_fn(|_| next().expect("the board needs 9 rows of 9 cells"));
    assert!(next().is_none(), "the board needs 9 rows of 9 cells, no more");
    cells
}

/// Nine lines of nine digits.
fn show(cells: Cells) -> String {
    let mut text = String::with_capacity(2 * 81);
    for (cell, digit) in cells.iter().enumerate() {
        text.push(char::from(b'0' + digit));
        text.push(if cell % 9 == 8 { '\n' } else { ' ' });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream of numbers, the same in each run (xorshift).
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 32) as usize % bound
        }
    }

    /// A full grid, shuffled by swaps of rows in a band, of columns in a stack and of digits.
    fn full_grid(random: &mut Random) -> Cells {
        let mut grid: Cells = std::array::from_fn(|i| ((i / 9 * 3 + i / 27 + i) % 9) as u8);
        let mut digits: Vec<u8> = (1..10).collect();
        for _ in 0..40 {
            let band = 27 * random.below(3);
            let (a, b) = (9 * random.below(3), 9 * random.below(3));
            (0..9).for_each(|column| grid.swap(band + a + column, band + b + column));
            grid = std::array::from_fn(|i| grid[i % 9 * 9 + i / 9]);
            digits.swap(random.below(9), random.below(9));
        }
        grid.map(|digit| digits[usize::from(digit)])
    }

    /// Whether two different cells share a row, column or box.
    fn meet(a: usize, b: usize) -> bool {
        let same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box)
    }

    fn is_completion(cells: Cells, full: Cells) -> bool {
        (0..81).all(|a| {
            (1..10).contains(&full[a])
                && (cells[a] == 0 || cells[a] == full[a])
                && (0..a).all(|b| full[a] != full[b] || !meet(a, b))
        })
    }

    /// A second opinion, plain and slow: whether there is a completion.
    fn completable(cells: Cells) -> bool {
        let fits = |a: usize, digit: u8| (0..81).all(|b| cells[b] != digit || !meet(a, b));
        let options = |a: usize| (1..10).filter(move |&digit| fits(a, digit));
        let empty = (0..81).filter(|&a| cells[a] == 0);
        (0..81).all(|a| cells[a] == 0 || fits(a, cells[a]))
            && empty.min_by_key(|&a| options(a).count()).map_or(true, |a| {
                options(a).any(|digit| {
                    let mut next = cells;
                    next[a] = digit;
                    completable(next)
                })
            })
    }

    /// Solves boards with up to 81 givens: full grids with cells emptied, some of them then with
    /// any digit in some cell, some with a digit that does not clash there (but not the sparse
    /// ones: the second opinion takes hours to see that such a board has no completion).
    fn check(count: usize) {
        let mut random = Random(1);
        for round in 0..count {
            let full = full_grid(&mut random);
            let givens = random.below(82);
            let keep = |digit| if random.below(81) < givens { digit } else { 0 };
            let mut cells = full.map(keep);
            let cell = random.below(81);
            let fits = |&digit: &u8| (0..81).all(|b| cells[b] != digit || !meet(cell, b));
            let options: Vec<u8> = (1..10).filter(fits).collect();
            match if givens < 28 { 0 } else { round % 3 } {
                1 => cells[cell] = 1 + random.below(9) as u8,
                2 if !options.is_empty() => cells[cell] = options[random.below(options.len())],
                _ => {}
            }
            match solve(cells) {
                Some(answer) => assert!(is_completion(cells, answer), "{cells:?}"),
                None => assert!(!completable(cells), "{cells:?}"),
            }
        }
    }

    #[test]
    fn generated_boards() {
        check(100);
    }

    #[test]
    #[ignore = "exhaustive: 20 000 boards"]
    fn more_generated_boards() {
        check(20_000);
    }

    #[test]
    fn boards_as_people_have_them() {
        let digits = "812753649 943682175 675491283 154237896 369845721 287169534 521974368 \
                      438526917 796318452";
        let full = parse(digits.bytes());
        let seed = "8........\r\n..36.....\r\n.7..9.2..\r\n.5...7...\r\n....457..\r\n...1...3.\r\n\
                    ..1....68\r\n. . 8 5 . . . 1 .\t\n\n   0 9 0  0 0 0 4 0 0";
        assert_eq!(solve(parse(seed.bytes())), Some(full));
        assert_eq!(solve(full), Some(full));
        assert!(show(full).starts_with("8 1 2 7 5 3 6 4 9\n9 4 3 "));
    }

    #[test]
    fn impossible_boards() {
        for board in [
            // 5 twice in a row, a column, a box.
            "5.......5........................................................................",
            "5.......................................................................5........",
            "5...................5............................................................",
            // No digit for the last cell; no place for 9 in the last row: far off in row order.
            "........4........5........6.................................78.......9..123......",
            "......................................................9................9...456...",
        ] {
            assert_eq!(solve(parse(board.bytes())), None, "{board}");
        }
    }

    #[test]
    fn boards_against_row_order() {
        // 864 million, 567 million and 69 million cells are tried in row order.
        for board in [
            "........1.....2.....3....4.......5......6.3...7..8.........5..7.9......652.4.3...",
            "........1.......2...3..4...........3.2..5....6....7..4....7......4...85.7..62....",
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        ] {
            let cells = parse(board.bytes());
            assert!(solve(cells).is_some_and(|full| is_completion(cells, full)));
        }
        // No clash, and no completion: Norvig's "impossible" board.
        let board =
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
        assert_eq!(solve(parse(board.bytes())), None);
    }

    #[test]
    #[should_panic(expected = "9 rows of 9 cells")]
    fn a_row_of_eight_is_refused() {
        parse(".".repeat(80).bytes());
    }

    #[test]
    #[should_panic(expected = "9 rows of 9 cells, no more")]
    fn a_row_of_ten_is_refused() {
        parse(".".repeat(82).bytes());
    }

    #[test]
    #[should_panic(expected = "a digit, or a dot")]
    fn a_letter_is_refused() {
        parse(".".repeat(80).bytes().chain(*b"x"));
    }
}
