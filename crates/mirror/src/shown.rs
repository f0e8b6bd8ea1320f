//! How a report shows a value: amounts, dates and codes as they are; of all other values only the form, since they may be
//! personal data.

use lastro::json::Value;
use lastro::model::{Field, Type};

/// Dates of personal data.
const PERSONAL: [&str; 1] = ["data_nascimento"];
/// Maximum number of characters shown of a value.
const LONGEST: usize = 40;

/// A field's value as a report shows it. `None`: the response lacks the member.
#[must_use]
pub fn shown(value: Option<&Value>, field: Option<&Field>) -> String {
    let open = field.is_some_and(|field| is_open(field.ty.required()) && !PERSONAL.contains(&field.name));
    match value {
        None => "absent".to_owned(),
        Some(Value::Null) => "null".to_owned(),
        Some(Value::Bool(flag)) => flag.to_string(),
        Some(Value::Number(text)) if open && text.len() <= LONGEST => text.clone(),
        Some(Value::Number(_)) => "a number".to_owned(),
        Some(Value::String(text)) if text.is_empty() => "\"\"".to_owned(),
        Some(Value::String(text)) if open && text.len() <= LONGEST && text.chars().all(is_figure) => {
            format!("\"{text}\"")
        }
        Some(Value::String(text)) => format!("a string of {} characters", text.chars().count()),
        Some(Value::Array(items)) => format!("a list of {}", items.len()),
        Some(Value::Object(_)) => "a record".to_owned(),
    }
}

/// Whether values of a type are never personal data.
const fn is_open(ty: Type) -> bool {
    matches!(
        ty,
        Type::Integer
            | Type::Boolean
            | Type::Money
            | Type::Percent
            | Type::Quantity
            | Type::Number
            | Type::Date
            | Type::YearMonth
            | Type::DateTime
            | Type::Code(_)
            | Type::Choice(_)
    )
}

fn is_figure(c: char) -> bool {
    c.is_ascii_digit() || "-+:.TZ".contains(c)
}
