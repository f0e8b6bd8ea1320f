//! Checks that an invalid value of a field is not also reported as missing.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lastro::json::Value;
use lastro::model::Json;

use crate::ask::{ask, text};

/// The test vectors that validate records, in a fixed order.
fn cases() -> Vec<Value> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let entries = |path: &Path| fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = entries(&root).flat_map(|area| entries(&area).collect::<Vec<_>>()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let read = |file: &std::path::PathBuf| Json::parse(&fs::read(file).expect("a file")).expect("JSON").0;
    let cases =
        files.iter().map(read).flat_map(|file| file.get("cases").and_then(Value::as_array).expect("cases").to_vec());
    cases.filter(|case| text(case, "op").ends_with(".validate")).collect()
}

/// For each value of a document: its path, and a copy of the document in which `other` replaces the value.
fn each_changed(value: &Value, other: &Value) -> Vec<(String, Value)> {
    let mut all = Vec::new();
    match value {
        Value::Object(members) => {
            for (place, (name, member)) in members.iter().enumerate() {
                for (path, inner) in each_changed(member, other) {
                    let mut changed = members.clone();
                    changed[place].1 = inner;
                    let dot = if path.is_empty() || path.starts_with('[') { "" } else { "." };
                    all.push(([name, dot, &path].concat(), Value::Object(changed)));
                }
            }
        }
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                for (path, inner) in each_changed(item, other) {
                    let mut changed = items.clone();
                    changed[place] = inner;
                    let dot = if path.is_empty() || path.starts_with('[') { "" } else { "." };
                    all.push((["[", &place.to_string(), "]", dot, &path].concat(), Value::Array(changed)));
                }
            }
        }
        _ => {}
    }
    if *value != Value::Null {
        all.push((String::new(), other.clone()));
    }
    all
}

/// If one value of a valid record is replaced by an invalid one, the only issue is that of the invalid value.
#[test]
fn one_invalid_value_in_a_valid_record_is_the_only_issue() {
    let mut judged = 0;
    for case in cases() {
        let (operation, input) = (text(&case, "op"), case.get("input").expect("an input"));
        let clean = case.get("ok").and_then(|ok| ok.get("issues")).and_then(Value::as_array) == Some(&[]);
        let Some(value) = input.get("value").filter(|_| clean) else { continue };
        for other in [Value::Bool(true), Value::Array(vec![Value::Bool(true)]), Value::String("\u{1}".to_owned())] {
            for (path, changed) in each_changed(value, &other).into_iter().filter(|(path, _)| !path.is_empty()) {
                let mut arguments = input.as_object().expect("arguments").to_vec();
                arguments
                    .iter_mut()
                    .filter(|(name, _)| name == "value")
                    .for_each(|(_, value)| *value = changed.clone());
                let found = ask(operation, &Value::Object(arguments).to_json());
                let issues = found.get("issues").and_then(Value::as_array).expect("issues");
                let paths: BTreeSet<_> = issues.iter().map(|issue| text(issue, "path")).collect();
                if !issues.iter().any(|issue| MISFITS.contains(&text(issue, "code"))) {
                    continue;
                }
                let below = |found: &&&str| {
                    found.strip_prefix(&path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['[', '.']))
                };
                assert_eq!(
                    paths.iter().find(|found| !below(found)),
                    None,
                    "{operation} {}: {issues:?}",
                    changed.to_json()
                );
                assert!(issues.len() == 1, "{operation} {}: {issues:?}", changed.to_json());
                judged += 1;
            }
        }
    }
    assert!(judged > 300, "{judged} values");
}

/// The issue codes for a value that is invalid for its field's type.
const MISFITS: [&str; 7] = [
    "invalid_type",
    "invalid_integer",
    "invalid_money",
    "invalid_percent",
    "invalid_quantity",
    "invalid_date",
    "invalid_date_time",
];

/// Strings in a listing stay strings, even if they contain JSON text. Shared test vectors cannot cover this, because some
/// language bindings represent each entry of a listing as a string of JSON text.
#[test]
fn strings_in_a_listing_stay_strings() {
    let document = r#"{"data":["{\"id\":1}","x",7,null,[{}],true,{"id":1.50}]}"#;
    for operation in ["listing.decode", "v1.listing.decode"] {
        let as_text = Value::String(document.to_owned()).to_json();
        for json in [document, &as_text] {
            let read = ask(operation, &format!("{{\"json\":{json}}}"));
            assert_eq!(read.get("value").expect("a value").to_json(), document, "{operation}");
            let issues = read.get("issues").and_then(Value::as_array).expect("issues");
            let found: Vec<_> = issues.iter().map(|issue| (text(issue, "path"), text(issue, "code"))).collect();
            let places = ["data[0]", "data[1]", "data[2]", "data[3]", "data[4]", "data[5]"];
            assert_eq!(found, places.map(|place| (place, "invalid_type")), "{operation}");
        }
    }
}
