//! Builds the project's programs and libraries, either in cargo's profile `dev` for tests, or as they are published.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX, EXE_SUFFIX};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

use runner::shell::{Result, command, root, run, target};

/// Builds a target of a package in the profile `dev` and returns its file. Cargo unifies the features of the named packages;
/// `workspace-hack` requests those of the whole workspace, so that each dependency is built once.
fn built(package: &str, part: &[&str], features: &[&str], file: [&str; 3]) -> Result<PathBuf> {
    let mut cargo = command("cargo", ".");
    cargo.args(["build", "--quiet", "--package", "workspace-hack", "--package", package]).args(part);
    run(for_python(&mut cargo).args(["--features", "workspace-hack/all", "--features"]).arg(features.join(",")))?;
    Ok(target().join("debug").join(file.concat()))
}

/// On Linux, configures PyO3 for an extension module with the stable ABI, which needs no Python at build time. Every build that
/// includes PyO3 uses these settings, because a change makes cargo rebuild PyO3 and everything that depends on it.
pub fn for_python(cargo: &mut Command) -> &mut Command {
    if cfg!(target_os = "linux") {
        cargo.env("PYO3_BUILD_EXTENSION_MODULE", "1");
        cargo.env("PYO3_CONFIG_FILE", root().join("bindings/python/stable-abi.txt"));
    }
    cargo
}

/// Builds a package's dynamic library in the profile `dev`. Returns its path.
pub fn library(package: &str, name: &str, features: &[&str]) -> Result<PathBuf> {
    built(package, &["--lib"], features, [DLL_PREFIX, name, DLL_SUFFIX])
}

/// Builds a program of a package in the profile `dev`. Returns its path.
pub fn program(package: &str, name: &str, features: &[&str]) -> Result<PathBuf> {
    built(package, &["--bin", name], features, [name, EXE_SUFFIX, ""])
}

/// Runs the code generator with a subcommand such as `write` or `check`.
pub fn codegen<W: AsRef<OsStr>>(words: impl IntoIterator<Item = W>) -> Result<()> {
    run(command(program("codegen", "codegen", &[])?, ".").args(words))
}

/// The packages that ship for this machine. The wheel is missing here, since maturin builds it.
const SHIPPED: [&str; 4] = ["lastro-mobile", "lastro-spark", "lastro-duckdb", "lastro-cli"];

/// Builds the packages in `SHIPPED` as they ship, in one cargo call, so that they share the compiled `lastro` crate and
/// linking overlaps with compiling.
pub fn shipped() -> Result<()> {
    let packages = SHIPPED.iter().flat_map(|package| ["--package", package]);
    run(command("cargo", ".").args(["build", "--quiet", "--release"]).args(packages))
}

/// Builds the packages in `SHIPPED`. Returns the path of the library with this name.
pub fn shipped_library(name: &str) -> Result<PathBuf> {
    shipped().map(|()| target().join("release").join([DLL_PREFIX, name, DLL_SUFFIX].concat()))
}

/// Builds the packages in `SHIPPED`. Returns the path of the program with this name.
pub fn shipped_program(name: &str) -> Result<PathBuf> {
    shipped().map(|()| target().join("release").join([name, EXE_SUFFIX].concat()))
}
