//! Spark: the jar with the functions for SQL, and the tests of it and of `lastro.spark` on a Spark of their own.

use std::env::consts::{ARCH, DLL_PREFIX, DLL_SUFFIX, OS};
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{Result, command, copy, empty_folder, have, output, run, target};
use crate::{kotlin, python, quick};

const FOLDER: &str = "bindings/spark";
const TESTS: &str = "tests/spark";
const PACKAGE: &str = "lastro-spark";
const LIBRARY: &str = "lastro_spark";

/// What it needs that is not on this machine, by name.
pub fn missing() -> Option<String> {
    ["java", "mvn", "python3"].into_iter().find(|program| !have(program)).map(str::to_owned)
}

/// Builds the jar as it is shipped, and gives its place.
pub fn jar() -> Result<PathBuf> {
    let mut cargo = command("cargo", ".");
    run(cargo.args(["build", "--quiet", "--release", "--package", PACKAGE, "--lib"]))?;
    packed(target().join("release").join([DLL_PREFIX, LIBRARY, DLL_SUFFIX].concat()), "spark")
}

/// Puts the library where `dev.lastro.spark.Native` finds it in the jar, and makes the jar. What else lies there, built
/// on other platforms, is packed with it.
fn packed(library: PathBuf, folder: &str) -> Result<PathBuf> {
    let folder = target().join(folder);
    let natives = folder.join("native");
    let place = natives.join(format!("{OS}-{ARCH}")).join(library.file_name().unwrap_or_default());
    copy(library, &place)?;
    if OS == "linux" {
        run(Command::new("strip").arg("--strip-unneeded").arg(place))?;
    }
    let built = folder.join("maven");
    let mut mvn = command("mvn", FOLDER);
    mvn.args(["--quiet", "--batch-mode", "package", &format!("-Drevision={}", kotlin::VERSION)]);
    mvn.arg(format!("-Dnative.dir={}", natives.display())).arg(format!("-Dbuild.dir={}", built.display()));
    output(&mut mvn)?;
    Ok(built.join(format!("{PACKAGE}-{}.jar", kotlin::VERSION)))
}

/// The Python with the Spark that the tests and the benchmarks run on.
pub fn environment() -> Result<PathBuf> {
    python::environment_with("spark/venv", &format!("{TESTS}/requirements.txt"), &[])
}

/// Builds the jar and the Python package, in the profile of tests, and runs the tests on Spark.
pub fn test() -> Result<()> {
    let jar = packed(quick::library(PACKAGE, LIBRARY, &[])?, "spark/test")?;
    let package = python::unpacked(empty_folder(target().join("spark/python"))?)?;
    let interpreter = environment()?;
    let mut pytest = command(&interpreter, TESTS);
    pytest.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).env("PYTHONPATH", package);
    run(pytest.env("LASTRO_SPARK_JAR", jar).env("PYSPARK_PYTHON", interpreter).env("PYTHONDONTWRITEBYTECODE", "1"))
}
