//! Checks that arguments of code types accept only documented codes.

use lastro::json::Value;
use lastro::model::{Dialect, Json, Operation, Type};

/// A number that is not a documented code of any type.
const UNKNOWN: &str = "77";

/// A valid value for an argument, so that the code under test is the only problem.
fn sample(name: &str, ty: Type) -> String {
    match ty.required() {
        Type::Date => "\"2026-01-31\"".to_owned(),
        Type::Integer => "1".to_owned(),
        Type::Code(table) => table.codes.first().map_or(0, |known| known.code).to_string(),
        Type::Choice(table) => format!("\"{}\"", table.choices[0].text),
        Type::Record(_) => "{}".to_owned(),
        Type::List(_) => "[]".to_owned(),
        Type::Boolean => "true".to_owned(),
        Type::Money | Type::Percent | Type::Quantity => "\"10.00\"".to_owned(),
        _ => panic!("{name}: a sample is missing"),
    }
}

/// The codes in an operation's arguments: arguments of code types, and codes in records that this library defines. Records of
/// the service are left out, because they may have unknown codes. For each code: the name of the argument, the path of the code,
/// and a value of the argument in which this code is unknown.
fn codes(operation: &Operation) -> Vec<(&'static str, String, String)> {
    let mut all = Vec::new();
    for argument in operation.arguments {
        match argument.ty.required() {
            ty if is_code(ty) => all.push((argument.name, argument.name.to_owned(), UNKNOWN.to_owned())),
            Type::Record(table) if table.dialect == Dialect::Answer => {
                for field in table.fields.iter().filter(|field| is_code(field.ty)) {
                    let path = format!("{}.{}", argument.name, field.name);
                    all.push((argument.name, path, format!("{{\"{}\":{UNKNOWN}}}", field.name)));
                }
            }
            _ => {}
        }
    }
    all
}

fn is_code(ty: Type) -> bool {
    match ty.required() {
        Type::Code(_) => true,
        Type::List(inner) => is_code(*inner),
        _ => false,
    }
}

#[test]
fn an_unknown_code_in_an_argument_is_an_invalid_code() {
    let mut tried = 0;
    for operation in lastro_facade::operations() {
        for (name, path, unknown) in codes(operation) {
            let arguments = operation.arguments.iter().map(|argument| {
                let value = if argument.name == name { unknown.clone() } else { sample(argument.name, argument.ty) };
                format!("\"{}\":{value}", argument.name)
            });
            let input = format!("{{{}}}", arguments.collect::<Vec<_>>().join(","));
            let answer = lastro_facade::dispatch(operation.name, &input);
            let Json(answer) = Json::parse(answer.as_bytes()).expect("an answer");
            let issues = answer.get("error").and_then(|error| error.get("issues")).and_then(Value::as_array);
            let issues = issues.unwrap_or_else(|| panic!("{} {input}: {}", operation.name, answer.to_json()));
            let text = |issue: &Value, name: &str| issue.get(name).and_then(Value::as_str).map(str::to_owned);
            let named = issues.iter().any(|issue| {
                text(issue, "path").as_deref() == Some(path.as_str())
                    && text(issue, "code").as_deref() == Some("invalid_code")
            });
            assert!(named, "{} {input}: {}", operation.name, answer.to_json());
            tried += 1;
        }
    }
    assert!(tried >= 10, "{tried} codes in arguments");
}
