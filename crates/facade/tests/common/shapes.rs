//! Generates worst-case inputs for operations, from the types of their arguments and from their test vectors.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use lastro::json::{self, Value};
use lastro::model::{Argument, ModelTable, Operation, Type};

/// The way in which an argument is made large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Every list has many copies of its first element, each with its own key; a missing list is created.
    ManyParts,
    /// Like [`Self::ManyParts`], but all elements have the same key.
    OneKey,
    /// Many empty objects in every list.
    EmptyParts,
    /// Many values of a wrong type in every list.
    WrongParts,
    /// Many custom members.
    Custom,
    /// Many members with names similar to known ones.
    Misspelt,
    /// The same member, many times.
    Repeated,
    /// A member with a long name, whose value has many members.
    LongName,
    /// Nested objects, each in a member with a long name; the innermost one has many duplicate members.
    Deep,
    /// Every string is long.
    LongTexts,
    /// Every string consists of a repeated piece that has a meaning in some format, such as a separator.
    Pieces(&'static str),
}

/// Every shape.
pub const SHAPES: &[Shape] = &[
    Shape::ManyParts,
    Shape::OneKey,
    Shape::EmptyParts,
    Shape::WrongParts,
    Shape::Custom,
    Shape::Misspelt,
    Shape::Repeated,
    Shape::LongName,
    Shape::Deep,
    Shape::LongTexts,
    Shape::Pieces("1"),
    Shape::Pieces("custom_a=%41&"),
    Shape::Pieces("custom_a[neq]=1&nome=a&"),
    Shape::Pieces("{\"a\":[1, 2.0, {"),
    Shape::Pieces("000201"),
];

/// The test vectors whose result is `ok`: operation and input.
static CASES: LazyLock<Vec<(String, Value)>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let areas = fs::read_dir(root).expect("the vectors").map(|e| e.expect("an area").path());
    let files = areas.flat_map(|area| fs::read_dir(area).expect("an area").map(|e| e.expect("a file").path()));
    let files = files.filter(|file| file.extension().is_some_and(|e| e == "json"));
    let documents = files.map(|file| json::parse(&fs::read(file).expect("a file")).expect("JSON"));
    let mut cases: Vec<(String, Value)> = documents
        .flat_map(|document| document.get("cases").and_then(Value::as_array).expect("cases").to_vec())
        .filter(|case| case.get("ok").is_some())
        .map(|case| {
            let op = case.get("op").and_then(Value::as_str).expect("an operation");
            (op.to_owned(), case.get("input").cloned().unwrap_or_default())
        })
        .collect();
    // sorted by operation, the largest input first, so that the order of the files does not matter
    cases.sort_by_cached_key(|(op, input)| (op.clone(), std::cmp::Reverse(input.to_json().len()), input.to_json()));
    cases
});

/// An input that an operation accepts: the largest one of its test vectors, or one generated from the argument types.
pub fn bases(operation: &Operation) -> Vec<Value> {
    let case = CASES.iter().find(|(op, _)| op == operation.name).map(|(_, input)| input.clone());
    vec![case.unwrap_or_else(|| {
        let given = |a: &Argument| (a.name.to_owned(), fitting(a.ty, 0));
        Value::Object(operation.arguments.iter().map(given).collect())
    })]
}

/// The part of an input that is made large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// One argument.
    Argument(&'static str),
    /// All arguments together.
    All,
    /// The object of arguments itself, which gets many unknown arguments.
    Arguments,
}

/// The parts of an operation's input that a shape can make large: each argument alone; all arguments at once, if there are several;
/// and for some shapes the JSON object that contains the arguments.
pub fn parts(operation: &Operation, base: &Value, shape: Shape) -> Vec<Part> {
    let grows = |argument: &&Argument| large(base.get(argument.name), argument.ty, shape, 16).is_some();
    let mut parts: Vec<Part> =
        operation.arguments.iter().filter(grows).map(|argument| Part::Argument(argument.name)).collect();
    if parts.len() > 1 {
        parts.push(Part::All);
    }
    if matches!(shape, Shape::Custom | Shape::Misspelt | Shape::LongName) {
        parts.push(Part::Arguments);
    }
    parts
}

