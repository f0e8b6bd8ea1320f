//! Runs every case in `tests/vectors` through `dispatch`.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::fs;
use std::path::{Path, PathBuf};

use lastro::json::{self, Value};

/// The files with the test cases, in a fixed order.
fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let areas = fs::read_dir(root).expect("the vectors").map(|e| e.expect("an area").path());
    let all = areas.flat_map(|area| fs::read_dir(area).expect("an area").map(|e| e.expect("a file").path()));
    let mut all: Vec<PathBuf> = all.filter(|p| p.extension().is_some_and(|e| e == "json")).collect();
    all.sort();
    all
}

/// Every case, with the file that contains it.
fn cases() -> Vec<(PathBuf, Value)> {
    let of_file = |file: PathBuf| {
        let document = json::parse(&fs::read(&file).expect("a file")).expect("JSON");
        let cases = document.get("cases").and_then(Value::as_array).expect("cases").to_vec();
        assert!(!cases.is_empty(), "{} has no case", file.display());
        cases.into_iter().map(move |case| (file.clone(), case))
    };
    files().into_iter().flat_map(of_file).collect()
}

fn text<'v>(case: &'v Value, key: &str) -> &'v str {
    case.get(key).and_then(Value::as_str).unwrap_or_default()
}

#[test]
fn every_test_vector_gives_the_expected_result() {
    let mut wrong = Vec::new();
    let all = cases();
    for (file, case) in &all {
        let input = case.get("input").map(Value::to_json).unwrap_or_default();
        let answer = json::parse(lastro_facade::dispatch(text(case, "op"), &input).as_bytes()).expect("JSON");
        if !agrees(case, &answer) {
            wrong.push(format!("{} {}: {}", file.display(), text(case, "id"), answer.to_json()));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

/// Whether a result is the expected one. A value is compared as a whole, an error by its code and its issues with severities
/// and parameters.
fn agrees(case: &Value, answer: &Value) -> bool {
    let Some(error) = case.get("error") else { return case.get("ok").is_some() && answer.get("ok") == case.get("ok") };
    let Some(given) = answer.get("error") else { return false };
    let issues = error.get("issues").filter(|issues| issues.as_array().is_some_and(|issues| !issues.is_empty()));
    issues.is_some() && given.get("issues") == issues && given.get("code") == error.get("code")
}

/// Every operation has a case that succeeds and a case that fails, and every case belongs to an existing operation.
#[test]
fn every_operation_has_a_successful_and_a_failing_test_vector() {
    let all = cases();
    let have =
        |name: &str, outcome| all.iter().any(|(_, case)| text(case, "op") == name && case.get(outcome).is_some());
    let names = || lastro_facade::operations().map(|row| row.name);
    let missing = |outcome| names().filter(|name| !have(name, outcome)).collect::<Vec<_>>();
    assert_eq!((missing("ok"), missing("error")), (Vec::new(), Vec::new()));
    let unknown = all.iter().map(|(_, case)| text(case, "op")).filter(|op| !names().any(|name| name == *op));
    assert_eq!(unknown.collect::<Vec<_>>(), Vec::<&str>::new());
}

/// The cases of an operation have different names, so that a language binding can list the cases that it cannot express.
#[test]
fn names_of_test_vectors_are_unique() {
    let all = cases();
    let mut seen = std::collections::BTreeSet::new();
    let twice = all.iter().map(|(_, case)| (text(case, "op"), text(case, "id"))).filter(|name| !seen.insert(*name));
    assert_eq!(twice.collect::<Vec<_>>(), Vec::<(&str, &str)>::new());
}
