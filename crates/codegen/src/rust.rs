//! Generates the Rust code of the bindings for the core's types: the list of types with their fields. The core does not depend
//! on PyO3 or UniFFI, so its types cannot have the attributes of these libraries.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lastro::model::{Argument, Field, ModelTable, Type};
use lastro_facade::describe::described;
use lastro_mobile_bindgen::areas::is_optional;
use lastro_mobile_bindgen::fingerprint::of_library;
use lastro_mobile_bindgen::twin::configuration;

use crate::areas::legacy_names;
use crate::{python, python_docs};

const HEADER: &str = "// Made from the core's tables by `cargo xtask generate`: change them, not this file.\n";

/// For Python: the types that are converted through JSON values, a class for each record, and a function for each operation.
pub fn python() -> String {
    let described = described();
    let legacy = legacy_names();
    let scalars = described.codes.iter().map(|c| c.name).chain(described.choices.iter().map(|c| c.name));
    let scalars: String = scalars.map(|name| format!("    {name},\n")).collect();
    let mut out = format!(
        "{HEADER}//! The codes, the choices, the records and the operations.\n\nuse lastro::model::Extra;\nuse lastro_facade::types::*;\nuse pyo3::prelude::*;\n\nuse crate::convert::scalars;\nuse crate::operations::operations;\nuse crate::record::record;\nuse crate::traits::Record as _;\n\nscalars! {{\n{scalars}}}\n"
    );
    for table in &described.models {
        let module = if legacy.contains(table.name) { "lastro.v1" } else { "lastro" };
        let given = |field: &Field| signed(field.name, field.ty);
        let extra = table.open().then(|| "extra=None".to_owned());
        let signature = table.fields.iter().map(given).chain(extra).collect::<Vec<_>>().join(", ");
        let _ = writeln!(
            out,
            "\nrecord! {{\n{}    {module:?} {} \"{}\" \"(*, {signature})\" {{",
            doc(&python_docs::text(table.doc), "    "),
            table.name,
            table.name
        );
        for field in table.fields {
            let text = doc(&python_docs::text(field.doc), "        ");
            let _ = writeln!(out, "{text}        {}: {},", field.name, type_name(field.ty));
        }
        if table.open() {
            let _ = writeln!(out, "{}        extra: Extra,", doc(python::EXTRA, "        "));
        }
        out.push_str("    }\n}\n");
    }
    add_classes(&mut out, &described.models);
    python_operations(&mut out);
    out
}

fn add_classes(out: &mut String, models: &[&ModelTable]) {
    out.push_str("\n/// Adds the records' classes to the native module.\n///\n/// # Errors\n/// Exceptions that Python raises.\n");
    out.push_str("pub fn add_classes(module: &Bound<'_, PyModule>) -> PyResult<()> {\n");
    for table in models {
        let _ = writeln!(out, "    {}::add_class(module)?;", table.name);
    }
    out.push_str("    Ok(())\n}\n");
}

/// Writes the operations with their docstrings, their signatures, and the conversion of each argument.
fn python_operations(out: &mut String) {
    out.push_str("\noperations! {\n");
    for area in lastro_facade::AREAS {
        let _ = writeln!(out, "    {} = {} {{", python::native_area(area.name), area.name.replace('.', "::"));
        for operation in area.operations {
            let signature = operation.arguments.iter().map(|argument| signed(argument.name, argument.ty));
            let signature = signature.collect::<Vec<_>>().join(", ");
            let read = |argument: &Argument| if argument.draft { "draft" } else { "argument" };
            let read = operation.arguments.iter().map(|argument| format!("{}: {}", argument.name, read(argument)));
            let read = read.collect::<Vec<_>>().join(", ");
            let (name, text) = (operation.function(), python_docs::operation(operation));
            let _ = writeln!(out, "        #[doc = {text:?}]\n        {name} \"({signature})\" ({read});");
        }
        out.push_str("    }\n");
    }
    out.push_str("}\n");
}

/// A parameter of a Python signature.
fn signed(name: &str, ty: Type) -> String {
    format!("{name}{}", if is_optional(ty) { "=None" } else { "" })
}

/// For the tests in `tests/front`, which pass JavaScript values to the core: the types of all arguments and results, without
/// `Option` and `Vec`.
pub fn front() -> String {
    let operations = lastro_facade::operations();
    let types = operations.flat_map(|operation| operation.arguments.iter().map(|a| a.ty).chain([operation.result]));
    let rows: BTreeSet<String> = types.map(row).collect();
    let rows: String = rows.into_iter().collect();
    format!(
        "{HEADER}//! The types of arguments and results.\n\nuse lastro_facade::types::*;\n\nuse crate::records::{{Row, other, record}};\n\n\
         pub const ROWS: &[Row] = &[\n{rows}];\n"
    )
}

fn row(ty: Type) -> String {
    match ty {
        Type::Optional(inner) | Type::List(inner) => row(*inner),
        Type::Record(_) => format!("    record::<{}>(),\n", type_name(ty)),
        other => format!("    other::<{}>(),\n", type_name(other)),
    }
}

