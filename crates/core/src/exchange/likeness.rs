//! Compares a record of the service with a body that was sent, to find out whether the insert or update was carried out. The
//! two are never identical: the service fills in fields, formats some values differently, and does not return all fields.

use crate::json::Value;
use crate::model::{Kind, ModelTable, Type};
use crate::query::{Key, folded};

/// The result of comparing a record of the service with a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Likeness {
    /// Every field that was compared has the same value in the record, apart from upper and lower case, white space and
    /// punctuation.
    Same,
    /// No field differs, but the match is uncertain: a field that was sent is missing in the record, a value cannot be compared,
    /// or no field was compared.
    Unsure,
    /// A field that was sent has another value in the record.
    Different,
}

/// Compares the fields of a body with those of a record of the service. `table`: the fields of the record's type.
pub(super) fn likeness(sent: &Value, record: &Value, table: &ModelTable) -> Likeness {
    let members = sent.as_object().unwrap_or_default().iter();
    let compared = members.filter_map(|(name, value)| {
        let of_field = table.field(name);
        // Two kinds of fields are skipped: nested records that the service returns only for `_expand`; and fields that were sent
        // with an empty value, because the service may fill them in.
        let is_empty = *value == Value::Null || value.as_str() == Some("");
        let left_out = is_empty || of_field.is_some_and(|field| field.kind == Kind::Expanded);
        let ty = of_field.map_or(Type::Text, |field| field.ty.required());
        (!left_out).then(|| of_value(value, record.get(name).unwrap_or(&Value::Null), ty, of_field.is_none()))
    });
    // the maximum is the worst result: one different field makes the records different
    compared.max().unwrap_or(Likeness::Unsure)
}

/// Compares a sent value with the value of the same field in the service's record. `custom`: the field is undocumented.
pub(crate) fn of_value(sent: &Value, found: &Value, ty: Type, custom: bool) -> Likeness {
    if *found == Value::Null {
        return Likeness::Unsure;
    }
    match (ty, sent, found) {
        (Type::Record(table), ..) => likeness(sent, found, table),
        (Type::List(Type::Record(table)), Value::Array(sent), Value::Array(found)) if sent.len() == found.len() => {
            sent.iter().zip(found).map(|(sent, found)| likeness(sent, found, table)).max().unwrap_or(Likeness::Same)
        }
        (Type::List(_), ..) => Likeness::Unsure,
        _ => match (Key::of(sent, ty, custom), Key::of(found, ty, custom)) {
            (Some(sent), Some(found)) if sent == found => Likeness::Same,
            (Some(Key::Text(sent)), Some(Key::Text(found))) if letters(&sent) == letters(&found) => Likeness::Same,
            (Some(Key::Odd(_)) | None, _) | (_, Some(Key::Odd(_)) | None) => Likeness::Unsure,
            _ => Likeness::Different,
        },
    }
}

/// The letters and digits of a string in one case, for comparison. The service may change case, white space and punctuation,
/// for example in a postal code.
fn letters(text: &str) -> String {
    folded(text).chars().filter(|c| c.is_alphanumeric()).collect()
}
