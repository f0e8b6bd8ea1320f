//! Tests the request bodies in the OpenAPI document: the twin accepts the examples, and ignores the fields that are marked as
//! read-only.
#![cfg(feature = "describe")]

use lastro::json::Value;
use lastro_twin::openapi::document;

use crate::common::Client;
use crate::openapi::operations;

/// The alternatives of a schema, after following `$ref` and `anyOf`. A valid value matches one of them.
fn ways<'d>(document: &'d Value, schema: &'d Value) -> Vec<&'d Value> {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let place = name.trim_start_matches("#/").split('/').try_fold(document, |place, step| place.get(step));
        return ways(document, place.expect("a place"));
    }
    match schema.get("anyOf").and_then(Value::as_array) {
        Some(all) => all.iter().flat_map(|way| ways(document, way)).collect(),
        None => vec![schema],
    }
}

/// Puts an unusual value into each field that the schema marks as read-only. Returns the body and the number of these fields.
fn odd_body(document: &Value, schema: &Value, body: &Value, odd: &Value) -> (Value, usize) {
    let mut count = 0;
    let mut inner = |schema: &Value, value: &Value| {
        let (value, more) = odd_body(document, schema, value, odd);
        count += more;
        value
    };
    let ways = ways(document, schema);
    let named = |keyword| ways.iter().find_map(|way| way.get(keyword));
    let body = match body {
        Value::Array(items) => {
            let schema = named("items").expect("a schema of the items");
            Value::Array(items.iter().map(|item| inner(schema, item)).collect())
        }
        Value::Object(members) => {
            let properties = named("properties").and_then(Value::as_object).expect("fields");
            let field = |name: &str| properties.iter().find(|(known, _)| known == name).map(|(_, schema)| schema);
            let is_read_only = |schema: &Value| schema.get("readOnly") == Some(&Value::Bool(true));
            let written = members.iter().filter(|(name, _)| !field(name).is_some_and(is_read_only));
            let written = written.map(|(name, value)| match field(name) {
                Some(schema) => (name.clone(), inner(schema, value)),
                None => (name.clone(), value.clone()),
            });
            let mut all: Vec<(String, Value)> = written.collect();
            let ignored = properties.iter().filter(|(_, schema)| is_read_only(schema));
            let before = all.len();
            all.extend(ignored.map(|(name, _)| (name.clone(), odd.clone())));
            count += all.len() - before;
            Value::Object(all)
        }
        other => other.clone(),
    };
    (body, count)
}

#[test]
fn what_a_body_calls_read_only_takes_any_value_and_changes_nothing() {
    let document = document();
    for odd in ["null", "true", "-1.5", r#""x""#, "[[]]", r#"{"id": "x"}"#] {
        let odd = lastro::json::parse(odd.as_bytes()).expect("JSON");
        let (mut plain, mut with_odd_values) = (Client::new(), Client::new());
        let mut count = 0;
        for (path, method, operation) in operations(&document) {
            let content = operation.get("requestBody").and_then(|body| body.get("content"));
            let Some(content) = content.and_then(|content| content.get("application/json")) else { continue };
            let (schema, example) = (content.get("schema").expect("a schema"), content.get("example").expect("a body"));
            let (body, more) = odd_body(&document, schema, example, &odd);
            let (method, path) = (method.to_uppercase(), path.replace("{id}", "1"));
            let expected = plain.send(&method, &path, &example.to_json());
            let found = with_odd_values.send(&method, &path, &body.to_json());
            assert_eq!(found, expected, "{method} {path} {}", body.to_json());
            count += more;
        }
        // the bodies have many read-only fields: keys and copied names of services, of customers with contacts and cards,
        // and of sales with items and installments
        assert!(count > 40, "{count}");
    }
}

/// Sends the examples one after the other to the same twin, so that the records to which they refer exist.
#[test]
fn every_example_is_accepted() {
    let document = document();
    let mut client = Client::new();
    let mut accepted = 0;
    for (path, method, operation) in operations(&document) {
        let Some(content) = operation.get("requestBody").and_then(|body| body.get("content")) else { continue };
        let (media_type, content) = content.as_object().and_then(<[_]>::first).expect("a media type");
        let example = content.get("example").unwrap_or_else(|| panic!("{method} {path} has no example"));
        let body = if media_type == "application/json" { example.to_json() } else { form(example) };
        // the sale that is inserted by version 1 has the key 2
        let id = if path.starts_with("/api/venda") { "2" } else { "1" };
        let (status, answer) = client.send(&method.to_uppercase(), &path.replace("{id}", id), &body);
        // two operations are refused: the sale of the examples has no issued invoice that can be cancelled, and the sale is
        // already paid when its boleto is updated
        let refused = path.ends_with("nfse-cancelar") || path.ends_with("boleto-atualizar");
        assert!(status == 200 || refused && status == 400, "{method} {path}: {status} {}", answer.to_json());
        accepted += usize::from(status == 200);
    }
    assert!(accepted >= 14, "only {accepted}");
}

/// Encodes an example as a form.
fn form(example: &Value) -> String {
    let pairs = example.as_object().unwrap_or_default().iter().map(|(name, value)| {
        let text = value.as_str().map_or_else(|| value.to_json(), str::to_owned);
        (name.clone(), text)
    });
    lastro::v1::FormPairs::new(pairs.collect()).encode()
}
