use itertools::{Itertools, iproduct};

use super::{find_ends, solve};

#[path = "../../../scripts/src/problems/wall_breaking/oracle.rs"]
mod oracle;

fn town(rows: &[&str]) -> Vec<Vec<u8>> {
    rows.iter().map(|row| row.bytes().collect()).collect()
}

/// Whether the program prints `YES`.
fn says_yes(rows: &[&str]) -> bool {
    let town = town(rows);
    let (start, goal) = find_ends(&town, town[0].len());
    solve(town, start, goal)
}

#[test]
fn solves_the_example_of_the_header() {
    assert!(says_yes(&["s#.", "#g#"]));
    assert!(!says_yes(&["s####g"]));
}

#[test]
fn breaks_two_walls_but_not_three() {
    assert!(says_yes(&["sg"]));
    assert!(says_yes(&["s##g"]));
    assert!(!says_yes(&["s###g"]));
    assert!(!says_yes(&["s", "#", ".", "#", ".", "#", "g"]));
}

#[test]
fn a_cell_may_be_worth_a_visit_with_more_walls_broken() {
    assert!(says_yes(&["s###", ".##g", "####", ".###"]));
}

#[test]
#[should_panic(expected = "each row must have w cells")]
fn refuses_rows_of_different_width() {
    find_ends(&town(&["s.", "g"]), 2);
}

#[test]
#[should_panic(expected = "one `s` and one `g`")]
fn refuses_a_town_without_goal() {
    find_ends(&town(&["s."]), 2);
}

#[test]
#[should_panic(expected = "a cell must be one of `.#sg`")]
fn refuses_other_cells() {
    find_ends(&town(&["sxg"]), 3);
}

/// Every town of so many rows and columns.
fn agrees_on_all(h: usize, w: usize) {
    for (start, goal) in (0..h * w).permutations(2).map(|ends| (ends[0], ends[1])) {
        // Bits of the two ends, which are no walls, must be 0.
        let is_new = |bits: &u32| bits >> start & 1 == 0 && bits >> goal & 1 == 0;
        for bits in (0..1_u32 << (h * w)).filter(is_new) {
            let sign = |cell: usize| match bits >> cell & 1 {
                _ if cell == start => 's',
                _ if cell == goal => 'g',
                0 => '.',
                _ => '#',
            };
            let rows = (0..h).map(|row| (row * w..(row + 1) * w).map(sign).collect::<String>());
            let rows = rows.collect_vec();
            let rows = rows.iter().map(String::as_str).collect_vec();
            let lines = rows.iter().map(|row| row.as_bytes()).collect_vec();
            assert_eq!(says_yes(&rows), oracle::fewest_walls(&lines) <= 2, "{rows:?}");
        }
    }
}

#[test]
fn agrees_with_relaxation() {
    iproduct!(1..=3, 1..=3)
        .filter(|&(h, w)| (2..=6).contains(&(h * w)))
        .for_each(|(h, w)| agrees_on_all(h, w));
    agrees_on_all(1, 7);
}

#[test]
#[ignore = "exhaustive: every town of 2 × 5, 3 × 3 and 9 × 1 cells"]
fn agrees_with_relaxation_on_larger_towns() {
    agrees_on_all(2, 5);
    agrees_on_all(3, 3);
    agrees_on_all(9, 1);
}
