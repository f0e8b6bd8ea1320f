//! Columns in the libraries that have them: the tests `test_bulk*.py`, with the newest of these libraries and the oldest that
//! are supported.

use crate::python::{environment_with, unpacked};
use crate::shell::{Result, command, files, root, run, target};

const FOLDER: &str = "bindings/python";

/// Which versions of the libraries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Versions {
    Newest,
    Oldest,
}

impl Versions {
    /// Those of a word.
    pub fn of(word: &str) -> Self {
        if word == "oldest" { Self::Oldest } else { Self::Newest }
    }
}

/// Runs the tests on the Python package, built in the profile `dev`: only there a text makes an operation panic.
pub fn run_all(versions: Versions) -> Result<()> {
    let package = unpacked(target().join("bulk/package"))?;
    let (folder, requirements) = match versions {
        Versions::Newest => ("bulk/newest", "requirements-bulk.txt"),
        Versions::Oldest => ("bulk/oldest", "requirements-bulk-oldest.txt"),
    };
    let python = environment_with(folder, &format!("{FOLDER}/{requirements}"), &[])?;
    let tests = root().join(FOLDER).join("tests");
    let mut names: Vec<_> = files(&tests)?.into_iter().map(|(_, name)| name).filter(|name| is_test(name)).collect();
    names.sort();
    let isolated = |tool: &str| {
        let mut command = command(&python, &tests);
        command.args(["-P", "-m", tool]).env("PYTHONPATH", &package).env("PYTHONDONTWRITEBYTECODE", "1");
        command
    };
    run(isolated("pytest").args(["-q", "-p", "no:cacheprovider"]).args(names))?;
    if versions == Versions::Oldest {
        return Ok(());
    }
    // the types of the newest Polars
    let config = root().join(FOLDER).join("pyproject.toml");
    let modules = ["bulk", "polars", "_columns", "_expressions", "_functions", "_plugin", "_records"];
    let modules = modules.iter().flat_map(|name| ["--module".to_owned(), format!("lastro.{name}")]);
    run(isolated("mypy").arg("--config-file").arg(config).args(modules))
}

fn is_test(name: &std::path::Path) -> bool {
    name.to_str().is_some_and(|name| name.starts_with("test_bulk") && name.ends_with(".py"))
}
