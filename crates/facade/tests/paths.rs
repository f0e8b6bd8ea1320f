//! Checks that the path of every issue begins with the name of an argument of the called operation, even if a calculation
//! inside the operation has found the issue.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use lastro::json::{self, Value};
use lastro::model::Operation;

use crate::call;

/// Unusual values, by which each value of a valid input is replaced in turn.
fn odd() -> Vec<Value> {
    let numbers = ["-1", "0", "1", "2", "31", "99", "1e3", "0.001", "-0.01", "36501", "9007199254740991"];
    let texts =
        ["", "x", "-1.00", "999999999999999.99", "0001-01-01", "9999-12-31", "2026-02-30", "id", "_limit=0&a[x]=1"];
    let numbers = numbers.into_iter().map(|text| Value::Number(text.to_owned()));
    let texts = texts.into_iter().map(|text| Value::String(text.to_owned()));
    let others = [Value::Null, Value::Bool(true), Value::Array(Vec::new()), Value::Object(Vec::new())];
    numbers.chain(texts).chain(others).collect()
}

/// A copy of a value in which one node is replaced by `odd`. `place` is the number of nodes that come before this node, in the
/// order of the document. The function counts `place` down at each node, and sets it to `None` once the node has been replaced.
fn replaced(value: &Value, place: &mut Option<usize>, odd: &Value) -> Value {
    match place {
        Some(0) => {
            *place = None;
            return odd.clone();
        }
        Some(left) => *left -= 1,
        None => return value.clone(),
    }
    match value {
        Value::Object(members) => {
            Value::Object(members.iter().map(|(name, member)| (name.clone(), replaced(member, place, odd))).collect())
        }
        Value::Array(items) => Value::Array(items.iter().map(|item| replaced(item, place, odd)).collect()),
        other => other.clone(),
    }
}

/// The inputs in the test vectors, by operation.
fn inputs() -> BTreeMap<String, Vec<Value>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let mut all: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let areas = fs::read_dir(root).expect("the vectors").map(|entry| entry.expect("an area").path());
    let files = areas.flat_map(|area| fs::read_dir(area).expect("an area").map(|entry| entry.expect("a file").path()));
    for file in files.filter(|file| file.extension().is_some_and(|end| end == "json")) {
        let document = json::parse(&fs::read(file).expect("a file")).expect("JSON");
        for case in document.get("cases").and_then(Value::as_array).expect("cases") {
            let operation = case.get("op").and_then(Value::as_str).expect("an operation").to_owned();
            all.entry(operation).or_default().extend(case.get("input").cloned());
        }
    }
    all
}

/// All names under which an operation's arguments may be given.
fn names(operation: &Operation) -> BTreeSet<String> {
    let all = operation.arguments.iter().flat_map(|argument| {
        // bytes may be given as base64, and a single secret under the singular name
        let one = argument.name.strip_suffix('s').filter(|_| argument.name == "secrets");
        [argument.name.to_owned(), format!("{}_base64", argument.name)].into_iter().chain(one.map(str::to_owned))
    });
    all.collect()
}

#[test]
fn every_path_begins_with_an_argument() {
    let inputs = inputs();
    let (mut calls, mut refused, mut wrong) = (0, BTreeSet::new(), BTreeSet::new());
    // more inputs per operation if `LASTRO_THOROUGH` is set
    let most = if std::env::var_os("LASTRO_THOROUGH").is_some() { 12 } else { 3 };
    // `parse_parameters` is left out: its issues have paths in the record, not in the arguments
    let own = lastro_facade::operations().filter(|operation| operation.function() != "parse_parameters");
    for operation in own {
        let names = names(operation);
        let bare = operation.arguments.iter().map(|argument| (argument.name.to_owned(), Value::Object(Vec::new())));
        let bare = [Value::Object(bare.collect())];
        let cases = inputs.get(operation.name).map(Vec::as_slice).unwrap_or_default();
        // takes some inputs of each operation, evenly spread
        for input in bare.iter().chain(cases.iter().step_by(cases.len() / most + 1)) {
            for odd in odd() {
                for node in 1.. {
                    let mut place = Some(node);
                    let changed = replaced(input, &mut place, &odd);
                    if place.is_some() || node > 60 {
                        break;
                    }
                    calls += 1;
                    let answer = call::call(operation.name, &changed);
                    let Some(error) = answer.get("error") else { continue };
                    refused.insert(operation.name);
                    let code = error.get("code").and_then(Value::as_str).expect("a code");
                    assert_ne!(code, "internal", "{} {}", operation.name, changed.to_json());
                    for issue in error.get("issues").and_then(Value::as_array).expect("issues") {
                        let path = issue.get("path").and_then(Value::as_str).expect("a path");
                        let first = path.split(['.', '[']).next().unwrap_or_default();
                        let code = issue.get("code").and_then(Value::as_str).expect("a code");
                        // allowed: the path of an unknown argument or operation is the unknown name itself
                        if !matches!(code, "unknown_argument" | "unknown_operation") && !names.contains(first) {
                            wrong.insert(format!("{} {path}: {}", operation.name, issue.to_json()));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.into_iter().collect::<Vec<_>>().join("\n"));
    // every operation with arguments must have rejected at least one of these inputs
    let all = lastro_facade::operations()
        .filter(|operation| !operation.arguments.is_empty() && operation.function() != "parse_parameters");
    let never: Vec<_> = all.map(|operation| operation.name).filter(|name| !refused.contains(name)).collect();
    assert_eq!(never, [""; 0], "never refused, in {calls} calls");
}
