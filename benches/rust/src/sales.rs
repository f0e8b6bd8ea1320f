//! Benchmarks that read a sale from JSON text and validate it.

use std::collections::BTreeMap;
use std::str::FromStr as _;

use garde::Validate as _;
use lastro::{Issue, IssueCode};
use lastro_facade::dispatch;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::harness::{Contender, edited, file, kilobytes, work};
use crate::ours;
use crate::records::{Page, dropping, keeping, sonic};

#[derive(Deserialize)]
struct Inputs {
    misread: Edits,
    misruled: Edits,
    sales_of_a_page: u32,
    short_sale: Edits,
    short_sales_of_pages: [u32; 2],
}

#[derive(Deserialize)]
struct Edits {
    edits: Vec<(String, String)>,
    #[serde(default)]
    paths: Vec<String>,
}

#[derive(Deserialize)]
struct Fixture {
    contract_json: String,
}

const DROPPED: &str = "codes are plain ints; unknown fields are dropped; the first error ends it";
const KEPT: &str = "codes are plain ints; numbers in unknown fields are floats; the first error ends it";

/// The type of each field by its name, from `records.json`. The types have the names that `records.json` uses, such as
/// `amount`.
struct Words(BTreeMap<String, Value>);

impl Words {
    fn read() -> Self {
        let records: BTreeMap<String, BTreeMap<String, Value>> = file("records.json");
        Self(records.into_values().flatten().collect())
    }

    /// Converts a document to a common form for comparison: numbers are exact, nulls and unknown fields are removed.
    fn common(&self, value: Value) -> Value {
        match value {
            Value::Object(members) => Value::Object(
                members
                    .into_iter()
                    .filter(|(_, value)| !value.is_null())
                    .filter_map(|(name, value)| {
                        let common = match self.0.get(&name)?.as_str() {
                            Some("amount" | "quantity" | "whole") => number(&value),
                            _ => self.common(value),
                        };
                        Some((name, common))
                    })
                    .collect(),
            ),
            Value::Array(elements) => elements.into_iter().map(|element| self.common(element)).collect(),
            other => other,
        }
    }

    fn text(&self, document: &str) -> Value {
        self.common(serde_json::from_str(document).expect("a document"))
    }

    fn record(&self, record: &impl Serialize) -> Value {
        self.common(serde_json::to_value(record).expect("can be written"))
    }
}

/// Removes trailing zeros from a number, which may be in a string.
fn number(value: &Value) -> Value {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    Value::String(Decimal::from_str(&text).expect("a number").normalize().to_string())
}

/// The paths of lastro's issues. Warnings about fields that the service fills in are left out, because no other library has
/// them.
fn our_paths(issues: &[Issue]) -> Value {
    let told = issues.iter().filter(|issue| issue.code != IssueCode::Ignored);
    sorted(told.map(|issue| issue.path.clone()).collect())
}

fn sorted(mut paths: Vec<String>) -> Value {
    paths.sort();
    paths.dedup();
    json!(paths)
}

/// The result in the JSON text that `dispatch` returned.
fn ok(answer: &str) -> Value {
    serde_json::from_str::<Value>(answer).expect("an answer")["ok"].take()
}

fn dispatched_paths(answer: &str) -> Value {
    let issues = ok(answer)["issues"].take();
    let told = issues.as_array().expect("issues").iter().filter(|issue| issue["code"] != "ignored");
    sorted(told.map(|issue| issue["path"].as_str().expect("a path").to_owned()).collect())
}

fn by_garde(document: &[u8]) -> Result<(), garde::Report> {
    serde_json::from_slice::<dropping::Sale>(document).expect("a sale").validate()
}

fn garde_paths(judged: Result<(), garde::Report>) -> Value {
    let report = judged.err().map(garde::Report::into_inner).unwrap_or_default();
    sorted(report.into_iter().map(|(path, _)| path.to_string()).collect())
}

