//! Coin change by brute force: so many of the first coin, so many of the second, and so on, in all ways.

/// The fewest of `coins`, each as often as needed, that add up to `amount`; `None` if none do.
#[must_use]
pub fn fewest(amount: usize, coins: &[usize]) -> Option<u32> {
    let Some((coin, others)) = coins.split_first() else {
        return (amount == 0).then_some(0);
    };
    let mut best = None;
    for count in 0..=amount / coin {
        if let Some(rest) = fewest(amount - count * coin, others) {
            let all = rest + count as u32;
            best = Some(best.map_or(all, |best| all.min(best)));
        }
    }
    best
}

/// More ways than [`fewest`] tries.
#[allow(dead_code, reason = "the solutions' tests know how much they ask")]
#[must_use]
pub fn most_choices(amount: usize, coins: &[usize]) -> usize {
    let mut ways: usize = 1;
    for coin in coins {
        ways = ways.saturating_mul(amount / coin + 1);
    }
    ways
}
