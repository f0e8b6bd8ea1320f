//! The way of a record that the fast way does not take: the core's own decoder, whose record is put into the columns.

use lastro::json::Value;
use lastro::model::{Entity, ModelTable, Parts, Reader, Type, View};
use lastro::types::{Issue, LastroError, Quantity};

use super::columns::{Column, Record};

/// Reads a record as every decoder of the core does.
///
/// # Errors
/// The same as those of `decode`: a text that is not JSON, a member given twice, a value that is not an object.
pub(crate) fn decode(table: &'static ModelTable, json: &[u8]) -> Result<(Box<dyn Entity>, Vec<Issue>), LastroError> {
    let empty = table.empty.ok_or_else(super::columns::fault)?;
    let mut record = empty();
    let (fits, reader) = Reader::document(json, |node, reader| reader.fill(&mut *record, node))?;
    let issues = reader.into_issues();
    if fits { Ok((record, issues)) } else { Err(LastroError::Invalid { issues }) }
}

/// Puts a record into the columns of its table.
pub(crate) fn append(record: &dyn Parts, columns: &mut Record, row: usize) {
    record.views(&mut |place, view| {
        if let Some(Some(column)) = columns.columns.get_mut(place) {
            put(column, row, view);
        }
    });
    let shown = record.extra().map_or(&[][..], |extra| extra.members());
    let shown = shown.iter().filter(|(name, _)| !is_concealed(columns.table, name)).cloned();
    let members: Vec<(String, Value)> = shown.collect();
    if !members.is_empty() {
        columns.extra.put(row, &Value::Object(members).to_json());
    }
    columns.put(row);
}

/// Whether a member is one that no table may show, even if its value did not fit.
pub(crate) fn is_concealed(table: &ModelTable, name: &str) -> bool {
    table.field(name).is_some_and(|field| conceals(field.ty))
}

/// Whether a record of a table has a value that no table may show.
pub(crate) fn holds_concealed(table: &ModelTable) -> bool {
    table.fields.iter().any(|field| conceals(field.ty))
}

fn conceals(ty: Type) -> bool {
    match ty.required() {
        Type::CardNumber | Type::SecurityCode | Type::Concealed => true,
        Type::Record(table) => holds_concealed(table),
        Type::List(item) => conceals(*item),
        _ => false,
    }
}

/// Puts a value into a column.
pub(crate) fn put(column: &mut Column, row: usize, view: View<'_>) {
    match (column, view) {
        (Column::Text(texts), view) => match view {
            View::Text(text) => texts.put(row, text),
            View::Choice(text) => texts.put(row, text),
            View::Number(number) => texts.put(row, number.as_str()),
            View::Moment(moment) => texts.put(row, moment.as_str()),
            View::Month(month) => texts.put(row, &month.to_string()),
            View::Json(value) => texts.put(row, &value.to_json()),
            _ => {}
        },
        (Column::Whole(cells), View::Integer(number) | View::Code(number, _)) => cells.put(row, number),
        (Column::Decimal(cells, ..), View::Money(amount)) => cells.put(row, i128::from(amount.cents())),
        (Column::Decimal(cells, ..), View::Percent(percent)) => cells.put(row, i128::from(percent.hundredths())),
        (Column::Decimal(cells, ..), View::Quantity(quantity)) => cells.put(row, units(quantity)),
        (Column::Day(cells), View::Date(day)) => cells.put(row, day.epoch_days()),
        (Column::Flag(cells), View::Boolean(flag)) => cells.put(row, flag),
        (Column::Record(columns), View::Record(record)) => append(record, columns, row),
        (Column::List(list), View::List(elements)) => {
            let first = list.items();
            let mut items = first;
            elements.views(&mut |index, view| {
                put(&mut list.items, first.saturating_add(index), view);
                items = items.max(first.saturating_add(index).saturating_add(1));
            });
            list.put(row, items);
        }
        _ => {}
    }
}

/// A quantity in units of its last place.
pub(crate) fn units(quantity: Quantity) -> i128 {
    let value = quantity.to_decimal();
    let missing = Quantity::PLACES.saturating_sub(value.scale());
    value.mantissa().saturating_mul(10_i128.saturating_pow(missing))
}
