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

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&format!("{self:?}").to_uppercase())
    }
}

/// What a solution has to earn: at least one case one of these verdicts, the others AC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected(Vec<Verdict>);

impl Default for Expected {
    fn default() -> Self {
        Self(vec![Verdict::Ac])
    }
}

impl Expected {
    /// What a manifest says; otherwise the word that is not understood.
    pub fn parse<'a>(words: &[&'a str]) -> Result<Self, &'a str> {
        use Verdict::{Ac, Mle, Ole, Re, Tle, Wa};
        let verdict = |word: &&'a str| {
            let known = [Ac, Wa, Tle, Mle, Ole, Re].into_iter();
            known.into_iter().find(|known| known.to_string() == *word).ok_or(*word)
        };
        let verdicts: Vec<_> = words.iter().map(verdict).collect::<Result<_, _>>()?;
        if verdicts.is_empty() { Err("nothing") } else { Ok(Self(verdicts)) }
    }

    /// The verdicts of which one has to be earned.
    #[must_use]
    pub fn any(&self) -> &[Verdict] {
        &self.0
    }

    /// Whether one of them is earned by this.
    #[must_use]
    pub fn is(&self, verdict: Verdict) -> bool {
        self.0.contains(&verdict)
    }

    /// Whether a single case may earn this.
    #[must_use]
    pub fn allows(&self, verdict: Verdict) -> bool {
        verdict == Verdict::Ac || self.is(verdict)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        formatter.write_str(&words.join(" or "))
    }
}
