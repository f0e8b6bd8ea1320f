//! The sources that UniFFI generates for Kotlin and Swift.

use std::path::{Path, PathBuf};

use crate::shell::{Result, command, output, root, target};

/// Generates a language's sources from the library that they are shipped with, so that both are always of one build.
pub fn generate(language: &str, library: &Path) -> Result<PathBuf> {
    let place = target().join("uniffi").join(language);
    let mut bindgen = command("cargo", ".");
    bindgen.args(["run", "--quiet", "--profile", "tool", "--package", "lastro-mobile", "--features", "bindgen"]);
    bindgen.args(["--bin", "uniffi-bindgen", "--", "generate", "--no-format", "--language", language, "--out-dir"]);
    let said = output(bindgen.arg(&place).arg(library).current_dir(root()))?;
    if said.trim().is_empty() { Ok(place) } else { Err(said) }
}
