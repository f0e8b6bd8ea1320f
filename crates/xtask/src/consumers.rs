//! The packages as their users have them: installed in clean folders, outside the sources.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::language::Build;
use crate::needs::{PYTHON, missing_program};
use crate::python::{self, uv};
use crate::shell::{Result, command, install_npm, read, root, run, say, target};
use crate::wasm;

const NPM: &str = "tests/consumers/npm";
const WHEEL: &str = "tests/consumers/wheel/test_wheel.py";

/// What the npm package's consumers need and this machine lacks, by name.
pub fn npm_missing() -> Option<String> {
    missing_program(&["node", "npm", "chromium"])
}

/// The npm tarball, which has been built: in every runtime, bundler and resolution, or in Node alone.
pub fn npm(build: Build) -> Result<()> {
    let tarball = wasm::tarball()?;
    install_npm(NPM)?;
    let mut node = command("node", NPM);
    node.args(["--test", "--test-reporter=spec"]);
    if build == Build::Quick {
        node.args(["--test-name-pattern=^Node, ", "consumers.test.mjs"]);
    }
    run(node.env("LASTRO_TARBALL", tarball).env("LASTRO_CONSUMERS", target().join("consumers/npm")))
}

/// The wheel, which has been built, in a clean environment: of every Python that is here, or of one.
pub fn wheel(build: Build) -> Result<()> {
    let wheel = python::wheel()?;
    if build == Build::Quick {
        return try_wheel("present", PYTHON.as_ref(), &wheel);
    }
    run(python::module("twine").args(["check", "--strict"]).arg(&wheel))?;
    let found = interpreters();
    for version in supported()?.into_iter().filter(|version| !found.contains_key(version)) {
        say(&format!("-- Python {version} is not on this machine"));
    }
    if found.is_empty() {
        return Err("no Python of the package's is on this machine".to_owned());
    }
    found.iter().try_for_each(|(version, interpreter)| try_wheel(version, interpreter, &wheel))
}

/// Builds the wheel for a free-threaded Python, which loads no stable interface, and tries it there.
pub fn free_threaded(interpreter: &str) -> Result<()> {
    let interpreter = Path::new(interpreter);
    if facts(interpreter).is_none_or(|facts| !facts.free_threaded) {
        return Err(format!("{} is not a free-threaded Python", interpreter.display()));
    }
    python::environment()?;
    let maturin = command(python::program("maturin"), "bindings/python");
    let options = ["--release", "--no-default-features"];
    let wheel = python::build_wheel(maturin, interpreter, "wheels-free-threaded", &options)?;
    try_wheel("free-threaded", interpreter, &wheel)?;
    println!("{}", wheel.display());
    Ok(())
}

fn try_wheel(name: &str, interpreter: &Path, wheel: &Path) -> Result<()> {
    say(&format!("-- Python {name}, {}", interpreter.display()));
    let place = target().join("consumers/python").join(name);
    run(uv()?.args(["venv", "--quiet", "--clear", "--python"]).arg(interpreter).arg(&place))?;
    python::install(&place, wheel)?;
    let own = place.join(python::PROGRAMS).join("python");
    run(Command::new(own).current_dir(&place).args(["-I", "-X", "dev"]).arg(root().join(WHEEL)))
}

/// The versions that the package's metadata names.
fn supported() -> Result<Vec<String>> {
    let metadata = read("bindings/python/pyproject.toml")?;
    let minors = metadata.lines().filter_map(|line| line.trim().strip_prefix("\"Programming Language :: Python :: 3."));
    Ok(minors.map(|minor| format!("3.{}", minor.trim_end_matches(['"', ',']))).collect())
}

/// Every CPython with a lock, by version: of the path, and of pyenv.
fn interpreters() -> BTreeMap<String, PathBuf> {
    let named = (10..=20).map(|minor| PathBuf::from(format!("python3.{minor}")));
    let home = || Path::new(&env::var_os("HOME").unwrap_or_default()).join(".pyenv");
    let pyenv = env::var_os("PYENV_ROOT").map_or_else(home, PathBuf::from).join("versions");
    let managed = fs::read_dir(pyenv).into_iter().flatten().filter_map(|e| Some(e.ok()?.path().join("bin/python")));
    let all = managed.chain(named).chain([PathBuf::from("python3")]);
    let locked =
        all.filter_map(|program| Some((facts(&program).filter(|facts| !facts.free_threaded)?.version, program)));
    locked.collect()
}

/// What is to be known of an interpreter.
struct Facts {
    version: String,
    free_threaded: bool,
}

/// `None` for what is no CPython, or is too old for the package.
fn facts(python: &Path) -> Option<Facts> {
    let script = "import sys, sysconfig; \
        assert sys.implementation.name == 'cpython' and sys.version_info >= (3, 10); \
        print('%d.%d' % sys.version_info[:2], bool(sysconfig.get_config_var('Py_GIL_DISABLED')))";
    let done = Command::new(python).args(["-I", "-c", script]).stderr(Stdio::null()).output().ok()?;
    let printed = String::from_utf8(done.stdout).ok().filter(|_| done.status.success())?;
    let (version, free_threaded) = printed.trim().split_once(' ')?;
    Some(Facts { version: version.to_owned(), free_threaded: free_threaded == "True" })
}
