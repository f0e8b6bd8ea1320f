//! A hash in both a package and its native library or wasm module, so that the package can refuse a module that was built from
//! other tables.

use std::fmt::Write as _;

use lastro::model::Operation;
use lastro_facade::describe::described_by;
use sha2::{Digest as _, Sha256};

use crate::mobile::type_name;

/// The SHA-256 of everything that must match between the two: the version, the operations in order, and the fields, codes and
/// choices of the types that they use.
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

/// The number that the Kotlin and Swift packages compare with their native library's: the first eight bytes of the
/// fingerprint of every operation.
pub fn of_library() -> i64 {
    let operations: Vec<&Operation> = lastro_facade::operations().collect();
    let [a, b, c, d, e, f, g, h, ..] = fingerprint(&operations);
    i64::from_be_bytes([a, b, c, d, e, f, g, h])
}
