//! The public API of the crate `lastro` as a text in the repository, so that a review sees when it changes.

use crate::shell::{Result, command, output, run, target, update};
use crate::toolchains::{NIGHTLY, rustup};

const FILE: &str = "docs/public-api.txt";

/// Writes the text, and says whether it is another one than before.
pub fn write() -> Result<()> {
    let changed = update(FILE, &text()?)?;
    println!("{FILE} {}", if changed { "has changed" } else { "is as it was" });
    Ok(())
}

/// Writes the text, and fails if it is another one than before.
pub fn check() -> Result<()> {
    if update(FILE, &text()?)? {
        return Err(format!(
            "the public API has changed, and {FILE} is written again: look at the difference, and commit it"
        ));
    }
    Ok(())
}

/// One line for each public item, without what the compiler implements for every type and without derived traits. Of a
/// trait that a type has, its functions and constants are left out: the trait says what they are.
fn text() -> Result<String> {
    let folder = target().join("api");
    let mut rustdoc = rustup(NIGHTLY, "cargo");
    rustdoc.args(["rustdoc", "--quiet", "--locked", "--package", "lastro", "--lib", "--target-dir"]).arg(&folder);
    run(rustdoc.args(["--", "-Zunstable-options", "--output-format", "json"]))?;
    let mut text = command("cargo", ".");
    text.args(["run", "--quiet", "--package", "api-text", "--"]).arg(folder.join("doc/lastro.json"));
    output(&mut text).map_err(|error| format!("{NIGHTLY} describes the crate in an unknown form: {error}"))
}
