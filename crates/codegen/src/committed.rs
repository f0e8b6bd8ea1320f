//! Makes the files of other languages from the core's tables.

pub mod bulk;
pub mod columns;
pub mod descriptions;
pub mod duckdb;
pub mod entries;
pub mod fingerprint;
pub mod kotlin;
pub mod kotlin_members;
pub mod migration;
pub mod mobile;
pub mod names;
pub mod operations;
pub mod python;
pub mod python_docs;
pub mod rust;
pub mod swift;
pub mod swift_docs;
pub mod twin;
pub mod twin_policies;
pub mod typescript;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use lastro::api::Area;
use lastro::describe::{Described, described, described_by};
use lastro::model::{Field, ModelTable, Operation, Type};

use crate::shell::{Result, update};

/// Writes every committed file that is made from the tables.
pub fn write_all() -> Result<()> {
    written().map(drop)
}

/// Does the same, and fails if a file was out of date: what was committed is then not what the tables say.
pub fn check() -> Result<()> {
    let stale = written()?;
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("out of date, and written again; commit them: {}", stale.join(", ")))
}

/// Writes the files and gives the paths of those that changed.
fn written() -> Result<Vec<String>> {
    let pages = operations::pages();
    operations::no_others(&pages)?;
    let guide = ("docs/guides/from-version-1.md".to_owned(), migration::guide());
    let duckdb = ("docs/guides/duckdb.md".to_owned(), duckdb::guide());
    let policies = ("docs/twin-policies.md".to_owned(), twin_policies::page());
    let twin = [("twin-records.d.ts".to_owned(), twin::types_of_typescript())];
    let javascript = typescript::files().into_iter().chain(entries::files()).chain(descriptions::files()).chain(twin);
    let javascript = javascript.map(|(name, text)| (format!("bindings/wasm/npm/src/generated/{name}"), text));
    let python =
        python::files().into_iter().map(|(name, text)| (format!("bindings/python/python/lastro/{name}"), text));
    let mobile = [
        ("bindings/mobile/kotlin/src/main/kotlin/dev/lastro/Namespaces.kt".to_owned(), kotlin::namespaces()),
        ("bindings/mobile/swift/Sources/Lastro/Namespaces.swift".to_owned(), swift::namespaces()),
    ];
    let rust = [
        ("bindings/python/src/tables.rs".to_owned(), rust::python()),
        ("bindings/python/src/bulk/plugin.rs".to_owned(), bulk::plugin()),
        ("bindings/mobile/src/tables.rs".to_owned(), rust::mobile()),
        ("bindings/wasm/src/tables.rs".to_owned(), entries::exports()),
    ];
    let mut stale = Vec::new();
    for (path, text) in
        pages.into_iter().chain([guide, duckdb, policies]).chain(javascript).chain(python).chain(mobile).chain(rust)
    {
        if update(&path, &text)? {
            stale.push(path);
        }
    }
    Ok(stale)
}

/// The names of the types that only operations of version 1 have.
pub fn legacy_names() -> &'static BTreeSet<&'static str> {
    static NAMES: OnceLock<BTreeSet<&str>> = OnceLock::new();
    NAMES.get_or_init(found_legacy_names)
}

fn found_legacy_names() -> BTreeSet<&'static str> {
    let names = |described: Described| {
        let codes = described.codes.into_iter().map(|table| table.name);
        let choices = described.choices.into_iter().map(|table| table.name);
        codes.chain(choices).chain(described.models.into_iter().map(|table| table.name)).collect::<BTreeSet<_>>()
    };
    let present = names(described_by(lastro::api::operations().filter(|operation| !is_legacy(operation))));
    names(described()).difference(&present).copied().collect()
}

/// Operations by area, in order.
pub fn areas() -> Areas {
    by_name(|_| true)
}

/// As [`areas`], without those that describe the tables.
pub fn core_areas() -> Areas {
    by_name(|area| !area.describes && !area.operations.iter().any(is_legacy))
}

/// Those of version 1.
pub fn legacy_areas() -> Areas {
    by_name(|area| area.operations.iter().any(is_legacy))
}

/// Whether an operation is one of version 1.
pub fn is_legacy(operation: &Operation) -> bool {
    operation.area().starts_with("v1.")
}

fn by_name(wanted: fn(&Area) -> bool) -> Areas {
    let chosen = lastro::api::AREAS.iter().filter(|area| wanted(area));
    chosen.filter_map(|area| Some((area.operations.first()?.area(), area.operations.iter().collect()))).collect()
}

/// The areas of version 1, without the `v1.` before their names, and the others.
pub fn by_version() -> (Areas, Areas) {
    let (legacy, present): (Areas, Areas) =
        areas().into_iter().partition(|(_, operations)| operations.iter().any(|operation| is_legacy(operation)));
    (legacy.into_iter().map(|(area, operations)| (area.trim_start_matches("v1."), operations)).collect(), present)
}

/// Areas by name, each with its operations.
pub type Areas = Vec<(&'static str, Vec<&'static Operation>)>;

/// Whether an argument or a field may be left out.
pub fn is_optional(ty: Type) -> bool {
    matches!(ty, Type::Optional(_))
}

/// Something that a language's types must hold, for the parity test.
pub struct Wanted {
    /// What is looked for, by the tables' name.
    pub name: String,
    /// Where it is looked for.
    pub place: Place,
    /// How it looks there.
    pub text: String,
}

/// Where something must be found.
#[derive(Default)]
pub struct Place {
    /// The end of the file's path; empty for any file.
    pub file: String,
    /// The line that opens the type it must be in; empty for anywhere in the file.
    pub block: String,
}

impl Place {
    /// In a type, whichever file has it.
    pub fn block(block: String) -> Self {
        Self { file: String::new(), block }
    }

    /// Anywhere in a file.
    pub fn file(file: String) -> Self {
        Self { file, block: String::new() }
    }
}

/// Every field of every model and every operation, as a language spells them.
pub fn wanted(
    model: fn(&ModelTable) -> Place,
    field_text: fn(&Field) -> String,
    operation: fn(&Operation) -> (Place, String),
) -> Vec<Wanted> {
    let mut all = Vec::new();
    for table in described().models {
        all.extend(table.fields.iter().map(|field| Wanted {
            name: format!("{}.{}", table.name, field.name),
            place: model(table),
            text: field_text(field),
        }));
    }
    all.extend(lastro::api::operations().map(|row| {
        let (place, text) = operation(row);
        Wanted { name: row.name().to_owned(), place, text }
    }));
    all
}
