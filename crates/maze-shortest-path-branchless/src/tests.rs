use itertools::{Itertools, iproduct};

use super::{expand, parse};

#[path = "../../../scripts/src/problems/maze_shortest_path/oracle.rs"]
mod oracle;

/// What the program does with such an input.
fn solve(maze: &[Vec<u8>], start: (usize, usize), goal: (usize, usize)) -> Option<u32> {
    super::solve(parse(text(maze, start, goal)))
}

fn text(maze: &[Vec<u8>], start: (usize, usize), goal: (usize, usize)) -> String {
    let sides = (maze.len() - 1, maze[0].len() - 1);
    let numbers = [sides, start, goal].map(|(a, b)| format!("{} {}\n", a + 1, b + 1));
    let rows = maze.iter().map(|row| String::from_utf8_lossy(row));
    numbers.concat() + &rows.format("\n").to_string()
}

fn maze(rows: &[&str]) -> Vec<Vec<u8>> {
    rows.iter().map(|row| row.bytes().collect()).collect()
}

#[test]
fn writes_the_lists_of_the_header() {
    let maze = parse("3 5\n2 3\n2 4\n#####\n#...#\n#####\n".to_owned());
    let (mut open, mut next) = (maze.open, vec![0; 8]);
    open[8] = 0;
    assert_eq!((maze.start, expand(&mut open, maze.line, &[8], &mut next)), (8, 2));
    assert_eq!(next[..2], [7, 9]);
    assert_eq!(expand(&mut open, maze.line, &[7, 9], &mut next), 0);
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
    parse(text(&maze(&["###", "#..", "###"]), (1, 1), (1, 1)));
}

#[test]
#[should_panic(expected = "as many cells as there are columns")]
fn refuses_a_row_that_is_too_short() {
    parse(text(&maze(&["####", "#.#", "####"]), (1, 1), (1, 1)));
}

#[test]
#[should_panic(expected = "must be free cells of the maze")]
fn refuses_a_goal_inside_a_wall() {
    parse(text(&maze(&["####", "#.##", "####"]), (1, 1), (1, 2)));
}

#[test]
fn takes_lines_with_carriage_returns() {
    let text = text(&maze(&["#####", "#...#", "#####"]), (1, 1), (1, 3));
    assert_eq!(super::solve(parse(text.replace('\n', "\r\n"))), Some(2));
    assert_eq!(super::solve(parse(text + "\n\n")), Some(2));
}

#[test]
#[should_panic(expected = "a cell must be `.` or `#`")]
fn refuses_other_cells() {
    parse(text(&maze(&["#####", "#.s.#", "#####"]), (1, 1), (1, 3)));
}

#[test]
#[should_panic(expected = "all its rows")]
fn refuses_a_maze_without_its_last_row() {
    parse("3 3\n2 2\n2 2\n###\n#.#\n".to_owned());
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
