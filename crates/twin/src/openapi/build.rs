//! Helpers to build JSON documents.

use lastro::json::Value;

/// Builds an object.
pub fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

/// Builds a string.
pub fn text(text: impl Into<String>) -> Value {
    Value::String(text.into())
}

/// Builds a number.
pub fn number(number: impl ToString) -> Value {
    Value::Number(number.to_string())
}

/// Builds a list of strings.
pub fn texts<'t>(texts: impl IntoIterator<Item = &'t str>) -> Value {
    Value::Array(texts.into_iter().map(text).collect())
}

/// Builds a reference to an entry in the document's `components`.
pub fn reference(section: &str, name: &str) -> Value {
    object([("$ref", text(["#/components/", section, "/", name].concat()))])
}

/// Builds the content of a body or a response, with the same schema for each media type.
pub fn content(media_types: &[&str], schema: &Value, example: Option<&Value>) -> Value {
    let one = |media_type: &&str| {
        let mut content = vec![("schema".to_owned(), schema.clone())];
        content.extend(example.map(|example| ("example".to_owned(), example.clone())));
        ((*media_type).to_owned(), Value::Object(content))
    };
    Value::Object(media_types.iter().map(one).collect())
}

/// The members of an object, mutable; `None` if the value is not an object.
pub fn members(value: &mut Value) -> Option<&mut Vec<(String, Value)>> {
    match value {
        Value::Object(members) => Some(members),
        _ => None,
    }
}

/// Removes a member from an object and returns its value.
pub fn take(value: &mut Value, name: &str) -> Option<Value> {
    let members = members(value)?;
    let place = members.iter().position(|(known, _)| known == name)?;
    Some(members.remove(place).1)
}

/// Sets a member of an object.
pub fn set(object: &mut Value, name: &str, value: Value) {
    let Some(members) = members(object) else { return };
    match members.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => *old = value,
        None => members.push((name.to_owned(), value)),
    }
}
