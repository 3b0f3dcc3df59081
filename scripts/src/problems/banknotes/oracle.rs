//! Banknotes by brute force: all 2^n choices, one by one.

use std::collections::BTreeMap;

/// Each sum that some of the notes add up to, with the fewest notes that do.
#[must_use]
pub fn fewest_by_sum(notes: &[i64]) -> BTreeMap<i64, u32> {
    let mut fewest = BTreeMap::new();
    for choice in 0_u32..1 << notes.len() {
        let mut sum = 0;
        for (i, note) in notes.iter().enumerate() {
            if choice >> i & 1 == 1 {
                sum += note;
            }
        }
        let count = fewest.entry(sum).or_insert(u32::MAX);
        *count = choice.count_ones().min(*count);
    }
    fewest
}
