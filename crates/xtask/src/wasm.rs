//! JavaScript: the wasm core and the npm package around it.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::language::Language;
use crate::shell::{
    Result, command, copy, files, have, install_npm, npm_tool, output, read, replace_all, root, run, target,
};
use crate::size;
use crate::steps::Steps;

/// The npm package's folder.
pub const PACKAGE: &str = "bindings/wasm/npm";
/// Where the examples and the tests import it.
const USERS: &str = "bindings/wasm";
const TRIPLE: &str = "wasm32-unknown-unknown";

/// The entry points of the package, each with its types.
const ENTRIES: [&str; 8] = ["index", "slim", "v1", "webhook", "schema", "forms", "messages/en", "messages/pt-BR"];

/// A wasm module of the package.
struct Module {
    /// Its file's name.
    name: &'static str,
    /// The entry that has it inlined.
    entry: &'static str,
    /// The crate that it is, and the features it is built with.
    package: &'static str,
    features: &'static [&'static str],
    profile: Profile,
}

/// What a module is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Profile {
    /// For downloads: small. The file itself is in the package too.
    Size,
    /// For servers: fast, since size does not matter on disk.
    Speed,
    /// For the demo: built soon.
    Demo,
}

const MODULES: [Module; 4] = [
    Module { name: "lastro", entry: "index", package: "lastro-wasm", features: &["v2"], profile: Profile::Size },
    Module { name: "node", entry: "node", package: "lastro-wasm", features: &["v2"], profile: Profile::Speed },
    Module { name: "v1", entry: "v1", package: "lastro-wasm", features: &["v1"], profile: Profile::Size },
    Module { name: "webhook", entry: "webhook", package: "lastro-webhook", features: &[], profile: Profile::Size },
];

/// Entries that are only a table and a look-up: their source maps would be larger than the entries, and show the same
/// table.
const TABLES: [&str; 2] = ["schema", "forms"];

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
        install_npm(PACKAGE)?;
        for module in &MODULES {
            optimise(&cargo_wasm(module, module.profile)?, module)?;
        }
        same_version()?;
        bundle()
    }

    fn test(&self) -> Result<()> {
        pack(USERS)?;
        run(command("node", "bindings/wasm/tests").args(["--test", "--test-reporter=spec"]))?;
        run(tool("tsc").args(["-p", "../tests/types"]))?;
        sizes()
    }

    /// Beside a copy of the example, where Node looks for the package.
    fn demo(&self, steps: &Steps) -> Result<String> {
        let place = target().join("demo/javascript");
        steps.step("the wasm core", || demo_package(&place.join("node_modules/lastro")))?;
        let example = place.join("billing-day.mjs");
        copy(root().join("bindings/wasm/examples/billing-day.mjs"), &example)?;
        let fixture = root().join("tests/fixtures/billing-day.json");
        steps.step("the billing day", || output(command("node", &place).arg(example).arg(fixture)))
    }
}

/// What the modules that are downloaded weigh; a failure if one is over its budget. `build` has been run.
pub fn sizes() -> Result<()> {
    size::measure(&root().join(PACKAGE).join("build"))
}

/// npm reads the version from its own file: it must be the one that every package has.
fn same_version() -> Result<()> {
    let file = format!("{PACKAGE}/package.json");
    let manifest: serde_json::Value = serde_json::from_str(&read(&file)?).map_err(|e| format!("{file}: {e}"))?;
    let version = env!("CARGO_PKG_VERSION");
    if manifest["version"] == version { Ok(()) } else { Err(format!("{file} has not the version {version}")) }
}

/// A program of the package's locked dependencies.
fn tool(name: &str) -> std::process::Command {
    npm_tool(PACKAGE, name)
}

