//! Checks that every public name of the Swift package has documentation.

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::files::Result;

/// Reads a symbol graph of the Swift compiler. Fails with all names in it that have no documentation.
pub fn documented(graph: &str) -> Result<()> {
    let graph: Graph = serde_json::from_str(graph).map_err(|e| e.to_string())?;
    let bare: Vec<String> =
        graph.symbols.iter().filter(|s| s.doc_comment.is_none()).map(|s| s.path_components.join(".")).collect();
    println!("documentation: Swift: {} of {} symbols", graph.symbols.len() - bare.len(), graph.symbols.len());
    if bare.is_empty() { Ok(()) } else { Err(format!("without documentation: {}", bare.join(", "))) }
}

/// The parts of a symbol graph that this check reads.
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
