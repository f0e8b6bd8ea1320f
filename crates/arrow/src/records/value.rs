//! Cells as the values of a document, whatever types Arrow has them in, and which types a field can be read from.

use arrow_array::array::AnyDictionaryArray;
use arrow_array::cast::AsArray as _;
use arrow_array::types::{
    ArrowPrimitiveType, Decimal32Type, Decimal64Type, Decimal128Type, Decimal256Type, DecimalType, Int8Type, Int16Type,
    Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef, StructArray};
use arrow_schema::{DataType, Field};
use lastro::LocalDate;
use lastro::issue::{Issue, IssueCode, LastroError};
use lastro::json::Value;
use lastro::model::{Json, ModelTable, Type};

use crate::cells;
use crate::inputs::mistyped;

/// The member of a record in columns that holds, as JSON text, what no field names.
pub const EXTRA: &str = "extra";

/// Reports every column of a record that cannot be written: one that is no field, and one of a type that its field is
/// not read from. `path` is the record's own; `aside` names columns that are no part of the record.
pub fn check<'f>(
    table: &ModelTable,
    columns: impl Iterator<Item = &'f Field>,
    aside: &[&str],
    path: &str,
    issues: &mut Vec<Issue>,
) {
    for column in columns.filter(|column| !aside.contains(&column.name().as_str())) {
        let name = column.name();
        let dot = if path.is_empty() { "" } else { "." };
        let place = [path, dot, name].concat();
        match table.field(name).map(|field| field.ty) {
            Some(ty) => fits(ty, column.data_type(), &place, issues),
            None if name == EXTRA || table.is_custom(name) => fits(Type::Text, column.data_type(), &place, issues),
            None => issues.push(Issue::error(&place, IssueCode::UnknownField)),
        }
    }
}

fn fits(ty: Type, column: &DataType, path: &str, issues: &mut Vec<Issue>) {
    let ty = ty.required();
    match (ty, column) {
        (_, DataType::Null) => {}
        (_, DataType::Dictionary(_, values)) => fits(ty, values, path, issues),
        (Type::List(item), DataType::List(of) | DataType::LargeList(of) | DataType::FixedSizeList(of, _)) => {
            fits(*item, of.data_type(), path, issues);
        }
        (Type::Record(table), DataType::Struct(members)) => {
            check(table, members.iter().map(AsRef::as_ref), &[], path, issues);
        }
        _ if is_scalar(ty, column) => {}
        _ => issues.push(mistyped(path, ty, column)),
    }
}

fn is_scalar(ty: Type, column: &DataType) -> bool {
    use DataType::{
        Boolean, Date32, Date64, Decimal32, Decimal64, Decimal128, Decimal256, LargeUtf8, Timestamp, Utf8, Utf8View,
    };
    let is_record = matches!(ty, Type::Record(_) | Type::List(_));
    match column {
        Utf8 | LargeUtf8 | Utf8View => !is_record && ty != Type::Boolean,
        Decimal32(..) | Decimal64(..) | Decimal128(..) | Decimal256(..) => is_number(ty),
        Date32 | Date64 | Timestamp(_, None) => ty == Type::Date,
        Boolean => ty == Type::Boolean,
        whole => whole.is_integer() && is_number(ty),
    }
}

const fn is_number(ty: Type) -> bool {
    matches!(ty, Type::Money | Type::Percent | Type::Quantity | Type::Number | Type::Integer | Type::Code(_))
}

/// A row of columns as an object. What `extra` holds are members of it, save those that a column has.
///
/// # Errors
/// At an `extra` that is no object in JSON.
pub fn object<'c>(
    columns: impl Iterator<Item = (&'c str, &'c ArrayRef)>,
    row: usize,
) -> Result<Vec<(String, Value)>, LastroError> {
    let (mut members, mut others) = (Vec::new(), Vec::new());
    for (name, column) in columns {
        match value(column, row).map_err(|error| error.under(name))? {
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

/// A cell of a type that [`check`] accepts; null for one of another type.
pub fn value(column: &dyn Array, row: usize) -> Result<Value, LastroError> {
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

/// Without the zeros at its end: how many places a column has says nothing of the amount.
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
    let day = found.map_err(|issues| LastroError::Invalid { issues })?;
    Ok(day.map_or(Value::Null, |day| Value::String(day.to_string())))
}

fn distinct(column: &dyn AnyDictionaryArray, row: usize) -> Result<Value, LastroError> {
    let keys = column.keys();
    let place = match value(keys, row)? {
        Value::Number(key) => key.parse().ok(),
        _ => None,
    };
    place.map_or(Ok(Value::Null), |place| value(column.values(), place))
}

fn record(column: &StructArray, row: usize) -> Result<Value, LastroError> {
    let names = column.fields().iter().map(|field| field.name().as_str());
    object(names.zip(column.columns()), row).map(Value::Object)
}

fn list(items: &ArrayRef) -> Result<Value, LastroError> {
    let item =
        |place: usize| value(items, place).map_err(|error| error.under(&["[", &place.to_string(), "]"].concat()));
    (0..items.len()).map(item).collect::<Result<_, _>>().map(Value::Array)
}
