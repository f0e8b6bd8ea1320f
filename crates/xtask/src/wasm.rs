//! Builds and tests the npm packages: compiles the wasm module of each entry, and runs the scripts in the package's folder,
//! which bundle the modules and check their sizes.

use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::Value;

use crate::artifacts;
use crate::language::{self, Build, Language};
use crate::needs::WASM;
use runner::machine::{missing_program, missing_target_after_rustup};
use runner::shell::{Result, command, copy, empty_folder, install_npm, npm_tool, output, read, root, run, target};
use runner::steps::Steps;

/// The folder of the npm package `lastro`, with the scripts that build both packages.
pub const PACKAGE: &str = "bindings/wasm/npm";
/// The folder of the examples and tests that import the npm packages.
pub const USERS: &str = "bindings/wasm";
/// The main entry of the npm package `lastro`. Its wasm module is compiled a second time for servers, optimized for speed.
const DEFAULT: &str = "lastro";
/// The entries of the npm packages that the demo's examples import.
const DEMO: [&str; 3] = [DEFAULT, "v1", "twin"];
/// The optimization level of the modules for servers and webhooks, where speed matters more than size.
const FAST: &str = "2";

/// The folder for the output of wasm-bindgen.
fn bound(build: Build) -> PathBuf {
    target().join(if build == Build::Quick { "npm-quick" } else { "npm-shipped" })
}

/// The optimization level of an entry's module. `None` is the profile `dev`.
fn level(build: Build, entry: &str) -> Option<&'static str> {
    match build {
        Build::Quick => None,
        // optimizing for speed makes this small module only 2 KB larger, and it runs for every webhook
        Build::Shipped if entry == "webhook" => Some(FAST),
        Build::Shipped => Some("z"),
    }
}

/// The npm packages, with a wasm module per entry.
pub struct Wasm;

impl Language for Wasm {
    fn name(&self) -> &'static str {
        "JavaScript"
    }

    fn word(&self) -> &'static str {
        "js"
    }

    fn missing(&self) -> Option<String> {
        missing_program(&["node", "npm"]).or_else(|| missing_target_after_rustup(WASM))
    }

    /// Writes each npm package to the folder `dist` in its own folder.
    fn build(&self, build: Build) -> Result<()> {
        install_npm(PACKAGE)?;
        let folder = bound(build);
        for name in entries()? {
            bind(&cargo_wasm(&name, level(build, &name))?, &name, &folder, &[])?;
        }
        if build == Build::Shipped {
            // the output has the entry's own name, since the wasm module imports a file of that name
            bind(&cargo_wasm(DEFAULT, Some(FAST))?, DEFAULT, &folder.join("node"), &[])?;
        }
        let mut script = command("node", PACKAGE);
        run(script.args(["build.mjs", "--from"]).arg(folder).args((build == Build::Quick).then_some("--quick")))
    }

    fn test(&self, build: Build) -> Result<()> {
        pack(USERS)?;
        run(command("node", "bindings/wasm/tests").args(["--test", "--test-reporter=spec"]).envs(build.thorough()))?;
        let programs = ["types", "types/branded", "types/libraries"];
        programs
            .iter()
            .try_for_each(|program| run(npm_tool(PACKAGE, "tsc").arg("-p").arg(format!("../tests/{program}"))))?;
        // fails if a wasm module is larger than its limit
        if build == Build::Shipped { run(command("node", PACKAGE).arg("sizes.mjs")) } else { Ok(()) }
    }

    /// Runs copies of the examples, with the packages next to them, where Node looks for them.
    fn demo(&self, steps: &Steps) -> Result<String> {
        let place = target().join("demo/javascript");
        steps.step("the wasm core", || demo_packages(&place.join("node_modules")))?;
        for example in ["billing-day.mjs", "year.mjs"] {
            copy(root().join("bindings/wasm/examples").join(example), place.join(example))?;
        }
        language::programs(steps, |name| {
            let mut node = command("node", &place);
            node.arg(place.join(name).with_extension("mjs"));
            node
        })
    }
}

