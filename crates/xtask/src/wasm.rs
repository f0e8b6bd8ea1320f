//! JavaScript: the wasm core and the npm package around it.

use std::path::{Path, PathBuf};
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

use crate::Language;
use crate::generate::{catalogue, typescript};
use crate::shell::{Result, command, copy, have, install_npm, npm_tool, output, root, run, snapshot, target};

/// The npm package's folder.
pub const PACKAGE: &str = "bindings/wasm/npm";
/// Where the examples and the tests import it.
const USERS: &str = "bindings/wasm";
const TRIPLE: &str = "wasm32-unknown-unknown";

/// What the package can be imported by.
const ENTRIES: [&str; 8] = ["index", "slim", "v1", "webhook", "schema", "forms", "messages/en", "messages/pt-BR"];

/// The modules with JavaScript glue, and the features that each is built with.
const BOUND: [(&str, &[&str]); 2] = [("lastro", &["--features", "v2"]), ("v1", &["--features", "v1"])];

/// JavaScript.
pub struct Wasm;

impl Language for Wasm {
    fn name(&self) -> &'static str {
        "JavaScript"
    }

    fn missing(&self) -> Option<String> {
        ["node", "npm"].into_iter().find(|p| !have(p)).map(str::to_owned)
    }

    fn build(&self) -> Result<()> {
        install_npm(PACKAGE)?;
        for (name, features) in BOUND {
            let built = cargo_wasm("lastro-wasm", "lastro_wasm", features)?;
            optimise(&bindgen(&built, name)?, &format!("build/{name}.wasm"))?;
        }
        let webhook = cargo_wasm("lastro-webhook", "lastro_webhook", &[])?;
        optimise(&webhook, "build/webhook.wasm")?;
        let generated = [
            ("api.js", typescript::api_js()),
            ("api.d.ts", typescript::api_d_ts()),
            ("v1.js", typescript::v1_js()),
            ("v1.d.ts", typescript::v1_d_ts()),
        ];
        for (name, text) in generated {
            snapshot(&format!("bindings/wasm/npm/src/generated/{name}"), &text)?;
        }
        for (name, text) in catalogue::files() {
            snapshot(&format!("bindings/wasm/npm/src/generated/{name}"), &text)?;
        }
        bundle()
    }

    fn test(&self) -> Result<()> {
        let purity = cargo_wasm("lastro-purity", "lastro_purity", &[])?;
        pack(USERS)?;
        run(command("node", "bindings/wasm/tests")
            .args(["--test", "--test-reporter=spec"])
            .env("LASTRO_PURITY_WASM", purity))?;
        run(tool("tsc").args(["-p", "../tests/types"]))?;
        crate::size::measure()
    }

    fn demo(&self) -> Result<String> {
        let fixture = root().join("tests/fixtures/billing-day.json");
        pack(USERS)?;
        output(command("node", "bindings/wasm").arg("examples/billing-day.mjs").arg(fixture))
    }
}

/// A program of the package's locked dependencies.
fn tool(name: &str) -> std::process::Command {
    npm_tool(PACKAGE, name)
}

/// Builds a crate for wasm and gives the file. The standard library is built with it, for size like the rest, and a
/// panic is a trap at once: its text would be a tenth of the download, and there is nowhere to show it.
fn cargo_wasm(package: &str, file: &str, features: &[&str]) -> Result<PathBuf> {
    let sysroot = output(command("rustc", ".").args(["--print", "sysroot"]))?;
    if !Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/Cargo.lock").is_file() {
        run(command("bash", ".").arg("tools/wasm-target.sh"))?;
    }
    let panics = ["-Zunstable-options", "-Cpanic=immediate-abort", "-Zlocation-detail=none"].map(str::to_owned);
    let flags: Vec<String> = remapped_paths().into_iter().chain(panics).collect();
    let config = format!("target.{TRIPLE}.rustflags={flags:?}");
    let std = ["-Zbuild-std=std", "-Zbuild-std-features=optimize_for_size"];
    let build = ["build", "--quiet", "--profile", "wasm", "--target", TRIPLE, "--package", package];
    // These flags are of the compiler that `rust-toolchain.toml` pins, and only the download is built with them.
    let mut cargo = command("cargo", ".");
    run(cargo.env("RUSTC_BOOTSTRAP", "1").args(["--config", &config]).args(build).args(features).args(std))?;
    Ok(target().join(TRIPLE).join("wasm").join(file).with_extension("wasm"))
}

