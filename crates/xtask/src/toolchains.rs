//! The Rust toolchains that some checks use beside the one of `rust-toolchain.toml`.

use std::process::{Command, Stdio};

use crate::shell::{Result, command, run, target};

/// The oldest that the packages build with: the `rust-version` of their manifests.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// For fuzzing and for the text of the public API. It has a date, since what a nightly writes changes from day to day.
pub const NIGHTLY: &str = "nightly-2026-05-20";

/// The toolchain, if this machine has not got it.
pub fn missing(toolchain: &str) -> Option<String> {
    let mut asked = rustup(toolchain, "rustc");
    let there = asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    (!there.is_ok_and(|status| status.success())).then(|| format!("Rust {toolchain}"))
}

/// The oldest toolchain, if this machine has not got it.
pub fn oldest_missing() -> Option<String> {
    missing(OLDEST)
}

/// A program of a toolchain.
pub fn rustup(toolchain: &str, program: &str) -> Command {
    let mut rustup = command("rustup", ".");
    rustup.args(["run", toolchain, program]);
    rustup
}

/// Adds the standard library of another machine to the toolchain of the project.
pub fn add_target(triple: &str) -> Result<()> {
    run(command("rustup", ".").args(["target", "add", triple]))
}

/// The names of all.
pub fn names() -> [&'static str; 2] {
    [OLDEST, NIGHTLY]
}

/// Installs those that this machine has not got.
pub fn install() -> Result<()> {
    for toolchain in names().into_iter().filter(|toolchain| missing(toolchain).is_some()) {
        run(command("rustup", ".").args(["toolchain", "install", toolchain, "--profile", "minimal"]))?;
    }
    Ok(())
}

/// Whether the packages that people build themselves still build with the oldest.
pub fn builds_with_oldest() -> Result<()> {
    let check = |packages: &[&str]| {
        let mut cargo = rustup(OLDEST, "cargo");
        cargo.args(["check", "--quiet", "--locked", "--target-dir"]).arg(target().join("oldest"));
        run(cargo.args(packages))
    };
    check(&["--package", "lastro", "--package", "lastro-cli"])?;
    check(&["--package", "lastro", "--no-default-features"])
}
