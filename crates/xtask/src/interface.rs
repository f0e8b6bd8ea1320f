//! The twin behind HTTP, judged by its own OpenAPI document: `tests/serve/check.py` with tools in a virtual environment of
//! their own.

use std::path::PathBuf;

use crate::server;
use crate::shell::{Result, command, read, run, target, write};

const FOLDER: &str = "tests/serve";

/// Starts a server with its state in memory, and checks the document and every operation.
pub fn check() -> Result<()> {
    environment()?;
    run(command(python(), FOLDER).arg("check.py").arg(server::program()?))
}

fn python() -> PathBuf {
    target().join("serve-venv/bin/python")
}

/// A virtual environment with what `requirements.txt` pins, each file by its hash.
fn environment() -> Result<()> {
    let wanted = read(format!("{FOLDER}/requirements.txt"))?;
    let stamp = target().join("serve-venv/requirements.txt");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run(command("python3", ".").args(["-m", "venv"]).arg(target().join("serve-venv")))?;
    let mut pip = command(python(), FOLDER);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]);
    run(pip.args(["-r", "requirements.txt"]))?;
    write(stamp, &wanted)
}
