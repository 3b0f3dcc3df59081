//! Parentheses by brute force: all 2^2n sequences in order, the correct ones kept.

/// All correct sequences of n pairs in lexicographic order.
#[must_use]
pub fn sequences(n: usize) -> Vec<String> {
    let all = (0_u64..1 << (2 * n)).map(|code| {
        let mut sequence = String::with_capacity(2 * n);
        for bit in (0..2 * n).rev() {
            sequence.push(if code >> bit & 1 == 0 { '(' } else { ')' });
        }
        sequence
    });
    all.filter(|sequence| is_correct(sequence)).collect()
}

/// Whether each `)` closes an earlier `(` and none stays open.
#[must_use]
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
