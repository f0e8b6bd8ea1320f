//! Generates the reference pages of the operations: one page per area, with the arguments, the results, and the signatures in
//! JavaScript, Python, Kotlin and Swift. Also generates the pages of records, codes and columns, and the OpenAPI document.

use std::fmt::Write as _;
use std::path::Path;

use lastro::model::{Argument, Field, Kind, ModelTable, Operation, Type};
use lastro_facade::describe::{described, meaning};
use lastro_mobile_bindgen::areas::{areas, is_optional};
use lastro_mobile_bindgen::files::{Result, update};
use lastro_mobile_bindgen::{kotlin, swift};

use crate::{columns, python, typescript};
use runner::shell::empty_folder;

const RECORDS: &str = "records.md";
const CODES: &str = "codes.md";
const COLUMNS: &str = "columns.md";

/// Returns the signature of an operation in a language.
type Signature = fn(&Operation) -> String;

/// The languages: name, name for syntax highlighting, and signature.
const LANGUAGES: [(&str, &str, Signature); 4] = [
    ("JavaScript", "ts", typescript::signature),
    ("Python", "python", python::signature),
    ("Kotlin", "kotlin", kotlin::signature),
    ("Swift", "swift", swift::signature),
];

/// Writes every page into a folder, which is emptied first.
pub fn write(folder: &Path) -> Result<()> {
    empty_folder(folder.to_owned())?;
    for (name, text) in pages() {
        update(folder.join(name), &text)?;
    }
    Ok(())
}

/// Every page: its name and its content. Includes the OpenAPI document of the service.
fn pages() -> Vec<(String, String)> {
    let mut pages = vec![
        ("README.md".to_owned(), index()),
        (RECORDS.to_owned(), records()),
        (CODES.to_owned(), codes()),
        (COLUMNS.to_owned(), columns::page()),
        ("openapi.json".to_owned(), lastro_twin::openapi::document().to_json()),
    ];
    pages.extend(areas().into_iter().map(|(name, operations)| (page(name), area(name, &operations))));
    pages
}

/// The file name of an area's page. The pages of version 1 are in the folder `v1`.
fn page(area: &str) -> String {
    area.replace('.', "/") + ".md"
}

fn index() -> String {
    let mut out = String::from(
        "# Operations\n\nEvery language has the same operations: an area is a namespace, and each of its operations is a function. \
         Types have the names\nthat issues use for them; the page of each package lists the corresponding types of its language. \
         [Records](records.md),\n[codes](codes.md) and [operations over columns](columns.md) have their own pages. Rust has the modules \
         of the crate `lastro`.\n\n| area | operations |\n|---|---|\n",
    );
    for (area, operations) in areas() {
        let page = page(area);
        let link = |operation: &&Operation| format!("[`{0}`]({page}#{0})", operation.function());
        let links: Vec<String> = operations.iter().map(link).collect();
        let _ = writeln!(out, "| [{area}]({page}) | {} |", links.join(", "));
    }
    out
}

fn area(name: &str, operations: &[&Operation]) -> String {
    let up = "../".repeat(name.matches('.').count());
    let mut out = format!("# {name}\n");
    for operation in operations {
        let (doc, errors) = operation.doc.split_once("# Errors").unwrap_or((operation.doc, ""));
        let _ = write!(out, "\n## {}\n\n{}\n", operation.function(), prose(doc));
        if !operation.arguments.is_empty() {
            out.push_str("\n| argument | type | meaning |\n|---|---|---|\n");
        }
        for Argument { name, ty, .. } in operation.arguments {
            let note = if is_optional(*ty) { " Optional." } else { "" };
            let means = prose(meaning(operation.name, name).unwrap_or_default());
            let _ = writeln!(out, "| `{name}` | {} | {means}{note} |", shown(ty.required(), &up));
        }
        let nothing = if is_optional(operation.result) { ", or null" } else { "" };
        let _ = write!(out, "\n**Result**: {}{nothing}.\n", shown(operation.result.required(), &up));
        if !errors.is_empty() {
            let _ = write!(out, "\n**Errors**: {}\n", prose(errors));
        }
        // the site shows these blocks as tabs
        for (language, highlighted, signature) in LANGUAGES {
            let _ = write!(out, "\n**{language}**\n\n```{highlighted}\n{}\n```\n", signature(operation));
        }
    }
    out
}

