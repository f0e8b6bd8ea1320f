//! Every case under `tests/vectors` through `dispatch`.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::fs;
use std::path::{Path, PathBuf};

use lastro::json::{self, Value};

/// The case files, in a fixed order.
fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let areas = fs::read_dir(root).expect("the vectors").map(|e| e.expect("an area").path());
    let all = areas.flat_map(|area| fs::read_dir(area).expect("an area").map(|e| e.expect("a file").path()));
    let mut all: Vec<PathBuf> = all.filter(|p| p.extension().is_some_and(|e| e == "json")).collect();
    all.sort();
    all
}

#[test]
fn every_case_is_answered_as_it_says() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for file in files() {
        let document = json::parse(&fs::read(&file).expect("a file")).expect("JSON");
        for case in document.get("cases").and_then(Value::as_array).expect("cases") {
            let text = |key| case.get(key).and_then(Value::as_str).unwrap_or_default();
            let input = case.get("input").map(Value::to_json).unwrap_or_default();
            let answer = json::parse(lastro::dispatch(text("op"), &input).as_bytes()).expect("JSON");
            if !agrees(case, &answer) {
                wrong.push(format!("{} {}: {}", file.display(), text("id"), answer.to_json()));
            }
            count += 1;
        }
    }
    assert!(count > 100, "only {count} cases");
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

/// `ok` is compared whole; an error by its code and, where they are listed, its issues' paths and codes.
fn agrees(case: &Value, answer: &Value) -> bool {
    let Some(error) = case.get("error") else { return answer.get("ok") == case.get("ok") };
    let Some(given) = answer.get("error") else { return false };
    let places = |value: &Value| -> Option<Vec<(Value, Value)>> {
        let pair = |issue: &Value| Some((issue.get("path")?.clone(), issue.get("code")?.clone()));
        value.get("issues")?.as_array()?.iter().map(pair).collect()
    };
    error.get("code") == given.get("code") && (places(error).is_none() || places(error) == places(given))
}

#[test]
fn every_operation_has_a_case() {
    let texts: Vec<String> = files().iter().map(|f| fs::read_to_string(f).expect("a file")).collect();
    let all = texts.concat();
    let common = ["decode", "encode", "body"];
    for operation in lastro::api::operations().filter(|o| !common.contains(&o.function())) {
        assert!(all.contains(&format!("\"op\": \"{}\"", operation.name())), "{} has no case", operation.name());
    }
}
