//! The way of a record that the fast way does not take: the core's own decoder, whose record is put into the columns.

use lastro::json::Value;
use lastro::model::{Entity, ModelTable, Node, Parts, Reader, Type, View, read_record};
use lastro::{Issue, LastroError, Quantity};

use super::columns::{Column, Record};
use super::concealed;

/// Reads a record as every decoder of the core does.
///
/// # Errors
/// The same as those of `decode`: a text that is not JSON, a member given twice, a value that is not an object.
pub(crate) fn decode(table: &'static ModelTable, json: &[u8]) -> Result<(Box<dyn Entity>, Vec<Issue>), LastroError> {
    let mut record = table.empty.ok_or_else(super::columns::fault)?();
    let issues = read_record(json, &mut *record)?;
    Ok((record, issues.into_list()))
}

/// Puts a record into the columns of its table.
pub(crate) fn append(record: &dyn Parts, columns: &mut Record, row: usize) {
    record.views(&mut |place, view| {
        if let Some(Some(column)) = columns.columns.get_mut(place) {
            put(column, row, view);
        }
    });
    let mut members = record.extra().map_or_else(Vec::new, |extra| extra.members().to_vec());
    members.retain(|(name, value)| !with_gaps(columns, row, name, value));
    let others = shown(Value::Object(members), Some(Type::Record(columns.table)));
    if others.as_object().is_some_and(|members| !members.is_empty()) {
        columns.extra.put(row, &others.to_json());
    }
    columns.put(row);
}

/// A value without what no table may show.
fn shown(mut value: Value, ty: Option<Type>) -> Value {
    concealed::conceal_as(&mut value, ty);
    value
}

/// Puts a list of records that did not fit because some of its elements are null, which a column can have. Whether it was
/// such a list.
fn with_gaps(columns: &mut Record, row: usize, name: &str, value: &Value) -> bool {
    let place = columns.table.fields.iter().position(|field| field.name == name);
    let Some(Some(Column::List(list))) = place.and_then(|place| columns.columns.get_mut(place)) else { return false };
    let (Column::Record(items), Value::Array(elements)) = (&mut list.items, value) else { return false };
    let Some(empty) = items.table.empty else { return false };
    let mut records = Vec::with_capacity(elements.len());
    for element in elements {
        let (mut record, mut reader) = (empty(), Reader::new());
        if !matches!(element, Value::Null) && !reader.fill(&mut *record, &Node::from(element)) {
            return false;
        }
        records.push((!matches!(element, Value::Null)).then_some(record));
    }
    let first = list.items();
    for (index, record) in records.iter().enumerate() {
        if let (Some(record), Column::Record(items)) = (record, &mut list.items) {
            append(&**record, items, first.saturating_add(index));
        }
    }
    list.put(row, first.saturating_add(records.len()));
    true
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
            View::Json(value) => texts.put(row, &shown(value.clone(), None).to_json()),
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