fn records() -> String {
    let mut out = String::from(
        "# Records\n\nThe records that operations accept and return. Every field of the service's records may be unset.\n",
    );
    for table in described().models {
        let _ = write!(out, "\n## {}\n\n{}\n\n| field | type | |\n|---|---|---|\n", table.name, prose(table.doc));
        for field in table.fields {
            let nothing = if is_optional(field.ty) && !table.open() { ", or null" } else { "" };
            let _ = writeln!(
                out,
                "| `{}` | {}{nothing} | {} |",
                field.name,
                shown(field.ty.required(), ""),
                cell(&(prose(field.doc) + &role(table, field)))
            );
        }
    }
    out
}

/// The sentences that are added to a field's documentation: for its kind, such as read-only, and for its maximum length.
fn role(table: &ModelTable, field: &Field) -> String {
    let role = match field.kind {
        Kind::ReadOnly => " Filled in by the service.",
        Kind::Display => " Display text of the referenced record.",
        Kind::Expanded => " Only if the request asks for it.",
        Kind::Undocumented => {
            " The service does not document its type: a value of another type is kept, with a warning."
        }
        Kind::Plain | Kind::Key | Kind::PostalCode => "",
    };
    let role = if table.open() { role } else { "" };
    field.max_length.map_or_else(|| role.to_owned(), |most| format!("{role} At most {most} characters."))
}

fn codes() -> String {
    let mut out = String::from("# Codes\n\n");
    out.push_str(
        "Codes are numbers in JSON; an unknown number is kept unchanged. Choices are strings from a fixed set.\n",
    );
    for table in described().codes {
        let rows = table.codes.iter().map(|code| (code.code.to_string(), code.name, code.doc));
        values(&mut out, table.name, table.doc, rows);
    }
    for table in described().choices {
        let rows = table.choices.iter().map(|choice| (choice.text.to_owned(), choice.name, choice.doc));
        values(&mut out, table.name, table.doc, rows);
    }
    out
}

fn values(out: &mut String, name: &str, doc: &str, rows: impl Iterator<Item = (String, &'static str, &'static str)>) {
    let _ = write!(out, "\n## {name}\n\n{}\n\n| value | name | |\n|---|---|---|\n", prose(doc));
    for (value, name, doc) in rows {
        let _ = writeln!(out, "| `{value}` | {name} | {} |", cell(&prose(doc)));
    }
}

/// The name of a type, as issues show it. Records and codes are links to their definitions. `up` is the relative path to the
/// folder of the pages.
pub fn shown(ty: Type, up: &str) -> String {
    let link = |name: &str, page: &str| format!("[{name}]({up}{page}#{})", name.to_lowercase());
    match ty {
        Type::Code(table) => link(table.name, CODES),
        Type::Choice(table) => link(table.name, CODES),
        Type::Record(table) => link(table.name, RECORDS),
        Type::Query(table) => format!("text, or {}", link(table.name, RECORDS)),
        Type::List(inner) => format!("list of {}", shown(*inner, up)),
        Type::Secrets => "secret, or list of them".to_owned(),
        other => other.name().to_owned(),
    }
}

/// A doc comment as Markdown, with `<` escaped so that it is not read as HTML.
pub fn prose(doc: &str) -> String {
    let parts = doc.trim().split('`').enumerate();
    let parts = parts.map(|(place, part)| if place % 2 == 0 { part.replace('<', "&lt;") } else { part.to_owned() });
    parts.collect::<Vec<_>>().join("`")
}

/// A string for a cell of a Markdown table.
pub fn cell(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}
