//! Completions of a sudoku by plain backtracking: always the empty cell that the fewest digits fit.

/// The digits row by row; 0 is an empty cell.
pub type Board = [[u8; 9]; 9];

/// Whether a solver may answer this; `None` says that there is no completion.
#[allow(dead_code, reason = "for the solvers' tests")]
pub fn is_right(givens: &Board, answer: Option<Board>) -> bool {
    match answer {
        None => completions(givens, 1, usize::MAX).is_some_and(|found| found.is_empty()),
        Some(full) => {
            let kept = |cell: &usize| [0, digit(&full, *cell)].contains(&digit(givens, *cell));
            (0..81).all(|cell| kept(&cell) && digit(&full, cell) > 0) && !clashes(&full)
        }
    }
}

/// Up to `limit` completions; `None` if more than `patience` boards had to be looked at.
pub fn completions(givens: &Board, limit: usize, mut patience: usize) -> Option<Vec<Board>> {
    let mut found = Vec::new();
    if !clashes(givens) {
        complete(&mut givens.clone(), limit, &mut patience, &mut found)?;
    }
    Some(found)
}

fn complete(
    board: &mut Board,
    limit: usize,
    patience: &mut usize,
    found: &mut Vec<Board>,
) -> Option<()> {
    *patience = patience.checked_sub(1)?;
    let empty = (0..81).filter(|cell| digit(board, *cell) == 0);
    let Some(cell) = empty.min_by_key(|cell| number_fitting(board, *cell)) else {
        found.push(*board);
        return Some(());
    };
    let fits = fitting(board, cell);
    for digit in (1..=9).filter(|digit| fits[usize::from(*digit)]) {
        if found.len() < limit {
            board[cell / 9][cell % 9] = digit;
            complete(board, limit, patience, found)?;
        }
    }
    board[cell / 9][cell % 9] = 0;
    Some(())
}

/// For each digit whether no other cell of the row, the column and the block has it.
fn fitting(board: &Board, cell: usize) -> [bool; 10] {
    let mut fits = [true; 10];
    fits[0] = false;
    let (row, column) = (cell / 9, cell % 9);
    for i in 0..9 {
        let block = (row / 3 * 3 + i / 3, column / 3 * 3 + i % 3);
        for other in [(row, i), (i, column), block] {
            if other != (row, column) {
                fits[usize::from(board[other.0][other.1])] = false;
            }
        }
    }
    fits
}

fn number_fitting(board: &Board, cell: usize) -> usize {
    let fits = fitting(board, cell);
    fits.iter().filter(|fits| **fits).count()
}

/// Whether a digit is twice in a row, a column or a block.
fn clashes(board: &Board) -> bool {
    (0..81).any(|cell| {
        let digit = usize::from(digit(board, cell));
        digit > 0 && !fitting(board, cell)[digit]
    })
}

fn digit(board: &Board, cell: usize) -> u8 {
    board[cell / 9][cell % 9]
}

/// How many empty cells a search visits that fills the first one first; `None` if more than `patience`.
#[allow(dead_code, reason = "only solvers in row order count with it")]
pub fn visits_in_row_order(givens: &Board, patience: usize) -> Option<usize> {
    fn visit(board: &mut Board, from: usize, visits: &mut usize, patience: usize) -> Option<bool> {
        let Some(cell) = (from..81).find(|cell| digit(board, *cell) == 0) else {
            return Some(true);
        };
        *visits += 1;
        if *visits > patience {
            return None;
        }
        let fits = fitting(board, cell);
        for digit in (1..=9).filter(|digit| fits[usize::from(*digit)]) {
            board[cell / 9][cell % 9] = digit;
            if visit(board, cell + 1, visits, patience)? {
                return Some(true);
            }
        }
        board[cell / 9][cell % 9] = 0;
        Some(false)
    }
    let mut visits = 0;
    visit(&mut givens.clone(), 0, &mut visits, patience)?;
    Some(visits)
}

/// Boards for the solvers' tests: up to 55 empty cells, every third board with one digit that may be wrong.
#[allow(dead_code, reason = "for the solvers' tests")]
pub fn boards(count: usize) -> impl Iterator<Item = Board> {
    let full =
        parse("812753649943682175675491283154237896369845721287169534521974368438526917796318452");
    let mut below = numbers();
    (0..count).map(move |round| {
        let mut names: [u8; 10] = std::array::from_fn(|i| i as u8);
        for i in (2..10).rev() {
            names.swap(i, 1 + below(i));
        }
        let mut board = full.map(|row| row.map(|digit| names[usize::from(digit)]));
        for _ in 0..round % 56 {
            board[below(9)][below(9)] = 0;
        }
        if round % 3 == 2 {
            board[below(9)][below(9)] = 1 + below(9) as u8;
        }
        board
    })
}

/// The board in these 81 digits and dots.
pub fn parse(cells: &str) -> Board {
    let digit = |cell: char| cell.to_digit(10).unwrap_or(0) as u8;
    let mut digits = cells.chars().map(digit);
    let board = [(); 9].map(|()| [(); 9].map(|()| digits.next().expect("81 cells")));
    assert_eq!(digits.next(), None, "81 cells");
    board
}

/// Numbers below any bound, the same in every run (linear congruential, with Knuth's constants).
#[allow(dead_code, reason = "for the solvers' tests")]
pub fn numbers() -> impl FnMut(usize) -> usize {
    let mut state = 1_u64;
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005);
        state = state.wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    }
}
