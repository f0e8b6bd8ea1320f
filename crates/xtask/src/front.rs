//! Rust front ends: the core's feature `js` on JavaScript's own values, and the example in Leptos in a real browser.

use std::process::Command;

use crate::shell::{Result, command, copy, install_npm, root, run, target};
use crate::wasm::{self, TRIPLE};
use crate::web;

/// The tests of the feature, and the program that runs them in Node.
pub const TESTS: &str = "tests/front";
/// The form of a customer.
pub const EXAMPLE: &str = "bindings/wasm/examples/leptos";

/// What they lack on this machine, by name.
pub fn missing() -> Option<String> {
    web::missing()
}

/// All of it.
///
/// # Errors
/// What failed.
pub fn run_all() -> Result<()> {
    lints()?;
    values()?;
    example()
}

/// The module `js`, which a build for this machine leaves out: its lints, and its page of the documentation.
fn lints() -> Result<()> {
    let of_core = ["--quiet", "--package", "lastro", "--features", "js", "--target", TRIPLE];
    run(command("cargo", ".").arg("clippy").args(of_core).args(["--", "-D", "warnings"]))?;
    run(command("cargo", ".").arg("doc").args(of_core).arg("--no-deps").env("RUSTDOCFLAGS", "-D warnings"))
}

/// The conversions of every record and answer, in Node.
fn values() -> Result<()> {
    run(cargo(TESTS, "build").args(["--quiet", "--package", "wasm-test-runner"]))?;
    let runner = target().join("front/debug/wasm-test-runner");
    // without `--quiet`, which cargo would hand on to the runner
    let test = ["--package", "lastro-js-values", "--tests", "--target", TRIPLE];
    run(cargo(TESTS, "test").args(test).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner))
}

/// Builds the example, and fills in its form in a browser.
fn example() -> Result<()> {
    run(cargo(EXAMPLE, "build").args(["--quiet", "--target", TRIPLE]))?;
    let (built, page) = (target().join("front").join(TRIPLE).join("debug"), target().join("front/leptos"));
    wasm::bind(&built.join("lastro_example_leptos.wasm"), "form", &page, true)?;
    copy(root().join(EXAMPLE).join("index.html"), page.join("index.html"))?;
    install_npm(EXAMPLE)?;
    run(command("node", EXAMPLE).args(["--test", "--test-reporter=spec"]).env("LASTRO_EXAMPLE", page))
}

/// Cargo in a workspace of its own, on the versions of its lock file.
fn cargo(folder: &str, word: &str) -> Command {
    let mut cargo = command("cargo", folder);
    cargo.args([word, "--locked", "--target-dir"]).arg(target().join("front"));
    cargo
}
