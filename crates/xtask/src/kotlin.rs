//! Kotlin: the UniFFI library, its generated sources, and the Maven module around them.

use crate::Language;
use crate::generate::kotlin;
use crate::shell::{Result, command, have, output, root, run, snapshot, target, write};

const FOLDER: &str = "bindings/mobile/kotlin";

/// Kotlin.
pub struct Kotlin;

impl Language for Kotlin {
    fn name(&self) -> &'static str {
        "Kotlin"
    }

    fn missing(&self) -> Option<String> {
        ["java", "mvn"].into_iter().find(|p| !have(p)).map(str::to_owned)
    }

    fn build(&self) -> Result<()> {
        uniffi("kotlin")?;
        snapshot(&format!("{FOLDER}/src/main/kotlin/dev/lastro/Namespaces.kt"), &kotlin::namespaces())?;
        write(target().join("uniffi/kotlin-test/dev/lastro/Adapters.kt"), &kotlin::adapters())?;
        maven(&["test-compile"])
    }

    fn test(&self) -> Result<()> {
        maven(&["test"])
    }

    fn demo(&self) -> Result<String> {
        maven(&["test", "-Dtest=RecordsTest#theBillingDay"])?;
        std::fs::read_to_string(target().join("kotlin/examples/billing-day.txt")).map_err(|e| e.to_string())
    }
}

fn maven(goals: &[&str]) -> Result<()> {
    let place = |name: &str, folder: &str| format!("-D{name}={}", target().join(folder).display());
    let mut mvn = command("mvn", FOLDER);
    mvn.args(["--quiet", "--batch-mode"]).args(goals);
    mvn.args([place("generated.dir", "uniffi/kotlin"), place("generated.test.dir", "uniffi/kotlin-test")]);
    mvn.args([place("native.dir", "release"), place("build.dir", "kotlin")]);
    run(&mut mvn)
}

/// Builds the library and generates a language's sources from it, so that both are always of one build.
pub fn uniffi(language: &str) -> Result<()> {
    let mut library = command("cargo", ".");
    run(library.args(["build", "--quiet", "--release", "--package", "lastro-mobile", "--lib"]))?;
    let mut bindgen = command("cargo", ".");
    bindgen.args(["run", "--quiet", "--profile", "tool", "--package", "lastro-mobile", "--features", "bindgen"]);
    bindgen.args(["--bin", "uniffi-bindgen", "--", "generate", "--no-format", "--language", language, "--out-dir"]);
    bindgen.arg(target().join("uniffi").join(language)).arg(target().join("release/liblastro_mobile.so"));
    let said = output(bindgen.current_dir(root()))?;
    if said.trim().is_empty() { Ok(()) } else { Err(said) }
}
