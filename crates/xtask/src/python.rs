//! Builds and tests the Python wheel, and creates virtual environments from locked requirements with uv.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::artifacts;
use crate::language::{self, Build, Language};
use crate::needs::PYTHON;
use runner::machine::missing_program;
use runner::shell::{Result, command, copy, empty_folder, files, output, read, root, run, target, write};
use runner::steps::Steps;

const FOLDER: &str = "bindings/python";
const TESTS: &str = "bindings/python/tests";
/// The name of the environment in which the package's own tests run.
const OWN: &str = "python";
/// The name of the folder with the programs of an environment.
pub const PROGRAMS: &str = if cfg!(windows) { "Scripts" } else { "bin" };

/// The Python package, which is built as a wheel.
pub struct Python;

impl Language for Python {
    fn name(&self) -> &'static str {
        "Python"
    }

    fn word(&self) -> &'static str {
        "python"
    }

    fn missing(&self) -> Option<String> {
        missing_program(&[PYTHON])
    }

    fn build(&self, build: Build) -> Result<()> {
        environment()?;
        let profile = if build == Build::Shipped { "release" } else { "dev" };
        let mut maturin = command(program("maturin"), FOLDER);
        artifacts::for_python(&mut maturin);
        let wheel = build_wheel(maturin, &program("python"), "wheels", &["--profile", profile])?;
        install(&program("python"), &wheel)
    }

    fn test(&self, build: Build) -> Result<()> {
        let left_out = match build {
            // the tests of operations on columns are left out: other checks run them in environments with dataframe libraries
            Build::Quick => Some("--ignore-glob=test_bulk*.py"),
            Build::Shipped => None,
        };
        let mut pytest = module("pytest");
        run(pytest.args(["--durations=3", "-p", "no:cacheprovider", "."]).args(left_out).envs(build.thorough()))?;
        let typed = ["billing_day", "year", "readme", "stories", "receivers/fastapi_app"];
        let typed = typed.iter().chain(&["receivers/flask_app"]).map(|name| format!("../examples/{name}.py"));
        let config = root().join(FOLDER).join("pyproject.toml");
        run(module("mypy").arg("--config-file").arg(&config).arg("usage.py").args(typed))?;
        if build == Build::Quick {
            return Ok(());
        }
        // checks the types of the package's Python modules, then compares the stub with the native module
        let packages = ["--package", "lastro.twin", "--package", "lastro.client", "--package", "lastro.duckdb"];
        run(module("mypy").arg("--config-file").arg(&config).args(packages))?;
        let stubs = ["lastro", "--allowlist", "../stubtest-allowlist.txt", "--mypy-config-file"];
        run(module("mypy.stubtest").args(stubs).arg(&config))
    }

    /// Runs the demo's programs with a folder that is laid out like the installed package, without pip and maturin.
    fn demo(&self, steps: &Steps) -> Result<String> {
        let place = steps.step("the native module", unpacked)?;
        language::programs(steps, |name| {
            let mut example = command(PYTHON, FOLDER);
            example.arg(format!("examples/{}.py", name.replace('-', "_"))).env("PYTHONPATH", &place);
            example
        })
    }
}

/// Lays out the package in a folder as if installed, built in the profile `dev`, and returns the folder.
fn unpacked() -> Result<PathBuf> {
    let place = target().join("python/unpacked");
    let library = artifacts::library("lastro-python", "_lastro", &[])?;
    copy(root().join(FOLDER).join("python"), &place)?;
    copy(library, place.join("lastro").join(if cfg!(windows) { "_lastro.pyd" } else { "_lastro.abi3.so" }))?;
    Ok(place)
}

/// Builds the wheel for an interpreter into the subfolder `folder` of the target folder.
pub fn build_wheel(mut maturin: Command, interpreter: &Path, folder: &str, options: &[&str]) -> Result<PathBuf> {
    let licence = |name: &&str| copy(root().join(name), root().join(FOLDER).join(name));
    ["LICENSE-MIT", "LICENSE-APACHE"].iter().try_for_each(licence)?;
    let folder = empty_folder(target().join(folder))?;
    maturin.args(["build", "--quiet", "--compression-level", "9", "--interpreter"]).arg(interpreter).args(options);
    run(maturin.arg("--out").arg(&folder))?;
    wheel_in(&folder)
}

