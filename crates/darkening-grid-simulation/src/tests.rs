use itertools::{Itertools, iproduct};

use super::{check, darken, solve};

#[path = "../../../scripts/src/problems/darkening_grid/oracle.rs"]
mod oracle;

fn grid<const H: usize>(rows: [&str; H]) -> Vec<Vec<u8>> {
    rows.map(|row| row.bytes().collect()).to_vec()
}

#[test]
fn solves_the_example_of_the_header() {
    let start = grid(["#..", "...", "..#"]);
    assert_eq!(darken(&start), grid(["##.", "#.#", ".##"]));
    assert_eq!(solve(&start), 2);
}

#[test]
fn a_black_grid_needs_no_round() {
    assert_eq!(solve(&grid(["#"])), 0);
    assert_eq!(solve(&grid(["##", "##"])), 0);
}

#[test]
fn crosses_the_grid_from_every_corner() {
    for (row, column) in iproduct!([0, 29], [0, 39]) {
        let mut grid = vec![vec![b'.'; 40]; 30];
        grid[row][column] = b'#';
        assert_eq!(solve(&grid), 29 + 39);
    }
}

#[test]
#[should_panic(expected = "at least one cell must be black")]
fn refuses_a_grid_without_black_cells() {
    check(&grid(["..", ".."]), 2);
}

#[test]
#[should_panic(expected = "each row must have w cells")]
fn refuses_rows_of_different_width() {
    check(&grid(["..", "#"]), 2);
}

#[test]
#[should_panic(expected = "a cell must be `.` or `#`")]
fn refuses_other_cells() {
    check(&grid(["#x"]), 2);
}

/// Every grid of so many rows and columns with a black cell.
fn agrees_on_all(h: usize, w: usize) {
    for black in iproduct!(0..h, 0..w).powerset().skip(1) {
        let mut grid = vec![vec![b'.'; w]; h];
        for &(row, column) in &black {
            grid[row][column] = b'#';
        }
        let lines = grid.iter().map(Vec::as_slice).collect_vec();
        assert_eq!(solve(&grid) as usize, oracle::rounds(&lines), "{black:?}");
    }
}

#[test]
fn agrees_with_the_nearest_black_cell() {
    iproduct!(1..=3, 1..=3).for_each(|(h, w)| agrees_on_all(h, w));
}

#[test]
#[ignore = "exhaustive: every grid of 3 × 4 and 4 × 3 cells"]
fn agrees_with_the_nearest_black_cell_in_larger_grids() {
    agrees_on_all(3, 4);
    agrees_on_all(4, 3);
}
