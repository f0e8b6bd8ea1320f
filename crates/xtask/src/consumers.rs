//! Tests the packages as users install them: in clean folders, outside the sources.

use std::path::Path;

use runner::shell::{Result, command, empty_folder, install_npm, run, target};

use crate::language::Build;
use crate::needs::PYTHON;
use crate::{python, wasm};

const NPM: &str = "tests/consumers/npm";

/// Tests the built npm tarballs in every runtime, bundler and module resolution; with `Build::Quick`, in Node alone.
pub fn npm(build: Build) -> Result<()> {
    install_npm(NPM)?;
    let mut node = command("node", NPM);
    node.args(["--test", "--test-reporter=spec"]);
    if build == Build::Quick {
        node.args(["--test-name-pattern=^Node, ", "consumers.test.mjs"]);
    }
    let consumers = target().join("consumers/npm");
    run(node.env("LASTRO_TARBALLS", wasm::tarballs()?).env("LASTRO_CONSUMERS", &consumers))?;
    // the folders are emptied only after success, so that they can be inspected after a failure
    empty_folder(consumers).map(drop)
}

/// Tests the wheel, which must be built, in clean environments: one per installed Python, or with `Build::Quick` only one.
pub fn wheel(build: Build) -> Result<()> {
    let wheel = python::wheel()?;
    if build == Build::Quick {
        return try_wheel(&wheel, Some(PYTHON));
    }
    run(python::module("twine").args(["check", "--strict"]).arg(&wheel))?;
    try_wheel(&wheel, None)
}

/// Builds and tests the wheel for a free-threaded Python, which does not support the stable ABI.
pub fn free_threaded(interpreter: &str) -> Result<()> {
    python::environment()?;
    let maturin = command(python::program("maturin"), "bindings/python");
    let options = ["--release", "--no-default-features"];
    let wheel = python::build_wheel(maturin, interpreter.as_ref(), "wheels-free-threaded", &options)?;
    try_wheel(&wheel, Some(interpreter))?;
    println!("{}", wheel.display());
    Ok(())
}

/// Builds the release files, or the given parts of them, in `target/dist`. Tests each file alone in an empty folder.
pub fn dist(parts: &[&String]) -> Result<()> {
    run(command("bash", ".").arg("tools/dist.sh").args(parts))?;
    run(command(PYTHON, "tests/consumers/dist").arg("check.py").arg(python::tool("uv")?).arg(target()))
}

fn try_wheel(wheel: &Path, interpreter: Option<&str>) -> Result<()> {
    let mut consumers = command(PYTHON, "tests/consumers/wheel");
    consumers.arg("consumers.py").arg(python::tool("uv")?).arg(wheel).arg(target().join("consumers/python"));
    run(consumers.args(interpreter))
}
