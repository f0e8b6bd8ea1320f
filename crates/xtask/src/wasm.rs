//! JavaScript: the wasm core and the npm package around it.

use std::path::{Path, PathBuf};
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

use crate::generate::entries::{ENTRIES, Entry};
use crate::language::{self, Language};
use crate::shell::{
    Result, command, copy, files, have, install_npm, npm_tool, output, read, replace_all, root, run, target, write,
};
use crate::size;
use crate::steps::Steps;

/// The npm package's folder.
pub const PACKAGE: &str = "bindings/wasm/npm";
/// Where the examples and the tests import it.
pub const USERS: &str = "bindings/wasm";
/// The target of every wasm program.
pub const TRIPLE: &str = "wasm32-unknown-unknown";

/// The file of the default entry for servers.
const NODE: &str = "node";

/// The entries without a wasm that are only a table and a look-up: their source maps would be larger than the entries, and
/// show the same table.
const TABLES: [&str; 2] = ["fields", "schema"];
/// The other entries without a wasm.
const MESSAGES: [&str; 2] = ["messages/en", "messages/pt-BR"];

/// Types that several entries share, and the file that each is in.
const SHARED_TYPES: [(&str, &str); 10] = [
    ("api", "generated/api"),
    ("v1-api", "generated/v1"),
    ("common", "common"),
    ("dispatch", "dispatch"),
    ("start", "start"),
    ("verify", "verify"),
    ("standard", "standard"),
    ("branded", "branded"),
    ("twin-class", "twin-class"),
    ("twin-records", "generated/twin-records"),
];

/// What a wasm file is made for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    /// For downloads: small. The file itself is in the package too.
    Size,
    /// For servers: fast, since size does not matter on disk. The default entry has one, under the same JavaScript as the
    /// small file: the tests run on it.
    Speed,
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
        build(&|_| true)
    }

    fn test(&self) -> Result<()> {
        pack(USERS)?;
        run(command("node", "bindings/wasm/tests").args(["--test", "--test-reporter=spec"]))?;
        for program in ["types", "types/branded", "types/libraries"] {
            run(tool("tsc").arg("-p").arg(format!("../tests/{program}")))?;
        }
        sizes()
    }

    /// Beside copies of the examples, where Node looks for the package.
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

/// Builds the package with the programs of some entries only; the others are as they were built last.
pub fn build_only(entries: &[&str]) -> Result<()> {
    entries.iter().try_for_each(|name| entry(name).map(drop))?;
    build(&|name| entries.contains(&name))
}

fn build(wanted: &dyn Fn(&str) -> bool) -> Result<()> {
    install_npm(PACKAGE)?;
    for entry in ENTRIES.iter().filter(|entry| wanted(entry.name)) {
        bind(&cargo_wasm(entry, profile(entry), "debuginfo")?, entry, Level::Size)?;
    }
    let whole = entry("lastro")?;
    if wanted(whole.name) {
        bind(&cargo_wasm(whole, "speed", "debuginfo")?, whole, Level::Speed)?;
    }
    same_version()?;
    bundle()
}

/// What the modules that are downloaded weigh; a failure if one is over its budget. `build` has been run.
pub fn sizes() -> Result<()> {
    size::measure(wasm_file, with_names)
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

/// The program of an entry with the names of its functions, for those who look into it.
pub fn with_names(entry: &str) -> Result<PathBuf> {
    let entry = self::entry(entry)?;
    cargo_wasm(entry, profile(entry), "none")
}

/// The profile of Cargo's for the program that is downloaded.
fn profile(entry: &Entry) -> &'static str {
    if entry.name == "webhook" { "webhook" } else { "wasm" }
}

fn entry(name: &str) -> Result<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.name == name).ok_or_else(|| format!("no entry {name}"))
}

