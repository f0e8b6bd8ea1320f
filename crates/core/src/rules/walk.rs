//! The rules of every record, from its table: unknown codes, unknown names, fields that the service fills in.

use super::{Check, WriteOperation};
use crate::issue::{IssueCode, MAX_ISSUES, codes_of, nearest};
use crate::json::Value;
use crate::model::{EXTRA, Kind, ModelTable, Type};

/// Checks a written record.
pub(super) fn record(value: &Value, table: &ModelTable, operation: Option<WriteOperation>, check: &mut Check) {
    let Value::Object(members) = value else { return };
    for (name, member) in members {
        match table.field(name) {
            Some(field) => match field.kind {
                Kind::ReadOnly | Kind::Display => check.warning(name, IssueCode::Ignored, &[]),
                Kind::Key if operation == Some(WriteOperation::Insert) => check.warning(name, IssueCode::Ignored, &[]),
                Kind::Plain | Kind::Key | Kind::Expanded | Kind::Undocumented | Kind::PostalCode => {
                    check.at(name, &mut |c| {
                        typed(member, field.ty, operation, c);
                        length(member, field.max_length, c);
                    })
                }
            },
            None if table.is_custom(name) => {}
            None if table.is_parameters() => {
                // other names next to the fields were reported when they were read
                if name == EXTRA {
                    beyond(member, table, check);
                }
            }
            None => {
                let near = if check.is_full() { None } else { nearest(name, table.fields.iter().map(|f| f.name)) };
                let near = near.map(|near| ("nearest", near));
                check.warning(name, IssueCode::UnknownField, near.as_slice());
            }
        }
    }
}

/// Warns of members of `extra` whose names resemble one of version 1's documented parameters, since that one was
/// probably meant.
fn beyond(extra: &Value, table: &ModelTable, check: &mut Check) {
    // only this many names are compared, so that a hostile record costs little
    for (name, _) in extra.as_object().unwrap_or_default().iter().take(MAX_ISSUES) {
        let near = nearest(name, table.fields.iter().map(|f| f.name)).filter(|near| near != name);
        if let Some(near) = near {
            check.at(EXTRA, &mut |c| c.warning(name, IssueCode::UnknownField, &[("nearest", near)]));
        }
    }
}

fn typed(value: &Value, ty: Type, operation: Option<WriteOperation>, check: &mut Check) {
    match (ty, value) {
        (Type::Optional(inner), value) => typed(value, *inner, operation, check),
        (Type::Record(table), value) => record(value, table, operation, check),
        (Type::List(inner), Value::Array(items)) => {
            check.each("", items, |item, c| typed(item, *inner, operation, c));
        }
        (Type::Code(table), Value::Number(text)) => {
            let known = text.parse().is_ok_and(|code: i64| table.codes.iter().any(|c| c.code == code));
            if !known {
                check.error("", IssueCode::InvalidCode, &[("allowed", &codes_of(table))]);
            }
        }
        _ => {}
    }
}

/// Checks the length of a text, in characters, not bytes.
fn length(value: &Value, max: Option<u16>, check: &mut Check) {
    if let (Value::String(text), Some(max)) = (value, max)
        && text.chars().count() > usize::from(max)
    {
        check.error("", IssueCode::TooLong, &[("max", &max.to_string())]);
    }
}