/// The JSON text of a listing with `count` sales.
fn listing(sale: &str, count: u32) -> String {
    let numbered = |i| sale.replacen("\"id\":8123", &format!("\"id\":{}", 8123 + i), 1);
    let sales: Vec<String> = (0..count).map(numbered).collect();
    format!(r#"{{"header":{{"offset":0,"limit":{count},"count":{count}}},"data":[{}]}}"#, sales.join(","))
}

pub fn all() {
    let inputs: Inputs = file("inputs.json");
    let Fixture { contract_json: text } = file("../tests/fixtures/billing-day.json");
    let words = Words::read();
    read(&text, &words);
    misread(&inputs.misread, &text);
    check(&inputs, &text);
    parts(&text, &words);
    let page = listing(&text, inputs.sales_of_a_page);
    let size = format!("{} of them, {}", inputs.sales_of_a_page, kilobytes(&page));
    pages("page.read", &size, 1, &page, &words);
    let short = edited(&text, &inputs.short_sale.edits);
    for (name, count) in ["short.few", "short.many"].into_iter().zip(inputs.short_sales_of_pages) {
        let page = listing(&short, count);
        pages(name, &format!("one of {count}, {}", kilobytes(&short)), count, &page, &words);
    }
}

fn read(text: &str, words: &Words) {
    let bytes = text.as_bytes();
    let arguments = format!(r#"{{"json":{text}}}"#);
    work(
        "sale.read",
        &kilobytes(text),
        1,
        &words.text(text),
        &[
            Contender::new(
                "lastro",
                || ours::read(bytes),
                |read| words.text(&ours::text(&read.expect("read").0)),
                None,
            ),
            Contender::new(
                "lastro dispatch",
                || dispatch("sale.decode", &arguments),
                |answer| words.common(ok(&answer)["value"].take()),
                None,
            ),
            Contender::new(
                "serde_json",
                || serde_json::from_slice::<dropping::Sale>(bytes),
                |sale| words.record(&sale.expect("a sale")),
                Some(DROPPED),
            ),
            Contender::new(
                "serde_json, keeping all",
                || serde_json::from_slice::<keeping::Sale>(bytes),
                |sale| words.record(&sale.expect("a sale")),
                Some(KEPT),
            ),
            Contender::new(
                "sonic-rs",
                || sonic_rs::from_slice::<sonic::Sale>(bytes),
                |sale| words.record(&sale.expect("a sale")),
                Some(DROPPED),
            ),
        ],
    );
}

fn misread(misread: &Edits, text: &str) {
    let text = edited(text, &misread.edits);
    let arguments = format!(r#"{{"json":{text}}}"#);
    assert!(
        serde_json::from_str::<dropping::Sale>(&text).is_err() && sonic_rs::from_str::<sonic::Sale>(&text).is_err()
    );
    work(
        "sale.misread",
        &kilobytes(&text),
        1,
        &json!(misread.paths),
        &[
            Contender::new("lastro", || ours::read(text.as_bytes()), |read| our_paths(&read.expect("read").1), None),
            Contender::new(
                "lastro dispatch",
                || dispatch("sale.decode", &arguments),
                |answer| dispatched_paths(&answer),
                None,
            ),
        ],
    );
}

fn check(inputs: &Inputs, text: &str) {
    let wrong = edited(text, &inputs.misruled.edits);
    for (name, text, wanted) in [("sale.check", text, &Vec::new()), ("sale.misruled", &wrong, &inputs.misruled.paths)] {
        let bytes = text.as_bytes();
        let arguments = format!(r#"{{"value":{text},"operation":"insert"}}"#);
        let mut contenders = vec![
            Contender::new("lastro", || ours::check(bytes), |issues| our_paths(&issues.expect("read")), None),
            Contender::new(
                "lastro dispatch",
                || dispatch("sale.validate", &arguments),
                |answer| dispatched_paths(&answer),
                None,
            ),
            Contender::new("serde_json, garde", || by_garde(bytes), garde_paths, Some(DROPPED)),
        ];
        if wanted.is_empty() {
            let read = || serde_json::from_slice::<dropping::Sale>(bytes);
            let none = |sale: Result<_, _>| sale.map(|_| json!([])).expect("a sale");
            contenders.push(Contender::new("serde_json, which checks nothing", read, none, Some(DROPPED)));
        }
        work(name, &kilobytes(text), 1, &json!(wanted), &contenders);
    }
}

/// Measures the steps of reading and validating separately, such as finding the tokens. Each step has its own expected result.
fn parts(text: &str, words: &Words) {
    let bytes = text.as_bytes();
    let document: Value = serde_json::from_str(text).expect("a document");
    let wanted = words.text(text);
    let tokens = tokens(&document);
    let sale = || ours::read(bytes).expect("read").0;
    let typed = sale();
    work(
        "sale.parts",
        &kilobytes(text),
        1,
        &json!(true),
        &[
            Contender::new("lastro, tokens", || ours::tokens(bytes), |count| json!(count == tokens), None),
            Contender::new(
                "lastro, tree",
                || ours::tree(bytes),
                |tree| json!(serde_json::from_str::<Value>(&tree.to_json()).expect("JSON") == document),
                None,
            ),
            Contender::new("lastro, typed sale", sale, |sale| json!(words.text(&ours::text(&sale)) == wanted), None),
            Contender::new(
                "lastro, issues of the rules",
                || ours::rules(&typed),
                |issues| json!(our_paths(&issues) == json!([])),
                None,
            ),
            Contender::new(
                "lastro, text of the typed sale",
                || ours::text(&typed),
                |text| json!(words.text(&text) == wanted),
                None,
            ),
        ],
    );
}

/// Counts the tokens of a document: one per key and scalar, and two per list or object, for its brackets.
fn tokens(document: &Value) -> usize {
    match document {
        Value::Array(elements) => 2 + elements.iter().map(tokens).sum::<usize>(),
        Value::Object(members) => 2 + members.values().map(|value| 1 + tokens(value)).sum::<usize>(),
        _ => 1,
    }
}

fn pages(name: &str, size: &str, parts: u32, page: &str, words: &Words) {
    let bytes = page.as_bytes();
    let wanted = words.common(serde_json::from_str::<Value>(page).expect("a page")["data"].take());
    let contenders = [
        Contender::new(
            "lastro",
            || ours::page(bytes),
            |sales| sales.expect("read").iter().map(|(sale, _)| words.text(&ours::text(sale))).collect(),
            None,
        ),
        Contender::new(
            "lastro response.decode",
            || ours::response(bytes),
            |answer| {
                let value = answer.expect("an answer").0.to_text();
                words.common(serde_json::from_str::<Value>(&value).expect("a page")["data"].take())
            },
            Some("every record is checked, and stays a document"),
        ),
        Contender::new(
            "serde_json",
            || serde_json::from_slice::<Page<dropping::Sale>>(bytes),
            |page| page.expect("a page").data.iter().map(|sale| words.record(sale)).collect(),
            Some(DROPPED),
        ),
        Contender::new(
            "serde_json, keeping all",
            || serde_json::from_slice::<Page<keeping::Sale>>(bytes),
            |page| page.expect("a page").data.iter().map(|sale| words.record(sale)).collect(),
            Some(KEPT),
        ),
        Contender::new(
            "sonic-rs",
            || sonic_rs::from_slice::<Page<sonic::Sale>>(bytes),
            |page| page.expect("a page").data.iter().map(|sale| words.record(sale)).collect(),
            Some(DROPPED),
        ),
    ];
    work(name, size, parts, &wanted, &contenders);
}
