//! Eight puzzle, path: any legal way within the limit is right, `-1` only where there is none.

use crate::problems::Fault;

type Board = [u8; 9];

/// Checks the whole way that `output` prints: start first, goal last, each board one slide from the
/// one before, no more slides than the limit, and nothing else printed.
///
/// # Errors
/// `Wrong` says what is wrong with the output; `Judge`, that input or answer is bad, or that the
/// output has a way where the answer has none.
pub fn check(input: &[u8], output: &[u8], answer: &[u8]) -> Result<(), Fault> {
    let judge = |why: &str| Fault::Judge(why.into());
    let task = task(input).ok_or_else(|| judge("the input must be d, start and goal"))?;
    let known = slides(&task, answer).map_err(|why| judge(&format!("the answer: {why}")))?;
    match (slides(&task, output).map_err(Fault::Wrong)?, known) {
        (None, Some(k)) => Err(Fault::Wrong(format!("there is a way of {k} slides"))),
        (Some(_), None) => Err(judge("the answer is -1, but this way is legal")),
        _ => Ok(()),
    }
}

/// The limit, the start and the goal.
fn task(input: &[u8]) -> Option<(usize, Board, Board)> {
    let mut words = std::str::from_utf8(input).ok()?.split_ascii_whitespace();
    let limit = words.next()?.parse().ok()?;
    let cells: Option<Vec<u8>> = words.map(|word| word.parse().ok()).collect();
    let (start, goal) = cells.as_ref()?.split_at_checked(9)?;
    Some((limit, start.try_into().ok()?, goal.try_into().ok()?))
}

/// The slides of the way in `text`, `None` for `-1`; or what is wrong with it.
fn slides(task: &(usize, Board, Board), text: &[u8]) -> Result<Option<usize>, String> {
    let (limit, mut last, goal) = *task;
    let need = |ok: bool, why: String| if ok { Ok(()) } else { Err(why) };
    let text = String::from_utf8_lossy(text);
    let lines: Vec<_> = text.trim_end().lines().map(str::trim_end).collect();
    if lines == ["-1"] {
        return Ok(None);
    }
    let first = *lines.first().unwrap_or(&"");
    let k = first.parse().unwrap_or(usize::MAX);
    need(first == k.to_string(), format!("line 1 is {first:?}"))?;
    need(k <= limit, format!("{k} slides, the limit is {limit}"))?;
    let (has, needs) = (lines.len(), 4 * k + 5);
    need(has == needs, format!("{has} lines, the way needs {needs}"))?;
    for (i, block) in lines[1..].chunks_exact(4).enumerate() {
        let at = format!("board {i}, line {},", 4 * i + 3);
        let board = board(&block.join("\n")).ok_or(format!("{at} is not 3 rows like `1 2 3`"))?;
        need(i > 0 || board == last, format!("{at} is not the start"))?;
        let slid = i == 0 || one_slide(last, board);
        need(slid, format!("{at} is not one slide from the board before"))?;
        last = board;
    }
    need(last == goal, "the last board is not the goal".into())?;
    Ok(Some(k))
}

/// The nine cells of an empty line and three rows: every other byte.
fn board(block: &str) -> Option<Board> {
    let cells: Vec<_> = block.bytes().skip(1).step_by(2).collect();
    let between = block.bytes().step_by(2).eq(*b"\n  \n  \n  ");
    let cells = Board::try_from(cells).ok().filter(|_| between)?;
    Some(cells.map(|digit| digit.wrapping_sub(b'0')))
}

/// Whether `to` is `from` with its gap and a tile beside it exchanged.
fn one_slide(mut from: Board, to: Board) -> bool {
    let gap = |board: Board| board.iter().position(|&tile| tile == 0);
    let (a, b) = (gap(from).unwrap_or(0), gap(to).unwrap_or(0));
    from.swap(a, b);
    from == to && (a.abs_diff(b) == 3 || a.abs_diff(b) == 1 && a / 3 == b / 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    const INPUT: &[u8] = b"2\n0 1 2 3 4 5 6 7 8\n1 2 0 3 4 5 6 7 8";
    const WAY: &str = "2\n\n0 1 2\n3 4 5\n6 7 8\n\n1 0 2\n3 4 5\n6 7 8\n\n1 2 0\n3 4 5\n6 7 8\n";

    #[test]
    fn takes_legal_ways_whatever_the_line_ends() {
        for output in [WAY, &WAY.replace('\n', " \r\n")] {
            assert_eq!(check(INPUT, output.as_bytes(), WAY.as_bytes()), Ok(()));
        }
        assert_eq!(check(INPUT, b"-1", b"-1\n"), Ok(()));
    }

    #[test]
    fn names_what_is_wrong() {
        for (from, to, why) in [
            (WAY, "-1", "there is a way of 2 slides"),
            (WAY, "", "line 1 is"),
            ("2", "3", "3 slides, the limit is 2"),
            ("2", "1", "13 lines, the way needs 9"),
            ("0 1 2", "0 2 1", "board 0, line 3, is not the start"),
            ("1 0 2", "1 2 0", "board 1, line 7, is not one slide"),
            ("1 0 2\n3", "1 3 2\n0", "board 1, line 7, is not one slide"),
            ("1 0 2", "1  0 2", "board 1, line 7, is not 3 rows"),
            ("1 2 0", "0 1 2", "the last board is not the goal"),
        ] {
            let told = check(INPUT, WAY.replacen(from, to, 1).as_bytes(), WAY.as_bytes());
            let named = matches!(&told, Err(Fault::Wrong(w)) if w.starts_with(why));
            assert!(named, "{told:?}");
        }
        // From the end of a row to the beginning of the next.
        let [above, below] = [[1, 2, 0, 3, 4, 5, 6, 7, 8], [1, 2, 3, 0, 4, 5, 6, 7, 8]];
        assert!(!one_slide(above, below));
    }

    #[test]
    fn a_bad_answer_is_the_judges_fault() {
        for (output, answer) in [(WAY, "-1"), (WAY, "2"), ("-1", ""), ("-1", "-1 -1")] {
            let told = check(INPUT, output.as_bytes(), answer.as_bytes());
            assert!(matches!(told, Err(Fault::Judge(_))), "{told:?}");
        }
    }
}