/// Builds the program of an entry in a profile of Cargo's and gives the file. `strip`: what is to be left out of it.
fn cargo_wasm(entry: &Entry, profile: &str, strip: &str) -> Result<PathBuf> {
    let mut flags = remapped_paths()?;
    if profile != "speed" {
        // sha2's own setting for small programs: a loop instead of 64 rounds written out
        flags.push("--cfg=sha2_backend_soft=\"compact\"".to_owned());
    }
    let config = format!("target.{TRIPLE}.rustflags={flags:?}");
    let mut cargo = command("cargo", ".");
    let strip = format!("profile.{profile}.strip={strip:?}");
    cargo.args(["--config", &config, "--config", &strip, "build", "--quiet", "--profile", profile, "--target", TRIPLE]);
    run(cargo.args(["--package", "lastro-wasm", "--features", entry.name]))?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target().join(TRIPLE).join(folder).join("lastro_wasm.wasm"))
}

/// Flags that keep the paths of the build machine out of the file: they are private, and take space.
fn remapped_paths() -> Result<Vec<String>> {
    let home = || Path::new(&env::var_os("HOME").unwrap_or_default()).join(".cargo");
    let cargo = env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from);
    let registries =
        fs::read_dir(cargo.join("registry/src")).into_iter().flatten().filter_map(|e| Some(e.ok()?.path()));
    let sysroot = PathBuf::from(output(command("rustc", ".").args(["--print", "sysroot"]))?.trim());
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let own = [remap(&root(), "lastro"), remap(&sysroot.join("lib/rustlib/src/rust"), "rust")];
    Ok(registries.map(|path| remap(&path, "deps")).chain(own).collect())
}

/// Makes the JavaScript around a program, and the smaller file that is shipped.
fn bind(wasm: &Path, entry: &Entry, level: Level) -> Result<()> {
    let folder = match level {
        Level::Size => root().join(PACKAGE).join("build"),
        Level::Speed => target().join("npm-speed"),
    };
    let bound = generate(wasm, entry.name, &folder, WasmFile::Passed)?;
    let (flag, shipped) = match level {
        Level::Size => ("-Oz", wasm_file(entry.name)),
        Level::Speed => ("-O3", wasm_file(NODE)),
    };
    run(tool("wasm-opt").args([flag, "--strip-debug", "--strip-producers"]).arg(&bound).arg("-o").arg(&shipped))?;
    fs::remove_file(&bound).map_err(|e| format!("{}: {e}", bound.display()))?;
    sign(&shipped, entry)
}

/// How the JavaScript that wasm-bindgen writes finds its wasm file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum WasmFile {
    /// The caller passes the file's bytes to the function that starts the program.
    Passed,
    /// The JavaScript loads the file from its own folder, unless the caller passes it.
    Beside,
}

/// Writes a wasm program, and the JavaScript that calls it, into a folder under a name. Gives the path of the wasm file.
pub fn generate(wasm: &Path, name: &str, folder: &Path, file: WasmFile) -> Result<PathBuf> {
    let text = |error: &dyn std::fmt::Display| format!("{name}: {error}");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(false).omit_default_module_path(file == WasmFile::Passed);
    bindgen.web(true).map_err(|e| text(&e))?.generate(folder).map_err(|e| text(&e))?;
    Ok(folder.join(format!("{name}_bg.wasm")))
}

/// The package as the demo's examples import it: the sources as they are written, once for each entry, with programs that
/// are built soon instead of small and fast.
fn demo_package(folder: &Path) -> Result<()> {
    let mut exports = serde_json::Map::new();
    for name in ["lastro", "v1", "twin"] {
        let (entry, place) = (entry(name)?, folder.join(name));
        let wasm = generate(&cargo_wasm(entry, "dev", "debuginfo")?, name, &place.join("build"), WasmFile::Passed)?;
        sign(&wasm, entry)?;
        let sources = root().join(PACKAGE).join("src");
        for (source, path) in files(&sources)? {
            copy(source, place.join("src").join(path))?;
        }
        let index = format!(
            "import {{ readFileSync }} from \"node:fs\";\nimport {{ install }} from \"./src/runtime.js\";\n\
             export * from \"./src/generated/entries/{name}.js\";\n\
             install(new WebAssembly.Module(readFileSync(new URL(\"build/{name}_bg.wasm\", import.meta.url))));\n"
        );
        write(place.join("index.js"), &index)?;
        let subpath = if name == "lastro" { ".".to_owned() } else { format!("./{name}") };
        exports.insert(subpath, format!("./{name}/index.js").into());
    }
    let manifest = serde_json::json!({ "name": "lastro", "type": "module", "exports": exports });
    write(folder.join("package.json"), &manifest.to_string())
}

