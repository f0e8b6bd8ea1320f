//! Generates the examples in the docstrings of the Python package. They are cases of the test vectors.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use lastro::json::{Value, parse};
use lastro::model::{Dialect, ModelTable, Operation, Type};
use lastro::query::{Resource, value_type};
use lastro::value::{Choice as _, CodeTable};
use lastro::{Money, Percent, Quantity};
use lastro_mobile_bindgen::files::root;
use lastro_mobile_bindgen::names::upper_snake;

use crate::python_docs::{WIDTH, wrapped};
use runner::shell::files;

/// Preferred maximum number of characters of an example. Of the examples up to this size, the longest is used, because it shows
/// most. Those whose result is `None`, `False` or empty do not count. If none remain, the shortest of all examples is used.
const SHORT: usize = 280;
/// Maximum number of characters of an example, to keep it readable. Longer ones are not used.
const LONGEST: usize = 700;

/// Issue codes for values of the wrong type or format. Cases with these issues are not used: an example of a broken rule is
/// more instructive.
const MISFITS: [&str; 4] = ["invalid_type", "invalid_integer", "invalid_money", "invalid_date"];

/// An example for an operation: the call and the result of a short, successful case; `None` if no case is suitable.
/// `bindings/python/tests/test_docs.py` runs the examples.
pub fn example(operation: &Operation) -> Option<String> {
    let cases = cases().get(operation.name)?;
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

/// The input and the result of every successful case, by the name of its operation.
fn cases() -> &'static Cases {
    static CASES: OnceLock<Cases> = OnceLock::new();
    CASES.get_or_init(|| {
        let mut all = Cases::new();
        let vectors = files(&root().join("tests/vectors")).unwrap_or_else(|fault| panic!("{fault}"));
        for (file, _) in vectors {
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

/// A case in Python: the call, and the interpreter's output. Returns `None` for a case that is not a good example, for one of
/// three reasons. The operation's Python function does not accept the input (only `dispatch`, which takes JSON, does). Python
/// would print a value in another form, such as a string with escapes. Or a value has the wrong type.
fn call(operation: &Operation, input: &Value, answer: &Value) -> Option<(String, String)> {
    let issues = answer.get("issues").and_then(Value::as_array).unwrap_or_default();
    let code = |issue: &Value| issue.get("code").and_then(Value::as_str).is_some_and(|code| MISFITS.contains(&code));
    if answer.get("value").is_some() && !issues.is_empty() || issues.iter().any(code) {
        return None;
    }
    let mut arguments = Vec::new();
    for (name, value) in input.as_object()? {
        let argument = operation.arguments.iter().find(|argument| argument.name == name)?;
        arguments.push((argument.name, literal(value)?));
    }
    let name = format!("lastro.{}", operation.name);
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

/// A value as a Python literal.
fn literal(value: &Value) -> Option<String> {
    Some(match value {
        Value::Null => "None".to_owned(),
        Value::Bool(flag) => if *flag { "True" } else { "False" }.to_owned(),
        Value::Number(text) if text.parse::<i64>().is_ok() => text.clone(),
        // Python's `Decimal` prints numbers with an exponent in another form
        Value::Number(text) if text.contains(['e', 'E']) => return None,
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

/// A string as Python's `repr` shows it.
fn text_repr(text: &str) -> Option<String> {
    quoted(text, if text.contains('\'') { '"' } else { '\'' })
}

/// A value as Python's `repr` shows it. For a value in a query, `of` is the entity of the query.
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
            // the value of a filter has the type of the field that the filter names
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

/// The value of a filter as Python's `repr` shows it. The test vectors have it as a string.
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

/// A value inside a JSON document, as Python's `repr` shows it.
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
