//! Random numbers for the tests, the same in every run.

/// A small generator with a fixed seed (xorshift).
pub struct Random(pub u64);

impl Random {
    /// A number from 0 to `n - 1`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n
    }
}
