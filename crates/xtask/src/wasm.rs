//! JavaScript: compiles the wasm module of each entry of the npm package. The scripts in the package's folder do the rest.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::language::{self, Language};
use crate::shell::{Result, command, copy, have, install_npm, npm_tool, output, read, root, run, target};
use crate::steps::Steps;

/// The npm package's folder.
pub const PACKAGE: &str = "bindings/wasm/npm";
/// Where the examples and the tests import it.
pub const USERS: &str = "bindings/wasm";
/// The compilation target of every wasm module.
pub const TRIPLE: &str = "wasm32-unknown-unknown";

/// The entry `lastro` itself. For servers it is compiled a second time, for speed.
const DEFAULT: &str = "lastro";
/// The entries that the demo's examples import.
const DEMO: [&str; 3] = [DEFAULT, "v1", "twin"];

/// How the npm package's wasm modules are compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// In the `dev` profile and without `wasm-opt`, for the everyday checks: seconds instead of minutes, several times as
    /// large.
    Quick,
    /// As the package is published.
    Shipped,
}

impl Build {
    /// The folder for what wasm-bindgen writes.
    fn folder(self) -> PathBuf {
        target().join(if self == Self::Quick { "npm-quick" } else { "npm-shipped" })
    }

    /// The Cargo profile for an entry.
    fn profile(self, entry: &str) -> &'static str {
        match self {
            Self::Quick => "dev",
            Self::Shipped if entry == "webhook" => "webhook",
            Self::Shipped => "wasm",
        }
    }
}

/// JavaScript.
pub struct Wasm;

impl Language for Wasm {
    fn name(&self) -> &'static str {
        "JavaScript"
    }

    fn word(&self) -> &'static str {
        "js"
    }

    fn missing(&self) -> Option<String> {
        ["node", "npm"].into_iter().find(|p| !have(p)).map(str::to_owned)
    }

    fn build(&self) -> Result<()> {
        build(Build::Shipped)
    }

    fn test(&self) -> Result<()> {
        test()?;
        sizes()
    }

    /// Next to copies of the examples, where Node looks for the package.
    fn demo(&self, steps: &Steps) -> Result<String> {
        let place = target().join("demo/javascript");
        steps.step("the wasm core", || demo_package(&place.join("node_modules/lastro")))?;
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

/// Builds the npm package in `bindings/wasm/npm/dist`.
pub fn build(build: Build) -> Result<()> {
    package(build, &entries()?)
}

/// Builds the package as published, but compiles these entries only; the others are as the last such build left them.
pub fn build_only(names: &[&str]) -> Result<()> {
    let entries = entries()?;
    if let Some(unknown) = names.iter().find(|name| !entries.iter().any(|entry| entry == *name)) {
        return Err(format!("{unknown}: not an entry ({})", entries.join(", ")));
    }
    package(Build::Shipped, &names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
}

fn package(build: Build, entries: &[String]) -> Result<()> {
    install_npm(PACKAGE)?;
    let folder = build.folder();
    for entry in entries {
        bind(&cargo_wasm(entry, build.profile(entry))?, entry, &folder, false)?;
    }
    if build == Build::Shipped && entries.iter().any(|entry| entry == DEFAULT) {
        // under the entry's name too, since the module imports from a file of that name
        bind(&cargo_wasm(DEFAULT, "speed")?, DEFAULT, &folder.join("node"), false)?;
    }
    let quick = (build == Build::Quick).then_some("--quick");
    run(command("node", PACKAGE).arg("build.mjs").arg("--from").arg(folder).args(quick))
}

/// Runs the package's tests and compiles its types with TypeScript; it has been built.
pub fn test() -> Result<()> {
    pack(USERS)?;
    run(command("node", "bindings/wasm/tests").args(["--test", "--test-reporter=spec"]))?;
    let programs = ["types", "types/branded", "types/libraries"];
    programs.iter().try_for_each(|program| run(npm_tool(PACKAGE, "tsc").arg("-p").arg(format!("../tests/{program}"))))
}

/// Prints the size of each wasm module of the package as published, and fails if one is over its budget.
pub fn sizes() -> Result<()> {
    run(command("node", PACKAGE).arg("sizes.mjs"))
}

/// The names of the package's entries that have a wasm module, from the list that the code generator writes.
fn entries() -> Result<Vec<String>> {
    let file = format!("{PACKAGE}/src/generated/entries.json");
    let list: Vec<serde_json::Value> = serde_json::from_str(&read(&file)?).map_err(|e| format!("{file}: {e}"))?;
    list.iter().map(|entry| Ok(entry["name"].as_str().ok_or_else(|| format!("{file}: no name"))?.to_owned())).collect()
}

/// Compiles the module of an entry in a Cargo profile. Returns its file, which the next call overwrites.
fn cargo_wasm(entry: &str, profile: &str) -> Result<PathBuf> {
    let mut flags = remapped_paths()?;
    if profile != "speed" {
        // sha2's own setting for small modules: a loop instead of 64 unrolled rounds
        flags.push("--cfg=sha2_backend_soft=\"compact\"".to_owned());
    }
    let config = format!("target.{TRIPLE}.rustflags={flags:?}");
    let mut cargo = command("cargo", ".");
    cargo.args(["--config", &config, "build", "--quiet", "--profile", profile, "--target", TRIPLE]);
    run(cargo.args(["--package", "lastro-wasm", "--features", entry]))?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target().join(TRIPLE).join(folder).join("lastro_wasm.wasm"))
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

/// Writes `NAME.js`, which calls a wasm module, and `NAME_bg.wasm` into a folder. The JavaScript loads the module from
/// its own folder if `beside` is set; otherwise the caller passes the module.
pub fn bind(wasm: &Path, name: &str, folder: &Path, beside: bool) -> Result<()> {
    let mut tool = command("cargo", ".");
    tool.args(["run", "--quiet", "--package", "lastro-wasm-bindgen", "--"]).arg(wasm).arg(name).arg(folder);
    run(tool.args(beside.then_some("--beside")))
}

/// Writes the package as the demo's examples import it: not bundled, so that the demo needs no npm dependency.
fn demo_package(folder: &Path) -> Result<()> {
    let bound = Build::Quick.folder();
    for entry in DEMO {
        bind(&cargo_wasm(entry, Build::Quick.profile(entry))?, entry, &bound, false)?;
    }
    let mut node = command("node", PACKAGE);
    run(node.args(["unbundled.mjs", "--from"]).arg(bound).arg("--to").arg(folder).args(DEMO))
}

/// Packs the built package, and returns the tarball.
pub fn tarball() -> Result<PathBuf> {
    let folder = target().join("npm");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let packed = output(command("npm", PACKAGE).args(["pack", "--silent", "--pack-destination"]).arg(&folder))?;
    Ok(folder.join(packed.trim()))
}

/// Installs the packed tarball in addition to what a folder's lock file names: what users get, not the sources.
pub fn pack(folder: &str) -> Result<()> {
    install_npm(folder)?;
    let installed = root().join(folder).join("node_modules/lastro");
    let _ = fs::remove_dir_all(&installed);
    let tarball = tarball()?;
    fs::create_dir_all(&installed).map_err(|e| e.to_string())?;
    run(command("tar", ".").arg("-xzf").arg(tarball).arg("-C").arg(&installed).arg("--strip-components=1"))
}
