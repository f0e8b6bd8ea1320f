//! The documents' site: the project's Markdown, and the reference that each language's own generator makes.

use std::fs;
use std::path::{Path, PathBuf};

use lastro::json::Value;

use crate::shell::{
    Result, command, copy, empty_folder, files, have, install_npm, replace_all, root, run, target, write,
};
use crate::{kotlin, languages, python, swift};

const FOLDER: &str = "docs/site";

/// The reference of a language.
struct Reference {
    /// Its name, as [`languages::all`] have it.
    language: &'static str,
    /// Its first page in what is made.
    entry: &'static str,
    /// Makes it from what the language's build has left, and gives its folder.
    make: fn() -> Result<PathBuf>,
}

const REFERENCES: [Reference; 5] = [
    Reference { language: "JavaScript", entry: "index.html", make: typedoc },
    Reference { language: "Python", entry: "lastro.html", make: pdoc },
    Reference { language: "Kotlin", entry: "index.html", make: kotlin::docs },
    Reference { language: "Swift", entry: "documentation/lastro/", make: swift::docs },
    Reference { language: "Rust", entry: "lastro/index.html", make: rustdoc },
];

/// What is missing on this machine to build the site.
pub fn missing() -> Option<String> {
    ["node", "npm"].into_iter().find(|program| !have(program)).map(str::to_owned)
}

/// Builds every language that is present and has a reference, and the site with them.
pub fn run_all() -> Result<()> {
    if let Some(missing) = missing() {
        return Err(format!("the site: {missing} is not on this machine"));
    }
    let mut built = Vec::new();
    let has_reference = |name| REFERENCES.iter().any(|reference| reference.language == name);
    for language in languages::all().into_iter().filter(|language| has_reference(language.name())) {
        match language.missing() {
            Some(missing) => println!("no reference of {}: {missing} is not on this machine", language.name()),
            None => {
                language.build()?;
                built.push(language.name());
            }
        }
    }
    assemble(&built)?;
    println!("{}", site().join("index.html").display());
    Ok(())
}

/// Builds the site with the references of Rust and of the languages that were built, and looks at every link.
pub fn assemble(built: &[&str]) -> Result<()> {
    install_npm(FOLDER)?;
    let there = |reference: &&Reference| reference.language == "Rust" || built.contains(&reference.language);
    let references: Vec<&Reference> = REFERENCES.iter().filter(there).collect();
    let made = references.iter().map(|reference| (reference.make)()).collect::<Result<Vec<PathBuf>>>()?;
    let listed = references.iter().map(|reference| {
        let entry = format!("/{}/{}", folder(reference), reference.entry);
        let member = |name: &str, text: String| (name.to_owned(), Value::String(text));
        Value::Object(vec![member("language", reference.language.to_owned()), member("entry", entry)])
    });
    write(work().join("references.json"), &Value::Array(listed.collect()).to_json())?;
    run(command(root().join(FOLDER).join("node_modules/.bin/vitepress"), FOLDER)
        .args(["build", "--outDir"])
        .arg(site())
        .env("LASTRO_DOCS", work()))?;
    for (reference, made) in references.into_iter().zip(made) {
        copy_folder(&made, &site().join(folder(reference)))?;
    }
    run(command("node", FOLDER).arg("check.js").arg(site()))
}

/// Where a reference stands in the site.
fn folder(reference: &Reference) -> String {
    format!("reference/{}", reference.language.to_lowercase())
}

/// Where everything of the documents is built.
fn work() -> PathBuf {
    target().join("docs")
}

fn site() -> PathBuf {
    work().join("site")
}

/// A folder for a generator, with nothing of an earlier run in it.
fn empty(name: &str) -> Result<PathBuf> {
    empty_folder(work().join(name))
}

/// The crate that people use, without the project's other crates.
fn rustdoc() -> Result<PathBuf> {
    let made = empty("rustdoc/doc")?;
    run(command("cargo", ".")
        .args(["doc", "--quiet", "--no-deps", "--package", "lastro", "--target-dir"])
        .arg(work().join("rustdoc"))
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    // rustdoc's own pages link to one that it makes for many crates only
    write(made.join("index.html"), "<meta http-equiv=\"refresh\" content=\"0; url=lastro/index.html\">\n")?;
    Ok(made)
}

fn typedoc() -> Result<PathBuf> {
    let folder = empty("typedoc")?;
    run(command(root().join(FOLDER).join("node_modules/.bin/typedoc"), FOLDER).arg("--out").arg(&folder))?;
    Ok(folder)
}

/// pdoc inspects modules at run time, when a native module has no types. So it gets the installed package with each
/// native module replaced by its stub, which is valid Python.
fn pdoc() -> Result<PathBuf> {
    let package = empty("pdoc-package")?.join("lastro");
    for (from, name) in files(&python::installed()?)? {
        let stub = from.with_extension("pyi");
        match from.extension().and_then(|extension| extension.to_str()) {
            Some("pyi") => {
                let mut text = fs::read_to_string(&from).map_err(|e| e.to_string())?;
                if name == Path::new("_lastro.pyi") {
                    // pdoc documents a constructor under the name `__init__`; the stub has it as `__new__`
                    replace_all(&mut text, "def __new__(\n        cls,", "def __init__(\n        self,")?;
                    // `lastro.v1` imports classes from this module, so they must be defined before it is imported here. Only
                    // annotations need that import, and loading the module does not evaluate them.
                    let imports: String = text
                        .lines()
                        .filter(|line| line.starts_with("from .v1 import "))
                        .map(|line| format!("{line}\n"))
                        .collect();
                    replace_all(&mut text, &imports, "")?;
                    text.push_str(&imports);
                    // the package imports the version, and a stub only says its type
                    let version = format!("__version__: str = \"{}\"\n", env!("CARGO_PKG_VERSION"));
                    replace_all(&mut text, "__version__: str\n", &version)?;
                }
                write(package.join(name).with_extension("py"), &format!("from __future__ import annotations\n{text}"))?;
            }
            Some("py") if !stub.exists() => copy(&from, package.join(name))?,
            _ => {}
        }
    }
    let folder = empty("pdoc")?;
    run(command(python::program("python"), ".")
        .args(["-m", "pdoc", "--no-show-source", "--output-directory"])
        .arg(&folder)
        .arg(&package))?;
    Ok(folder)
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    files(from)?.into_iter().try_for_each(|(file, name)| copy(file, to.join(name)))
}
