//! Property tests of pagination. The simulated services have any number of records, and may deviate from the documentation of
//! the real service.

use std::collections::BTreeMap;

use lastro::json::{self, Value};
use proptest::prelude::*;

fn ask(operation: &str, input: &str) -> Value {
    let answer = json::parse(lastro_facade::dispatch(operation, input).as_bytes()).expect("JSON");
    answer.get("ok").unwrap_or_else(|| panic!("{operation} {input}: {}", answer.to_json())).clone()
}

/// A simulated service that lists records.
#[derive(Debug, Clone)]
struct Service {
    /// The records of the service. For each record: a number that identifies it in the test, and whether the record has a key
    /// in responses.
    records: Vec<(usize, bool)>,
    /// Maximum number of records per page, even if more are requested.
    cap: Option<usize>,
    /// Whether responses state the page size, the offset of the page, and the number of records.
    says: (bool, bool, bool),
    /// Whether the service uses the requested offset; otherwise it always returns the first page.
    takes_offset: bool,
    /// Whether the service returns the last full page for an offset past the end; otherwise it returns an empty page.
    clamps: bool,
    /// Whether all records without a key have the same values.
    alike: bool,
}

struct Names {
    operation: &'static str,
    header: bool,
    limit: &'static str,
    offset: &'static str,
    count: &'static str,
}

const V2: Names = Names { operation: "services.list", header: true, limit: "limit", offset: "offset", count: "count" };
const V1: Names = Names { operation: "sales.list", header: false, limit: "limite", offset: "inicio", count: "" };

