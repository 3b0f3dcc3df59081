//! Parentheses by brute force: all 2^2n sequences in order, the correct ones kept.

/// All correct sequences of n pairs in lexicographic order.
pub fn sequences(n: usize) -> Vec<String> {
    let all = (0_u64..1 << (2 * n)).map(|code| {
        let signs = (0..2 * n)
            .rev()
            .map(|bit| if code >> bit & 1 == 0 { '(' } else { ')' });
        signs.collect::<String>()
    });
    all.filter(|sequence| is_correct(sequence)).collect()
}

/// Whether each `)` closes an earlier `(` and none stays open.
pub fn is_correct(sequence: &str) -> bool {
    let mut open = 0;
    for sign in sequence.chars() {
        match sign {
            '(' => open += 1,
            ')' if open > 0 => open -= 1,
            _ => return false,
        }
    }
    open == 0
}
