//! Programs and libraries that are built to be run at once on this machine: soon, instead of small and fast.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX, EXE_SUFFIX};
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{Result, command, run, target};

/// Where the profile `dev` puts what it builds.
fn built() -> PathBuf {
    target().join("debug")
}

/// Builds of one package. Cargo gives dependencies the features that all the named packages ask of them: with xtask among
/// these they are what xtask itself was built with, and most of them, the core too, need not be built again.
fn cargo(package: &str, features: &[&str]) -> Command {
    let mut cargo = command("cargo", ".");
    cargo.args(["build", "--quiet", "--package", "xtask", "--package", package]);
    cargo.arg("--features").arg(features.join(","));
    if cfg!(target_os = "linux") {
        // what Python's own modules do: the program that loads one brings libpython with it
        cargo.env("PYO3_BUILD_EXTENSION_MODULE", "1");
    }
    cargo
}

/// Builds a package's dynamic library.
pub fn library(package: &str, name: &str, features: &[&str]) -> Result<PathBuf> {
    run(cargo(package, features).arg("--lib"))?;
    Ok(built().join([DLL_PREFIX, name, DLL_SUFFIX].concat()))
}

/// Builds a package's library for being linked into a program.
pub fn static_library(package: &str, name: &str, features: &[&str]) -> Result<PathBuf> {
    let mut cargo = command("cargo", ".");
    cargo.args(["rustc", "--quiet", "--package", package, "--lib", "--crate-type", "staticlib"]);
    run(cargo.arg("--features").arg(features.join(",")))?;
    Ok(built().join(format!("lib{name}.a")))
}

/// Builds a program of a package.
pub fn program(package: &str, name: &str, features: &[&str]) -> Result<PathBuf> {
    run(cargo(package, features).args(["--bin", name]))?;
    Ok(built().join([name, EXE_SUFFIX].concat()))
}
