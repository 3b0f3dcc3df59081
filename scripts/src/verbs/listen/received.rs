//! A problem as Competitive Companion sends it: every word may be anything.

use anyhow::{Result, ensure};
use serde::Deserialize;

use crate::catalog::{Sample, Task};

/// Problems have a handful.
const TESTS: usize = 1000;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Received {
    name: String,
    #[serde(default)]
    url: String,
    #[serde(default)]
    interactive: bool,
    /// In MB.
    memory_limit: Option<f64>,
    /// In milliseconds.
    time_limit: Option<f64>,
    #[serde(default)]
    tests: Vec<Test>,
    input: Option<Stream>,
    output: Option<Stream>,
    batch: Option<Batch>,
}

#[derive(Deserialize)]
struct Test {
    input: String,
    output: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Stream {
    r#type: String,
    file_name: Option<String>,
    pattern: Option<String>,
}

#[derive(Deserialize)]
struct Batch {
    id: String,
    size: usize,
}

impl Received {
    pub(super) fn parse(body: &[u8]) -> Result<Self> {
        let received: Self = serde_json::from_slice(body)?;
        ensure!(!received.name.trim().is_empty(), "it has no name");
        ensure!(received.tests.len() <= TESTS, "more than {TESTS} tests");
        Ok(received)
    }

    pub(super) fn title(&self) -> &str {
        self.name.trim()
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// Which contest it belongs to, and how many problems that has.
    pub(super) fn batch(&self) -> (&str, usize) {
        self.batch.as_ref().map_or((&self.url, 1), |batch| (&batch.id, batch.size))
    }

    /// What a check can't do for it.
    pub(super) fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        if self.tests.is_empty() {
            words.push("it came without samples: add sample-1.in and sample-1.out".to_owned());
        }
        if self.interactive {
            words.push("it is interactive; a check only compares outputs".to_owned());
        }
        for (stream, doing) in [(&self.input, "reads from"), (&self.output, "writes to")] {
            let Some(stream) = stream else { continue };
            if let Some(file) = stream.file_name.as_ref().or(stream.pattern.as_ref())
                && ["file", "regex"].contains(&&*stream.r#type)
            {
                words.push(format!(
                    "on its site it {doing} the file {file:?}; a check uses the standard streams"
                ));
            }
        }
        words
    }

    pub(super) fn into_task(self) -> Task {
        let sample = |(number, test): (usize, Test)| Sample {
            name: format!("sample-{}", number + 1),
            input: test.input.into_bytes(),
            answer: test.output.into_bytes(),
        };
        Task {
            title: Some(self.name),
            url: Some(self.url),
            time_limit: self.time_limit.map(|milliseconds| milliseconds / 1000.0),
            memory_limit: self.memory_limit.map(|mib| mib as u64),
            compare: None,
            cases: self.tests.into_iter().enumerate().map(sample).collect(),
        }
    }
}
