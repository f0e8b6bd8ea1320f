//! The tests of the C interfaces with every use of memory looked at: what is used after it was freed, freed twice or never.

use std::env::consts::ARCH;

use crate::shell::{Result, run, target};
use crate::toolchains::{self, NIGHTLY};

/// What a machine lacks for it: only a nightly compiler builds with the sanitizer.
pub fn missing() -> Option<String> {
    if cfg!(target_os = "linux") { toolchains::missing(NIGHTLY) } else { Some("Linux".to_owned()) }
}

/// Runs them. Whatever the sanitizer finds ends them with an error.
pub fn run_all() -> Result<()> {
    if let Some(missing) = missing() {
        return Err(format!("the address sanitizer: {missing} is not on this machine"));
    }
    let mut test = toolchains::rustup(NIGHTLY, "cargo");
    test.args(["test", "--package", "lastro-arrow", "--lib"]);
    // with a target named, macros and build scripts, which run in the compiler, are built without it
    test.arg("--target").arg(format!("{ARCH}-unknown-linux-gnu")).arg("--target-dir").arg(target().join("asan"));
    test.env("RUSTFLAGS", "-Zsanitizer=address").env("ASAN_OPTIONS", "detect_leaks=1");
    run(test.arg("ffi"))
}
