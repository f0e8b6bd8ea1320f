//! Columns in the libraries that have them: the tests `test_bulk*.py`, with the newest of these libraries and the oldest that
//! are supported, and the extension for DuckDB.

use std::env::consts::{ARCH, OS};
use std::path::PathBuf;

use crate::language::Build;
use crate::mobile::VERSION;
use crate::python::{environment_with, install, licences, module_of, remove_environment, unpacked, uv, wheel_in};
use crate::{artifacts, kotlin};
use runner::shell::{Result, command, copy, empty_folder, files, root, run, target, write};

const PYTHON: &str = "bindings/python";
const DUCKDB: &str = "bindings/duckdb";
/// DuckDB finds the extension's name, and by it the function that it calls first, in the name of the file.
const EXTENSION: &str = "lastro.duckdb_extension";

/// Which versions of the libraries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Versions {
    Newest,
    Oldest,
}

/// Builds what the tests run on: the Python package, the extension and the command.
pub fn build() -> Result<()> {
    unpacked()?;
    artifacts::program("lastro-cli", "lastro", &[])?;
    duckdb_wheel(Build::Quick).map(drop)
}

/// Runs the tests on the Python package in the profile `dev`, and on the extension: in the same profile with the newest
/// libraries, as in `build` with the oldest.
pub fn test(versions: Versions, build: Build) -> Result<()> {
    let (name, locked) = match versions {
        Versions::Newest => ("columns-newest", "requirements-bulk.txt"),
        Versions::Oldest => ("columns-oldest", "requirements-bulk-oldest.txt"),
    };
    let python = environment_with(name, &format!("{PYTHON}/{locked}"))?;
    let extension = if versions == Versions::Newest { Build::Quick } else { build };
    install(&python, &duckdb_wheel(extension)?)?;
    let (package, program) = (unpacked()?, artifacts::program("lastro-cli", "lastro", &[])?);
    let isolated = |tool: &str| {
        let mut command = module_of(python.clone(), tool);
        command.env("PYTHONPATH", &package);
        command
    };
    let tests = files(&root().join(PYTHON).join("tests"))?.into_iter().map(|(_, name)| name);
    let tests = tests.filter(|name| name.to_string_lossy().starts_with("test_bulk"));
    let mut pytest = isolated("pytest");
    run(pytest
        .args(["--durations=3", "-p", "no:cacheprovider"])
        .args(tests)
        .envs(build.thorough())
        .env("LASTRO_PROGRAM", program)
        .env("LASTRO_EXTENSION", "1"))?;
    if versions == Versions::Oldest {
        return remove_environment(name);
    }
    // the types of the newest Polars
    let config = root().join(PYTHON).join("pyproject.toml");
    let modules =
        ["bulk", "pandas", "polars", "_columns", "_expressions", "_frames", "_functions", "_plugin", "_records"];
    let modules = modules.iter().flat_map(|name| ["--module".to_owned(), format!("lastro.{name}")]);
    run(isolated("mypy").arg("--config-file").arg(config).args(modules))
}

/// Builds the wheel that carries the extension, from a copy of its folder with the files that are not written by hand.
pub fn duckdb_wheel(build: Build) -> Result<PathBuf> {
    let place = empty_folder(target().join("duckdb/python"))?;
    copy(root().join(DUCKDB).join("python"), &place)?;
    let library = match build {
        Build::Quick => artifacts::library("lastro-duckdb", "lastro_duckdb", &[])?,
        Build::Shipped => kotlin::packed(&artifacts::shipped_library("lastro_duckdb")?, &target().join("duckdb"))?,
    };
    // the file that a user loads by its path, too
    let extension = target().join("duckdb").join(EXTENSION);
    let mut stamp = command(crate::needs::PYTHON, DUCKDB);
    run(stamp.arg("stamp.py").arg(library).args([OS, ARCH, VERSION]).arg(&extension))?;
    copy(&extension, place.join("lastro_duckdb").join(EXTENSION))?;
    write(place.join("VERSION"), VERSION)?;
    licences(&place)?;
    let wheels = empty_folder(target().join("duckdb/wheels"))?;
    let tag = format!("--config-setting=--build-option=--plat-name={OS}_{ARCH}");
    run(uv()?.args(["build", "--quiet", "--wheel", &tag, "--out-dir"]).arg(&wheels).arg(&place))?;
    wheel_in(&wheels)
}
