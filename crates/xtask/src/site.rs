//! The documents' site: the project's Markdown, and the reference that each language's own generator makes.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::languages;
use crate::needs::missing_program;
use crate::shell::{Result, command, copy, empty_folder, files, install_npm, npm_tool, run, say, target, write};
use crate::{kotlin, python, swift};

const FOLDER: &str = "docs/site";

/// The reference of a language.
struct Reference {
    /// Its name, as [`languages::ALL`] have it.
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

/// What the site needs and this machine lacks, by name.
pub fn missing() -> Option<String> {
    missing_program(&["node", "npm"])
}

/// Builds the site with the references of Rust and of the languages present, which have been built, and follows every link.
/// Returns its first page.
pub fn build() -> Result<PathBuf> {
    install_npm(FOLDER)?;
    let missing = |name: &str| languages::ALL.into_iter().find(|one| one.name() == name).and_then(|one| one.missing());
    let mut references = Vec::new();
    for reference in &REFERENCES {
        match missing(reference.language) {
            Some(missing) => say(&format!("no reference of {}: {missing} is not on this machine", reference.language)),
            None => references.push(reference),
        }
    }
    let made = references.iter().map(|reference| (reference.make)()).collect::<Result<Vec<PathBuf>>>()?;
    let listed = references.iter().map(|reference| {
        let entry = format!("/{}/{}", folder(reference), reference.entry);
        json!({ "language": reference.language, "entry": entry })
    });
    write(work().join("references.json"), &json!(listed.collect::<Vec<_>>()).to_string())?;
    let mut vitepress = npm_tool(FOLDER, "vitepress");
    run(vitepress.args(["build", "--outDir"]).arg(site()).env("LASTRO_DOCS", work()))?;
    for (reference, made) in references.into_iter().zip(made) {
        copy(made, site().join(folder(reference)))?;
    }
    run(command("node", FOLDER).arg("check.js").arg(site()))?;
    Ok(site().join("index.html"))
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
    run(npm_tool(FOLDER, "typedoc").arg("--out").arg(&folder))?;
    Ok(folder)
}

/// Replaces every `old`, of which there must be one: without it the stub is not what was expected.
fn replaced(text: &mut String, old: &str, new: &str) -> Result<()> {
    if !text.contains(old) {
        return Err(format!("the stub has no {old:?}"));
    }
    *text = text.replace(old, new);
    Ok(())
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
                    replaced(&mut text, "def __new__(\n        cls,", "def __init__(\n        self,")?;
                    // `lastro.v1` imports classes from this module, so they must be defined before it is imported here. Only
                    // annotations need that import, and loading the module does not evaluate them.
                    let imports: String = text
                        .lines()
                        .filter(|line| line.starts_with("from .v1 import "))
                        .map(|line| format!("{line}\n"))
                        .collect();
                    replaced(&mut text, &imports, "")?;
                    text.push_str(&imports);
                    // the package imports the version, and a stub only says its type
                    let version = format!("__version__: str = \"{}\"\n", env!("CARGO_PKG_VERSION"));
                    replaced(&mut text, "__version__: str\n", &version)?;
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
