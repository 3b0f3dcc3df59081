//! Sudoku: any valid completion is right.
