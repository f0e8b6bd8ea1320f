//! The playground: static pages on the packed npm package, tested in a real browser.

use std::env;

use crate::language::Language as _;
use crate::shell::{Result, command, have, npm_tool, run, target};
use crate::wasm::{self, Wasm};

/// The pages' folder, with the packages that drive a browser.
pub const FOLDER: &str = "web";
/// Names another Chromium than the one on the path.
const CHROMIUM: &str = "LASTRO_CHROMIUM";

/// What its tests lack on this machine, by name.
pub fn missing() -> Option<String> {
    let browser = || (env::var_os(CHROMIUM).is_none() && !have("chromium")).then(|| "chromium".to_owned());
    Wasm.missing().or_else(browser)
}

/// Checks and builds the pages; the npm package has been built.
///
/// # Errors
/// What failed.
pub fn build() -> Result<()> {
    wasm::pack(FOLDER)?;
    run(&mut npm_tool(FOLDER, "tsc"))?;
    run(npm_tool(FOLDER, "vite").args(["build", "--logLevel", "warn"]))
}

/// Runs the tests, which serve the pages themselves and leave pictures of them; `build` has been run.
///
/// # Errors
/// What failed.
pub fn test() -> Result<()> {
    // A browser each at the same time would be too much for a small machine.
    let node = ["--test", "--test-concurrency=1", "--test-reporter=spec"];
    run(command("node", "web/tests").args(node).env("LASTRO_PICTURES", target().join("playground")))
}

/// Builds the npm package and the playground, and tests the latter.
///
/// # Errors
/// What failed or is missing.
pub fn run_all() -> Result<()> {
    if let Some(missing) = missing() {
        return Err(format!("playground: {missing} is not on this machine"));
    }
    Wasm.build()?;
    build()?;
    test()
}

/// Builds what is needed and serves the playground on this machine alone, until interrupted.
///
/// # Errors
/// What failed or is missing.
pub fn serve() -> Result<()> {
    if let Some(missing) = Wasm.missing() {
        return Err(format!("playground: {missing} is not on this machine"));
    }
    Wasm.build()?;
    build()?;
    run(npm_tool(FOLDER, "vite").args(["preview", "--host", "127.0.0.1"]))
}
