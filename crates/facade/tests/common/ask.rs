//! Helpers that call an operation which must succeed.

use lastro::json::Value;
use lastro::model::Json;

/// Calls an operation and returns the value of its result. Panics if the operation fails.
pub fn ask(operation: &str, input: &str) -> Value {
    let answer = lastro_facade::dispatch(operation, input);
    let Json(answer) = Json::parse(answer.as_bytes()).expect("an answer");
    answer.get("ok").unwrap_or_else(|| panic!("{operation} {input}: {}", answer.to_json())).clone()
}

/// The string in a member of an object. Panics if it is not a string.
pub fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).expect("a text")
}
