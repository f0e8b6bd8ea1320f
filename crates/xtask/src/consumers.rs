//! The packages as their users have them: installed in clean folders, outside the sources.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::Language as _;
use crate::python;
use crate::shell::{Result, command, have, install_npm, root, run, target};
use crate::wasm::{self, Wasm};

const NPM: &str = "tests/consumers/npm";
const WHEEL: &str = "tests/consumers/wheel/test_wheel.py";

/// The Pythons that the package's metadata names; one that is not on a machine is not tried there.
const OLDEST: u32 = 10;

/// Both.
pub fn run_all() -> Result<()> {
    if let Some(missing) = npm_missing() {
        return Err(format!("npm consumers: {missing} is not on this machine"));
    }
    npm()?;
    wheel()
}

/// What the npm package's consumers lack on this machine, by name.
pub fn npm_missing() -> Option<String> {
    Wasm.missing().or_else(|| (!have("chromium")).then(|| "chromium".to_owned()))
}

/// The npm tarball in every runtime, bundler and resolution; the package has been built.
pub fn npm() -> Result<()> {
    let tarball = wasm::tarball()?;
    install_npm(NPM)?;
    run(command("node", NPM)
        .args(["--test", "--test-reporter=spec"])
        .env("LASTRO_TARBALL", tarball)
        .env("LASTRO_CONSUMERS", target().join("consumers/npm")))
}

/// The wheel in a clean environment of every Python that is here; the package has been built.
pub fn wheel() -> Result<()> {
    let wheel = python::wheel()?;
    run(python::module("twine").args(["check", "--strict"]).arg(&wheel))?;
    for (version, interpreter) in interpreters() {
        println!("-- Python {version}, {}", interpreter.display());
        let place = target().join("consumers/python").join(&version);
        let _ = fs::remove_dir_all(&place);
        // without its own pip, which a Debian Python has not got; that of the project installs
        run(Command::new(&interpreter).args(["-m", "venv", "--without-pip"]).arg(&place))?;
        let own = place.join("bin/python");
        let mut pip = python::module("pip");
        run(pip.arg("--python").arg(&own).args(["install", "--quiet", "--no-index", "--no-deps"]).arg(&wheel))?;
        run(Command::new(&own).current_dir(&place).args(["-I", "-X", "dev"]).arg(root().join(WHEEL)))?;
    }
    Ok(())
}

/// Every CPython with a lock, by version: of the path, and of pyenv.
fn interpreters() -> BTreeMap<String, PathBuf> {
    let named = (OLDEST..=20).map(|minor| PathBuf::from(format!("python3.{minor}")));
    let home = || Path::new(&env::var_os("HOME").unwrap_or_default()).join(".pyenv");
    let pyenv = env::var_os("PYENV_ROOT").map_or_else(home, PathBuf::from).join("versions");
    let managed = fs::read_dir(pyenv).into_iter().flatten().filter_map(|e| Some(e.ok()?.path().join("bin/python")));
    let all = managed.chain(named).chain([PathBuf::from("python3")]);
    all.filter_map(|program| version(&program).map(|version| (version, program))).collect()
}

/// The version of a Python that loads the stable interface's wheels; `None` for what is none.
fn version(python: &Path) -> Option<String> {
    let script = format!(
        "import sys, sysconfig; v = sys.version_info; \
        fits = v >= (3, {OLDEST}) and sys.implementation.name == 'cpython' and not sysconfig.get_config_var('Py_GIL_DISABLED'); \
        print(f'3.{{v.minor}}') if fits else sys.exit(1)"
    );
    let done = Command::new(python).args(["-I", "-c", &script]).stderr(Stdio::null()).output().ok()?;
    done.status.success().then(|| String::from_utf8_lossy(&done.stdout).trim().to_owned())
}
