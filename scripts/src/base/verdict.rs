//! What a run can earn, and what of it is as expected.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What a run earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Verdict {
    /// Accepted: as expected, within the limits.
    Ac,
    /// Wrong answer.
    Wa,
    /// Time limit exceeded: CPU time, or idle for too long.
    Tle,
    /// Memory limit exceeded.
    Mle,
    /// Output limit exceeded.
    Ole,
    /// Run-time error: a signal or an exit code that is not 0.
    Re,
    /// It does not compile.
    Ce,
    /// The judge's own fault: a file that cannot be read, a checker that fails.
    #[default]
    Je,
}

impl Verdict {
    /// Whether a manifest may say `expect = "…"` with it.
    #[must_use]
    pub fn can_be_expected(self) -> bool {
        !matches!(self, Self::Ce | Self::Je)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&format!("{self:?}").to_uppercase())
    }
}

/// Whether a case may earn this in a solution of which `expected` is expected.
#[must_use]
pub fn passes(verdict: Verdict, expected: Verdict) -> bool {
    verdict == Verdict::Ac || verdict == expected
}
