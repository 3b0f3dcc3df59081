//! # Fibonacci (斐波那契): recursion with a memory
//!
//! The n-th Fibonacci number.
//!
//! - **Input**: `n`.
//! - **Output**: F(n), where F(0) = F(1) = 1 and F(n) = F(n - 2) + F(n - 1).
//! - **Limits**: 0 <= n <= 1000. F(93) is the first that no `u64` holds, F(186) the first above 2^128.
//! - **Idea**: the recursion as it is written, but each number that has been worked out is kept and
//!   looked up from then on. A place without a number is `None`, not a number that might be an answer.
//! - **Cost**: n - 1 additions. As F(n - 2) is asked for first, the recursion is n / 2 calls deep: 500
//!   at the utmost. 1001 places of 104 bytes; 2 MiB in all, the bare process nearly.
//! - **Compare**: for n = 1000 it adds 246 000 instructions to those of an empty process (which takes
//!   297 000), fibonacci-doubling 44 000: 5.6 times as many. fibonacci-recursion does not get beyond
//!   n = 42 in a second.
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
    fibonacci(n, &mut vec![None; n + 1])
}

/// F(n), looked up in `memory` or else put there; `None` is "not known yet", whatever the number.
fn fibonacci(n: usize, memory: &mut [Option<Big>]) -> Big {
    if n < 2 {
        return big(1);
    }
    if let Some(known) = memory[n] {
        return known;
    }
    let sum = add(&fibonacci(n - 2, memory), &fibonacci(n - 1, memory));
    memory[n] = Some(sum);
    sum
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
