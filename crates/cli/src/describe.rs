//! The help text of an operation, generated from the core crate's table of operations.

use lastro::model::{Argument, Operation, Type};
use lastro_facade::operations;

/// Writes the help text of an operation.
pub fn page(operation: &Operation) -> String {
    let (doc, errors) = operation.doc.split_once("# Errors").unwrap_or((operation.doc, ""));
    let mut parts = vec![operation.name.to_owned(), doc.trim().to_owned()];
    if !operation.arguments.is_empty() {
        let width = operation.arguments.iter().map(|argument| argument.name.len()).max().unwrap_or(0);
        let row = |Argument { name, ty, .. }: &Argument| {
            let note = if matches!(ty, Type::Optional(_)) { ", optional" } else { "" };
            format!("  {name:width$}  {}{note}", shown(ty.required()))
        };
        let rows: Vec<String> = operation.arguments.iter().map(row).collect();
        parts.push(format!("Arguments:\n{}", rows.join("\n")));
    }
    let nothing = if matches!(operation.result, Type::Optional(_)) { ", or null" } else { "" };
    parts.push(format!("Result:\n  {}{nothing}", shown(operation.result.required())));
    if !errors.trim().is_empty() {
        parts.push(format!("Errors:\n  {}", errors.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    parts.push(format!("lastro call {} '{}'", operation.name, sketch(operation)));
    parts.join("\n\n")
}

/// The names of all operations, one on each line.
pub fn list() -> String {
    operations().map(|row| row.name).collect::<Vec<_>>().join("\n")
}

/// The first sentence of a doc comment, on one line.
pub fn first_sentence(doc: &str) -> String {
    let line = doc.split_whitespace().collect::<Vec<_>>().join(" ");
    line.split_once(". ").map_or(line.as_str(), |(sentence, _)| sentence).trim_end_matches('.').to_owned()
}

/// Describes a type. For a record, it lists the members; for a choice or a code, the values.
fn shown(ty: Type) -> String {
    let of = |names: Vec<String>| names.join(", ");
    match ty {
        Type::Code(table) => {
            format!("code ({})", of(table.codes.iter().map(|c| format!("{} {}", c.code, c.name)).collect()))
        }
        Type::Choice(table) => {
            format!("one of {}", of(table.choices.iter().map(|c| format!("\"{}\"", c.text)).collect()))
        }
        Type::Record(table) => {
            format!("{} ({})", table.name, of(table.fields.iter().map(|f| f.name.to_owned()).collect()))
        }
        Type::Query(table) => {
            format!("text, or {} ({})", table.name, of(table.fields.iter().map(|f| f.name.to_owned()).collect()))
        }
        Type::List(inner) => format!("list of {}", shown(*inner)),
        Type::Secrets => "secret, or list of them".to_owned(),
        other => other.name().to_owned(),
    }
}

/// An example of a call that has only the required arguments.
fn sketch(operation: &Operation) -> String {
    let needed = operation.arguments.iter().filter(|argument| !matches!(argument.ty, Type::Optional(_)));
    let members: Vec<String> = needed.map(|argument| format!("\"{}\": ...", argument.name)).collect();
    format!("{{{}}}", members.join(", "))
}
