//! Converts the records and results of the JSON test cases in tests/vectors to JavaScript values and back.

use std::collections::BTreeSet;

use lastro::js::{from_js, to_js, value_from_js};
use lastro::json::{self, Value};
use lastro::model::{Codec, Json, Model, Node, Reader, Target, Type};
use wasm_bindgen::prelude::*;

use crate::{log, parsed, text_of, types};

#[wasm_bindgen(module = "node:fs")]
extern "C" {
    #[wasm_bindgen(js_name = readdirSync)]
    fn names(folder: &str) -> Vec<String>;
    #[wasm_bindgen(js_name = readFileSync)]
    fn read(file: &str, encoding: &str) -> String;
}

/// The test cases that expect a result: each with the operation, its input and its result.
fn cases() -> Vec<(String, Value, Value)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../vectors");
    let mut cases = Vec::new();
    for area in names(root) {
        for file in names(&format!("{root}/{area}")).iter().filter(|file| file.ends_with(".json")) {
            let document = json::parse(read(&format!("{root}/{area}/{file}"), "utf8").as_bytes()).expect("JSON");
            for case in document.get("cases").and_then(Value::as_array).expect("cases") {
                let member = |name| case.get(name).cloned();
                if let (Some(Value::String(name)), Some(input), Some(ok)) =
                    (member("op"), member("input"), member("ok"))
                {
                    cases.push((name, input, ok));
                }
            }
        }
    }
    assert!(cases.len() > 1000, "only {} cases", cases.len());
    // Adds a case for `decode` of every area. Not every area has such a case among the files.
    for decode in lastro_facade::operations().filter(|operation| operation.function() == "decode") {
        let input = r#"{"json":{}}"#;
        let answer = json::parse(lastro_facade::dispatch(decode.name, input).as_bytes()).expect("JSON");
        if let Some(ok) = answer.get("ok") {
            cases.push((decode.name.to_owned(), json::parse(input.as_bytes()).expect("JSON"), ok.clone()));
        }
    }
    cases
}

/// The tests for a type of arguments or results.
pub struct Row {
    ty: Type,
    crosses: fn(&str, &Value) -> bool,
    /// The test [`reads_alike`]. `None` if the type is not a record.
    reads_alike: Option<fn(&Value)>,
}

pub const fn record<T: Model>() -> Row {
    Row { ty: T::TYPE, crosses: crosses::<T>, reads_alike: Some(reads_alike::<T>) }
}

pub const fn other<T: Codec>() -> Row {
    Row { ty: T::TYPE, crosses: crosses::<T>, reads_alike: None }
}

/// The row of the table `ROWS` with the tests for the type `ty`.
fn row(ty: Type) -> &'static Row {
    types::ROWS.iter().find(|row| row.ty == ty).unwrap_or_else(|| panic!("no row for {ty:?}"))
}

/// Tests the conversion of a value to JavaScript and back, with [`crosses`]; a list is tested element by element. Returns `false`
/// if a value is not of the type `ty`.
fn all_cross(ty: Type, operation: &str, given: &Value) -> bool {
    match (ty, given) {
        (Type::Optional(_), Value::Null) => true,
        (Type::Optional(inner), given) => all_cross(*inner, operation, given),
        (Type::List(inner), Value::Array(items)) => items.iter().all(|item| all_cross(*inner, operation, item)),
        (ty, given) => (row(ty).crosses)(operation, given),
    }
}

/// Tests that converting a value to JavaScript gives the same as `JSON.parse` of its text, and that converting it back gives
/// the same value. Returns `false` if the value is not of the type.
fn crosses<T: Codec>(operation: &str, given: &Value) -> bool {
    let mut reader = Reader::new();
    let read = T::read(&Node::from(given), &mut reader);
    let Ok(value) = reader.finish(read) else { return false };
    let text = text_of(&parsed(&value.json(Target::Host)));
    let js = to_js(&value).expect("a value");
    assert_eq!(text_of(&js), text, "{operation}");
    let back: T = value_from_js(&js).unwrap_or_else(|error| panic!("{operation}: {error}: {text}"));
    assert_eq!(text_of(&parsed(&back.json(Target::Host))), text, "{operation}");
    true
}

/// Whether values of a type are written as they are read. This is not so for secrets, which are never written, and for bytes,
/// which are written as base64.
fn is_written(ty: Type) -> bool {
    match ty {
        Type::Optional(inner) => is_written(*inner),
        Type::Secrets | Type::Bytes => false,
        _ => true,
    }
}

