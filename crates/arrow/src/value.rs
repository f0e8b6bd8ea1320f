//! Converts cells of any supported Arrow type to JSON values.

use arrow_array::array::AnyDictionaryArray;
use arrow_array::cast::AsArray as _;
use arrow_array::types::{
    ArrowPrimitiveType, Decimal32Type, Decimal64Type, Decimal128Type, Decimal256Type, DecimalType, Int8Type, Int16Type,
    Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef, StructArray};
use arrow_schema::DataType;
use lastro::json::Value;
use lastro::model::Json;
use lastro::{Issue, IssueCode, LastroError, LocalDate};

use crate::cells;
use crate::schema::EXTRA;

/// Converts a row to a JSON object. The members of the object in the column `extra` are added to it, except those with the name
/// of another column.
///
/// # Errors
/// `extra` is not a JSON object; the errors of [`cell`].
pub fn object<'c>(
    columns: impl Iterator<Item = (&'c str, &'c ArrayRef)>,
    row: usize,
) -> Result<Vec<(String, Value)>, LastroError> {
    let (mut members, mut others) = (Vec::new(), Vec::new());
    for (name, column) in columns {
        match cell(column, row).map_err(|error| error.under(name))? {
            Value::Null => {}
            Value::String(text) if name == EXTRA => others = extra(&text)?,
            value => members.push((name.to_owned(), value)),
        }
    }
    let fields = members.len();
    for (name, value) in others {
        if !members.iter().take(fields).any(|(set, _)| *set == name) {
            members.push((name, value));
        }
    }
    Ok(members)
}

fn extra(text: &str) -> Result<Vec<(String, Value)>, LastroError> {
    match Json::parse(text.as_bytes()).map_err(|error| error.under(EXTRA))?.0 {
        Value::Object(members) => Ok(members),
        _ => {
            let issue = Issue::error(EXTRA, IssueCode::InvalidType);
            Err(LastroError::invalid(issue.with("expected", "object").with("found", "text")))
        }
    }
}

/// A cell as a JSON value. Decimals have no trailing zeros. A cell of an unsupported type becomes null.
///
/// # Errors
/// A date is invalid, such as a timestamp that is not at midnight; `extra` in a struct is not a JSON object.
pub fn cell(column: &dyn Array, row: usize) -> Result<Value, LastroError> {
    if row >= column.len() || column.is_null(row) {
        return Ok(Value::Null);
    }
    Ok(match column.data_type() {
        DataType::Utf8 => Value::String(column.as_string::<i32>().value(row).to_owned()),
        DataType::LargeUtf8 => Value::String(column.as_string::<i64>().value(row).to_owned()),
        DataType::Utf8View => Value::String(column.as_string_view().value(row).to_owned()),
        DataType::Boolean => Value::Bool(column.as_boolean().value(row)),
        DataType::Int8 => number::<Int8Type>(column, row),
        DataType::Int16 => number::<Int16Type>(column, row),
        DataType::Int32 => number::<Int32Type>(column, row),
        DataType::Int64 => number::<Int64Type>(column, row),
        DataType::UInt8 => number::<UInt8Type>(column, row),
        DataType::UInt16 => number::<UInt16Type>(column, row),
        DataType::UInt32 => number::<UInt32Type>(column, row),
        DataType::UInt64 => number::<UInt64Type>(column, row),
        DataType::Decimal32(..) => decimal::<Decimal32Type>(column, row),
        DataType::Decimal64(..) => decimal::<Decimal64Type>(column, row),
        DataType::Decimal128(..) => decimal::<Decimal128Type>(column, row),
        DataType::Decimal256(..) => decimal::<Decimal256Type>(column, row),
        DataType::Date32 | DataType::Date64 | DataType::Timestamp(_, None) => day(column, row)?,
        DataType::Dictionary(..) => match column.as_any_dictionary_opt() {
            Some(column) => distinct(column, row)?,
            None => Value::Null,
        },
        DataType::Struct(_) => record(column.as_struct(), row)?,
        DataType::List(_) => list(&column.as_list::<i32>().value(row))?,
        DataType::LargeList(_) => list(&column.as_list::<i64>().value(row))?,
        DataType::FixedSizeList(..) => list(&column.as_fixed_size_list().value(row))?,
        _ => Value::Null,
    })
}

fn number<P: ArrowPrimitiveType>(column: &dyn Array, row: usize) -> Value
where
    P::Native: ToString,
{
    Value::Number(column.as_primitive::<P>().value(row).to_string())
}

/// A decimal without trailing zeros. Trailing zeros come from the scale of the column, and not from the value.
fn decimal<P: DecimalType>(column: &dyn Array, row: usize) -> Value {
    let text = column.as_primitive::<P>().value_as_string(row);
    let short = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    Value::Number(short.to_owned())
}

fn day(column: &dyn Array, row: usize) -> Result<Value, LastroError> {
    let mut found = Ok(None);
    if cells::read::<LocalDate>(column.slice(row, 1).as_ref(), &mut |day| found = day).is_err() {
        return Ok(Value::Null);
    }
    let day = found.map_err(LastroError::invalid_all)?;
    Ok(day.map_or(Value::Null, |day| Value::String(day.to_string())))
}

fn distinct(column: &dyn AnyDictionaryArray, row: usize) -> Result<Value, LastroError> {
    let keys = column.keys();
    let place = match cell(keys, row)? {
        Value::Number(key) => key.parse().ok(),
        _ => None,
    };
    place.map_or(Ok(Value::Null), |place| cell(column.values(), place))
}

fn record(column: &StructArray, row: usize) -> Result<Value, LastroError> {
    let names = column.fields().iter().map(|field| field.name().as_str());
    object(names.zip(column.columns()), row).map(Value::Object)
}

fn list(items: &ArrayRef) -> Result<Value, LastroError> {
    let item = |place: usize| cell(items, place).map_err(|error| error.under(&["[", &place.to_string(), "]"].concat()));
    (0..items.len()).map(item).collect::<Result<_, _>>().map(Value::Array)
}