/// The input of an operation with one part made large, in the given shape. `n` is the size, such as the number of elements.
pub fn input(operation: &Operation, base: &Value, shape: Shape, part: Part, n: usize) -> Value {
    let mut given = base.as_object().expect("arguments").to_vec();
    if part == Part::Arguments {
        return members(&given, shape, n);
    }
    for argument in operation.arguments.iter().filter(|a| part == Part::All || part == Part::Argument(a.name)) {
        let Some(value) = large(base.get(argument.name), argument.ty, shape, n) else { continue };
        given.retain(|(name, _)| name != argument.name);
        given.push((argument.name.to_owned(), value));
    }
    Value::Object(given)
}

/// An argument made large, in the given shape; `None` if the shape does not apply to its type.
fn large(base: Option<&Value>, ty: Type, shape: Shape, n: usize) -> Option<Value> {
    match ty {
        Type::Optional(inner) => large(base, *inner, shape, n),
        Type::Record(table) => Some(record(base, table, shape, n)),
        Type::Query(table) => Some(match shape {
            Shape::LongTexts | Shape::Pieces(_) => text(base.and_then(Value::as_str).unwrap_or_default(), shape, n),
            Shape::ManyParts => conditions(n),
            _ => record(base.filter(|base| base.as_object().is_some()), table, shape, n),
        }),
        Type::Json => Some(match base {
            Some(Value::String(document)) => document_text(document, shape, n),
            Some(document) => anything(document, shape, n),
            None => anything(&Value::Object(vec![("id".to_owned(), number(1))]), shape, n),
        }),
        Type::List(inner) => list(base, *inner, shape, n),
        Type::Secrets => matches!(shape, Shape::LongTexts).then(|| text("", shape, n)),
        Type::Params | Type::Headers => {
            matches!(shape, Shape::Custom | Shape::Repeated | Shape::LongName).then(|| members(&[], shape, n))
        }
        Type::Pairs => Some(Value::Array((0..n).map(|i| pair(shape, i)).collect())),
        Type::Text | Type::Concealed | Type::Bytes | Type::Scalar | Type::CardNumber | Type::SecurityCode => {
            match base.and_then(Value::as_str) {
                Some(given) if given.starts_with('{') => Some(document_text(given, shape, n)),
                Some(given) => matches!(shape, Shape::LongTexts | Shape::Pieces(_)).then(|| text(given, shape, n)),
                None => matches!(shape, Shape::LongTexts | Shape::Pieces(_)).then(|| text("", shape, n)),
            }
        }
        // for these types only a long string is tested, which is always invalid
        Type::Integer
        | Type::Boolean
        | Type::Money
        | Type::Percent
        | Type::Quantity
        | Type::Number
        | Type::Date
        | Type::YearMonth
        | Type::DateTime
        | Type::Code(_)
        | Type::Choice(_) => matches!(shape, Shape::LongTexts | Shape::Pieces("1")).then(|| text("", shape, n)),
    }
}

fn record(base: Option<&Value>, table: &'static ModelTable, shape: Shape, n: usize) -> Value {
    let mut given = base.and_then(Value::as_object).unwrap_or_default().to_vec();
    match shape {
        Shape::Custom | Shape::Misspelt | Shape::Repeated | Shape::LongName | Shape::Deep => members(&given, shape, n),
        _ => {
            for field in table.fields {
                let place = given.iter().position(|(name, _)| name == field.name);
                let value = place.map(|place| given[place].1.clone());
                let made = match (field.ty.required(), value) {
                    (Type::List(inner), value) => list(value.as_ref(), *inner, shape, n),
                    (Type::Record(_), None) | (_, None) => None,
                    (ty, Some(value)) => large(Some(&value), ty, shape, n / 8),
                };
                if let Some(made) = made {
                    match place {
                        Some(place) => given[place].1 = made,
                        None => given.push((field.name.to_owned(), made)),
                    }
                }
            }
            Value::Object(given)
        }
    }
}

