//! Generates the structs of a sale from `benches/records.json`. The benchmarks in JavaScript and Python build the schemas of
//! the compared libraries from the same JSON file. A module that includes a generated file defines the types of its fields.

use std::path::Path;
use std::{env, fs};

use serde_json::{Map, Value};

const RECORDS: &str = "../records.json";
/// The field that keeps unknown members.
const REST: &str = "    #[serde(flatten)]\n    pub rest: std::collections::HashMap<String, serde_json::Value>,\n";

fn main() {
    println!("cargo::rerun-if-changed={RECORDS}");
    let text = fs::read_to_string(RECORDS).expect("the records");
    let records: Map<String, Value> = serde_json::from_str(&text).expect("an object of records");
    let out = env::var("OUT_DIR").expect("cargo sets it");
    for (file, rest) in [("dropping.rs", ""), ("keeping.rs", REST)] {
        let structs: String =
            records.iter().map(|(name, fields)| record(name, fields.as_object().expect("fields"), rest)).collect();
        fs::write(Path::new(&out).join(file), structs).expect("can be written");
    }
}

fn record(name: &str, fields: &Map<String, Value>, rest: &str) -> String {
    let fields: String = fields
        .iter()
        .map(|(field, word)| {
            let ty = match word {
                Value::Array(element) => format!("Vec<{}>", pascal(element[0].as_str().expect("a word"))),
                word => pascal(word.as_str().expect("a word")),
            };
            format!("    pub {field}: Option<{ty}>,\n")
        })
        .collect();
    let derives = "#[derive(serde::Deserialize, serde::Serialize)]";
    format!("{derives}\npub struct {} {{\n{fields}{rest}}}\n\n", pascal(name))
}

/// Converts `nfse_data` to `NfseData`.
fn pascal(name: &str) -> String {
    let upper = |part: &str| part[..1].to_uppercase() + &part[1..];
    name.split('_').map(upper).collect()
}
