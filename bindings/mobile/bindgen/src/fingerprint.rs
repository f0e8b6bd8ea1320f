//! A hash of the operations and types. A package contains it, and so does the package's native library or wasm module. If the
//! two hashes differ, the package refuses to use the library, which was built from another version of the tables.

use std::fmt::Write as _;

use lastro::model::Operation;
use lastro_facade::describe::described_by;
use sha2::{Digest as _, Sha256};

use crate::mobile::type_name;

/// SHA-256 of everything on which a package and its library must agree: the version, the operations in order, and the fields,
/// codes and choices of the types in their signatures.
pub fn fingerprint(operations: &[&'static Operation]) -> [u8; 32] {
    let shown = |ty| type_name(ty, "Integer", "Text", "Boolean", |inner| format!("[{inner}]"));
    let mut text = format!("{}\n", env!("CARGO_PKG_VERSION"));
    for operation in operations {
        let arguments = operation.arguments.iter().map(|argument| format!("{}:{}", argument.name, shown(argument.ty)));
        let arguments = arguments.collect::<Vec<_>>().join(",");
        let _ = writeln!(text, "{}({arguments}){}", operation.name, shown(operation.result));
    }
    let tables = described_by(operations.iter().copied());
    for table in &tables.codes {
        table.codes.iter().for_each(|code| _ = writeln!(text, "{}.{}", table.name, code.name));
    }
    for table in &tables.choices {
        table.choices.iter().for_each(|choice| _ = writeln!(text, "{}.{}", table.name, choice.name));
    }
    for table in &tables.models {
        table.fields.iter().for_each(|field| _ = writeln!(text, "{}.{}:{}", table.name, field.name, shown(field.ty)));
    }
    Sha256::digest(text).into()
}

/// The fingerprint as the Kotlin and Swift packages compare it: the first eight bytes of the hash over all operations.
pub fn of_library() -> i64 {
    let operations: Vec<&Operation> = lastro_facade::operations().collect();
    let [a, b, c, d, e, f, g, h, ..] = fingerprint(&operations);
    i64::from_be_bytes([a, b, c, d, e, f, g, h])
}
