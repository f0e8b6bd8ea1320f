//! Reads snapshots that another JSON writer reformatted, with other white space, another order of members, or `10` for `10.00`.

use lastro::json::Value;
use lastro::model::{AdjustmentIndex, HiredPlan, Json, Model as _, ModelTable, Type};
use lastro::{LastroError, Money, Percent, Quantity};

use super::{DUE, END, Line, Lines, ROWS, at, wrong};
use crate::http::read_json;
use crate::state::Table;

/// Rewrites a snapshot in the twin's format.
///
/// The string is split at its commas and not parsed as a whole, since a snapshot may exceed the core's size limit for JSON
/// documents.
///
/// # Errors
/// The string is not a snapshot. The path is `lines[1]` for the head, `due` for planned work, or that of the invalid row, such as
/// `rows[0]`.
pub(super) fn rewritten(text: &str) -> Result<String, LastroError> {
    let (mut head, mut due, mut rows) = (Vec::new(), None, None);
    for member in cut(text, ['{', '}']).unwrap_or_default() {
        match member.split_once(':').map(|(name, value)| (name.trim(), value)) {
            Some(("\"due\"", list)) => due = cut(list, ['[', ']']),
            Some(("\"rows\"", list)) => rows = cut(list, ['[', ']']),
            _ => head.push(member),
        }
    }
    let (Some(due), Some(rows)) = (due, rows) else { return Err(wrong(1)) };
    let compact = |text: &str| Json::parse(text.as_bytes()).map(|json| json.to_text());
    let mut text = compact(&["{", &head.join(","), "}"].concat()).map_err(|error| error.under(&at(1)))?;
    text.truncate(text.len().saturating_sub(1));
    text.push_str(DUE);
    let mut lines = Lines { text, first: true };
    for work in due {
        lines.push(&compact(work).map_err(|error| error.under("due"))?);
    }
    lines.separate(ROWS);
    for (index, row) in rows.into_iter().enumerate() {
        lines.push(&row_text(row).map_err(|error| error.under(&format!("rows[{index}]")))?);
    }
    lines.separate(END);
    Ok(lines.text)
}

/// Splits the text of an object into its members, or the text of a list into its elements. Returns `None` if the text does not
/// begin and end with these brackets.
fn cut(text: &str, [open, close]: [char; 2]) -> Option<Vec<&str>> {
    let inside = text.trim().strip_prefix(open)?.strip_suffix(close)?;
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    let (mut quoted, mut escaped) = (false, false);
    for (index, byte) in inside.bytes().enumerate() {
        if quoted {
            quoted = escaped || byte != b'"';
            escaped = byte == b'\\' && !escaped;
            continue;
        }
        match byte {
            b'"' => quoted = true,
            b'{' | b'[' => depth = depth.saturating_add(1),
            b'}' | b']' => depth = depth.checked_sub(1)?,
            b',' if depth == 0 => {
                parts.push(inside.get(start..index)?);
                start = index.saturating_add(1);
            }
            _ => {}
        }
    }
    if parts.is_empty() && inside.trim().is_empty() {
        return Some(parts);
    }
    parts.push(inside.get(start..)?);
    (depth == 0 && !quoted).then_some(parts)
}

/// Rewrites a row in the twin's format.
fn row_text(row: &str) -> Result<String, LastroError> {
    let Line { table, id, doc: Json(doc), extras } = read_json(row.as_bytes())?;
    let fields = Table::named(&table).and_then(fields);
    let stored = |value: Value| fields.map_or(value.clone(), |fields| record(value, fields)).to_json();
    let extras = extras.map_or_else(|| "null".to_owned(), |Json(extras)| stored(extras));
    let (table, doc) = (Value::String(table).to_json(), stored(doc));
    Ok(format!("{{\"table\":{table},\"id\":{id},\"doc\":{doc},\"extras\":{extras}}}"))
}

/// The fields of a table's records, in the order in which the twin writes them.
fn fields(table: Table) -> Option<&'static ModelTable> {
    match table {
        Table::HiredPlan => Some(HiredPlan::TABLE),
        Table::AdjustmentIndex => Some(AdjustmentIndex::TABLE),
        table => table.resource().map(|resource| resource.table()),
    }
}

/// A record with its members in the order of `table` and with its numbers as the twin writes them.
fn record(value: Value, table: &'static ModelTable) -> Value {
    let Value::Object(members) = value else { return value };
    let mut members: Vec<(String, Value)> = members
        .into_iter()
        .map(|(name, value)| match table.field(&name) {
            Some(field) => (name, member(value, field.ty.required())),
            None => (name, value),
        })
        .collect();
    let place = |name: &str| table.fields.iter().position(|field| field.name == name).unwrap_or(usize::MAX);
    members.sort_by_cached_key(|(name, _)| place(name));
    Value::Object(members)
}

fn member(value: Value, ty: Type) -> Value {
    match (ty, value) {
        (Type::Record(table), value) => record(value, table),
        (Type::List(Type::Record(table)), Value::Array(parts)) => {
            Value::Array(parts.into_iter().map(|part| record(part, table)).collect())
        }
        (ty, Value::Number(text)) => {
            let number = match ty {
                Type::Money => text.parse::<Money>().ok().map(|money| money.to_string()),
                Type::Percent => text.parse::<Percent>().ok().map(|percent| percent.to_string()),
                Type::Quantity => text.parse::<Quantity>().ok().map(|quantity| quantity.to_string()),
                _ => None,
            };
            Value::Number(number.unwrap_or(text))
        }
        (_, value) => value,
    }
}
