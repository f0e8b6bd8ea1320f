//! `lastro serve` as its users meet it: killed under load, its dashboard in a browser, the project's own clients.

use std::path::PathBuf;

use crate::needs;
use crate::python;
use crate::shell::{Result, command, have, install_npm, run, target};
use crate::wasm;
use crate::web;

const FOLDER: &str = "tests/serve";
/// How often the server is killed under load.
const KILLS: &str = "50";

/// What the dashboard's tests and those of durability lack on this machine, by name.
pub fn missing() -> Option<String> {
    // strace is Linux's own; elsewhere its test says that it did not run
    let traced = cfg!(target_os = "linux") && !have(needs::STRACE);
    web::missing().or_else(|| traced.then(|| needs::STRACE.to_owned()))
}

/// Kills the server under load, fills its disk, audits the order of its answers, and opens its dashboard in a browser.
pub fn check(require_all: bool) -> Result<()> {
    let mut durability = command("cargo", ".");
    if require_all {
        durability.env("LASTRO_REQUIRE_ALL", "1");
    }
    durability.args(["test", "--package", "lastro-cli", "--test", "durability", "--", "--nocapture"]);
    run(durability.env("LASTRO_KILLS", KILLS))?;
    install_npm(web::FOLDER)?;
    node("dashboard.test.mjs")
}

/// The client and the receivers in JavaScript, with a server that has faults. The package has been built.
pub fn javascript_clients() -> Result<()> {
    wasm::pack(wasm::USERS)?;
    node("clients.test.mjs")
}

/// The client and a receiver in Python, with a server that has faults. The package has been built and installed.
pub fn python_clients() -> Result<()> {
    let mut tests = command(python::program("python"), FOLDER);
    tests.args(["-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_clients.py"]);
    run(tests.env("LASTRO", program(Profile::Dev)?))
}

fn node(test: &str) -> Result<()> {
    run(command("node", FOLDER).args(["--test", "--test-reporter=spec", test]).env("LASTRO", program(Profile::Dev)?))
}

/// The profile that cargo builds with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Takes less time to build.
    Dev,
    /// Gives a faster program.
    Release,
}

impl Profile {
    /// What cargo has to be told.
    pub const fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Dev => &[],
            Self::Release => &["--release"],
        }
    }
}

/// The program `lastro`, which has the server, built.
pub fn program(profile: Profile) -> Result<PathBuf> {
    run(command("cargo", ".").args(["build", "--quiet", "--package", "lastro-cli"]).args(profile.arguments()))?;
    let folder = if profile == Profile::Release { "release" } else { "debug" };
    Ok(target().join(folder).join(["lastro", std::env::consts::EXE_SUFFIX].concat()))
}