/// The path of the built wheel, which works with every Python that has a GIL.
pub fn wheel() -> Result<PathBuf> {
    wheel_in(&target().join("wheels"))
}

/// The path of the wheel in a folder; an error if the folder has none.
pub fn wheel_in(folder: &Path) -> Result<PathBuf> {
    let wheel = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "whl");
    let found = files(folder)?.into_iter().map(|(file, _)| file).find(wheel);
    found.ok_or_else(|| format!("{} has no wheel", folder.display()))
}

/// A command that runs a module in the environment of the package's tests, from their folder. The sources are not on its path,
/// so the installed wheel is tested.
pub fn module(name: &str) -> Command {
    module_of(program("python"), name)
}

/// Like [`module`], with another Python.
pub fn module_of(python: PathBuf, name: &str) -> Command {
    let mut command = command(python, TESTS);
    command.args(["-P", "-m", name]);
    command
}

/// The path of a program in the environment of the package's tests.
pub fn program(name: &str) -> PathBuf {
    folder_of(OWN).join(PROGRAMS).join(name)
}

fn folder_of(environment: &str) -> PathBuf {
    target().join("environments").join(environment)
}

/// The folder of the package in the environment of its tests, in which the wheel is installed.
pub fn installed() -> Result<PathBuf> {
    let find = "import sysconfig; print(sysconfig.get_path('platlib'), end='')";
    Ok(PathBuf::from(output(command(program("python"), ".").args(["-c", find]))?).join("lastro"))
}

/// Creates the environment of the package's tests. Returns the path of its Python.
pub fn environment() -> Result<PathBuf> {
    environment_with(OWN, &format!("{FOLDER}/requirements-dev.txt"))
}

/// Creates an environment with exactly the packages of a lock file. Returns the path of its Python. An existing environment is
/// rebuilt only if the file has changed.
pub fn environment_with(name: &str, locked: &str) -> Result<PathBuf> {
    let place = folder_of(name);
    let python = place.join(PROGRAMS).join("python");
    let wanted = read(locked)?;
    let stamp = place.join("locked.txt");
    if read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    run(uv()?.args(["venv", "--quiet", "--clear", "--python", PYTHON]).arg(&place))?;
    run(uv()?.args(["pip", "sync", "--quiet", "--python"]).arg(&python).arg(locked))?;
    write(stamp, &wanted)?;
    Ok(python)
}

/// Removes an environment that only one check uses. The next run creates it again from uv's cache.
pub fn remove_environment(name: &str) -> Result<()> {
    let place = folder_of(name);
    fs::remove_dir_all(&place).map_err(|e| format!("{}: {e}", place.display()))
}

/// Installs a package without its dependencies into an environment, replacing any other version.
pub fn install(python: &Path, package: &Path) -> Result<()> {
    let words = ["pip", "install", "--quiet", "--no-deps", "--no-index", "--reinstall", "--python"];
    run(uv()?.args(words).arg(python).arg(package))
}

/// A command that runs uv, in the version that `tools/requirements.txt` pins.
pub fn uv() -> Result<Command> {
    Ok(command(tool("uv")?, "."))
}

/// The path of a tool from PyPI, such as uv. The tools are installed with pip, since uv is one of them. If several checks need
/// them at the same time, only one installs them.
pub fn tool(name: &str) -> Result<PathBuf> {
    const LOCKED: &str = "tools/requirements.txt";
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock();
    let (place, wanted) = (folder_of("tools"), read(LOCKED)?);
    let stamp = place.join("locked.txt");
    if !read(&stamp).is_ok_and(|installed| installed == wanted) {
        run(command(PYTHON, ".").args(["-m", "venv", "--clear"]).arg(&place))?;
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement", LOCKED];
        run(command(place.join(PROGRAMS).join("python"), ".").args(pip))?;
        write(stamp, &wanted)?;
    }
    Ok(place.join(PROGRAMS).join(name))
}
