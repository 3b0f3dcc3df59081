use itertools::iproduct;

use super::solve;

#[path = "../../../scripts/src/problems/paint_bucket/oracle.rs"]
mod oracle;

#[track_caller]
fn assert_right(colours: &[Vec<i64>], x: usize, y: usize) {
    assert_eq!(solve(colours, (x, y)), oracle::painted(colours, x, y), "{colours:?} {x} {y}");
}

/// Every picture of two colours with n rows and m columns, clicked on every cell.
fn assert_right_on_all(n: usize, m: usize) {
    for bits in 0..1_u32 << (n * m) {
        let colour = |cell: usize| i64::from(bits >> cell & 1);
        let row = |row: usize| (0..m).map(|column| colour(row * m + column)).collect();
        let colours: Vec<Vec<i64>> = (0..n).map(row).collect();
        iproduct!(0..n, 0..m).for_each(|(x, y)| assert_right(&colours, x, y));
    }
}

#[test]
fn agrees_with_painting_until_nothing_changes() {
    iproduct!(1..=3, 1..=3).for_each(|(n, m)| assert_right_on_all(n, m));
}

#[test]
#[ignore = "exhaustive: all pictures of two colours with 3 × 4 and 4 × 3 cells"]
fn agrees_with_painting_until_nothing_changes_in_larger_pictures() {
    assert_right_on_all(3, 4);
    assert_right_on_all(4, 3);
}

#[test]
fn paints_the_example_of_the_header() {
    let colours = [vec![1, 1, 2, 1, 1], vec![1, 1, 1, 1, 2], vec![2, 1, 1, 1, 1]];
    let painted = solve(&colours, (1, 1));
    assert_eq!(
        painted,
        colours.map(|row| row.iter().map(|&colour| colour == 1).collect::<Vec<_>>())
    );
    assert_eq!(painted.concat().iter().filter(|&&cell| cell).count(), 12);
}

#[test]
fn the_end_of_a_row_does_not_touch_the_next_one() {
    let mut colours = vec![vec![0; 64]; 2];
    (colours[0][63], colours[1][0]) = (1, 1);
    assert_right(&colours, 0, 63);
    assert_right(&colours, 1, 0);
}

#[test]
fn follows_a_snake_through_the_largest_picture() {
    // A wall in every other row, open at one end.
    let mut colours = vec![vec![i64::MIN; 2000]; 2000];
    for row in (1..2000).step_by(2) {
        colours[row] = vec![i64::MAX; 2000];
        colours[row][if row % 4 == 1 { 1999 } else { 0 }] = i64::MIN;
    }
    let painted = solve(&colours, (0, 0));
    assert_eq!(painted.concat().iter().filter(|&&cell| cell).count(), 1000 * 2000 + 1000);
}
