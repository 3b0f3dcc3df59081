//! Whether two words are the same number, nearly.

/// What has more bytes is no number.
const LONGEST: usize = 1000;

/// Why two words are too far apart, if they are. Two integers must be the same; other numbers may be off by the tolerance,
/// absolutely or relative to the expected one; all else must be the same text.
pub(crate) fn far(expected: &[u8], actual: &[u8], tolerance: f64) -> Option<String> {
    if let (Some(expected), Some(actual)) = (integer(expected), integer(actual)) {
        let note = "two integers, which are compared exactly in spite of the tolerance";
        return (expected != actual).then(|| note.to_owned());
    }
    let (Some(wanted), Some(came)) = (number(expected), number(actual)) else {
        return Some(String::new());
    };
    let error = (wanted - came).abs();
    if error <= tolerance || error <= tolerance * wanted.abs() {
        return None;
    }
    let relative = error / wanted.abs();
    Some(format!("off by {error:.3e}, relatively {relative:.3e}; the tolerance is {tolerance:e}"))
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