/// The wasm file of an entry.
pub fn wasm_file(name: &str) -> PathBuf {
    root().join(PACKAGE).join("build").join(name).with_extension("wasm")
}

/// Writes into a section of the file which program it is, see [`Entry::identity`].
fn sign(wasm: &Path, entry: &Entry) -> Result<()> {
    const NAME: &str = "lastro";
    let text = entry.identity();
    let content: Vec<u8> = [&[NAME.len() as u8], NAME.as_bytes(), text.as_bytes()].concat();
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
    let code = ENTRIES.iter().flat_map(|entry| {
        let source = |kind: &str| format!("src/generated/entries/{}.{kind}.js", entry.name);
        [format!("{}={}", entry.file(), source("inlined")), format!("{}={}", entry.slim(), source("slim"))]
    });
    let node = format!("{NODE}=src/generated/entries/lastro.inlined.js");
    let plain = |entry: &&str| format!("{entry}=src/{entry}.js");
    let code: Vec<String> = code.chain([node]).chain(MESSAGES.iter().map(plain)).collect();
    let tables: Vec<String> = TABLES.iter().map(plain).collect();
    for (format, extension) in [("esm", ".js"), ("cjs", ".cjs")] {
        for (entries, maps) in [(&code, Some("--sourcemap=linked")), (&tables, None)] {
            let mut esbuild = tool("esbuild");
            esbuild.args(entries).args(["--bundle", "--log-level=warning"]);
            esbuild.args(["--target=es2022", "--platform=neutral", "--outdir=dist"]).args(maps);
            esbuild.arg(format!("--format={format}")).arg(format!("--out-extension:.js={extension}"));
            run(&mut esbuild)?;
        }
    }
    for (name, file) in ENTRIES.iter().map(|entry| (entry.name, entry.file())).chain([(NODE, NODE)]) {
        let wasm = wasm_file(name);
        let text = inlined(&fs::read(&wasm).map_err(|e| format!("{}: {e}", wasm.display()))?);
        for extension in ["js", "cjs"] {
            let file = dist.join(format!("{file}.{extension}"));
            let mut code = fs::read_to_string(&file).map_err(|e| e.to_string())?;
            replace_all(&mut code, "{{wasm}}", &text).map_err(|e| format!("{}: {e}", file.display()))?;
            write(&file, &code)?;
        }
    }
    for entry in &ENTRIES {
        copy(wasm_file(entry.name), dist.join(entry.name).with_extension("wasm"))?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(root().join(licence), root().join(PACKAGE).join(licence))?;
    }
    let entries = ENTRIES.iter().flat_map(|entry| {
        let source = |kind: &str| format!("generated/entries/{}{kind}", entry.name);
        [(entry.file().to_owned(), source("")), (entry.slim(), source(".slim"))]
    });
    let tables = TABLES.iter().chain(&MESSAGES).map(|entry| ((*entry).to_owned(), (*entry).to_owned()));
    let shared = SHARED_TYPES.iter().map(|(file, source)| ((*file).to_owned(), (*source).to_owned()));
    for (file, source) in entries.chain(tables).chain(shared) {
        let source = root().join(PACKAGE).join(format!("src/{source}.d.ts"));
        let types = fs::read_to_string(&source).map_err(|e| format!("{}: {e}", source.display()))?;
        write(dist.join(format!("{file}.d.ts")), &types)?;
        // the same types for `require`, whose relative imports name `.cjs`
        write(dist.join(format!("{file}.d.cts")), &types.replace(".js\"", ".cjs\""))?;
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
