//! Tests operations on columns: runs `test_bulk*.py` with the newest and the oldest supported versions of the dataframe
//! libraries, and with the DuckDB extension.

use std::env::consts::{ARCH, OS};
use std::path::PathBuf;

use crate::language::{self, Build};
use crate::mobile::VERSION;
use crate::python::{environment_with, install, module_of, remove_environment, tool, wheel, wheel_in};
use crate::{artifacts, kotlin};
use runner::shell::{Result, command, files, root, run, target};

const PYTHON: &str = "bindings/python";
const DUCKDB: &str = "bindings/duckdb";

/// Builds what the tests use in addition to the wheel: the DuckDB extension and the program `lastro`.
pub fn build(build: Build) -> Result<()> {
    duckdb_wheel(build)?;
    language::lastro(build).map(drop)
}

/// Runs the tests with the built wheel. If `oldest` is set, the libraries have the oldest supported versions, otherwise the newest.
pub fn test(oldest: bool, build: Build) -> Result<()> {
    let suffix = if oldest { "-oldest" } else { "" };
    let name = format!("columns{suffix}");
    let python = environment_with(&name, &format!("{PYTHON}/requirements-bulk{suffix}.txt"))?;
    [wheel()?, duckdb_wheel(build)?].iter().try_for_each(|wheel| install(&python, wheel))?;
    let tests = files(&root().join(PYTHON).join("tests"))?.into_iter().map(|(_, name)| name);
    let tests = tests.filter(|name| name.to_string_lossy().starts_with("test_bulk"));
    let mut pytest = module_of(python.clone(), "pytest");
    run(pytest
        .args(["--durations=3", "-p", "no:cacheprovider"])
        .args(tests)
        .envs(build.thorough())
        .env("LASTRO_PROGRAM", language::lastro(build)?)
        .env("LASTRO_EXTENSION", "1"))?;
    if oldest {
        return remove_environment(&name);
    }
    // mypy checks the types only with the newest versions of the dataframe libraries
    let config = root().join(PYTHON).join("pyproject.toml");
    let modules =
        ["bulk", "pandas", "polars", "_columns", "_expressions", "_frames", "_functions", "_plugin", "_records"];
    let modules = modules.iter().flat_map(|name| ["--module".to_owned(), format!("lastro.{name}")]);
    run(module_of(python, "mypy").arg("--config-file").arg(config).args(modules))
}

/// Builds the wheel with the DuckDB extension. `wheel.sh` also writes the extension file that a user can load by path.
pub fn duckdb_wheel(build: Build) -> Result<PathBuf> {
    let place = target().join("duckdb");
    let library = match build {
        Build::Quick => artifacts::library("lastro-duckdb", "lastro_duckdb", &[])?,
        Build::Shipped => kotlin::packed(&artifacts::shipped_library("lastro_duckdb")?, &place)?,
    };
    let mut script = command("bash", DUCKDB);
    script.arg("wheel.sh").arg(tool("uv")?).arg(library).args([OS, ARCH, VERSION, &format!("{OS}_{ARCH}")]);
    run(script.arg(&place))?;
    wheel_in(&place.join("wheels"))
}
