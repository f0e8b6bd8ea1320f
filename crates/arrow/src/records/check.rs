//! Checks whether columns can be written as the fields of a record.

use arrow_schema::{DataType, Field};
use lastro::model::{ModelTable, Type};
use lastro::{Issue, IssueCode};

use crate::issues::mistyped;
use crate::schema::EXTRA;

/// Reports every column that cannot be written as a field of a record: the record has no such field, or the column's type does
/// not fit it. `path` is the path of the record. `aside` names columns that are not fields and are ignored.
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