/// The names of the entries that have a wasm module, from the list that the code generator writes.
pub fn entries() -> Result<Vec<String>> {
    let file = format!("{PACKAGE}/src/generated/entries.json");
    let listed: Value = serde_json::from_str(&read(&file)?).map_err(|e| format!("{file}: {e}"))?;
    let names = listed.as_array().into_iter().flatten().map(|entry| entry["name"].as_str().map(str::to_owned));
    names.collect::<Option<_>>().ok_or_else(|| format!("{file}: an entry has no name"))
}

/// Compiles the module of an entry. Returns its file, which the next call overwrites.
fn cargo_wasm(entry: &str, level: Option<&str>) -> Result<PathBuf> {
    module("lastro-wasm", &["--features", entry], level)
}

/// Compiles a package to a wasm module, at an optimization level or in the profile `dev`. Returns its file.
pub fn module(package: &str, options: &[&str], level: Option<&str>) -> Result<PathBuf> {
    let mut flags = remapped_paths()?;
    if level != Some(FAST) {
        // makes the crate sha2 use a loop instead of 64 unrolled rounds, for a smaller module
        flags.push("--cfg=sha2_backend_soft=\"compact\"".to_owned());
    }
    let config = format!("target.{WASM}.rustflags={flags:?}");
    let (profile, folder) = if level.is_some() { ("wasm", "wasm") } else { ("dev", "debug") };
    let mut cargo = command("cargo", ".");
    cargo.args(["--config", &config, "build", "--quiet", "--profile", profile, "--target", WASM]);
    cargo.envs(level.map(|level| ("CARGO_PROFILE_WASM_OPT_LEVEL", level)));
    run(cargo.args(["--package", package]).args(options))?;
    Ok(target().join(WASM).join(folder).join(package.replace('-', "_")).with_extension("wasm"))
}

/// Compiler flags that keep the paths of the build machine out of the module: they are private, and take space.
fn remapped_paths() -> Result<Vec<String>> {
    let home = || env::home_dir().unwrap_or_default().join(".cargo");
    let cargo = env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from);
    let registries =
        fs::read_dir(cargo.join("registry/src")).into_iter().flatten().filter_map(|e| Some(e.ok()?.path()));
    let sysroot = PathBuf::from(output(command("rustc", ".").args(["--print", "sysroot"]))?.trim());
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let own = [remap(&root(), "lastro"), remap(&sysroot.join("lib/rustlib/src/rust"), "rust")];
    Ok(registries.map(|path| remap(&path, "deps")).chain(own).collect())
}

/// Writes `NAME.js`, which calls a wasm module, and the module as `NAME_bg.wasm` into a folder. With the option `--beside`,
/// `NAME.js` loads the module from its own folder; without it, the program that imports `NAME.js` passes the module.
pub fn bind(wasm: &Path, name: &str, folder: &Path, options: &[&str]) -> Result<()> {
    const BINDGEN: &str = "lastro-wasm-bindgen";
    run(command(artifacts::program(BINDGEN, BINDGEN, &[])?, ".").arg(wasm).arg(name).arg(folder).args(options))
}

/// Writes the packages as the demo's examples import them: not bundled, so that the demo needs no npm dependency.
fn demo_packages(folder: &Path) -> Result<()> {
    let bound = bound(Build::Quick);
    for entry in DEMO {
        bind(&cargo_wasm(entry, None)?, entry, &bound, &[])?;
    }
    let mut node = command("node", PACKAGE);
    run(node.args(["unbundled.mjs", "--from"]).arg(bound).arg("--to").arg(folder).args(DEMO))
}

/// Packs the built packages, and returns the folder of the tarballs.
pub fn tarballs() -> Result<PathBuf> {
    let folder = target().join("npm");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    output(command("npm", USERS).args(["pack", "./npm", "./npm-twin", "--silent", "--pack-destination"]).arg(&folder))?;
    Ok(folder)
}

/// Installs the packed tarballs into a folder, in addition to its locked dependencies, so that tests use the packages.
pub fn pack(folder: &str) -> Result<()> {
    install_npm(folder)?;
    let tarballs = tarballs()?;
    for name in ["lastro", "lastro-twin"] {
        let installed = empty_folder(root().join(folder).join("node_modules").join(name))?;
        let tarball = tarballs.join(format!("{name}-{}.tgz", env!("CARGO_PKG_VERSION")));
        run(command("tar", ".").arg("-xzf").arg(tarball).arg("-C").arg(&installed).arg("--strip-components=1"))?;
    }
    Ok(())
}
