//! Calls of operations that must succeed, and their results.

use lastro::json::Value;
use lastro::model::Json;

/// The value of an operation's result.
pub fn ask(operation: &str, input: &str) -> Value {
    let answer = lastro_facade::dispatch(operation, input);
    let Json(answer) = Json::parse(answer.as_bytes()).expect("an answer");
    answer.get("ok").unwrap_or_else(|| panic!("{operation} {input}: {}", answer.to_json())).clone()
}

/// The string value of a member.
pub fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).expect("a text")
}
