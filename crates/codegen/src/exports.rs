//! Generates the Rust exports of the wasm modules: the areas of each entry, and a function for each frequently called
//! operation.

use std::fmt::Write as _;

use lastro::model::{Operation, Type};

use crate::entries::{ENTRIES, HEADER};

/// Operations with an export of their own. They take one string, and a program may call them for each cell of a table or at
/// each key press. A direct call takes a third of the time of a call as JSON. Other operations have no export, to keep the wasm
/// small.
const DIRECT: [&str; 8] = [
    "money.parse",
    "boleto.is_valid_linha_digitavel",
    "cpf.is_valid",
    "cpf.format",
    "cnpj.is_valid",
    "cnpj.format",
    "cep.is_valid",
    "cep.format",
];

/// For an operation with its own export: the names of the string argument and of the export. `None` for any other operation.
pub fn direct(operation: &Operation) -> Option<(&'static str, String)> {
    let argument = operation.arguments.first().filter(|_| DIRECT.contains(&operation.name))?;
    Some((argument.name, operation.name.replace('.', "_")))
}

/// The Rust source file with the exports.
pub fn tables() -> String {
    let mut out = format!(
        "{HEADER}//! The operations of each entry of the npm packages, and a direct export for each operation that programs call most often.\n\n\
         use lastro_facade::{{self as api, Facade}};\nuse wasm_bindgen::prelude::*;\n\nuse crate::scalars;\n"
    );
    for entry in ENTRIES.iter().filter(|entry| entry.areas().next().is_some()) {
        let areas: Vec<String> =
            entry.areas().map(|area| format!("api::{}::AREA", area.name.replace('.', "::"))).collect();
        let _ = write!(
            out,
            "\n/// The areas of the entry `{0}`.\n#[cfg(feature = \"{0}\")]\npub const FACADE: Facade = Facade::of(&[{1}]);\n",
            entry.name,
            areas.join(", ")
        );
    }
    for area in lastro_facade::AREAS {
        let entries = ENTRIES.iter().filter(|entry| (entry.has)(area));
        let features: Vec<String> = entries.map(|entry| format!("feature = \"{}\"", entry.name)).collect();
        for operation in area.operations.iter().filter(|_| !features.is_empty()) {
            if let Some((argument, export)) = direct(operation) {
                let features = match features.as_slice() {
                    [one] => one.clone(),
                    several => format!("any({})", several.join(", ")),
                };
                let function = format!("api::{}::{}", operation.area().replace('.', "::"), operation.function());
                let (ty, run) = match operation.result {
                    Type::Boolean => ("bool", function),
                    _ => {
                        ("String", format!("|{argument}| {function}({argument}).map(|answer| scalars::text(&answer))"))
                    }
                };
                let _ = write!(
                    out,
                    "\n#[cfg({features})]\n#[wasm_bindgen]\npub fn {export}({argument}: &str) -> Result<{ty}, JsValue> {{\n    \
                     scalars::on_text(\"{argument}\", {argument}, {run})\n}}\n"
                );
            }
        }
    }
    out
}
