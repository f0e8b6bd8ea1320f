//! Tests `lastro serve` as users see it: the dashboard in a browser, the HTTP interface, clients, container examples, tutorials.

use crate::language::{self, Build};
use crate::{python, wasm, web};
use runner::shell::{Result, command, run};

const FOLDER: &str = "tests/serve";

/// Tests three pages in a browser: the dashboard, a report of `lastro drift`, and one with the client of the built npm package.
pub fn dashboard(build: Build) -> Result<()> {
    wasm::pack(web::FOLDER)?;
    node(&["dashboard.test.mjs", "drift.test.mjs", "page.test.mjs"], build)?;
    language::tutorial("tutorial_web")
}

/// Checks the server against its own OpenAPI document, operation by operation.
pub fn interface(build: Build) -> Result<()> {
    let python = python::environment_with("interface", &format!("{FOLDER}/requirements.txt"))?;
    run(command(python, FOLDER).arg("check.py").arg(language::lastro(build)?))
}

/// Tests the JavaScript client, the webhook receivers and the Compose example against a server. The npm package must be built.
pub fn javascript_clients(build: Build) -> Result<()> {
    wasm::pack(wasm::USERS)?;
    node(&["clients.test.mjs", "compose.test.mjs"], build)?;
    language::stories(command("node", ".").arg("bindings/wasm/examples/stories.mjs"))?;
    language::tutorial("tutorial_node")
}

/// Tests the Python client, a webhook receiver and the container example against a server. The Python package must be installed.
pub fn python_clients(build: Build) -> Result<()> {
    let mut tests = command(python::program("python"), FOLDER);
    tests.args(["-P", "-m", "pytest", "-q", "--durations=3", "-p", "no:cacheprovider", "test_clients.py"]);
    tests.arg("../../examples/testcontainers/python/test_twin.py");
    run(tests.env("LASTRO", language::lastro(build)?))?;
    language::stories(command(python::program("python"), ".").arg("bindings/python/examples/stories.py"))?;
    language::tutorial("tutorial_python")
}

fn node(tests: &[&str], build: Build) -> Result<()> {
    run(command("node", FOLDER)
        .args(["--test", "--test-reporter=spec"])
        .args(tests)
        .env("LASTRO", language::lastro(build)?))
}
