//! Limits the number of memory allocations while records are read and validated: on average at most one per field, which
//! shows that values are not copied unnecessarily. Decoding a listing to JSON values may allocate more. Each growth of a
//! list or a string counts as an allocation.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

#[path = "common/counting.rs"]
mod counting;

use std::fs;
use std::hint::black_box;
use std::path::Path;

use lastro::http::{ApiAnswer, ApiOperation};
use lastro::model::{Bytes, Model as _, Sale};
use lastro::rules::{self, Context, WriteOperation};
use lastro::{Issue, LastroError};
use lastro_facade::response;
use serde_json::Value;

/// Maximum number of allocations per field for reading JSON text into a typed sale, including its issues.
const READING: f64 = 1.0;
/// Maximum number of allocations per field for reading and validating a sale.
const CHECKING: f64 = 1.0;
/// Maximum number of allocations per field for decoding a listing to JSON values. This limit is higher, because JSON values
/// also store the names of their members.
const LISTING: f64 = 3.5;

/// Number of records in the listing.
const RECORDS: usize = 100;

fn read(document: &[u8]) -> Result<(Sale, Vec<Issue>), LastroError> {
    Sale::from_json(document)
}

fn check(document: &[u8]) -> Result<Vec<Issue>, LastroError> {
    let context = Context { operation: WriteOperation::Insert, today: None };
    rules::validate_json::<Sale>(document, &context).map(|found| found.issues)
}

fn answer(body: Bytes) -> Result<ApiAnswer, LastroError> {
    response::decode(ApiOperation::SalesList, 200, body, None, None)
}

/// The contract in the fixture of the demo: 1.9 KB, with three items, twelve installments and two custom members.
fn contract() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/billing-day.json");
    let text = fs::read_to_string(path).expect("the fixture");
    let fixture: Value = serde_json::from_str(&text).expect("an object");
    fixture["contract_json"].as_str().expect("a text").to_owned()
}

/// The number of strings, numbers, Booleans and objects in a document.
fn fields(document: &Value) -> usize {
    match document {
        Value::Null => 0,
        Value::Bool(_) | Value::Number(_) | Value::String(_) => 1,
        Value::Array(elements) => elements.iter().map(fields).sum(),
        Value::Object(members) => 1 + members.values().map(fields).sum::<usize>(),
    }
}

/// Runs `work`, and fails if it allocates more than `limit` times per field of the document.
fn at_most<T>(what: &str, limit: f64, document: &str, work: impl FnOnce() -> T) -> T {
    let kept = fields(&serde_json::from_str(document).expect("a document"));
    let before = counting::times();
    let done = black_box(work());
    let times = counting::times() - before;
    assert!(times > 0, "{what}: nothing was counted");
    let each = f64::from(u32::try_from(times).expect("few")) / f64::from(u32::try_from(kept).expect("few"));
    let told = format!("{what}: {times} allocations for {kept} fields, {each:.2} each");
    println!("{told}");
    assert!(each <= limit, "{told}; at most {limit} is allowed");
    done
}

#[test]
fn the_allocation_counter_counts() {
    let before = (counting::times(), counting::bytes());
    drop(black_box([Box::new(1_u64), Box::new(2)]));
    assert_eq!((counting::times() - before.0, counting::bytes() - before.1), (2, 16));
}

#[test]
fn reading_a_sale() {
    let text = contract();
    let (sale, issues) = at_most("reading a sale", READING, &text, || read(text.as_bytes())).expect("a sale");
    assert!(issues.is_empty() && sale.parcelas.is_some_and(|installments| installments.len() == 12));
}

#[test]
fn checking_a_sale() {
    let text = contract();
    let issues = at_most("checking a sale", CHECKING, &text, || check(text.as_bytes())).expect("a sale");
    assert!(!issues.iter().any(Issue::stops), "{issues:?}");
}

#[test]
fn decoding_a_listing() {
    let sale = contract();
    let records = vec![sale.as_str(); RECORDS].join(",");
    let body = format!(r#"{{"header":{{"offset":0,"limit":{RECORDS},"count":{RECORDS}}},"data":[{records}]}}"#);
    let bytes = Bytes(body.clone().into_bytes());
    let answer = at_most("decoding a listing", LISTING, &body, || answer(bytes)).expect("an answer");
    let listing: Value = serde_json::from_str(&answer.value.expect("a listing").to_text()).expect("JSON");
    assert!(answer.issues.is_empty() && listing["data"].as_array().is_some_and(|data| data.len() == RECORDS));
}
