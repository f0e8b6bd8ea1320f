//! The rules of every record, by its table: unknown codes, unknown names, fields that the service fills in.

use super::{Check, WriteOperation, amounts};
use crate::issue::{IssueCode, MAX_ISSUES, codes_of, nearest};
use crate::json::Value;
use crate::model::{EXTRA, Extra, Field, Kind, ModelTable, Parts, Type, View};

/// Checks a record.
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
            // without entering the path, which would cost more than the check itself
            _ => value(field.name, view, operation, check),
        }
        // in characters, not bytes
        if let (View::Text(text), Some(max)) = (view, field.max_length)
            && text.chars().count() > usize::from(max)
        {
            check.error(field.name, IssueCode::TooLong, &[("max", &max.to_string())]);
        }
    });
    let Some(extra) = record.extra() else { return };
    if table.is_parameters() {
        // other names next to the fields were reported when they were read
        beyond(extra, table, check);
        return;
    }
    for (name, _) in extra.members() {
        match table.field(name) {
            // a value that does not fit was reported when it was read
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

/// Whether there is a rule for the values of a field, so that they must be checked.
const fn has_rule(field: &Field) -> bool {
    let ty = field.ty.required();
    field.max_length.is_some()
        || matches!(ty, Type::Money | Type::Percent | Type::Quantity | Type::Code(_) | Type::Record(_) | Type::List(_))
}

/// Whether a field is sent; warns if it has a value that is not sent.
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

/// Warns of members of `extra` whose names resemble a documented parameter of version 1, which was probably meant.
fn beyond(extra: &Extra, table: &ModelTable, check: &mut Check) {
    if !check.warns() {
        return;
    }
    let (_, meant): (_, &[(String, Value)]) = extra.parts();
    // only this many names are compared, so that a hostile record costs little
    for (name, _) in meant.iter().take(MAX_ISSUES) {
        let near = nearest(name, table.fields.iter().map(|f| f.name)).filter(|near| near != name);
        if let Some(near) = near {
            check.at(EXTRA, &mut |c| c.warning(name, IssueCode::UnknownField, &[("nearest", near)]));
        }
    }
}

/// Checks the value of the member `name`, or the value here if the name is empty.
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
