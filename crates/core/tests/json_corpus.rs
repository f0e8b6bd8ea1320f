//! Runs the JSON parser on JSONTestSuite (nst/JSONTestSuite, MIT). The suite has documents that a parser must accept, must
//! reject, or may accept or reject.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::collections::BTreeMap;
use std::fs;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lastro::json::{self, Value};

/// The suite in this repository, with its licence in the same folder.
const SUITE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/json-suite/cases.jsonl");

#[test]
fn every_case_gives_the_result_that_the_suite_expects() {
    let suite = fs::read_to_string(SUITE).expect("the suite is part of the repository");
    let mut seen = BTreeMap::new();
    for line in suite.lines() {
        let case = json::parse(line.as_bytes()).expect("a case is a line of JSON");
        let text = |key| case.get(key).and_then(Value::as_str).expect("a member of a case");
        let name = text("name");
        let bytes = STANDARD.decode(text("base64")).expect("base64");
        let parsed = json::parse(&bytes);
        let kind = name.split('_').next().unwrap_or_default();
        match kind {
            "y" => assert!(parsed.is_ok(), "{name} is refused: {parsed:?}"),
            "n" => assert!(parsed.is_err(), "{name} is accepted"),
            "i" => {}
            _ => panic!("{name} does not say what is expected"),
        }
        if let Ok(value) = parsed {
            assert_eq!(json::parse(value.to_json().as_bytes()), Ok(value), "{name}");
        }
        *seen.entry(kind.to_owned()).or_insert(0) += 1;
    }
    let whole = [("i", 35), ("n", 188), ("y", 95)].map(|(kind, count)| (kind.to_owned(), count));
    assert_eq!(seen, BTreeMap::from(whole), "the suite is whole");
}
