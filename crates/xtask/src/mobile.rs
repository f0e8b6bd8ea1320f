//! Builds the native library that Kotlin and Swift load, and generates the sources for it with UniFFI.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::{artifacts, language::Build};
use runner::shell::{Result, command, run, target};

/// The version of every package.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

const PACKAGE: &str = "lastro-mobile";
const NAME: &str = "lastro_mobile";

/// Builds the dynamic library, and the static library next to it. Returns the path of the dynamic one.
pub fn library(build: Build) -> Result<PathBuf> {
    match build {
        Build::Quick => artifacts::library(PACKAGE, NAME, &[]),
        Build::Shipped => artifacts::shipped_library(NAME),
    }
}

/// The path of the static library next to a dynamic one.
pub fn static_library(library: &Path) -> PathBuf {
    library.with_file_name(format!("lib{NAME}.a"))
}

/// Generates a language's sources from the library that ships with them, so that both come from the same build.
pub fn sources(language: &str, library: &Path) -> Result<PathBuf> {
    let place = target().join("uniffi").join(language);
    run(command(bindgen()?, ".").arg(language).arg(library).arg(&place))?;
    Ok(place)
}

/// Checks that Kotlin and Swift sources, if generated, have every field of the models, and TypeScript's handwritten types every operation.
pub fn parity() -> Result<()> {
    let made = target().join("uniffi");
    let places =
        [("--kotlin", made.join("kotlin/main/dev/lastro/Lastro.kt")), ("--swift", made.join("swift/Lastro.swift"))];
    let there = places.iter().filter(|(_, file)| file.exists());
    let words = there.flat_map(|(option, file)| [option.as_ref(), file.as_os_str()]);
    artifacts::codegen([OsStr::new("parity")].into_iter().chain(words))
}

/// Builds the program that generates the Kotlin and Swift sources. Returns its path.
pub fn bindgen() -> Result<PathBuf> {
    artifacts::program("lastro-mobile-bindgen", "lastro-mobile-bindgen", &["lastro-mobile-bindgen/cli"])
}
