//! `lastro serve` as its users meet it: its page in a browser, its interface, clients, the examples with containers, tutorials.

use std::path::PathBuf;

use crate::language::{self, Build};
use crate::{artifacts, python, wasm, web};
use runner::shell::{Result, command, run};

const FOLDER: &str = "tests/serve";

/// Opens the dashboard, the page of `lastro drift`, and a page that uses the client in JavaScript, which has been built.
pub fn dashboard(build: Build) -> Result<()> {
    wasm::pack(web::FOLDER)?;
    node(&["dashboard.test.mjs", "drift.test.mjs", "page.test.mjs"], build)?;
    language::tutorial("tutorial_web")
}

/// Judges the server by its own OpenAPI document, operation by operation.
pub fn interface(build: Build) -> Result<()> {
    let python = python::environment_with("interface", &format!("{FOLDER}/requirements.txt"))?;
    run(command(python, FOLDER).arg("check.py").arg(program(build)?))
}

/// The client, the receivers and the Compose example in JavaScript, with a server; the package has been built.
pub fn javascript_clients(build: Build) -> Result<()> {
    wasm::pack(wasm::USERS)?;
    node(&["clients.test.mjs", "compose.test.mjs"], build)?;
    language::stories(command("node", ".").arg("bindings/wasm/examples/stories.mjs"))?;
    language::tutorial("tutorial_node")
}

/// The client, a receiver and the example with containers in Python, with a server; the package has been installed.
pub fn python_clients(build: Build) -> Result<()> {
    let mut tests = command(python::program("python"), FOLDER);
    tests.args(["-P", "-m", "pytest", "-q", "--durations=3", "-p", "no:cacheprovider", "test_clients.py"]);
    tests.arg("../../examples/testcontainers/python/test_twin.py");
    run(tests.env("LASTRO", program(build)?))?;
    language::stories(command(python::program("python"), ".").arg("bindings/python/examples/stories.py"))?;
    language::tutorial("tutorial_python")
}

fn node(tests: &[&str], build: Build) -> Result<()> {
    run(command("node", FOLDER).args(["--test", "--test-reporter=spec"]).args(tests).env("LASTRO", program(build)?))
}

/// The program `lastro`, which has the server.
pub fn program(build: Build) -> Result<PathBuf> {
    let shipped = build == Build::Shipped;
    if shipped { artifacts::shipped_program("lastro") } else { artifacts::program("lastro-cli", "lastro", &[]) }
}
