//! Generates the docstrings of the Python package, for `help()` and the stubs. Most operations have an example.

use std::fmt::Write as _;

use lastro::model::{Argument, Operation, Type};
use lastro::value::ChoiceTable;
use lastro_facade::describe::meaning;
use lastro_mobile_bindgen::areas::is_optional;

use crate::python_examples::example;

/// Maximum number of characters in a line of a docstring, without its indentation.
pub const WIDTH: usize = 84;
/// The docstring of an operation in Google style: description, arguments, result, errors.
pub fn operation(operation: &Operation) -> String {
    let doc = plain(operation.doc);
    let (about, errors) = doc.split_once("# Errors").unwrap_or((&doc, ""));
    let (mut about, errors) = (about.trim().to_owned(), errors.trim());
    let raised = match errors.strip_prefix("None") {
        // after "None: ", the section says what the function returns for invalid input: this text moves to the description
        Some(none) => {
            if let Some(otherwise) = none.strip_prefix(": ") {
                about = format!("{about} {}", capitalised(otherwise));
            }
            ""
        }
        None => errors,
    };
    let mut out = paragraphs(&about, "");
    let arguments: String = operation.arguments.iter().map(|given| argument(operation, given)).collect();
    let _ = write!(out, "\n\nArgs:\n{}", arguments.trim_end_matches('\n'));
    let returned = format!("{}: {}", given(operation.result), returns(operation.result));
    let _ = write!(out, "\n\nReturns:\n    {}", hanging(&returned));
    if !raised.is_empty() {
        let _ = write!(out, "\n\nRaises:\n    {}", hanging(&format!("LastroError: {raised}")));
    }
    if let Some(example) = example(operation) {
        let _ = write!(out, "\n\nExample:\n{example}");
    }
    out
}

/// Converts a doc comment of the core: removes rustdoc links and wraps the text to [`WIDTH`].
pub fn text(doc: &str) -> String {
    paragraphs(&plain(doc), "")
}

/// Replaces rustdoc links by the last part of the linked name.
pub fn plain(doc: &str) -> String {
    let mut out = String::new();
    let mut rest = doc.trim();
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((name, after)) = link.split_once("`]") else { break };
        let name = name.rsplit("::").next().unwrap_or(name);
        let _ = write!(out, "{before}`{name}`");
        rest = match after.strip_prefix('(').and_then(|target| target.split_once(')')) {
            Some((_, behind)) => behind,
            None => after,
        };
    }
    out + rest
}

pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Paragraphs wrapped to [`WIDTH`].
fn paragraphs(text: &str, indent: &str) -> String {
    let wrapped = text.split("\n\n").map(|paragraph| wrapped(paragraph, indent));
    wrapped.collect::<Vec<_>>().join("\n\n")
}

pub fn wrapped(text: &str, indent: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let full = lines.last().is_some_and(|line| line.chars().count() + word.chars().count() >= WIDTH);
        match lines.last_mut() {
            Some(line) if !full || line.trim().is_empty() => {
                if !line.trim().is_empty() {
                    line.push(' ');
                }
                line.push_str(word);
            }
            _ => lines.push(format!("{indent}{word}")),
        }
    }
    lines.join("\n")
}

/// An entry of a section such as `Args:`. All lines but the first are indented by eight spaces.
pub fn hanging(text: &str) -> String {
    wrapped(&text.replace("\n\n", " "), "        ")
}

fn argument(operation: &Operation, argument: &Argument) -> String {
    let optional = if is_optional(argument.ty) { ", optional" } else { "" };
    let ty = argument.ty.required();
    let doc = explained(operation.name, argument.name, ty);
    format!("    {}\n", hanging(&format!("{} ({}{optional}): {doc}", argument.name, taken(ty))))
}

/// The meaning of an argument, and the restrictions of its values that Python types cannot express.
pub fn explained(operation: &str, argument: &str, ty: Type) -> String {
    let doc = plain(meaning(operation, argument).unwrap_or_default());
    match ty {
        Type::Money | Type::Percent | Type::Quantity | Type::Number => doc + " A float is rejected.",
        Type::Choice(table) => doc + &one_of(table),
        _ => doc,
    }
}

