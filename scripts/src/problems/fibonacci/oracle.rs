//! Fibonacci numbers by hand: written below each other and added digit by digit.

use std::iter::successors;

/// F(0), F(1), F(2), … as decimal digits.
pub fn numbers() -> impl Iterator<Item = String> {
    let first = (vec![1], vec![1]);
    let pairs = successors(Some(first), |(a, b)| Some((b.clone(), sum(a, b))));
    pairs.map(|(a, _)| written(&a))
}

/// The digits in the usual order.
fn written(digits: &[u8]) -> String {
    let digits = digits.iter().rev();
    digits.map(|digit| char::from(b'0' + digit)).collect()
}

/// The digits of `a + b`, where `b` is at least as long; the last digit comes first.
fn sum(a: &[u8], b: &[u8]) -> Vec<u8> {
    let mut digits = Vec::new();
    let mut carry = 0;
    for (i, digit) in b.iter().enumerate() {
        let column = digit + a.get(i).unwrap_or(&0) + carry;
        digits.push(column % 10);
        carry = column / 10;
    }
    if carry > 0 {
        digits.push(carry);
    }
    digits
}
