//! Validation rules that apply to all records: unknown codes, unknown names, maximum lengths, and fields that the service fills
//! in. They use the record's table of fields.

use super::{Check, WriteOperation, amounts};
use crate::issue::{IssueCode, MAX_ISSUES, codes_of, nearest};
use crate::json::Value;
use crate::model::{EXTRA, Extra, Field, Kind, ModelTable, Parts, Type, View};

/// Checks the rules of this file for a record and its nested records.
pub(super) fn record(record: &dyn Parts, operation: Option<WriteOperation>, check: &mut Check) {
    let table = record.table();
    record.set_parts(&mut |place, part| {
        let Some(field) = table.fields.get(place) else { return };
        if !is_sent(field, operation, check) || !has_rule(field) {
            return;
        }
        let view = part.view();
        match view {
            View::Record(_) | View::List(_) => check.at(field.name, &mut |c| value("", view, operation, c)),
            // the path is not changed for scalars, because that would take longer than the check itself
            _ => value(field.name, view, operation, check),
        }
        // the maximum length counts characters, not bytes
        if let (View::Text(text), Some(max)) = (view, field.max_length)
            && text.chars().count() > usize::from(max)
        {
            check.error(field.name, IssueCode::TooLong, &[("max", &max.to_string())]);
        }
    });
    let Some(extra) = record.extra() else { return };
    if table.is_parameters() {
        // Unknown members next to the parameters were already reported when the record was read. Only the names inside the
        // member `extra` remain to be checked.
        beyond(extra, table, check);
        return;
    }
    for (name, _) in extra.members() {
        match table.field(name) {
            // the member is an invalid value of a field, which was already reported when the record was read
            Some(field) => {
                is_sent(field, operation, check);
            }
            None if table.is_custom(name) => {}
            None => {
                let listed = check.warns() && !check.issues.is_full();
                let near = if listed { nearest(name, table.fields.iter().map(|f| f.name)) } else { None };
                let near = near.map(|near| ("nearest", near));
                check.warning(name, IssueCode::UnknownField, near.as_slice());
            }
        }
    }
}

/// Whether a rule in this file can apply to the values of a field. Other fields are skipped.
const fn has_rule(field: &Field) -> bool {
    let ty = field.ty.required();
    field.max_length.is_some()
        || matches!(ty, Type::Money | Type::Percent | Type::Quantity | Type::Code(_) | Type::Record(_) | Type::List(_))
}

/// Whether a field with a value is sent in a request. If it is not, reports the warning `ignored`.
fn is_sent(field: &Field, operation: Option<WriteOperation>, check: &mut Check) -> bool {
    let ignored = match field.kind {
        Kind::ReadOnly | Kind::Display => true,
        Kind::Key => operation == Some(WriteOperation::Insert),
        Kind::Plain | Kind::Expanded | Kind::Undocumented | Kind::PostalCode => false,
    };
    if ignored {
        check.warning(field.name, IssueCode::Ignored, &[]);
    }
    !ignored
}

/// Warns about each member of `extra` in version 1 parameters whose name is similar to that of a documented parameter, because
/// it is probably misspelt.
fn beyond(extra: &Extra, table: &ModelTable, check: &mut Check) {
    if !check.warns() {
        return;
    }
    let (_, meant): (_, &[(String, Value)]) = extra.parts();
    // the number of compared names is limited, so that a hostile record does not take long
    for (name, _) in meant.iter().take(MAX_ISSUES) {
        let near = nearest(name, table.fields.iter().map(|f| f.name)).filter(|near| near != name);
        if let Some(near) = near {
            check.at(EXTRA, &mut |c| c.warning(name, IssueCode::UnknownField, &[("nearest", near)]));
        }
    }
}

/// Checks the value of the member `name`, or the value at the current path if `name` is empty.
fn value(name: &str, view: View<'_>, operation: Option<WriteOperation>, check: &mut Check) {
    check.amounts |= amounts::issue(view, &String::new).is_some();
    match view {
        View::Record(inner) => record(inner, operation, check),
        View::List(list) => {
            list.views(&mut |index, view| check.at_index(index, &mut |c| value("", view, operation, c)));
        }
        View::Code(code, table) if !table.codes.iter().any(|known| known.code == code) => {
            check.error(name, IssueCode::InvalidCode, &[("allowed", &codes_of(table))]);
        }
        _ => {}
    }
}
