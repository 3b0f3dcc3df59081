//! Whether two words are the same number, nearly.

/// What has more bytes is no number.
pub(crate) const LONGEST: usize = 1000;

/// Whether both are numbers, the same if both are integers, otherwise off by at most the tolerance,
/// absolutely or relative to the expected one.
pub(crate) fn close(expected: &[u8], actual: &[u8], tolerance: f64) -> bool {
    match (integer(expected), integer(actual)) {
        (Some(expected), Some(actual)) => expected == actual,
        _ => match (number(expected), number(actual)) {
            (Some(expected), Some(actual)) => {
                let error = (expected - actual).abs();
                error <= tolerance || error <= tolerance * expected.abs()
            }
            _ => false,
        },
    }
}

/// The sign and the digits without leading zeros.
fn integer(word: &[u8]) -> Option<(bool, &[u8])> {
    let digits = word.strip_prefix(b"-").or_else(|| word.strip_prefix(b"+")).unwrap_or(word);
    if digits.is_empty() || digits.len() > LONGEST || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    Some((word[0] == b'-' && zeros < digits.len(), &digits[zeros..]))
}

/// A finite decimal number: no `nan`, no `inf`, no `1_0`.
fn number(word: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(word).ok().filter(|text| text.len() <= LONGEST)?;
    let plain = text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.eE".contains(&byte));
    text.parse().ok().filter(|value: &f64| plain && value.is_finite())
}