impl Service {
    fn page(&self, names: &Names, asked: usize, limit: usize) -> String {
        let size = self.cap.map_or(limit, |cap| cap.min(limit));
        let last = self.records.len().saturating_sub(size);
        let begin = match (self.takes_offset, self.clamps) {
            (false, _) => 0,
            (true, true) => asked.min(last),
            (true, false) => asked.min(self.records.len()),
        };
        let shown = self.records.iter().skip(begin).take(size).map(|(number, keyed)| match (keyed, self.alike) {
            (true, _) => format!(r#"{{"id":{number},"nome":"x"}}"#),
            (false, true) => r#"{"nome":"x"}"#.to_owned(),
            (false, false) => format!(r#"{{"nome":"{number}"}}"#),
        });
        let data: Vec<String> = shown.collect();
        let (limits, offsets, counts) = self.says;
        let mut figures = Vec::new();
        let mut say = |says: bool, name: &str, figure: usize| {
            if says && !name.is_empty() {
                figures.push(format!(r#""{name}":{figure}"#));
            }
        };
        say(limits, names.limit, size);
        // an empty page past the end states the requested offset
        say(offsets, names.offset, if begin == self.records.len() && self.takes_offset { asked } else { begin });
        say(counts, names.count, self.records.len());
        let figures = figures.join(",");
        let figures = if names.header {
            format!(r#""header":{{{figures}}},"#)
        } else if figures.is_empty() {
            figures
        } else {
            figures + ","
        };
        format!(r#"{{{figures}"data":[{}]}}"#, data.join(","))
    }
}

/// Runs a pagination to its end. Returns all records as JSON text, and how the pagination ended.
fn walked(service: &Service, names: &Names, start: usize, limit: usize) -> (Vec<String>, String) {
    let area = if names.header { "pages" } else { "v1.pages" };
    let begin = if names.header {
        format!(r#"{{"operation":"{}","query":{{"limit":{limit},"offset":{start}}}}}"#, names.operation)
    } else {
        format!(r#"{{"operation":"{}","listing":{{"limite":{limit},"inicio":{start}}}}}"#, names.operation)
    };
    let mut step = ask(&format!("{area}.start"), &begin);
    let mut given = Vec::new();
    let mut turns = 0;
    while let Some(request) = step.get("request").filter(|request| **request != Value::Null) {
        let offset = if names.header {
            let query = request.get("query").and_then(Value::as_str).expect("a query");
            query.split('&').find_map(|part| part.strip_prefix("_offset=")).map_or(0, |n| n.parse().expect("a number"))
        } else {
            let listing = request.get("listing").expect("a listing").get("inicio").expect("a start");
            listing.to_json().parse().expect("a number")
        };
        let page = service.page(names, offset, limit);
        let state = step.get("state").expect("a state").to_json();
        step = ask(&format!("{area}.next"), &format!(r#"{{"state":{state},"response":{page}}}"#));
        given.extend(step.get("items").and_then(Value::as_array).expect("items").iter().map(Value::to_json));
        turns += 1;
        assert!(turns <= service.records.len() + 3, "the walk does not end: {service:?}");
    }
    assert_eq!(step.get("done"), Some(&Value::Bool(true)));
    (given, step.get("end").and_then(Value::as_str).expect("an end").to_owned())
}

fn counted(records: impl IntoIterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for record in records {
        *counts.entry(record).or_default() += 1;
    }
    counts
}

/// The records that a pagination from an offset must return, as JSON text, with the number of times that each occurs.
fn expected(service: &Service, start: usize) -> BTreeMap<String, usize> {
    let whole = Service { cap: None, takes_offset: true, clamps: false, ..service.clone() };
    let page = json::parse(whole.page(&V2, start, usize::MAX).as_bytes()).expect("JSON");
    counted(page.get("data").and_then(Value::as_array).expect("data").iter().map(Value::to_json))
}

fn services() -> impl Strategy<Value = Service> {
    let records = prop_oneof![
        (0..40_usize).prop_map(|n| vec![true; n]),
        (0..40_usize).prop_map(|n| vec![false; n]),
        prop::collection::vec(any::<bool>(), 0..40),
    ];
    let says = any::<(bool, bool, bool)>();
    let cap = prop::option::of(1..15_usize);
    (records, cap, says, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(keyed, cap, says, takes_offset, clamps, alike)| Service {
            records: keyed.into_iter().enumerate().collect(),
            cap,
            says,
            takes_offset,
            clamps,
            alike,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// With any service the pagination ends. If it ends as `complete`, it has returned every record exactly once.
    #[test]
    fn a_pagination_that_ends_as_complete_returned_every_record_once(service in services(), start in 0..50_usize, limit in 1..15_usize) {
        for names in [&V2, &V1] {
            let (given, end) = walked(&service, names, start, limit);
            let (given, wanted) = (counted(given), expected(&service, start));
            if end == "complete" {
                prop_assert_eq!(given, wanted);
            }
        }
    }

    /// With a service that behaves as documented, pagination ends as `complete`, even if records have no keys.
    #[test]
    fn pagination_of_a_documented_service_returns_every_record(service in services(), start in 0..50_usize, limit in 1..15_usize) {
        let service = Service { says: (true, true, true), takes_offset: true, clamps: false, ..service };
        for names in [&V2, &V1] {
            let (given, end) = walked(&service, names, start, limit);
            prop_assert_eq!(end, "complete");
            prop_assert_eq!(counted(given), expected(&service, start));
        }
    }

    /// If every record has a key, no record is lost or returned twice, even if responses state no page size, offset or count.
    #[test]
    fn pagination_works_with_keys_alone(service in services(), limit in 1..15_usize) {
        let records = service.records.iter().map(|(number, _)| (*number, true)).collect();
        let service = Service { records, takes_offset: true, ..service };
        for names in [&V2, &V1] {
            let (given, end) = walked(&service, names, 0, limit);
            prop_assert_eq!(counted(given), expected(&service, 0));
            prop_assert!(end != "missing");
        }
    }

    /// If a record is added or removed between two pages, `count_changed` is true, and no record is returned twice.
    #[test]
    fn a_change_between_two_pages_is_reported(n in 2..40_usize, limit in 1..15_usize, at in any::<prop::sample::Index>(), comes in any::<bool>()) {
        let sound = |records: Vec<(usize, bool)>| Service {
            records, cap: None, says: (true, true, true), takes_offset: true, clamps: false, alike: false,
        };
        let before = sound((0..n).map(|number| (number, true)).collect());
        let mut records = before.records.clone();
        let place = at.index(n);
        if comes { records.insert(place, (n, true)) } else { records.remove(place); }
        let after = sound(records);
        let start = ask("pages.start", &format!(r#"{{"operation":"services.list","query":"_limit={limit}"}}"#));
        let mut step = start;
        let (mut given, mut pages) = (Vec::new(), 0);
        while step.get("done") == Some(&Value::Bool(false)) {
            let query = step.get("request").and_then(|r| r.get("query")).and_then(Value::as_str).expect("a query");
            let offset = query.split('&').find_map(|part| part.strip_prefix("_offset=")).map_or(0, |n| n.parse().expect("a number"));
            let page = if pages == 0 { &before } else { &after }.page(&V2, offset, limit);
            let state = step.get("state").expect("a state").to_json();
            step = ask("pages.next", &format!(r#"{{"state":{state},"response":{page}}}"#));
            given.extend(step.get("items").and_then(Value::as_array).expect("items").iter().map(Value::to_json));
            pages += 1;
        }
        prop_assert!(counted(given).values().all(|times| *times == 1));
        prop_assert!(pages < 2 || step.get("count_changed") == Some(&Value::Bool(true)));
    }
}
