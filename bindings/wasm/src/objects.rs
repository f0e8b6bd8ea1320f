//! JavaScript values as the core's one value type.
//!
//! The way in goes by `js-sys` and not through serde, whose errors bring the formatting of floats with them: 6 KB of
//! the download for texts that nobody sees.

use js_sys::{Array, JsString, Map, Number, Object};
use lastro::IssueCode;
use lastro::json::{MAX_DEPTH, Value};
use wasm_bindgen::{JsCast as _, JsValue};

/// A value at a depth; what JSON cannot say, a function or an object that holds itself, has no value.
pub fn read(value: &JsValue, depth: usize) -> Result<Value, IssueCode> {
    if depth > MAX_DEPTH {
        return Err(IssueCode::TooDeep);
    }
    let below = |value: &JsValue| read(value, depth + 1);
    if value.is_null() || value.is_undefined() {
        Ok(Value::Null)
    } else if let Some(flag) = value.as_bool() {
        Ok(Value::Bool(flag))
    } else if let Some(text) = value.as_string() {
        Ok(Value::String(text))
    } else if value.as_f64().is_some() || value.is_bigint() {
        Ok(Value::Number(number_text(value)))
    } else if let Some(items) = value.dyn_ref::<Array>() {
        items.iter().map(|item| below(&item)).collect::<Result<_, _>>().map(Value::Array)
    } else if value.is_object() {
        let entries = match value.dyn_ref::<Map>() {
            Some(map) => Array::from(map),
            None => Object::entries(value.unchecked_ref()),
        };
        let members = entries.iter().map(|entry| {
            let entry = entry.unchecked_into::<Array>();
            let name = entry.get(0).as_string().ok_or(IssueCode::NotJson)?;
            Ok((name, below(&entry.get(1))?))
        });
        members.collect::<Result<_, _>>().map(Value::Object)
    } else {
        Err(IssueCode::NotJson)
    }
}

/// JavaScript's own text of a number is the shortest that means it.
fn number_text(value: &JsValue) -> String {
    let text = match value.dyn_ref::<Number>() {
        Some(number) => number.to_string_with_radix(10).ok(),
        None => value.unchecked_ref::<js_sys::BigInt>().to_string(10).ok(),
    };
    text.map_or_else(String::new, |text: JsString| String::from(text))
}
