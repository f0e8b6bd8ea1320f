//! The docstrings of the Python package, as `help()` and the stubs show them, and an example for each operation.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use lastro::json::{Value, parse};
use lastro::model::{Argument, Dialect, ModelTable, Operation, Type};
use lastro::query::{Resource, value_type};
use lastro::value::{Choice as _, CodeTable};
use lastro::{Money, Percent, Quantity};

use super::names::upper_snake;
use crate::shell::root;

/// The most characters in a line of a docstring, without its indentation.
const WIDTH: usize = 84;
/// Of the examples with at most so many characters the longest shows most; if there is none, the shortest is taken.
const SHORT: usize = 280;
/// A longer example would hide what it shows.
const LONGEST: usize = 700;

/// What an operation does, takes, gives and raises, in the style of Google.
pub fn operation(operation: &Operation) -> String {
    let doc = plain(operation.doc);
    let (about, errors) = doc.split_once("# Errors").unwrap_or((&doc, ""));
    let (mut about, errors) = (about.trim().to_owned(), errors.trim());
    let raised = match errors.strip_prefix("None") {
        // what it does with anything else belongs to what it does
        Some(none) => {
            if let Some(otherwise) = none.strip_prefix(": ") {
                about = format!("{about} {}", capitalised(otherwise));
            }
            ""
        }
        None => errors,
    };
    let mut out = paragraphs(&about, "");
    let arguments: String = operation.arguments.iter().map(argument).collect();
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

/// A text of the tables, without Rust's marks, in lines of ordinary width.
pub fn text(doc: &str) -> String {
    paragraphs(&plain(doc), "")
}

/// Takes the brackets off the names that Rust's documentation links, and the paths off the names themselves.
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

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Paragraphs with lines of ordinary width.
fn paragraphs(text: &str, indent: &str) -> String {
    let wrapped = text.split("\n\n").map(|paragraph| wrapped(paragraph, indent));
    wrapped.collect::<Vec<_>>().join("\n\n")
}

fn wrapped(text: &str, indent: &str) -> String {
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

/// An entry of a section: its first line stands at four spaces, the others at eight.
pub fn hanging(text: &str) -> String {
    wrapped(&text.replace("\n\n", " "), "        ")
}

fn argument(argument: &Argument) -> String {
    let optional = if super::is_optional(argument.ty) { ", optional" } else { "" };
    let ty = argument.ty.required();
    let doc = if argument.doc.is_empty() { takes(ty) } else { plain(argument.doc) };
    format!("    {}\n", hanging(&format!("{} ({}{optional}): {doc}", argument.name, taken(ty))))
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

/// What an argument without a text of its own is.
pub fn takes(ty: Type) -> String {
    match ty {
        Type::Text => "A text.".to_owned(),
        Type::Integer => "A whole number.".to_owned(),
        Type::Boolean => "True or False.".to_owned(),
        Type::Money => "An exact amount. A float is refused.".to_owned(),
        Type::Percent => "A percentage. A float is refused.".to_owned(),
        Type::Quantity | Type::Number => "An exact number. A float is refused.".to_owned(),
        Type::Date => "A date, or its text `YYYY-MM-DD`.".to_owned(),
        Type::YearMonth => "A month, `YYYY-MM`.".to_owned(),
        Type::DateTime => "An aware datetime, or its ISO 8601 text.".to_owned(),
        Type::Json => "A JSON document: its text, its bytes, or a dict.".to_owned(),
        Type::Bytes => "The bytes as they arrived.".to_owned(),
        Type::Secrets => "One secret, or several.".to_owned(),
        Type::Query(_) => "A query string, or the query itself.".to_owned(),
        Type::Headers => "Names and values of headers.".to_owned(),
        Type::Pairs => "Names and values in order.".to_owned(),
        Type::CardNumber => "A card's number.".to_owned(),
        Type::SecurityCode => "A card's security code.".to_owned(),
        Type::Concealed => "A text that no message and no `repr` shows.".to_owned(),
        Type::Params => "Names and texts.".to_owned(),
        Type::Scalar => "A number, a date or a text.".to_owned(),
        Type::Choice(_) | Type::Code(_) | Type::Record(_) => returns(ty),
        Type::List(inner) => format!("Of each: {}", takes(*inner)),
        Type::Optional(inner) => takes(*inner),
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

/// What a result is.
fn returns(ty: Type) -> String {
    match ty {
        Type::Choice(table) => {
            let texts = table.choices.iter().map(|choice| format!("\"{}\"", choice.text)).collect::<Vec<_>>();
            if texts.len() > 12 {
                plain(table.doc)
            } else {
                format!("{} One of {}.", plain(table.doc), texts.join(", "))
            }
        }
        Type::Code(table) => plain(table.doc),
        Type::Record(table) => plain(table.doc),
        Type::List(inner) => returns(*inner),
        Type::Optional(inner) => format!("{} None if there is none.", returns(*inner)),
        Type::Json => "The document as JSON text.".to_owned(),
        Type::Boolean => "Whether it is so.".to_owned(),
        Type::Money => "The exact amount.".to_owned(),
        Type::Date => "The date.".to_owned(),
        Type::Integer => "The number.".to_owned(),
        Type::Text => "The text.".to_owned(),
        Type::Pairs => "Names and values in order; its `repr` shows the names alone.".to_owned(),
        other => takes(other),
    }
}

/// A case of the test vectors that succeeds and is short, as a call and its answer: the tests run all of them.
fn example(operation: &Operation) -> Option<String> {
    let cases = cases().get(operation.name())?;
    let all = || cases.iter().filter_map(|(input, answer)| call(operation, input, answer));
    let size = |(call, answer): &(String, String)| call.len() + answer.len();
    let told = |answer: &str| !matches!(answer, "" | "False" | "[]" | "''");
    let short = all().filter(|example| size(example) <= SHORT && told(&example.1)).max_by_key(size);
    let (call, answer) = short.or_else(|| all().filter(|example| size(example) <= LONGEST).min_by_key(size))?;
    let decimal = if call.contains("Decimal(") { "    >>> from decimal import Decimal\n" } else { "" };
    let mut out = format!("{decimal}    >>> import lastro\n    >>> {call}");
    if !answer.is_empty() {
        let _ = write!(out, "\n    {}", wrapped(&answer, "    "));
    }
    Some(out)
}

type Cases = HashMap<String, Vec<(Value, Value)>>;

/// Input and answer of every case that succeeds, by the names of the operations.
fn cases() -> &'static Cases {
    static CASES: OnceLock<Cases> = OnceLock::new();
    CASES.get_or_init(|| {
        let mut all = Cases::new();
        for file in files(&root().join("tests/vectors")).iter().flat_map(|area| files(area)) {
            if file.extension().is_none_or(|extension| extension != "json") {
                continue;
            }
            let text = std::fs::read(&file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
            let document = parse(&text).unwrap_or_else(|fault| panic!("{}: {fault:?}", file.display()));
            for case in document.get("cases").and_then(Value::as_array).unwrap_or_default() {
                let name = case.get("op").and_then(Value::as_str);
                if let (Some(name), Some(input), Some(answer)) = (name, case.get("input"), case.get("ok")) {
                    all.entry(name.to_owned()).or_default().push((input.clone(), answer.clone()));
                }
            }
        }
        all
    })
}

/// What is in a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    all.sort();
    all
}

/// A case as Python has it: the call, and what the interpreter prints. Nothing for a case that only `dispatch` can be
/// given, whose texts Python would write with escapes, or in which a value does not fit its field.
fn call(operation: &Operation, input: &Value, answer: &Value) -> Option<(String, String)> {
    let unfit = answer.get("issues").and_then(Value::as_array).is_some_and(|issues| !issues.is_empty());
    if unfit && answer.get("value").is_some() {
        return None;
    }
    let mut arguments = Vec::new();
    for (name, value) in input.as_object()? {
        let argument = operation.arguments.iter().find(|argument| argument.name == name)?;
        arguments.push((argument.name, literal(value)?));
    }
    let name = format!("lastro.{}", operation.name());
    let call = match arguments.as_slice() {
        [(only, value)] if operation.arguments.first().is_some_and(|first| first.name == *only) => {
            format!("{name}({value})")
        }
        _ => {
            let named: Vec<String> = arguments.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let line = format!("{name}({})", named.join(", "));
            if line.chars().count() < WIDTH {
                line
            } else {
                let lines: String = named.iter().map(|argument| format!("    ...     {argument},\n")).collect();
                format!("{name}(\n{lines}    ... )")
            }
        }
    };
    let answer = match repr(answer, operation.result, None)?.as_str() {
        "None" => String::new(),
        shown => shown.to_owned(),
    };
    Some((call, answer))
}

/// A value as a Python programmer writes it.
fn literal(value: &Value) -> Option<String> {
    Some(match value {
        Value::Null => "None".to_owned(),
        Value::Bool(flag) => if *flag { "True" } else { "False" }.to_owned(),
        Value::Number(text) if text.parse::<i64>().is_ok() => text.clone(),
        Value::Number(text) => format!("Decimal(\"{text}\")"),
        Value::String(text) if text.contains('"') => quoted(text, '\'')?,
        Value::String(text) => quoted(text, '"')?,
        Value::Array(items) => format!("[{}]", items.iter().map(literal).collect::<Option<Vec<_>>>()?.join(", ")),
        Value::Object(members) => {
            let member = |(name, value): &(String, Value)| Some(format!("{}: {}", quoted(name, '"')?, literal(value)?));
            format!("{{{}}}", members.iter().map(member).collect::<Option<Vec<_>>>()?.join(", "))
        }
    })
}

fn quoted(text: &str, quote: char) -> Option<String> {
    let plain = !text.contains(|c: char| c == quote || c == '\\' || c.is_control());
    plain.then(|| format!("{quote}{text}{quote}"))
}

/// A text as Python's `repr` shows it.
fn text_repr(text: &str) -> Option<String> {
    quoted(text, if text.contains('\'') { '"' } else { '\'' })
}

/// A value of a type as Python's `repr` shows it. `of`: the entity of the query that the value is in.
fn repr(value: &Value, ty: Type, of: Option<Resource>) -> Option<String> {
    match (ty, value) {
        (Type::Json, value) => text_repr(&value.to_json()),
        (Type::Optional(_), Value::Null) => Some("None".to_owned()),
        (Type::Optional(inner), value) => repr(value, *inner, of),
        (Type::Text | Type::YearMonth | Type::Choice(_) | Type::Query(_) | Type::Scalar, Value::String(text)) => {
            text_repr(text)
        }
        (Type::Integer, Value::Number(text)) => Some(text.clone()),
        (Type::Boolean, value @ Value::Bool(_)) => literal(value),
        (Type::Money | Type::Percent | Type::Quantity, Value::String(text)) => Some(format!("Decimal('{text}')")),
        (Type::Date, Value::String(text)) => {
            let parts: Vec<&str> = text.split('-').map(|part| part.trim_start_matches('0')).collect();
            Some(format!("datetime.date({})", parts.join(", ")))
        }
        (Type::Code(table), Value::Number(text)) => code_repr(table, text),
        (Type::Record(table), Value::Object(members)) => record_repr(table, value, members, of),
        (Type::List(inner), Value::Array(items)) => {
            let items = items.iter().map(|item| repr(item, *inner, of)).collect::<Option<Vec<_>>>()?;
            Some(format!("[{}]", items.join(", ")))
        }
        (Type::CardNumber | Type::SecurityCode | Type::Concealed, _) => Some("Concealed('***')".to_owned()),
        (Type::Headers, Value::Object(members)) => {
            let names = members.iter().map(|(name, _)| text_repr(name)).collect::<Option<Vec<_>>>()?;
            Some(format!("Headers([{}])", names.join(", ")))
        }
        (Type::Params, value) => json_repr(value),
        _ => None,
    }
}

fn code_repr(table: &CodeTable, text: &str) -> Option<String> {
    let number: i64 = text.parse().ok()?;
    let known = table.codes.iter().find(|code| code.code == number);
    Some(match known {
        Some(code) => format!("{}.{}", table.name, upper_snake(code.name)),
        None => format!("{}({number})", table.name),
    })
}

fn record_repr(
    table: &ModelTable,
    record: &Value,
    members: &[(String, Value)],
    of: Option<Resource>,
) -> Option<String> {
    let of = record.get("entity").and_then(Value::as_str).and_then(Resource::from_text).or(of);
    let mut parts = Vec::new();
    for field in table.fields {
        let Some(value) = record.get(field.name).filter(|value| **value != Value::Null) else { continue };
        let shown = match (field.ty.required(), of.zip(record.get("field").and_then(Value::as_str))) {
            // a filter's value has the type of the field that it names
            (Type::Scalar | Type::List(Type::Scalar), Some((entity, name))) => {
                let ty = value_type(entity, name)?;
                match value {
                    Value::Array(items) => {
                        let items = items.iter().map(|item| scalar_repr(item, ty)).collect::<Option<Vec<_>>>()?;
                        format!("[{}]", items.join(", "))
                    }
                    value => scalar_repr(value, ty)?,
                }
            }
            (ty, _) => repr(value, ty, of)?,
        };
        parts.push(format!("{}={shown}", field.name));
    }
    let extra: Vec<_> = members.iter().filter(|(name, _)| table.field(name).is_none()).cloned().collect();
    match (table.dialect, extra.as_slice()) {
        (_, []) => {}
        (Dialect::Parameters, [(name, inside)]) if name == "extra" => {
            parts.push(format!("extra={}", json_repr(inside)?));
        }
        (Dialect::Parameters, _) => return None,
        _ => parts.push(format!("extra={}", json_repr(&Value::Object(extra))?)),
    }
    Some(format!("{}({})", table.name, parts.join(", ")))
}

/// The value of a filter, which the tables give as a text.
fn scalar_repr(value: &Value, ty: Type) -> Option<String> {
    let text = value.as_str()?;
    match ty {
        Type::Integer | Type::Code(_) => repr(&Value::Number(text.to_owned()), ty, None),
        Type::Date => repr(value, ty, None),
        Type::Money => text.parse().ok().map(|amount: Money| format!("Decimal('{amount}')")),
        Type::Percent => text.parse().ok().map(|percent: Percent| format!("Decimal('{percent}')")),
        Type::Quantity => text.parse().ok().map(|quantity: Quantity| format!("Decimal('{quantity}')")),
        Type::DateTime => None,
        _ => text_repr(text),
    }
}

/// A document's value as Python's `repr` shows it.
fn json_repr(value: &Value) -> Option<String> {
    Some(match value {
        Value::String(text) => text_repr(text)?,
        Value::Number(text) if text.parse::<i64>().is_err() => format!("Decimal('{text}')"),
        Value::Array(items) => format!("[{}]", items.iter().map(json_repr).collect::<Option<Vec<_>>>()?.join(", ")),
        Value::Object(members) => {
            let member = |(name, value): &(String, Value)| Some(format!("{}: {}", text_repr(name)?, json_repr(value)?));
            format!("{{{}}}", members.iter().map(member).collect::<Option<Vec<_>>>()?.join(", "))
        }
        plain => literal(plain)?,
    })
}
