//! `cargo xtask demo` on machines that lack something of Rust, played through on this one.

use crate::needs::{PYTHON, missing_program};
use crate::shell::{Result, command, run, target};

/// What it needs and this machine lacks, by name.
pub fn missing() -> Option<String> {
    if cfg!(target_os = "linux") { missing_program(&["rustup", PYTHON]) } else { Some("Linux".to_owned()) }
}

/// Prepares the demo with toolchains that lack the wasm target.
pub fn run_all() -> Result<()> {
    let xtask = std::env::current_exe().map_err(|e| e.to_string())?;
    run(command(PYTHON, "tests/first-command").arg("check.py").arg(xtask).arg(target().join("first-command")))
}
