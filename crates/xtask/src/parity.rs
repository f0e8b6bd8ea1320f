//! Every operation and every field of every model, found in every language's generated types.

use std::collections::BTreeMap;

use lastro::catalog::catalog;

use crate::generate::{kotlin, python, swift, typescript};
use crate::shell::{Result, root, target};

/// A language, where its types are, and what must be in them.
type Surface = (&'static str, Vec<std::path::PathBuf>, BTreeMap<String, String>);

/// Checks the languages that were built and prints the counts.
pub fn run(built: &[&str]) -> Result<()> {
    let stubs = root().join("bindings/python/python/lastro");
    let python_files = python::files().into_iter().map(|(name, _)| stubs.join(name)).collect();
    let mobile = root().join("bindings/mobile");
    let surfaces: Vec<Surface> = vec![
        ("JavaScript", vec![root().join("bindings/wasm/npm/dist/api.d.ts")], typescript::wanted()),
        ("Python", python_files, python::wanted()),
        (
            "Kotlin",
            vec![
                target().join("uniffi/kotlin/dev/lastro/lastro.kt"),
                mobile.join("kotlin/src/main/kotlin/dev/lastro/Namespaces.kt"),
            ],
            kotlin::wanted(),
        ),
        (
            "Swift",
            vec![target().join("uniffi/swift/Lastro.swift"), mobile.join("swift/Sources/Lastro/Namespaces.swift")],
            swift::wanted(),
        ),
    ];
    let models = catalog().models;
    let fields: usize = models.iter().map(|m| m.fields.len()).sum();
    let operations = lastro::api::operations().count();
    println!("parity: {} models with {fields} fields, {operations} operations", models.len());
    let mut missing = Vec::new();
    for (language, files, wanted) in surfaces.iter().filter(|(language, ..)| built.contains(language)) {
        let mut text = String::new();
        for file in files {
            text += &std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        let absent: Vec<&String> =
            wanted.iter().filter(|(_, found)| !text.contains(*found)).map(|(name, _)| name).collect();
        println!("parity: {language}: {} of {} found", wanted.len() - absent.len(), wanted.len());
        missing.extend(absent.into_iter().map(|name| format!("{language}: {name}")));
    }
    if missing.is_empty() { Ok(()) } else { Err(format!("missing: {}", missing.join(", "))) }
}
