//! What a problem needs beyond its files: inputs of any size, a brute force, the rules of its input, a checker.
//!
//! Std only, below everything else: the tests of the solutions take the brute forces in as they are.

#![allow(
    clippy::unnecessary_wraps,
    clippy::must_use_candidate,
    clippy::manual_is_multiple_of,
    reason = "all problems have the same functions; the brute forces are taken by tests that keep to an older std"
)]

pub mod choices;
pub mod reader;
pub mod shrink;

use choices::Choices;

/// Declares the problems' modules and lists them.
macro_rules! problems {
    ($($problem:ident)*) => {
        $(pub mod $problem;)*

        /// All problems that have a folder here.
        pub const ALL: &[Problem] = &[$($problem::PROBLEM),*];
    };
}

// One a line, in alphabetical order.
problems! {
    banknotes
    coin_change
    darkening_grid
    eight_puzzle
    eight_puzzle_batch
    eight_puzzle_path
    fibonacci
    fifteen_puzzle
    generate_parentheses
    graph_puzzle
    knight_distances
    maze_shortest_path
    n_queens
    n_queens_boards
    number_klotski
    paint_bucket
    sudoku
    sudoku_batch
    tic_tac_toe
    torus_puzzle
    valid_sudoku
    wall_breaking
}

/// What a problem has.
#[derive(Clone, Copy)]
pub struct Problem {
    /// As in `samples/`.
    pub name: &'static str,
    /// Makes an input of about this size (0 is the smallest there is) that keeps to the rules, whatever the choices.
    pub generate: fn(&mut Choices, size: usize) -> String,
    /// What is wrong with an input, and in which line.
    pub rules: fn(input: &str) -> Result<(), String>,
    /// The right output by brute force; `None` where it would take longer than about 10 ms.
    pub answer: fn(input: &str) -> Option<String>,
    /// Decides where several outputs are right.
    pub checker: Option<Checker>,
    /// What `judge bench --growth` draws times against; otherwise the generator's size.
    pub growth: Option<Growth>,
}

/// Inputs whose difficulty grows along one natural measure.
#[derive(Clone, Copy)]
pub struct Growth {
    /// What the sizes count.
    pub axis: &'static str,
    /// Those to try, in ascending order.
    pub sizes: &'static [usize],
    /// Makes an input of exactly this size.
    pub input: fn(&mut Choices, size: usize) -> String,
}

impl Problem {
    /// A problem with one right output for each input.
    #[must_use]
    pub const fn new(
        name: &'static str,
        generate: fn(&mut Choices, usize) -> String,
        rules: fn(&str) -> Result<(), String>,
        answer: fn(&str) -> Option<String>,
    ) -> Self {
        Self { name, generate, rules, answer, checker: None, growth: None }
    }

    /// The same with a checker.
    #[must_use]
    pub const fn with_checker(self, checker: Checker) -> Self {
        Self { checker: Some(checker), ..self }
    }

    /// The same with a measure of its own.
    #[must_use]
    pub const fn with_growth(self, growth: Growth) -> Self {
        Self { growth: Some(growth), ..self }
    }
}

/// The problem called `name`, if it has a folder here.
#[must_use]
pub fn problem(name: &str) -> Option<&'static Problem> {
    ALL.iter().find(|problem| problem.name == name)
}

/// The checker of the problem called `name`, for `compare = "checker"`.
#[must_use]
pub fn checker(name: &str) -> Option<Checker> {
    problem(name)?.checker
}

/// Decides where several outputs are right; looks at the whole of `output` (bytes of any kind).
pub type Checker = fn(input: &[u8], output: &[u8], answer: &[u8]) -> Result<(), Fault>;

/// Why an output did not pass its checker.
#[derive(Debug, PartialEq, Eq)]
pub enum Fault {
    /// The solution's fault, in words: WA.
    Wrong(String),
    /// The judge's own fault (a bad input or answer, a failing checker): JE.
    Judge(String),
}
