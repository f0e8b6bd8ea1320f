//! Builds the documentation site from the project's Markdown, and each language's reference by the language's own generator.

use std::path::PathBuf;

use serde_json::json;

use crate::{artifacts, kotlin, languages, mobile, python, swift};
use runner::shell::{Result, command, copy, empty_folder, install_npm, npm_tool, root, run, say, target, write};

const FOLDER: &str = "docs/site";
/// The folder of the pages that are generated from the tables of operations.
const OPERATIONS: &str = "docs/operations";
/// The folder of the pages that are generated from the program `lastro`: from its help, and the schema of its configuration file.
const COMMANDS: &str = "docs/reference";

/// The reference of a language.
struct Reference {
    /// The name of the language, as in [`languages::ALL`].
    language: &'static str,
    /// The first page of the reference, relative to the generated folder.
    entry: &'static str,
    /// Generates the reference from the language's build, and returns the folder of its pages.
    make: fn() -> Result<PathBuf>,
}

const REFERENCES: [Reference; 5] = [
    Reference { language: "JavaScript", entry: "index.html", make: typedoc },
    Reference { language: "Python", entry: "lastro.html", make: pdoc },
    Reference { language: "Kotlin", entry: "index.html", make: kotlin::docs },
    Reference { language: "Swift", entry: "documentation/lastro/", make: swift::docs },
    Reference { language: "Rust", entry: "lastro/index.html", make: rustdoc },
];

/// Builds the site, and checks every link. It has the references of Rust and of each language that this machine has tools for;
/// the packages of these languages must be built. Returns the path of the first page.
pub fn build() -> Result<PathBuf> {
    install_npm(FOLDER)?;
    artifacts::codegen(["pages", OPERATIONS])?;
    let lastro = artifacts::program("lastro-cli", "lastro", &[])?;
    artifacts::codegen(["reference".as_ref(), lastro.as_os_str(), COMMANDS.as_ref()])?;
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
    copy(root().join(OPERATIONS).join("openapi.json"), site().join("openapi.json"))?;
    run(command("node", FOLDER).arg("check.js").arg(site()))?;
    Ok(site().join("index.html"))
}

/// The folder of a reference in the site.
fn folder(reference: &Reference) -> String {
    format!("reference/{}", reference.language.to_lowercase())
}

/// The folder in which the documentation is built.
fn work() -> PathBuf {
    target().join("docs")
}

fn site() -> PathBuf {
    work().join("site")
}

/// Generates the reference of the crate `lastro`, without the project's other crates.
fn rustdoc() -> Result<PathBuf> {
    let made = empty_folder(work().join("rustdoc/doc"))?;
    run(command("cargo", ".")
        .args(["doc", "--quiet", "--no-deps", "--package", "lastro", "--target-dir"])
        .arg(work().join("rustdoc"))
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    // rustdoc's help and settings link to an index.html, which rustdoc writes only with the unstable option `--enable-index-page`
    write(made.join("index.html"), "<meta http-equiv=\"refresh\" content=\"0; url=lastro/index.html\">\n")?;
    Ok(made)
}

fn typedoc() -> Result<PathBuf> {
    let folder = empty_folder(work().join("typedoc"))?;
    run(npm_tool(FOLDER, "typedoc").arg("--out").arg(&folder))?;
    Ok(folder)
}

fn pdoc() -> Result<PathBuf> {
    let pages = work().join("pdoc");
    let mut script = command(python::program("python"), FOLDER);
    script.arg("python_reference.py").arg(python::installed()?).arg(mobile::VERSION);
    run(script.arg(work().join("pdoc-package")).arg(&pages))?;
    Ok(pages)
}
