//! The twin behind HTTP, judged by its own OpenAPI document: `tests/serve/check.py` with tools in a virtual environment of
//! their own.

use crate::python;
use crate::server::{self, Profile};
use crate::shell::{Result, command, run};

const FOLDER: &str = "tests/serve";

/// Starts a server with its state in memory, and checks the document and every operation.
pub fn check() -> Result<()> {
    // each file of a package is known by its hash
    let python = python::environment_with("serve-venv", "tests/serve/requirements.txt", &["--require-hashes"])?;
    run(command(python, FOLDER).arg("check.py").arg(server::program(Profile::Dev)?))
}
