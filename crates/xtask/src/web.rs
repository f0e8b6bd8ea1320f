//! Builds and tests pages in a real browser: the playground with the packed npm packages, and a Rust front end with the core.

use std::env;
use std::path::Path;

use crate::language::{Build, Language as _};
use crate::needs::WASM;
use crate::wasm::{self, Wasm};
use runner::shell::{Result, command, copy, have, install_npm, npm_tool, root, run, target};

/// The folder of the playground. The npm packages that drive a browser in tests are installed in it, too.
pub const FOLDER: &str = "web";
/// The folder of the tests of the core's feature `js`.
const FRONT_TESTS: &str = "tests/front";
/// The folder of the Leptos example, a customer form. It is a separate workspace.
pub const LEPTOS: &str = "bindings/wasm/examples/leptos";
/// The environment variable that names a Chromium other than the one on the path.
const CHROMIUM: &str = "LASTRO_CHROMIUM";

/// The name of a tool that the browser tests need and this machine lacks; `None` if all are present.
pub fn missing() -> Option<String> {
    let browser = || (env::var_os(CHROMIUM).is_none() && !have("chromium")).then(|| "chromium".to_owned());
    Wasm.missing().or_else(browser)
}

/// Builds the playground. The npm packages must be built.
pub fn build() -> Result<()> {
    wasm::pack(FOLDER)?;
    run(&mut npm_tool(FOLDER, "tsc"))?;
    run(npm_tool(FOLDER, "vite").args(["build", "--logLevel", "warn"]))
}

/// Runs the playground's tests, which serve the built pages and write screenshots. `build` must have run.
pub fn test() -> Result<()> {
    // one browser at a time is enough for a small machine
    let node = ["--test", "--test-concurrency=1", "--test-reporter=spec"];
    run(command("node", "web/tests").args(node).env("LASTRO_PICTURES", target().join("playground")))
}

/// Builds what is needed, and serves the playground to this machine only, until it is interrupted.
pub fn serve() -> Result<()> {
    Wasm.build(Build::Shipped)?;
    build()?;
    run(npm_tool(FOLDER, "vite").args(["preview", "--host", "127.0.0.1"]))
}

/// Tests Rust front ends: in Node, the conversion of every record and result to JavaScript values and back; in a browser, the
/// Leptos example, whose form the test fills in.
pub fn front() -> Result<()> {
    let tests = |folder: &str, built: &str, place: &Path| {
        run(command("node", folder).args(["--test", "--test-reporter=spec"]).env(built, place))
    };
    let values = target().join("front/values");
    wasm::bind(&wasm::module("lastro-js-values", &[], None)?, "values", &values, &[])?;
    tests(FRONT_TESTS, "LASTRO_VALUES", &values)?;

    let (built, page) = (target().join("front"), target().join("front/leptos"));
    let mut cargo = command("cargo", LEPTOS);
    run(cargo.args(["build", "--quiet", "--locked", "--target", WASM, "--target-dir"]).arg(&built))?;
    wasm::bind(&built.join(WASM).join("debug/lastro_example_leptos.wasm"), "form", &page, &["--beside"])?;
    copy(root().join(LEPTOS).join("index.html"), page.join("index.html"))?;
    install_npm(LEPTOS)?;
    tests(LEPTOS, "LASTRO_EXAMPLE", &page)
}
