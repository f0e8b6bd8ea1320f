//! What a maintainer uploads: the package of every registry in one folder, with checksums and bills of materials.

use std::path::Path;
use std::{env, fs};

use crate::language::{Build, Language as _};
use crate::needs::how_to_get;
use crate::shell::{Result, cargo_tool, command, copy, empty_folder, files, output, read, root, run, target, write};
use crate::{columns, kotlin, python, server, spark, wasm};

/// The machines that wheels are built for, each with the oldest system that they must run on.
const WHEELS: [(&str, &str); 4] = [
    ("x86_64-unknown-linux-gnu", "manylinux2014"),
    ("aarch64-unknown-linux-gnu", "manylinux2014"),
    ("x86_64-unknown-linux-musl", "musllinux_1_2"),
    ("aarch64-unknown-linux-musl", "musllinux_1_2"),
];

/// What makes the bills of materials, and the version of it.
const BILLS: (&str, &str) = ("cargo-cyclonedx", "0.5.9");

/// A part of what is uploaded.
struct Part {
    name: &'static str,
    /// What it needs that is not on this machine, by name.
    missing: fn() -> Option<String>,
    /// Builds it into a folder.
    build: fn(&Path) -> Result<()>,
}

const PARTS: [Part; 6] = [
    Part { name: "wheels", missing: || python::Python.missing(), build: wheels },
    Part {
        name: "wheel of the DuckDB extension",
        missing: || python::Python.missing(),
        build: |place| keep(&columns::duckdb_wheel(Build::Shipped)?, place),
    },
    Part { name: "npm package", missing: || wasm::Wasm.missing(), build: npm },
    Part { name: "Kotlin artifact", missing: || kotlin::Kotlin.missing(), build: artifact },
    Part { name: "jar for Spark", missing: spark::missing, build: |place| keep(&spark::jar()?, place) },
    Part { name: "command", missing: || None, build: program },
];

/// Builds every part into `target/dist`, and says what was left out and why.
///
/// # Errors
/// What failed.
pub fn run_all() -> Result<()> {
    let place = empty_folder(target().join("dist"))?;
    let mut left_out = Vec::new();
    for part in PARTS {
        match (part.missing)() {
            Some(missing) => left_out.push(format!("{}: {missing} ({})", part.name, how_to_get(&missing))),
            None => {
                println!("-- {}", part.name);
                (part.build)(&place)?;
            }
        }
    }
    bills(&place)?;
    sums(&place)?;
    print!("{}", read(place.join("SHA256SUMS"))?);
    left_out.iter().for_each(|part| println!("left out: {part}"));
    Ok(())
}

/// The wheel for each machine. The C library that a wheel needs is as old as its name says: zig links to that version.
fn wheels(place: &Path) -> Result<()> {
    let python = python::environment_with("dist", "bindings/python/requirements-dist.txt")?;
    let programs = python.parent().unwrap_or(&python).to_owned();
    let path = env::join_paths(
        [programs.clone()].into_iter().chain(env::split_paths(&env::var_os("PATH").unwrap_or_default())),
    );
    let path = path.map_err(|error| error.to_string())?;
    for (triple, system) in WHEELS {
        run(command("rustup", ".").args(["target", "add", triple]))?;
        let mut maturin = command(programs.join("maturin"), "bindings/python");
        // maturin finds zig by the Python that is first in the path
        maturin.env("PATH", &path);
        let options = ["--release", "--zig", "--target", triple, "--compatibility", system];
        keep(&python::build_wheel(maturin, &python, &format!("dist-wheels/{triple}"), &options)?, place)?;
    }
    Ok(())
}

fn npm(place: &Path) -> Result<()> {
    wasm::Wasm.build(Build::Shipped)?;
    keep(&wasm::tarball()?, place)
}

/// The Maven repository with the artifact, packed.
fn artifact(place: &Path) -> Result<()> {
    kotlin::Kotlin.build(Build::Shipped)?;
    let archive = place.join(format!("lastro-kotlin-{}-maven.tar.gz", env!("CARGO_PKG_VERSION")));
    run(command("tar", ".").arg("-czf").arg(archive).arg("-C").arg(kotlin::artifact()?).arg("."))
}

/// The `lastro` command for this machine.
fn program(place: &Path) -> Result<()> {
    server::program(Build::Shipped)?;
    let machine = output(command("rustc", ".").args(["--print", "host-tuple"]))?;
    let name = format!("lastro-{}-{}.tar.gz", env!("CARGO_PKG_VERSION"), machine.trim());
    run(command("tar", target().join("release")).arg("-czf").arg(place.join(name)).arg("lastro"))
}

/// Copies a file into the folder.
fn keep(file: &Path, place: &Path) -> Result<()> {
    let name = file.file_name().ok_or_else(|| format!("{} has no name", file.display()))?;
    copy(file, place.join(name))
}

/// A bill of materials of each package that is compiled into what is uploaded, in CycloneDX.
fn bills(place: &Path) -> Result<()> {
    let (tool, version) = BILLS;
    let words = ["cyclonedx", "--quiet", "--format", "json", "--describe", "crate"];
    run(command(cargo_tool(tool, version, "dev")?, ".").args(words))?;
    for package in
        ["crates/cli", "bindings/python", "bindings/wasm", "bindings/mobile", "bindings/duckdb", "bindings/spark"]
    {
        for (file, name) in files(&root().join(package))? {
            let written = name.to_string_lossy();
            if name.components().count() == 1 && written.ends_with(".cdx.json") {
                keep(&file, place)?;
            }
        }
    }
    remove_bills()
}

/// The tool writes beside each manifest: what it wrote does not stay in the sources.
fn remove_bills() -> Result<()> {
    for folder in ["crates", "bindings"] {
        for (file, name) in files(&root().join(folder))? {
            if name.to_string_lossy().ends_with(".cdx.json") {
                fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            }
        }
    }
    Ok(())
}

/// The digest of every file, as `sha256sum --check` reads them.
fn sums(place: &Path) -> Result<()> {
    let mut names: Vec<String> =
        files(place)?.into_iter().map(|(_, name)| name.to_string_lossy().into_owned()).collect();
    names.sort();
    let sums = output(command("sha256sum", place).args(&names))?;
    write(place.join("SHA256SUMS"), &sums).map(drop)
}
