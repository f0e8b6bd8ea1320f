//! Reads arbitrary bytes as records. Reading from the text in one pass must return the same as reading from a parsed document.
//! A record must survive writing and reading.
#![no_main]

use lastro::issue::MAX_ISSUES;
use lastro::model::{Customer, Json, Listing, Model, Plan, Sale};
use lastro::v1::{SaleParameters, SaleV1};
use lastro::{Issue, LastroError};
use libfuzzer_sys::fuzz_target;

fn holds<T: Model + PartialEq + core::fmt::Debug>(bytes: &[u8]) {
    let read = T::from_json(bytes);
    let in_memory = Json::parse(bytes).and_then(|json| T::decode(&json));
    match (&read, &in_memory) {
        (Ok((record, issues)), Ok((same, found))) => {
            assert_eq!((record, issues), (same, found));
            // a record keeps invalid values: they are written unchanged, and are reported again when the text is read
            let (again, issues_again) =
                T::from_json(record.json(lastro::model::Target::Program).as_bytes()).expect("a record");
            assert_eq!(&again, record);
            let codes = |issues: &[Issue]| issues.iter().filter(|issue| issue.stops()).count();
            assert_eq!(codes(&issues_again), codes(issues));
        }
        (Err(error), Err(same)) => assert_eq!(sorted(error), sorted(same)),
        _ => panic!("{read:?} and {in_memory:?}"),
    }
}

/// The kind of an error and its issues, for comparison. The issues are sorted, because the order for repeated members depends
/// on how the document is read. If there are more issues than an error lists, the order also decides which are listed, so only
/// their number is compared.
fn sorted(error: &LastroError) -> (&'static str, Vec<String>) {
    let issues = error.issues();
    let listed = if issues.len() > MAX_ISSUES { issues.get(MAX_ISSUES..).unwrap_or_default() } else { issues };
    let mut issues: Vec<String> = listed.iter().map(|issue| format!("{issue:?}")).collect();
    issues.sort_unstable();
    (error.code(), issues)
}

fuzz_target!(|bytes: &[u8]| {
    holds::<Sale>(bytes);
    holds::<Customer>(bytes);
    holds::<Plan>(bytes);
    holds::<Listing>(bytes);
    holds::<SaleV1>(bytes);
    holds::<SaleParameters>(bytes);
});
