use itertools::{Itertools, iproduct};

use super::{count_in_row, parse, solve, sweep};

#[path = "../../../scripts/src/problems/darkening_grid/oracle.rs"]
mod oracle;

#[test]
fn solves_the_example_of_the_header() {
    let grid = ["..#.", "....", "#..."].map(str::as_bytes);
    assert_eq!(count_in_row(grid[0]), [2, 1, 0, 1]);
    assert_eq!(count_in_row(grid[2]), [0, 1, 2, 3]);
    let mut rows = grid.map(count_in_row);
    sweep(rows.iter_mut());
    assert_eq!(rows, [vec![2, 1, 0, 1], vec![3, 2, 1, 2], vec![0, 1, 2, 3]]);
    sweep(rows.iter_mut().rev());
    assert_eq!(rows, [vec![2, 1, 0, 1], vec![1, 2, 1, 2], vec![0, 1, 2, 3]]);
    assert_eq!(solve(&grid), 3);
}

#[test]
fn a_black_grid_needs_no_round() {
    assert_eq!(solve(&[b"#"]), 0);
    assert_eq!(solve(&[b"##", b"##"]), 0);
}

#[test]
fn crosses_the_grid_from_every_corner() {
    for (row, column) in iproduct!([0, 29], [0, 39]) {
        let mut grid = vec![vec![b'.'; 40]; 30];
        grid[row][column] = b'#';
        assert_eq!(solve(&grid.iter().map(Vec::as_slice).collect_vec()), 29 + 39);
    }
}

#[test]
fn crosses_the_largest_grid() {
    let mut grid = vec![vec![b'.'; 1000]; 1000];
    grid[999][0] = b'#';
    assert_eq!(solve(&grid.iter().map(Vec::as_slice).collect_vec()), 1998);
}

#[test]
#[should_panic(expected = "at least one cell must be black")]
fn refuses_a_grid_without_black_cells() {
    parse("2 2\n..\n..\n");
}

#[test]
#[should_panic(expected = "each row must have w cells")]
fn refuses_rows_of_different_width() {
    parse("2 2\n..\n#\n");
}

#[test]
#[should_panic(expected = "a cell must be `.` or `#`")]
fn refuses_other_cells() {
    parse("1 2\n#x\n");
}

/// Every grid of so many rows and columns with a black cell.
fn agrees_on_all(h: usize, w: usize) {
    for black in iproduct!(0..h, 0..w).powerset().skip(1) {
        let mut grid = vec![vec![b'.'; w]; h];
        for &(row, column) in &black {
            grid[row][column] = b'#';
        }
        let lines = grid.iter().map(Vec::as_slice).collect_vec();
        assert_eq!(solve(&lines) as usize, oracle::rounds(&lines), "{black:?}");
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