/// Builds a module and gives the file.
fn cargo_wasm(module: &Module, profile: Profile) -> Result<PathBuf> {
    let mut flags = remapped_paths();
    let (profile, folder) = match profile {
        Profile::Size => {
            // sha2's own setting for small programs: a loop instead of 64 rounds written out
            flags.push("--cfg=sha2_backend_soft=\"compact\"".to_owned());
            ("wasm", "wasm")
        }
        Profile::Speed => ("speed", "speed"),
        Profile::Demo => {
            flags.push("-Cstrip=debuginfo".to_owned());
            ("dev", "debug")
        }
    };
    let config = format!("target.{TRIPLE}.rustflags={flags:?}");
    let build = ["build", "--quiet", "--profile", profile, "--target", TRIPLE, "--package", module.package];
    let mut cargo = command("cargo", ".");
    cargo.args(["--config", &config]).args(build).arg("--features").arg(module.features.join(","));
    run(&mut cargo)?;
    Ok(target().join(TRIPLE).join(folder).join(module.package.replace('-', "_")).with_extension("wasm"))
}

/// Flags that keep the paths of the build machine out of the file: they are private, and take space.
fn remapped_paths() -> Vec<String> {
    let home = || Path::new(&env::var_os("HOME").unwrap_or_default()).join(".cargo");
    let cargo = env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from);
    let registries =
        fs::read_dir(cargo.join("registry/src")).into_iter().flatten().filter_map(|e| Some(e.ok()?.path()));
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    registries.map(|path| remap(&path, "deps")).chain([remap(&root(), "lastro")]).collect()
}

/// Lets Binaryen make the module smaller or faster, and leave out what only a debugger or the compiler reads.
fn optimise(wasm: &Path, module: &Module) -> Result<()> {
    let folder = root().join(PACKAGE).join("build");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let built = folder.join(module.name).with_extension("wasm");
    let level = match module.profile {
        Profile::Size => "-Oz",
        Profile::Speed | Profile::Demo => "-O3",
    };
    run(tool("wasm-opt").args([level, "--strip-debug", "--strip-producers"]).arg(wasm).arg("-o").arg(&built))?;
    sign(&built, module)
}

/// Writes into a section of the file which program it is. Modules with the same text have the same operations at the
/// same places, and the package refuses any other.
fn sign(wasm: &Path, module: &Module) -> Result<()> {
    const NAME: &str = "lastro";
    let text = [module.package, env!("CARGO_PKG_VERSION"), &module.features.join(",")].join(" ");
    let content: Vec<u8> = [&[NAME.len() as u8], NAME.as_bytes(), text.trim_end().as_bytes()].concat();
    // a length below 128 is one byte
    assert!(content.len() < 128, "{text}");
    let mut file = fs::read(wasm).map_err(|e| format!("{}: {e}", wasm.display()))?;
    file.extend([0, content.len() as u8]);
    file.extend(content);
    fs::write(wasm, file).map_err(|e| format!("{}: {e}", wasm.display()))
}

/// A file as text that `src/inlined.js` reads: a low byte is a letter, a high byte two. Base64 is a quarter longer to
/// download, since its letters cut across the bytes and gzip finds nothing again.
fn inlined(bytes: &[u8]) -> String {
    const LEADS: usize = 2;
    let letters: Vec<char> = (' '..='~').filter(|c| !"\"'`\\$<".contains(*c)).collect();
    let low = letters.len() - LEADS;
    let mut text = String::with_capacity(bytes.len() * 5 / 4);
    for byte in bytes.iter().map(|byte| usize::from(*byte)) {
        match byte.checked_sub(low) {
            None => text.push(letters[byte + LEADS]),
            Some(high) => text.extend([letters[high / letters.len()], letters[high % letters.len()]]),
        }
    }
    text
}

