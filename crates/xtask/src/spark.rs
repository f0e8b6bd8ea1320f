//! Builds the Spark jar with the SQL functions, and tests the jar and `lastro.spark` on a local Spark.

use std::env::consts::{ARCH, OS};
use std::path::PathBuf;

use crate::mobile::VERSION;
use crate::needs::PYTHON;
use crate::{artifacts, kotlin, language::Build, python};
use runner::machine::missing_program;
use runner::shell::{Result, command, copy, empty_folder, output, run, target};

const FOLDER: &str = "bindings/spark";
const TESTS: &str = "tests/spark";
const PACKAGE: &str = "lastro-spark";

/// The name of a tool that the jar and its tests need and this machine lacks; `None` if all are present.
pub fn missing() -> Option<String> {
    missing_program(&["java", "mvn", PYTHON])
}

/// Builds the jar as it ships, and returns its path. The jar has this machine's native library, where
/// `dev.lastro.spark.Native` finds it; `tools/dist.sh` passes the libraries of all systems instead.
pub fn jar() -> Result<PathBuf> {
    let (natives, built) = (target().join("spark/native"), target().join("spark/maven"));
    match std::env::var_os("LASTRO_NATIVES") {
        Some(folder) => copy(folder, &natives)?,
        None => kotlin::packed(&artifacts::shipped_library("lastro_spark")?, &natives.join(format!("{OS}-{ARCH}")))
            .map(drop)?,
    }
    let mut mvn = command("mvn", FOLDER);
    mvn.args(["--quiet", "--batch-mode", "package", &format!("-Drevision={VERSION}")]);
    let places = [("native.dir", natives), ("build.dir", built.clone())];
    output(mvn.args(places.map(|(name, path)| format!("-D{name}={}", path.display()))))?;
    Ok(built.join(format!("{PACKAGE}-{VERSION}.jar")))
}

/// The name of the Python environment with Spark.
const ENVIRONMENT: &str = "spark";

/// Creates the Python environment with Spark, for tests and benchmarks. Returns the path of its Python.
pub fn environment() -> Result<PathBuf> {
    python::environment_with(ENVIRONMENT, &format!("{TESTS}/requirements.txt"))
}

/// Unpacks the wheel into a folder from which Spark's executors import it. Returns the folder.
pub fn package() -> Result<PathBuf> {
    let folder = empty_folder(target().join("spark/python"))?;
    let mut unpack = command(environment()?, ".");
    run(unpack.args(["-m", "zipfile", "-e"]).arg(python::wheel()?).arg(&folder))?;
    Ok(folder)
}

/// Runs the tests on Spark, with the jar and the wheel as they ship. The wheel must be built.
pub fn test() -> Result<()> {
    let (jar, package, interpreter) = (jar()?, package()?, environment()?);
    let mut pytest = command(&interpreter, TESTS);
    pytest.envs(Build::Shipped.thorough());
    pytest.args(["-m", "pytest", "-q", "--durations=3", "-p", "no:cacheprovider"]).env("PYTHONPATH", package);
    run(pytest.env("LASTRO_SPARK_JAR", jar).env("PYSPARK_PYTHON", interpreter))?;
    python::remove_environment(ENVIRONMENT)
}
