//! Programs and libraries: in the profile `dev`, to be run at once, and as they ship.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX, EXE_SUFFIX};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

use runner::shell::{Result, command, root, run, target};

/// Builds a part of a package and returns its file in cargo's folder of the profile. Cargo gives dependencies the features
/// that all named packages ask of them: `workspace-hack` asks for what the whole workspace does, so that each is built once.
fn built(package: &str, part: &[&str], features: &[&str], file: [&str; 3]) -> Result<PathBuf> {
    let mut cargo = command("cargo", ".");
    cargo.args(["build", "--quiet", "--package", "workspace-hack", "--package", package]).args(part);
    run(for_python(&mut cargo).args(["--features", "workspace-hack/all", "--features"]).arg(features.join(",")))?;
    Ok(target().join("debug").join(file.concat()))
}

/// Sets what PyO3 is built for: an extension module on the stable interface, for which no Python is needed. Every build has the
/// same settings: when they change, cargo compiles PyO3 and everything that depends on it again.
pub fn for_python(cargo: &mut Command) -> &mut Command {
    if cfg!(target_os = "linux") {
        cargo.env("PYO3_BUILD_EXTENSION_MODULE", "1");
        cargo.env("PYO3_CONFIG_FILE", root().join("bindings/python/stable-abi.txt"));
    }
    cargo
}

/// Builds a package's dynamic library.
pub fn library(package: &str, name: &str, features: &[&str]) -> Result<PathBuf> {
    built(package, &["--lib"], features, [DLL_PREFIX, name, DLL_SUFFIX])
}

/// Builds a program of a package.
pub fn program(package: &str, name: &str, features: &[&str]) -> Result<PathBuf> {
    built(package, &["--bin", name], features, [name, EXE_SUFFIX, ""])
}

/// Runs the generator of what is made from the tables: `write`, `check`, or what else it can.
pub fn codegen<W: AsRef<OsStr>>(words: impl IntoIterator<Item = W>) -> Result<()> {
    run(command(program("codegen", "codegen", &[])?, ".").args(words))
}

/// What ships for this machine besides the wheel, which maturin builds.
const SHIPPED: [&str; 4] = ["lastro-mobile", "lastro-spark", "lastro-duckdb", "lastro-cli"];

/// Builds all libraries and programs as they ship, in one call: so they share the core, and while one is linked on one core,
/// the next compiles.
pub fn shipped() -> Result<()> {
    let packages = SHIPPED.iter().flat_map(|package| ["--package", package]);
    run(command("cargo", ".").args(["build", "--quiet", "--release"]).args(packages))
}

/// A library as it ships.
pub fn shipped_library(name: &str) -> Result<PathBuf> {
    shipped().map(|()| target().join("release").join([DLL_PREFIX, name, DLL_SUFFIX].concat()))
}

/// A program as it ships.
pub fn shipped_program(name: &str) -> Result<PathBuf> {
    shipped().map(|()| target().join("release").join([name, EXE_SUFFIX].concat()))
}
