//! How a report shows a value. Amounts, dates and codes are shown. All other values may be personal data, so only their form is
//! shown.

use lastro::json::Value;
use lastro::model::{Field, Type};

/// Dates that are personal data and are therefore not shown.
const PERSONAL: [&str; 1] = ["data_nascimento"];
/// Maximum number of characters of a value in a report.
const LONGEST: usize = 40;

/// The text that a report shows for the value of a field. `value` is `None` if the response lacks the member.
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