fn list(base: Option<&Value>, inner: Type, shape: Shape, n: usize) -> Option<Value> {
    let first = base.and_then(Value::as_array).and_then(|items| items.first().cloned());
    let item = |i: usize| match shape {
        Shape::ManyParts => with_key(first.clone().unwrap_or_else(|| fitting(inner, i)), i),
        Shape::OneKey => with_key(first.clone().unwrap_or_else(|| fitting(inner, 1)), 1),
        Shape::EmptyParts => Value::Object(Vec::new()),
        Shape::WrongParts => Value::Array(Vec::new()),
        Shape::Custom | Shape::Misspelt => match first.clone().unwrap_or_else(|| fitting(inner, i)) {
            Value::Object(given) => members(&given, shape, 2),
            other => other,
        },
        _ => first.clone().unwrap_or_else(|| fitting(inner, i)),
    };
    let n = if matches!(shape, Shape::Custom | Shape::Misspelt) { n / 8 } else { n };
    match shape {
        Shape::Repeated | Shape::LongName | Shape::Deep => None,
        Shape::LongTexts | Shape::Pieces(_) => {
            let one = text("", shape, n);
            let short = (1..n / 8).map(item);
            let long = if inner == Type::Text { Some(one) } else { large(first.as_ref(), inner, shape, n) };
            Some(Value::Array(long.into_iter().chain(short).collect()))
        }
        _ => Some(Value::Array((0..n).map(item).collect())),
    }
}

/// Makes a JSON document large: its lists, its strings or its members, depending on the shape.
fn anything(document: &Value, shape: Shape, n: usize) -> Value {
    match document {
        Value::Object(given) => match shape {
            Shape::Custom | Shape::Misspelt | Shape::Repeated | Shape::LongName | Shape::Deep => {
                // nested objects are made large too, because the record may be inside one, such as a webhook's `data`
                let inner = given.iter().map(|(name, value)| match value {
                    Value::Object(inner) => (name.clone(), members(inner, shape, n / 2)),
                    other => (name.clone(), other.clone()),
                });
                members(&inner.collect::<Vec<_>>(), shape, n / 2)
            }
            _ => {
                let grown = given.iter().map(|(name, value)| (name.clone(), anything(value, shape, n)));
                Value::Object(grown.collect())
            }
        },
        Value::Array(_) => list(Some(document), Type::Json, shape, n).unwrap_or_default(),
        Value::String(given) if matches!(shape, Shape::LongTexts | Shape::Pieces(_)) => text(given, shape, n),
        other => other.clone(),
    }
}

/// Makes a string large. If it is JSON text, the document in it is made large; otherwise the string itself is.
fn document_text(given: &str, shape: Shape, n: usize) -> Value {
    match json::parse(given.as_bytes()) {
        Ok(document) if !matches!(shape, Shape::Pieces(_)) => Value::String(anything(&document, shape, n).to_json()),
        _ => text(given, shape, n),
    }
}

/// The members of an object, plus those that a shape adds.
fn members(given: &[(String, Value)], shape: Shape, n: usize) -> Value {
    let mut all = given.to_vec();
    match shape {
        Shape::Custom => all.extend((0..n).map(|i| (format!("custom_{i}"), number(i)))),
        Shape::Misspelt => all.extend((0..n).map(|i| (format!("valor_vend{i}"), number(i)))),
        Shape::Repeated => all.extend((0..n).map(|i| ("id".to_owned(), number(i)))),
        Shape::LongName => all.push(("k".repeat(n * 8), twice(n))),
        _ => {
            let name = "k".repeat(n / 10);
            let deep = (0..20).fold(twice(n / 4), |inner, _| Value::Object(vec![(name.clone(), inner)]));
            all.push(("custom_deep".to_owned(), deep));
        }
    }
    Value::Object(all)
}

/// An object with many members, each of which occurs twice. Their values are `NaN`, so that each also causes an issue.
fn twice(n: usize) -> Value {
    Value::Object((0..n).map(|i| (format!("k{}", i / 2), Value::Number("NaN".to_owned()))).collect())
}