/// For Kotlin and Swift: the UniFFI declarations of each code, choice and record, and the call of each operation.
pub fn mobile() -> String {
    let described = described();
    let mut out = format!(
        "{HEADER}//! The codes, the choices, the records and the operations.\n\nuse lastro::model::Extra;\nuse lastro_facade as api;\n\
         use lastro_facade::types::*;\nuse lastro_twin::config::*;\n\nuse crate::crossing::{{self, Run}};\n"
    );
    for table in &described.codes {
        let unknown = ("Unknown(i64)", "A number that this version does not know, kept unchanged.");
        let codes = table.codes.iter().map(|code| (code.name, code.doc));
        enumeration(&mut out, table.name, table.doc, codes.chain([unknown]));
    }
    for table in &described.choices {
        let choices = table.choices.iter().map(|choice| (choice.name, choice.doc));
        enumeration(&mut out, table.name, table.doc, choices);
    }
    for table in described.models.iter().chain(&configuration()) {
        let _ = writeln!(out, "\n#[uniffi::remote(Record)]\n{}pub struct {} {{", doc(table.doc, ""), table.name);
        for field in table.fields {
            member(&mut out, field.name, &type_name(field.ty), field.doc, is_optional(field.ty));
        }
        if table.open() {
            member(&mut out, "extra", "Extra", EXTRA, true);
        }
        out.push_str("}\n");
    }
    out.push_str("\n/// The operations, in the order of the facade's list.\npub const OPERATIONS: &[Run] = &[\n");
    for operation in lastro_facade::operations() {
        let read = operation.arguments.iter().map(|Argument { name, draft, .. }| {
            format!("let {name} = given.{}({name:?}); ", if *draft { "draft" } else { "argument" })
        });
        let read = read.collect::<String>();
        let (area, function) = (operation.area().replace('.', "::"), operation.function());
        let passed = operation.arguments.iter().map(|argument| format!("{}?", argument.name));
        let passed = passed.collect::<Vec<_>>().join(", ");
        let _ =
            writeln!(out, "    |given| {{ {read}given.end()?; crossing::value(api::{area}::{function}({passed})) }},");
    }
    out.push_str("];\n");
    let _ = write!(
        out,
        "\n/// Of the operations and these types: a package with other tables is rejected.\npub const FINGERPRINT: i64 = {};\n",
        of_library()
    );
    out
}

const EXTRA: &str = "Members that are not fields: `custom_*`, attachments and names that this version does not know.";

fn enumeration<'a>(out: &mut String, name: &str, text: &str, variants: impl Iterator<Item = (&'a str, &'a str)>) {
    let _ = writeln!(out, "\n#[uniffi::remote(Enum)]\n{}pub enum {name} {{", doc(text, ""));
    for (variant, text) in variants {
        let _ = writeln!(out, "{}    {variant},", doc(text, "    "));
    }
    out.push_str("}\n");
}

fn member(out: &mut String, name: &str, ty: &str, text: &str, optional: bool) {
    let default = if optional { "    #[uniffi(default)]\n" } else { "" };
    let _ = writeln!(out, "{}{default}    pub {name}: {ty},", doc(text, "    "));
}

/// The name of a type in `lastro_facade::types`.
fn type_name(ty: Type) -> String {
    match ty {
        Type::Text => "String".to_owned(),
        Type::Integer => "i64".to_owned(),
        Type::Boolean => "bool".to_owned(),
        Type::Money => "Money".to_owned(),
        Type::Percent => "Percent".to_owned(),
        Type::Quantity => "Quantity".to_owned(),
        Type::Number => "Number".to_owned(),
        Type::Date => "LocalDate".to_owned(),
        Type::YearMonth => "YearMonth".to_owned(),
        Type::DateTime => "DateTime".to_owned(),
        Type::Code(table) => table.name.to_owned(),
        Type::Choice(table) => table.name.to_owned(),
        Type::Record(table) => table.name.to_owned(),
        Type::List(inner) => format!("Vec<{}>", type_name(*inner)),
        Type::Optional(inner) => format!("Option<{}>", type_name(*inner)),
        Type::Json => "Json".to_owned(),
        Type::Bytes => "Bytes".to_owned(),
        Type::Secrets => "Secrets".to_owned(),
        Type::Scalar => "Scalar".to_owned(),
        Type::Params => "Params".to_owned(),
        Type::Query(_) => "QuerySource".to_owned(),
        Type::Concealed => "ConcealedText".to_owned(),
        Type::Headers => "Headers".to_owned(),
        Type::Pairs => "FormPairs".to_owned(),
        Type::CardNumber => "CardNumber".to_owned(),
        Type::SecurityCode => "SecurityCode".to_owned(),
    }
}

/// A Rust doc comment with this text.
fn doc(text: &str, indent: &str) -> String {
    text.trim().lines().map(|line| format!("{indent}/// {}", line.trim()).trim_end().to_owned() + "\n").collect()
}