/// Flags that keep the paths of the machine that builds out of the file: they are nobody's business, and weigh.
fn remapped_paths() -> Vec<String> {
    let home = || Path::new(&env::var_os("HOME").unwrap_or_default()).join(".cargo");
    let cargo = env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from);
    let registries =
        fs::read_dir(cargo.join("registry/src")).into_iter().flatten().filter_map(|e| Some(e.ok()?.path()));
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    registries.map(|path| remap(&path, "deps")).chain([remap(&root(), "lastro")]).collect()
}

/// The JavaScript glue, by the very version of wasm-bindgen that the crate was built with.
fn bindgen(wasm: &Path, name: &str) -> Result<PathBuf> {
    let out = target().join("npm/bindgen").join(name);
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name("glue").typescript(false).omit_default_module_path(true);
    bindgen.demangle(false).web(true).and_then(|b| b.generate(&out)).map_err(|e| format!("wasm-bindgen: {e:#}"))?;
    copy(out.join("glue.js"), root().join(PACKAGE).join(format!("build/{name}.js")))?;
    Ok(out.join("glue_bg.wasm"))
}

fn optimise(wasm: &Path, to: &str) -> Result<()> {
    let features =
        ["bulk-memory", "nontrapping-float-to-int", "sign-ext", "mutable-globals", "reference-types", "multivalue"];
    // What gzip finds again in its 32 KB matters more than what is shorter by itself: data in one piece, what was
    // computed once by the compiler not split anew, and functions of one module side by side.
    let left_out = ["memory-packing", "local-cse", "reorder-functions"].map(|pass| format!("--skip-pass={pass}"));
    let mut wasm_opt = tool("wasm-opt");
    wasm_opt.args(["--flatten", "--rereloop", "-Oz", "-Oz"]).args(left_out).arg("--reorder-functions-by-name");
    wasm_opt.args(["--strip-debug", "--strip-producers"]);
    wasm_opt.args(features.map(|f| format!("--enable-{f}")));
    wasm_opt.arg(wasm).args(["-o", to]);
    run(&mut wasm_opt)
}

/// One file an entry and a module system, so that no bundler needs a plugin.
fn bundle() -> Result<()> {
    let dist = root().join(PACKAGE).join("dist");
    let _ = fs::remove_dir_all(&dist);
    for (format, extension) in [("esm", ".js"), ("cjs", ".cjs")] {
        let mut esbuild = tool("esbuild");
        esbuild.args(ENTRIES.map(|entry| format!("src/{entry}.js"))).args(["--bundle", "--log-level=warning"]);
        esbuild.args(["--loader:.wasm=binary", "--target=es2022", "--platform=neutral", "--outdir=dist"]);
        esbuild.arg(format!("--format={format}")).arg(format!("--out-extension:.js={extension}"));
        run(&mut esbuild)?;
    }
    let package = root().join(PACKAGE);
    for entry in ENTRIES {
        let types = fs::read_to_string(package.join(format!("src/{entry}.d.ts"))).map_err(|e| e.to_string())?;
        crate::shell::write(package.join(format!("dist/{entry}.d.ts")), &types)?;
        // the same types for `require`, whose relative imports name `.cjs`
        crate::shell::write(package.join(format!("dist/{entry}.d.cts")), &types.replace(".js\"", ".cjs\""))?;
    }
    for (from, to) in [("api.d.ts", "api"), ("v1.d.ts", "v1-api")] {
        let types = fs::read_to_string(package.join("src/generated").join(from)).map_err(|e| e.to_string())?;
        crate::shell::write(package.join(format!("dist/{to}.d.ts")), &types)?;
        crate::shell::write(package.join(format!("dist/{to}.d.cts")), &types.replace(".js\"", ".cjs\""))?;
    }
    for module in ["lastro", "v1", "webhook"] {
        let file = format!("{module}.wasm");
        copy(package.join("build").join(&file), package.join("dist").join(&file))?;
    }
    Ok(())
}

/// Installs the packed tarball beside what a folder's lock file names: what users get, not what lies here.
///
/// # Errors
/// What failed.
pub fn pack(folder: &str) -> Result<()> {
    install_npm(folder)?;
    let installed = root().join(folder).join("node_modules/lastro");
    let _ = fs::remove_dir_all(&installed);
    let packed =
        output(command("npm", PACKAGE).args(["pack", "--silent", "--pack-destination"]).arg(target().join("npm")))?;
    let tarball = target().join("npm").join(packed.trim());
    fs::create_dir_all(&installed).map_err(|e| e.to_string())?;
    run(command("tar", ".").arg("-xzf").arg(tarball).arg("-C").arg(&installed).arg("--strip-components=1"))
}
