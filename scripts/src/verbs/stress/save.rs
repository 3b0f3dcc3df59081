//! Puts a find into the problem's samples.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::find::Find;
use crate::base::words::from_here;

/// Adds the input of a find, with the right output, under the first free name; says so.
///
/// # Errors
/// When nobody knows the right output, or the files cannot be written.
pub fn save(root: &Path, problem: &str, find: &Find) -> Result<String> {
    let Some(answer) = &find.answer else {
        return Ok("not saved: nobody knows the right output\n".to_owned());
    };
    let folder = root.join("samples").join(problem);
    fs::create_dir_all(&folder)?;
    let free = |number: &u32| {
        !["in", "out", "ans"]
            .iter()
            .any(|ending| folder.join(format!("stress-{number}.{ending}")).exists())
    };
    let number = (1..u32::MAX).find(free).context("no free name")?;
    let file = folder.join(format!("stress-{number}.in"));
    fs::write(&file, &find.input).with_context(|| from_here(&file))?;
    fs::write(file.with_extension("out"), answer).with_context(|| from_here(&file))?;
    Ok(format!("saved: {}\n", from_here(&file)))
}
