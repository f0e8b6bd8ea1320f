//! The rules of every record, from its table: unknown codes, unknown names, fields that the service fills in.

use super::{Check, WriteOperation};
use crate::issue::{IssueCode, MAX_ISSUES, codes_of, nearest};
use crate::json::Value;
use crate::model::{EXTRA, Extra, Field, Kind, ModelTable, Parts, View};

/// Checks a record.
pub(super) fn record(record: &dyn Parts, operation: Option<WriteOperation>, check: &mut Check) {
    let table = record.table();
    record.views(&mut |place, view| {
        let Some(field) = table.fields.get(place) else { return };
        if is_sent(field, operation, check) {
            check.at(field.name, &mut |c| {
                value(view, operation, c);
                length(view, field.max_length, c);
            });
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
            // its value does not fit, which was reported when it was read
            Some(field) => {
                is_sent(field, operation, check);
            }
            None if table.is_custom(name) => {}
            None => {
                let near = if check.is_full() || !check.warns() {
                    None
                } else {
                    nearest(name, table.fields.iter().map(|f| f.name))
                };
                let near = near.map(|near| ("nearest", near));
                check.warning(name, IssueCode::UnknownField, near.as_slice());
            }
        }
    }
}

/// Whether a field is sent; warns of a value that is not.
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

/// Warns of members of `extra` whose names resemble one of version 1's documented parameters, since that one was
/// probably meant.
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

fn value(view: View<'_>, operation: Option<WriteOperation>, check: &mut Check) {
    match view {
        View::Record(inner) => record(inner, operation, check),
        View::List(list) => list.views(&mut |index, view| check.at_index(index, &mut |c| value(view, operation, c))),
        View::Code(code, table) if !table.codes.iter().any(|known| known.code == code) => {
            check.error("", IssueCode::InvalidCode, &[("allowed", &codes_of(table))]);
        }
        _ => {}
    }
}

/// Checks the length of a text, in characters, not bytes.
fn length(view: View<'_>, max: Option<u16>, check: &mut Check) {
    if let (View::Text(text), Some(max)) = (view, max)
        && text.chars().count() > usize::from(max)
    {
        check.error("", IssueCode::TooLong, &[("max", &max.to_string())]);
    }
}
