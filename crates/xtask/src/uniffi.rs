//! The sources that UniFFI generates for Kotlin and Swift.

use std::path::{Path, PathBuf};

use crate::quick;
use crate::shell::{Result, command, output, root, target};

/// The feature of the mobile library with which its generator is built. The demo builds the library with it too: with
/// other features most of what both are made of would be built twice.
pub const FEATURE: &str = "lastro-mobile/bindgen";

/// Generates a language's sources from the library that they are shipped with, so that both are always of one build.
pub fn generate(language: &str, library: &Path) -> Result<PathBuf> {
    let place = target().join("uniffi").join(language);
    let mut bindgen = command(quick::program("lastro-mobile", "uniffi-bindgen", &[FEATURE])?, ".");
    bindgen.args(["generate", "--no-format", "--language", language, "--out-dir"]);
    let said = output(bindgen.arg(&place).arg(library).current_dir(root()))?;
    if said.trim().is_empty() { Ok(place) } else { Err(said) }
}
