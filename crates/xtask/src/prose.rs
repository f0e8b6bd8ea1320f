//! Lints prose (pages, comments, the command's help) with Vale, by the rules in `docs/style`.

use crate::needs::PYTHON;
use crate::{artifacts, python};
use runner::machine::missing_program;
use runner::shell::{GoTool, Result, command, run, target};

/// The linter Vale. It is built with a Go compiler that a Python package provides.
pub const VALE: GoTool = GoTool { name: "vale", folder: "tools/vale" };

/// The name of a tool that the prose linter needs and this machine lacks; `None` if all are present.
pub fn missing() -> Option<String> {
    missing_program(&[PYTHON]).or_else(|| (!VALE.is_built()).then(|| VALE.name.to_owned()))
}

/// Builds the linter.
pub fn install() -> Result<()> {
    VALE.build(&python::environment_with(VALE.name, "tools/vale/requirements.txt")?.with_file_name("go"))?;
    python::remove_environment(VALE.name)
}

/// Runs the linter; every finding is a failure.
pub fn check() -> Result<()> {
    let pages = target().join("prose");
    let lastro = artifacts::program("lastro-cli", "lastro", &[])?;
    artifacts::codegen(["reference".as_ref(), lastro.as_os_str(), pages.join("reference").as_os_str()])?;
    artifacts::codegen(["pages".as_ref(), pages.join("operations").as_os_str()])?;
    run(command(PYTHON, ".").arg("tools/vale/check.py").arg(VALE.program()).arg(pages))
}
