//! One board, made against solvers that fill the first empty cell, with ever fewer digits given in advance.

use super::{
    super::{Growth, choices::Choices},
    oracle::{Board, parse},
    row_in,
};

pub(super) const GROWTH: Growth = Growth {
    axis: "cells that a search in row order fills",
    sizes: &[32, 134, 713, 4071, 11_173, 42_246, 227_831, 1_428_456, 9_169_531, 69_175_316],
    input,
};

/// So many empty cells were filled, from the first one on, for each of the sizes.
const FILLED: [usize; 10] = [42, 25, 20, 18, 8, 7, 3, 2, 1, 0];

const HARD: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const FULL: &str =
    "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

fn input(_: &mut Choices, cells: usize) -> String {
    let at = GROWTH.sizes.iter().position(|size| *size == cells).expect("one of the sizes");
    board(FILLED[at]).map(|row| row_in(1, row) + "\n").concat()
}

fn board(filled: usize) -> Board {
    let (mut board, full) = (parse(HARD), parse(FULL));
    let cells = board.iter_mut().flatten().zip(full.iter().flatten());
    for (cell, digit) in cells.filter(|(cell, _)| **cell == 0).take(filled) {
        *cell = *digit;
    }
    board
}

#[cfg(test)]
mod tests {
    use super::{super::oracle::visits_in_row_order, *};

    #[test]
    fn a_search_in_row_order_fills_so_many_cells() {
        for (size, filled) in GROWTH.sizes.iter().zip(FILLED).take(7) {
            assert_eq!(visits_in_row_order(&board(filled), 1 << 20), Some(*size));
        }
    }
}
