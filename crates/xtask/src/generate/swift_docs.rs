//! Swift: the documentation of what UniFFI generates.

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::mobile::{document_aliases, free_function, replace_after};
use crate::shell::{Result, replace_all};

/// UniFFI's source with the missing documentation added and internal parts hidden.
pub fn document(generated: &str) -> Result<String> {
    let mut out = generated.to_owned();
    document_aliases(&mut out)?;
    for operation in lastro::api::operations() {
        let name = free_function(operation.area(), operation.function());
        replace_after(&mut out, "", &format!("\npublic func {name}("), &format!("\nfunc {name}("))?;
    }
    replace_after(&mut out, "", "\npublic func uniffiEnsure", "\nfunc uniffiEnsure")?;
    let manual = "// Default memberwise initializers are never public by default, so we\n    // declare one manually.";
    replace_all(&mut out, manual, "/// A record of these values; one that may be left out is unset.")?;
    Ok(out)
}

/// Fails with the names that a symbol graph of the compiler holds without documentation.
pub fn complete(graph: &str) -> Result<()> {
    let graph: Graph = serde_json::from_str(graph).map_err(|e| e.to_string())?;
    let bare: Vec<String> =
        graph.symbols.iter().filter(|s| s.doc_comment.is_none()).map(|s| s.path_components.join(".")).collect();
    println!("documentation: Swift: {} of {} symbols", graph.symbols.len() - bare.len(), graph.symbols.len());
    if bare.is_empty() { Ok(()) } else { Err(format!("without documentation: {}", bare.join(", "))) }
}

/// What counts of a symbol graph.
#[derive(Deserialize)]
struct Graph {
    symbols: Vec<Symbol>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Symbol {
    path_components: Vec<String>,
    doc_comment: Option<IgnoredAny>,
}
