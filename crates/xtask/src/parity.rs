//! Every operation and every field of every model, found in every language's generated types.

use std::path::PathBuf;

use lastro::catalog::catalog;
use lastro::model::Dialect;
use lastro::types::{ApiOperation, OperationV1};
use lastro::value::Choice as _;

use crate::generate::{Wanted, is_legacy, kotlin, python, swift, typescript};
use crate::shell::{Result, root, target};

/// A language, where its types are, what closes a type there, and what must be in them.
struct Surface {
    language: &'static str,
    files: Vec<PathBuf>,
    end: &'static str,
    wanted: Vec<Wanted>,
}

impl Surface {
    /// The names of what is not there.
    fn absent(&self) -> Result<Vec<String>> {
        let mut text = String::new();
        for file in &self.files {
            text += &std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        // a name that is a keyword of the language stands in back-ticks
        let text = text.replace('`', "");
        let found = |wanted: &Wanted| {
            let rest = text.split_once(&wanted.block).map(|(_, rest)| rest);
            let block =
                rest.map(|rest| if wanted.block.is_empty() { rest } else { rest.split(self.end).next().unwrap_or("") });
            // what opens with a line break may stand on the block's first line
            block.is_some_and(|block| format!("\n{block}").contains(&wanted.text))
        };
        Ok(self.wanted.iter().filter(|w| !found(w)).map(|w| w.name.clone()).collect())
    }
}

/// Checks the languages that were built and prints the counts.
pub fn run(built: &[&str]) -> Result<()> {
    let stubs = root().join("bindings/python/python/lastro");
    let python_files = python::files().into_iter().map(|(name, _)| stubs.join(name)).collect();
    let mobile = root().join("bindings/mobile");
    let generated = target().join("uniffi");
    let surfaces = [
        Surface {
            language: "JavaScript",
            files: ["api", "v1-api", "schema", "forms", "messages/en"]
                .map(|entry| root().join(format!("bindings/wasm/npm/dist/{entry}.d.ts")))
                .to_vec(),
            end: "\n}",
            wanted: typescript::wanted(),
        },
        Surface { language: "Python", files: python_files, end: "\n@final", wanted: python::wanted() },
        Surface {
            language: "Kotlin",
            files: vec![crate::kotlin::completed(), mobile.join("kotlin/src/main/kotlin/dev/lastro/Namespaces.kt")],
            end: "companion object",
            wanted: kotlin::wanted(),
        },
        Surface {
            language: "Swift",
            files: vec![generated.join("swift/Lastro.swift"), mobile.join("swift/Sources/Lastro/Namespaces.swift")],
            end: "\n}",
            wanted: swift::wanted(),
        },
    ];
    let models = catalog().models;
    let fields: usize = models.iter().map(|m| m.fields.len()).sum();
    let operations = lastro::api::operations().count();
    println!("parity: {} models with {fields} fields, {operations} operations", models.len());
    let of = |dialect| models.iter().filter(move |model| model.dialect == dialect);
    let fields = |dialect| of(dialect).map(|model| model.fields.len()).sum::<usize>();
    println!(
        "parity: version 1: {} records with {} fields, {} inputs with {} parameters, {} operations; of the service: {} in version 2, {} in version 1",
        of(Dialect::Legacy).count(),
        fields(Dialect::Legacy),
        of(Dialect::Parameters).count(),
        fields(Dialect::Parameters),
        lastro::api::operations().filter(|o| is_legacy(o)).count(),
        ApiOperation::ALL.len(),
        OperationV1::ALL.len()
    );
    let mut missing = Vec::new();
    for surface in surfaces.iter().filter(|s| built.contains(&s.language)) {
        let (language, count) = (surface.language, surface.wanted.len());
        let absent = surface.absent()?;
        println!("parity: {language}: {} of {count} found", count - absent.len());
        missing.extend(absent.into_iter().map(|name| format!("{language}: {name}")));
    }
    if missing.is_empty() { Ok(()) } else { Err(format!("missing: {}", missing.join(", "))) }
}
