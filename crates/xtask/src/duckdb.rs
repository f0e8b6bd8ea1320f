//! DuckDB: the extension, its footer, its wheel, and their tests with the oldest and the newest DuckDB that is supported.

use std::env::consts::{ARCH, DLL_PREFIX, DLL_SUFFIX, OS};
use std::fs;
use std::path::{Path, PathBuf};

use crate::python::{environment_with, unpacked};
use crate::quick;
use crate::shell::{Result, command, copy, empty_folder, files, root, run, target, write};

const FOLDER: &str = "bindings/duckdb";

/// DuckDB finds the extension's name, and by it the function that it calls first, in the name of the file.
const FILE: &str = "lastro.duckdb_extension";

/// The version of the C API that the extension asks for, and with it of the oldest DuckDB that loads it.
const API: &str = "v1.2.0";

/// The oldest DuckDB that is tried, and the newest.
const VERSIONS: [&str; 2] = ["1.4.4", "2.0.0"];

/// What an extension ends with: eight fields and a signature, which is left empty.
const FOOTER: usize = 512;
const FIELD: usize = 32;

/// Whether the library is built as it is published, or soon.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    Release,
    Dev,
}

/// Builds the extension and its wheel, and runs the tests with both of DuckDB's versions.
pub fn run_all(build: Build) -> Result<()> {
    let extension = extension(build)?;
    for version in VERSIONS {
        let python = environment(version)?;
        test(&python, &wheel(&extension, &python)?)?;
    }
    Ok(())
}

/// Builds the wheel as it is published into a folder.
pub fn published(place: &Path) -> Result<()> {
    let python = environment(VERSIONS[VERSIONS.len() - 1])?;
    let wheel = wheel(&extension(Build::Release)?, &python)?;
    let name = wheel.file_name().ok_or("the wheel has no name")?;
    copy(&wheel, place.join(name))
}

/// Builds the extension. The result is `target/duckdb/lastro.duckdb_extension`.
fn extension(build: Build) -> Result<PathBuf> {
    let library = match build {
        Build::Dev => quick::library("lastro-duckdb", "lastro_duckdb", &["lastro-duckdb/panic"])?,
        Build::Release => {
            let build =
                ["rustc", "--quiet", "--release", "--package", "lastro-duckdb", "--lib", "--", "-C", "strip=symbols"];
            run(command("cargo", ".").args(build))?;
            target().join("release").join([DLL_PREFIX, "lastro_duckdb", DLL_SUFFIX].concat())
        }
    };
    let mut bytes = fs::read(&library).map_err(|e| format!("{}: {e}", library.display()))?;
    bytes.extend(footer(&platform()?)?);
    let stamped = target().join("duckdb").join(FILE);
    fs::create_dir_all(target().join("duckdb")).map_err(|e| e.to_string())?;
    fs::write(&stamped, bytes).map_err(|e| format!("{}: {e}", stamped.display()))?;
    Ok(stamped)
}

/// DuckDB's name of the machine that the library is built for.
fn platform() -> Result<String> {
    let system = match OS {
        "macos" => "osx",
        "linux" | "windows" => OS,
        other => return Err(format!("DuckDB has no extensions for {other}")),
    };
    let machine = match ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => return Err(format!("DuckDB has no extensions for {other}")),
    };
    Ok(format!("{system}_{machine}"))
}

/// What DuckDB reads before it loads an extension. The fields are in the reverse of their order in DuckDB's documents: three
/// that are unused, the kind of interface, the extension's version, the API's version, the platform, and a mark.
fn footer(platform: &str) -> Result<Vec<u8>> {
    let version = concat!("v", env!("CARGO_PKG_VERSION"));
    let mut footer = Vec::with_capacity(FOOTER);
    for (field, end) in ["", "", "", "C_STRUCT", version, API, platform, "4"].into_iter().zip(1..) {
        if field.len() > FIELD {
            return Err(format!("{field} is too long for a field of the extension's footer"));
        }
        footer.extend(field.bytes());
        footer.resize(end * FIELD, 0);
    }
    footer.resize(FOOTER, 0);
    Ok(footer)
}

/// The Python with a version of DuckDB, and what the tests use.
fn environment(version: &str) -> Result<PathBuf> {
    let requirements = format!("{FOLDER}/requirements-dev.txt");
    environment_with(&format!("bulk/duckdb-{version}"), &requirements, &[&format!("duckdb=={version}")])
}

/// Builds the wheel that carries the extension, from a copy of its folder with what is not written by hand.
fn wheel(extension: &Path, python: &Path) -> Result<PathBuf> {
    let place = empty_folder(target().join("duckdb/python"))?;
    for (file, name) in files(&root().join(FOLDER).join("python"))? {
        copy(file, place.join(name))?;
    }
    copy(extension, place.join("lastro_duckdb").join(FILE))?;
    write(place.join("VERSION"), env!("CARGO_PKG_VERSION"))?;
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(root().join(licence), place.join(licence))?;
    }
    let wheels = empty_folder(target().join("duckdb/wheels"))?;
    let tag = format!("--config-settings=--build-option=--plat-name={OS}_{ARCH}");
    let wheel = ["-m", "pip", "wheel", "--quiet", "--no-deps", &tag, "--wheel-dir"];
    run(command(python, ".").args(wheel).arg(&wheels).arg(&place))?;
    let built = files(&wheels)?.into_iter().map(|(file, _)| file).next();
    built.ok_or_else(|| "pip made no wheel".to_owned())
}

/// Runs the tests, on the Python package of the development profile.
fn test(python: &Path, wheel: &Path) -> Result<()> {
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--force-reinstall"];
    run(command(python, ".").args(install).arg(wheel))?;
    let mut tests = command(python, "bindings/python/tests");
    tests.args(["-P", "-m", "pytest", "-q", "test_bulk_duckdb.py"]);
    run(tests.env("PYTHONPATH", unpacked(target().join("bulk/package"))?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_footer_has_its_fields_where_duckdb_looks_for_them() {
        let footer = footer("linux_amd64").unwrap();
        assert_eq!(footer.len(), FOOTER);
        let field = |number: usize| {
            let bytes = &footer[(8 - number) * FIELD..(9 - number) * FIELD];
            std::str::from_utf8(bytes).unwrap().trim_end_matches('\0').to_owned()
        };
        assert_eq!(field(1), "4");
        assert_eq!(field(2), "linux_amd64");
        assert_eq!(field(3), "v1.2.0");
        assert_eq!(field(4), concat!("v", env!("CARGO_PKG_VERSION")));
        assert_eq!(field(5), "C_STRUCT");
        assert!(footer[8 * FIELD..].iter().all(|byte| *byte == 0));
        assert!(super::footer(&"x".repeat(33)).is_err());
    }
}