fn text(given: &str, shape: Shape, n: usize) -> Value {
    let piece = if let Shape::Pieces(piece) = shape { piece } else { "a" };
    let head = if piece == "a" { given } else { "" };
    Value::String([head, &piece.repeat(n * 8 / piece.len())].concat())
}

fn number(i: usize) -> Value {
    Value::Number(i.to_string())
}

/// An element with the key `i + 1`.
fn with_key(part: Value, i: usize) -> Value {
    match part {
        Value::Object(given) => {
            let others = given.into_iter().filter(|(name, _)| name != "id");
            Value::Object([("id".to_owned(), number(i + 1))].into_iter().chain(others).collect())
        }
        other => other,
    }
}

fn pair(shape: Shape, i: usize) -> Value {
    let name = match shape {
        Shape::OneKey | Shape::Repeated => format!("custom_{}", i / 2),
        Shape::ManyParts => format!("valor_{}", i % 999 + 1),
        Shape::Misspelt => format!("valor_vend{i}"),
        _ => format!("custom_{i}"),
    };
    Value::Array(vec![Value::String(name), Value::String("1".to_owned())])
}

/// A query that returns `n` fields, with as many conditions and sort keys as a query may have. The length of the values grows with
/// `n`.
fn conditions(n: usize) -> Value {
    let names = |count: usize| Value::Array((0..count).map(|i| Value::String(format!("custom_{i}"))).collect());
    let filter = |i: usize| {
        let member = |name: &str, text: String| (name.to_owned(), Value::String(text));
        let members = vec![
            member("field", format!("custom_{i}")),
            member("operator", "notcontains".to_owned()),
            member("value", "a".repeat(n / 10)),
        ];
        Value::Object(members)
    };
    let filters = Value::Array((0..lastro::query::MAX_CONDITIONS).map(filter).collect());
    let sort = names(lastro::query::MAX_CONDITIONS);
    let lists = [("filters", filters), ("sort", sort), ("fields", names(n)), ("expand", Value::Array(Vec::new()))];
    Value::Object(lists.map(|(name, value)| (name.to_owned(), value)).into_iter().collect())
}

/// A small valid value of a type. Different numbers `i` give different values where the type allows it.
fn fitting(ty: Type, i: usize) -> Value {
    let text = |text: &str| Value::String(text.to_owned());
    match ty {
        Type::Optional(inner) => fitting(*inner, i),
        Type::Integer => number(i + 1),
        Type::Boolean => Value::Bool(true),
        Type::Money | Type::Quantity | Type::Number => Value::Number(format!("{}.5", i + 1)),
        Type::Percent | Type::Scalar => number(1),
        Type::Date => Value::String(format!("{:04}-{:02}-{:02}", 2020 + i / 336, i / 28 % 12 + 1, i % 28 + 1)),
        Type::YearMonth => text("2026-01"),
        Type::DateTime => text("2026-01-01T00:00:00Z"),
        Type::Code(table) => Value::Number(table.codes[0].code.to_string()),
        Type::Choice(table) => text(table.choices[0].text),
        Type::Record(table) => {
            let scalars = table.fields.iter().filter(|f| !matches!(f.ty.required(), Type::List(_) | Type::Record(_)));
            Value::Object(scalars.map(|f| (f.name.to_owned(), fitting(f.ty, i))).collect())
        }
        Type::List(inner) => Value::Array(vec![fitting(*inner, i)]),
        Type::Json => Value::Object(vec![("id".to_owned(), number(i))]),
        Type::Params | Type::Headers => Value::Object(Vec::new()),
        Type::Pairs => Value::Array(Vec::new()),
        Type::Query(_) => text(""),
        Type::Bytes => text("{}"),
        Type::CardNumber => text("4111111111111111"),
        Type::SecurityCode => text("123"),
        Type::Text | Type::Secrets | Type::Concealed => Value::String(format!("a{i}")),
    }
}

/// The JSON text of an object with `n` members, each made by `member`.
pub fn object_text(n: usize, member: impl Fn(usize) -> String) -> String {
    format!("{{{}}}", (0..n).map(member).collect::<Vec<_>>().join(","))
}