/// One file for each entry and module system, so that no bundler needs a plugin.
fn bundle() -> Result<()> {
    let dist = root().join(PACKAGE).join("dist");
    let _ = fs::remove_dir_all(&dist);
    // the first entry twice: with the module for a download, and with the one for a server
    let entries = ENTRIES.into_iter().map(|entry| (entry, entry)).chain([("node", "index")]);
    let (tables, code): (Vec<_>, Vec<_>) = entries.partition(|(entry, _)| TABLES.contains(entry));
    for (format, extension) in [("esm", ".js"), ("cjs", ".cjs")] {
        for (entries, maps) in [(&code, Some("--sourcemap=linked")), (&tables, None)] {
            let mut esbuild = tool("esbuild");
            esbuild
                .args(entries.iter().map(|(entry, source)| format!("{entry}=src/{source}.js")))
                .args(["--bundle", "--log-level=warning"]);
            esbuild.args(["--target=es2022", "--platform=neutral", "--outbase=src", "--outdir=dist"]).args(maps);
            esbuild.arg(format!("--format={format}")).arg(format!("--out-extension:.js={extension}"));
            run(&mut esbuild)?;
        }
    }
    let package = root().join(PACKAGE);
    for Module { name: module, entry, .. } in &MODULES {
        let text = inlined(&fs::read(package.join(format!("build/{module}.wasm"))).map_err(|e| e.to_string())?);
        for extension in ["js", "cjs"] {
            let file = package.join(format!("dist/{entry}.{extension}"));
            let mut code = fs::read_to_string(&file).map_err(|e| e.to_string())?;
            replace_all(&mut code, "{{wasm}}", &text).map_err(|e| format!("{}: {e}", file.display()))?;
            crate::shell::write(&file, &code)?;
        }
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(root().join(licence), package.join(licence))?;
    }
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
    for Module { name, .. } in MODULES.iter().filter(|module| module.profile == Profile::Size) {
        let file = format!("{name}.wasm");
        copy(package.join("build").join(&file), package.join("dist").join(&file))?;
    }
    Ok(())
}

/// The package as the demo's example imports it: the sources as they are written, once for each entry, with modules that
/// were built soon. No program of npm's has a part in it, so that none is installed.
fn demo_package(folder: &Path) -> Result<()> {
    let source = root().join(PACKAGE);
    copy(source.join("package.json"), folder.join("package.json"))?;
    for (name, entry) in [("node", "index.js"), ("v1", "v1.js")] {
        let module = MODULES.iter().find(|module| module.name == name).ok_or(name)?;
        let wasm = folder.join(name).with_extension("wasm");
        copy(cargo_wasm(module, Profile::Demo)?, &wasm)?;
        sign(&wasm, module)?;
        let own = folder.join("dist").join(module.entry);
        for (file, name) in files(&source.join("src"))? {
            copy(file, own.join(name))?;
        }
        let mut code = read(source.join("src").join(entry))?;
        replace_all(&mut code, "{{wasm}}", &inlined(&fs::read(&wasm).map_err(|e| e.to_string())?))?;
        crate::shell::write(own.join(entry), &code)?;
        crate::shell::write(own.with_extension("js"), &format!("export * from \"./{}/{entry}\";\n", module.entry))?;
    }
    Ok(())
}

/// Packs what is to be published, and gives the tarball.
pub fn tarball() -> Result<PathBuf> {
    let folder = target().join("npm");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let packed = output(command("npm", PACKAGE).args(["pack", "--silent", "--pack-destination"]).arg(&folder))?;
    Ok(folder.join(packed.trim()))
}

/// Installs the packed tarball in addition to what a folder's lock file names: what users get, not the sources.
///
/// # Errors
/// What failed.
pub fn pack(folder: &str) -> Result<()> {
    install_npm(folder)?;
    let installed = root().join(folder).join("node_modules/lastro");
    let _ = fs::remove_dir_all(&installed);
    let tarball = tarball()?;
    fs::create_dir_all(&installed).map_err(|e| e.to_string())?;
    run(command("tar", ".").arg("-xzf").arg(tarball).arg("-C").arg(&installed).arg("--strip-components=1"))
}