/// Adds the names of all record types that occur in a value to `found`.
fn present(ty: Type, value: &Value, found: &mut BTreeSet<&'static str>) {
    match (ty, value) {
        (Type::Optional(inner), value) => present(*inner, value, found),
        (Type::List(inner), Value::Array(items)) => items.iter().for_each(|item| present(*inner, item, found)),
        (Type::Record(table) | Type::Query(table), Value::Object(members)) => {
            found.insert(table.name);
            for (name, member) in members {
                let field = table.fields.iter().find(|field| field.name == name);
                field.into_iter().for_each(|field| present(field.ty, member, found));
            }
        }
        _ => {}
    }
}

#[wasm_bindgen]
pub fn every_record_and_result_survives_the_round_trip() {
    let (mut met, mut count) = (BTreeSet::new(), 0);
    let cases = cases();
    let mut take = |crossed: bool, ty: Type, value: &Value| {
        if crossed {
            count += 1;
            present(ty, value, &mut met);
        }
    };
    for operation in lastro_facade::operations() {
        let (name, result) = (operation.name, operation.result);
        for (_, input, ok) in cases.iter().filter(|(operation, ..)| operation == name) {
            let crossed = all_cross(result, name, ok);
            // the conversion of a result with issues may fail, since the result contains the invalid values that the issues
            // report
            assert!(crossed || ok.to_json().contains(r#""issues":[{"#), "{name} does not answer {}", ok.to_json());
            take(crossed, result, ok);
            for argument in operation.arguments.iter().filter(|argument| is_written(argument.ty)) {
                if let Some(given) = input.get(argument.name) {
                    take(all_cross(argument.ty, name, given), argument.ty, given);
                }
            }
        }
    }
    let all = lastro_facade::describe::described().models;
    let missed: Vec<_> = all.iter().map(|table| table.name).filter(|name| !met.contains(name)).collect();
    log(&format!("{count} values of {} records", met.len()));
    assert!(missed.is_empty(), "in no vector: {missed:?}");
    assert!(met.len() > 100, "only {} records", met.len());
}

/// Whether JavaScript keeps all digits of every number in a document. JavaScript does not keep them if a number has more digits
/// than a float, or is not written in its shortest form.
fn is_kept(value: &Value) -> bool {
    match value {
        Value::Number(text) => {
            let short = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text };
            text_of(&parsed(text)) == short
        }
        Value::Array(items) => items.iter().all(is_kept),
        Value::Object(members) => members.iter().all(|(_, member)| is_kept(member)),
        _ => true,
    }
}

/// The arguments of a case that are JSON objects, or strings that contain a JSON object.
fn documents(input: &Value) -> impl Iterator<Item = Value> {
    let arguments = input.as_object().unwrap_or_default().iter();
    let values = arguments.filter_map(|(_, argument)| match argument {
        Value::String(text) => json::parse(text.as_bytes()).ok(),
        other => Some(other.clone()),
    });
    values.filter(|value| value.as_object().is_some())
}

/// Tests that reading a record from a JavaScript object and from JSON text gives the same record and the same issues.
fn reads_alike<T: Model>(document: &Value) {
    let text = text_of(&parsed(&document.to_json()));
    let document = json::parse(text.as_bytes()).expect("JSON");
    let (expected, issues) = T::decode(&Json(document)).unwrap_or_else(|error| panic!("{error}: {text}"));
    let (record, found) = from_js::<T>(&parsed(&text)).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(found, issues, "{text}");
    assert_eq!(text_of(&to_js(&record).expect("a record")), text_of(&to_js(&expected).expect("a record")), "{text}");
}

#[wasm_bindgen]
pub fn an_object_is_read_like_its_json_text() {
    let mut count = 0;
    let cases = cases();
    // the first argument of an area's `encode` is the record of the area
    for encode in lastro_facade::operations().filter(|operation| operation.function() == "encode") {
        let taken = encode.arguments.first().map(|argument| row(argument.ty));
        let Some(reads_alike) = taken.and_then(|row| row.reads_alike) else { continue };
        let of_area = |name: &str| name.rsplit_once('.').is_some_and(|(area, _)| area == encode.area());
        for (_, input, _) in cases.iter().filter(|(name, ..)| of_area(name)) {
            for document in documents(input).filter(is_kept) {
                reads_alike(&document);
                count += 1;
            }
        }
    }
    log(&format!("{count} documents"));
    assert!(count > 500, "only {count} documents");
}
