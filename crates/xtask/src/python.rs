//! Python: the wheel, in a virtual environment of the project's own.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::language::{self, Language};
use crate::quick;
use crate::shell::{Result, command, copy, files, have, output, read, root, run, target, write};
use crate::steps::Steps;

const FOLDER: &str = "bindings/python";

/// Python.
pub struct Python;

impl Language for Python {
    fn name(&self) -> &'static str {
        "Python"
    }

    fn word(&self) -> &'static str {
        "python"
    }

    fn missing(&self) -> Option<String> {
        (!have("python3")).then(|| "python3".to_owned())
    }

    fn build(&self) -> Result<()> {
        environment()?;
        let wheel = build_wheel(&program("python"), "wheels", &[])?;
        run(module("pip").args(["install", "--quiet", "--no-deps", "--force-reinstall"]).arg(wheel))
    }

    fn test(&self) -> Result<()> {
        // from a folder without the sources, so that the installed wheel is what is tested
        let tests = root().join(FOLDER).join("tests");
        let isolated = |tool: &str| {
            let mut command = command(program("python"), &tests);
            command.args(["-P", "-m", tool]);
            command
        };
        // the panic that this test asks for is in builds of the profile `dev` alone, on which `bulk` runs it
        run(isolated("pytest").args(["-q", ".", "--deselect", "tests/test_bulk.py::test_a_panic_is_an_exception"]))?;
        let config = root().join(FOLDER).join("pyproject.toml");
        run(isolated("mypy").arg("--config-file").arg(&config).args([
            "usage.py",
            "../examples/billing_day.py",
            "../examples/year.py",
            "../examples/readme.py",
            "../examples/list_customers.py",
            "../examples/reconcile_month.py",
            "../examples/receivers/fastapi_app.py",
            "../examples/receivers/flask_app.py",
        ]))?;
        // the part of the package that is written in Python
        run(isolated("mypy").arg("--config-file").arg(&config).args([
            "--package",
            "lastro.twin",
            "--package",
            "lastro.duckdb",
        ]))?;
        run(isolated("mypy.stubtest")
            .args(["lastro", "--allowlist", "../stubtest-allowlist.txt", "--mypy-config-file"])
            .arg(&config))
    }

    /// From a folder with the package as an installation leaves it, so that neither pip nor maturin is needed.
    fn demo(&self, steps: &Steps) -> Result<String> {
        let place = steps.step("the native module", || unpacked(target().join("demo/python")))?;
        language::programs(steps, |name| {
            let mut example = command("python3", FOLDER);
            example.arg(format!("examples/{}.py", name.replace('-', "_"))).env("PYTHONPATH", &place);
            example
        })
    }
}

/// Puts the package into a folder as an installation leaves it, built in the profile `dev`, and gives the folder back.
pub fn unpacked(place: PathBuf) -> Result<PathBuf> {
    let library = quick::library("lastro-python", "_lastro", &[])?;
    for (file, name) in files(&root().join(FOLDER).join("python"))? {
        copy(file, place.join(name))?;
    }
    copy(library, place.join("lastro").join(if cfg!(windows) { "_lastro.pyd" } else { "_lastro.abi3.so" }))?;
    Ok(place)
}

/// Builds the wheel for an interpreter into a folder of the target's.
pub fn build_wheel(interpreter: &Path, folder: &str, options: &[&str]) -> Result<PathBuf> {
    build_wheel_by(command(program("maturin"), FOLDER), interpreter, folder, options)
}

/// As [`build_wheel`], by another maturin.
pub fn build_wheel_by(mut maturin: Command, interpreter: &Path, folder: &str, options: &[&str]) -> Result<PathBuf> {
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(root().join(licence), root().join(FOLDER).join(licence))?;
    }
    let folder = target().join(folder);
    let _ = std::fs::remove_dir_all(&folder);
    maturin.args(["build", "--release", "--quiet", "--interpreter"]).arg(interpreter).args(options);
    run(maturin.arg("--out").arg(&folder))?;
    wheel_in(&folder)
}

/// The wheel for every Python with a lock, as it was built.
pub fn wheel() -> Result<PathBuf> {
    wheel_in(&target().join("wheels"))
}

fn wheel_in(folder: &Path) -> Result<PathBuf> {
    let built = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    built.filter_map(|e| Some(e.ok()?.path())).next().ok_or_else(|| "maturin made no wheel".to_owned())
}

/// A module of the project's virtual environment, as a program.
pub fn module(name: &str) -> Command {
    let mut command = command(program("python"), FOLDER);
    command.args(["-m", name]);
    command
}

/// A program of the project's virtual environment.
pub fn program(name: &str) -> PathBuf {
    target().join("venv/bin").join(name)
}

/// Where the wheel is installed.
pub fn installed() -> Result<PathBuf> {
    let find = "import sysconfig; print(sysconfig.get_path('platlib'), end='')";
    Ok(PathBuf::from(output(command(program("python"), ".").args(["-c", find]))?).join("lastro"))
}

/// The virtual environment of the package, with what `requirements-dev.txt` pins.
pub fn environment() -> Result<()> {
    environment_with("venv", &format!("{FOLDER}/requirements-dev.txt"), &[]).map(drop)
}

/// A virtual environment in a folder of the target's with what a file of requirements pins, and its Python. It is filled
/// again only when the file has changed.
pub fn environment_with(folder: &str, requirements: &str, options: &[&str]) -> Result<PathBuf> {
    let place = target().join(folder);
    let python = place.join("bin/python");
    let wanted = read(requirements)?;
    let stamp = place.join("requirements.txt");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    run(command("python3", ".").args(["-m", "venv"]).arg(&place))?;
    let mut pip = command(&python, ".");
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(options);
    run(pip.args(["-r", requirements]))?;
    write(stamp, &wanted)?;
    Ok(python)
}