/// A sentence that lists the strings of a choice; empty if there are more than 12.
fn one_of(table: &ChoiceTable) -> String {
    let texts: Vec<String> = table.choices.iter().map(|choice| format!("\"{}\"", choice.text)).collect();
    if texts.len() > 12 { String::new() } else { format!(" One of {}.", texts.join(", ")) }
}

/// The Python types that an argument may have.
pub fn taken(ty: Type) -> String {
    match ty {
        Type::Money | Type::Percent | Type::Quantity | Type::Number => "Decimal | int | str".to_owned(),
        Type::Date => "datetime.date | str".to_owned(),
        Type::DateTime => "datetime.datetime | str".to_owned(),
        Type::Code(table) => format!("{} | int", table.name),
        Type::Record(table) => format!("{} | Mapping", table.name),
        Type::List(inner) => format!("Sequence[{}]", taken(*inner)),
        Type::Json => "str | bytes | Mapping".to_owned(),
        Type::Bytes => "bytes | bytearray | str".to_owned(),
        Type::Secrets => "str | Sequence[str]".to_owned(),
        Type::Scalar => "Decimal | int | str | bool | datetime.date".to_owned(),
        Type::Query(table) => format!("str | {} | Mapping", table.name),
        Type::Params | Type::Headers => "Mapping[str, str]".to_owned(),
        Type::Pairs => "Sequence[Sequence[str]]".to_owned(),
        Type::SecurityCode => "str | int".to_owned(),
        Type::CardNumber | Type::Concealed => "str".to_owned(),
        Type::Optional(inner) => taken(*inner),
        other => given(other),
    }
}

/// The Python type of a result.
fn given(ty: Type) -> String {
    match ty {
        Type::Text | Type::Number | Type::YearMonth | Type::Json | Type::Query(_) | Type::Choice(_) => "str".to_owned(),
        Type::Integer => "int".to_owned(),
        Type::Boolean => "bool".to_owned(),
        Type::Money | Type::Percent | Type::Quantity => "Decimal".to_owned(),
        Type::Date => "datetime.date".to_owned(),
        Type::DateTime => "datetime.datetime".to_owned(),
        Type::Code(table) => table.name.to_owned(),
        Type::Record(table) => table.name.to_owned(),
        Type::List(inner) => format!("list[{}]", given(*inner)),
        Type::Optional(inner) => format!("{} | None", given(*inner)),
        Type::Bytes => "bytes".to_owned(),
        Type::Secrets => "None".to_owned(),
        Type::Scalar => "int | Decimal | datetime.date | str".to_owned(),
        Type::Params => "dict[str, str]".to_owned(),
        Type::Headers => "Headers".to_owned(),
        Type::Pairs => "FormPairs".to_owned(),
        Type::CardNumber | Type::SecurityCode | Type::Concealed => "Concealed".to_owned(),
    }
}

/// The meaning of a result.
fn returns(ty: Type) -> String {
    match ty {
        Type::Choice(table) => plain(table.doc) + &one_of(table),
        Type::Code(table) => plain(table.doc),
        Type::Record(table) => plain(table.doc),
        Type::List(Type::Date) => "The dates.".to_owned(),
        Type::List(Type::Money) => "The exact amounts.".to_owned(),
        Type::List(inner) => returns(*inner),
        Type::Optional(inner) => format!("{} None if there is none.", returns(*inner)),
        Type::Json => "The document as JSON text.".to_owned(),
        Type::Boolean => "The result of the check.".to_owned(),
        Type::Money => "The exact amount.".to_owned(),
        Type::Date => "The date.".to_owned(),
        Type::Integer => "The number.".to_owned(),
        Type::Text => "The string.".to_owned(),
        Type::Pairs => "Names and values, in order. Its `repr` shows only the names.".to_owned(),
        Type::Percent => "The percentage.".to_owned(),
        _ => String::new(),
    }
}
