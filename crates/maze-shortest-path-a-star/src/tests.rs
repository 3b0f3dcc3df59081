use itertools::{Itertools, iproduct};

use super::{check, solve};

#[path = "../../../scripts/src/problems/maze_shortest_path/oracle.rs"]
mod oracle;

fn maze(rows: &[&str]) -> Vec<Vec<u8>> {
    rows.iter().map(|row| row.bytes().collect()).collect()
}

#[test]
fn finds_the_way_of_the_header() {
    let maze = maze(&["#######", "#.....#", "#.###.#", "#...#.#", "#######"]);
    assert_eq!(solve(&maze, (1, 1), (3, 5)), Some(6));
    assert_eq!(solve(&maze, (1, 1), (3, 3)), Some(4));
}

#[test]
fn the_start_may_be_the_goal() {
    assert_eq!(solve(&maze(&["###", "#.#", "###"]), (1, 1), (1, 1)), Some(0));
}

#[test]
fn says_when_there_is_no_way() {
    assert_eq!(solve(&maze(&["#####", "#.#.#", "#####"]), (1, 1), (1, 3)), None);
}

#[test]
fn follows_a_serpentine_through_the_largest_maze() {
    let mut maze = vec![vec![b'#'; 1000]; 999];
    for (row, cells) in maze[..998].iter_mut().enumerate().skip(1) {
        match row % 4 {
            0 => cells[1] = b'.',
            2 => cells[998] = b'.',
            _ => cells[1..999].fill(b'.'),
        }
    }
    // 499 corridors of 998 cells, and two steps from each to the next.
    assert_eq!(solve(&maze, (1, 1), (997, 998)), Some(499 * 997 + 498 * 2));
}

#[test]
#[should_panic(expected = "the border must be wall")]
fn refuses_a_maze_with_an_open_border() {
    check(&maze(&["###", "#..", "###"]), 3, [(1, 1), (1, 1)]);
}

#[test]
#[should_panic(expected = "as many cells as there are columns")]
fn refuses_a_row_that_is_too_short() {
    check(&maze(&["####", "#.#", "####"]), 4, [(1, 1), (1, 1)]);
}

#[test]
#[should_panic(expected = "must be free cells of the maze")]
fn refuses_a_goal_inside_a_wall() {
    check(&maze(&["####", "#.##", "####"]), 4, [(1, 1), (1, 2)]);
}

/// Every maze with so many rows and columns inside the border, every start and goal.
fn agrees_on_all(rows: usize, columns: usize) {
    let inside = iproduct!(1..=rows, 1..=columns).collect_vec();
    for free in inside.iter().copied().powerset() {
        let mut maze = vec![vec![b'#'; columns + 2]; rows + 2];
        for &(row, column) in &free {
            maze[row][column] = b'.';
        }
        let lines = maze.iter().map(Vec::as_slice).collect_vec();
        for (&start, &goal) in iproduct!(&free, &free) {
            let expected = oracle::fewest_steps(&lines, start, goal);
            assert_eq!(solve(&maze, start, goal), expected, "{free:?}, {start:?} to {goal:?}");
        }
    }
}

#[test]
fn agrees_with_relaxation() {
    iproduct!(1..=3, 1..=3).for_each(|(rows, columns)| agrees_on_all(rows, columns));
}

#[test]
#[ignore = "exhaustive: every maze of 3 × 4 and 4 × 3 cells, every start and goal"]
fn agrees_with_relaxation_on_larger_mazes() {
    agrees_on_all(3, 4);
    agrees_on_all(4, 3);
}
