//! The example on the project's page, which is the same in every language.

use crate::quick;
use crate::shell::{Result, command, output, read};

/// What it prints in every language.
const PRINTS: &str =
    "10.83 10.82\n2027-01-31 2027-02-28 2027-03-31\nvalor_venda[gte]=100.00&_limit=100\ntotal mismatch\n";

/// Each language's example on the page is the file that its tests run, and Rust's is run here.
pub fn check() -> Result<()> {
    let page = read("README.md")? + &read("bindings/mobile/README.md")?;
    let files = [
        "crates/core/examples/readme.rs",
        "bindings/wasm/examples/readme.mjs",
        "bindings/python/examples/readme.py",
        "bindings/mobile/examples/kotlin/Readme.kt",
        "bindings/mobile/examples/swift/readme/main.swift",
        "bindings/mobile/examples/java/src/main/java/Readme.java",
    ];
    for file in files {
        let text = read(file)?;
        let example = text.split_once("begin readme\n").and_then(|(_, rest)| rest.split_once("end readme"));
        let (example, _) = example.ok_or(format!("{file} has no example"))?;
        let example = example.trim_end_matches(['/', '#', ' ']).trim();
        if example.is_empty() || !page.contains(example) {
            return Err(format!("no README.md holds the example of {file}"));
        }
    }
    let printed = output(&mut command(quick::program("lastro-demo", "readme", &[])?, "."))?;
    prints("Rust", &printed)
}

/// Whether a language's example printed what the page says.
pub fn prints(language: &str, printed: &str) -> Result<()> {
    if printed == PRINTS { Ok(()) } else { Err(format!("the {language} example printed:\n{printed}")) }
}
