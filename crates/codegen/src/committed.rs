//! Lists, writes and compares the committed files that are generated from the tables in the Rust crates.

use lastro_mobile_bindgen::files::{Result, holds, root, update};
use lastro_mobile_bindgen::{kotlin, swift};

use crate::client::Version;
use crate::{
    bulk, client_javascript, client_kotlin, client_rust, client_swift, descriptions, duckdb, entries, errors, exports,
    migration, python, rust, twin, twin_policies, typescript,
};

/// Writes every file whose content changed, and prints its path.
pub fn write() -> Result<()> {
    for (path, text) in files()? {
        if update(root().join(&path), &text)? {
            println!("{path}");
        }
    }
    Ok(())
}

/// Returns an error with the files that are out of date. Writes nothing, so that a second run fails, too.
pub fn check() -> Result<()> {
    let stale = files()?.into_iter().filter(|(path, text)| !holds(root().join(path), text));
    let stale: Vec<String> = stale.map(|(path, _)| format!("\n  {path}")).collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("out of date; run `cargo xtask generate`, and commit them:{}", stale.concat()))
}

/// Every generated file: its path in the project, and its content.
fn files() -> Result<Vec<(String, String)>> {
    let guide = ("docs/guides/from-version-1.md".to_owned(), migration::guide());
    let macros = ("bindings/duckdb/python/lastro_duckdb/macros.sql".to_owned(), duckdb::macros());
    let duckdb = ("docs/guides/duckdb.md".to_owned(), duckdb::guide());
    let errors = ("docs/errors.md".to_owned(), errors::page());
    let policies = ("docs/twin-policies.md".to_owned(), twin_policies::page());
    let twin = [("twin-records.d.ts".to_owned(), twin::types_of_typescript())];
    let javascript = typescript::files()
        .into_iter()
        .chain(entries::files())
        .chain(descriptions::files())
        .chain(twin)
        .chain(client_javascript::files());
    let javascript = javascript.map(|(name, text)| (format!("bindings/wasm/npm/src/generated/{name}"), text));
    let python =
        python::files().into_iter().map(|(name, text)| (format!("bindings/python/python/lastro/{name}"), text));
    let mobile = [
        (
            "bindings/mobile/kotlin/src/main/kotlin/dev/lastro/client/Resources.kt".to_owned(),
            client_kotlin::resources_of_kotlin(Version::V2),
        ),
        (
            "bindings/mobile/kotlin/src/main/kotlin/dev/lastro/client/ResourcesV1.kt".to_owned(),
            client_kotlin::resources_of_kotlin(Version::V1),
        ),
        ("bindings/mobile/kotlin/src/main/kotlin/dev/lastro/Namespaces.kt".to_owned(), kotlin::namespaces()),
        ("bindings/mobile/swift/Sources/Lastro/Namespaces.swift".to_owned(), swift::namespaces()),
        ("bindings/mobile/swift/Sources/LastroClient/Resources.swift".to_owned(), client_swift::resources(Version::V2)),
        (
            "bindings/mobile/swift/Sources/LastroClient/ResourcesV1.swift".to_owned(),
            client_swift::resources(Version::V1),
        ),
    ];
    let rust = [
        ("bindings/python/src/tables.rs".to_owned(), rust::python()),
        ("bindings/python/src/bulk/plugin.rs".to_owned(), bulk::plugin()),
        ("bindings/mobile/src/tables.rs".to_owned(), rust::mobile()),
        ("bindings/wasm/src/tables.rs".to_owned(), exports::tables()),
        ("tests/front/src/types.rs".to_owned(), rust::front()),
    ];
    let client = client_rust::files().map(|(name, text)| (format!("crates/client/src/{name}"), text));
    let pages = [guide, macros, duckdb, errors, policies].into_iter();
    Ok(pages.chain(javascript).chain(python).chain(mobile).chain(rust).chain(client).collect())
}
