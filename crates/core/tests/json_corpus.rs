//! The JSON parser against JSONTestSuite (nst/JSONTestSuite, MIT): what it must accept, refuse, or only survive.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::{env, fs};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lastro::json::{self, Value};

/// The corpus is not the project's own: it is read where it lies, beside the checkout.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/vectors/json-parsing.jsonl");

#[test]
fn every_entry_behaves_as_the_corpus_says() {
    let Ok(corpus) = fs::read_to_string(CORPUS) else {
        assert!(env::var_os("LASTRO_REQUIRE_ALL").is_none(), "the JSON corpus is required and absent");
        eprintln!("the JSON corpus is absent: not run");
        return;
    };
    let mut seen = 0;
    for line in corpus.lines() {
        let entry = json::parse(line.as_bytes()).expect("an entry of the corpus");
        let text = |key| entry.get(key).and_then(Value::as_str).expect("a member of an entry");
        let bytes = STANDARD.decode(text("b64")).expect("base64");
        let parsed = json::parse(&bytes);
        match text("expect") {
            "accept" => assert!(parsed.is_ok(), "{} is refused: {parsed:?}", text("name")),
            "reject" => assert!(parsed.is_err(), "{} is accepted", text("name")),
            _ => {}
        }
        if let Ok(value) = parsed {
            assert_eq!(json::parse(value.to_json().as_bytes()), Ok(value), "{}", text("name"));
        }
        seen += 1;
    }
    assert!(seen > 300, "only {seen} entries");
}
