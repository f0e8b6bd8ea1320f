//! The columns of a record. They follow from the core crate's table of the record's fields, so a new field becomes a column.
//!
//! Card numbers and security codes have no columns. The last column is `extra`: a JSON object with the unknown members and the
//! invalid values, or null if there are none.

use std::sync::Arc;

use arrow_schema::{DataType, Field, FieldRef, Fields};
use lastro::model::{ModelTable, Type};
use lastro::rules::EntityRules;
use lastro::{Issue, IssueCode, LastroError};
use lastro_facade::{Area, Facade};

/// The column of unknown members and invalid values.
pub const EXTRA: &str = "extra";

/// Precision and scale of a decimal column, large enough for the type's range.
#[must_use]
pub const fn decimal(ty: Type) -> Option<(u8, i8)> {
    match ty.required() {
        Type::Money => Some((17, 2)),
        Type::Percent => Some((8, 2)),
        Type::Quantity => Some((20, 10)),
        _ => None,
    }
}

/// The Arrow type of a value; `None` for concealed values, which are card numbers and security codes.
#[must_use]
pub fn data_type(ty: Type) -> Option<DataType> {
    if let Some((digits, places)) = decimal(ty) {
        return Some(DataType::Decimal128(digits, places));
    }
    Some(match ty.required() {
        Type::Integer | Type::Code(_) => DataType::Int64,
        Type::Boolean => DataType::Boolean,
        Type::Date => DataType::Date32,
        Type::Record(table) => DataType::Struct(fields(table)),
        Type::List(item) => DataType::List(self::item(*item)?),
        Type::Text
        | Type::Number
        | Type::YearMonth
        | Type::DateTime
        | Type::Choice(_)
        | Type::Json
        | Type::Scalar
        | Type::Params => DataType::Utf8,
        _ => return None,
    })
}

/// The Arrow type of a single value that an operation on columns takes or returns. Such values are never card data.
pub(crate) fn scalar(ty: Type) -> DataType {
    data_type(ty).unwrap_or(DataType::Null)
}

/// The Arrow field for the elements of a list, given their type; `None` for card numbers and security codes.
pub(crate) fn item(ty: Type) -> Option<FieldRef> {
    Some(Arc::new(Field::new("item", data_type(ty)?, true)))
}

/// The columns of a record.
#[must_use]
pub fn fields(table: &ModelTable) -> Fields {
    let columns = table.fields.iter().filter_map(|field| Some(Field::new(field.name, data_type(field.ty)?, true)));
    let extra = table.open().then(|| Field::new(EXTRA, DataType::Utf8, true));
    columns.chain(extra).collect()
}

/// The column with the origin of each row: the name of its source, the number of its first line, counted from 1, and the offset
/// of its first byte, counted from 0.
#[must_use]
pub fn source() -> FieldRef {
    Arc::new(Field::new("source", DataType::Struct(source_members()), false))
}

pub(crate) fn source_members() -> Fields {
    let members = [("name", DataType::Utf8), ("line", DataType::Int64), ("offset", DataType::Int64)];
    members.into_iter().map(|(name, ty)| Field::new(name, ty, true)).collect()
}

/// The area of an entity. An area groups the operations on one subject; its name is `sale`, `v1.sale` and so on.
///
/// # Errors
/// `invalid_choice` at `entity`, with the known names.
pub fn entity(name: &str) -> Result<&'static Area, LastroError> {
    let found = entities().find(|area| area.name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = entities().map(|area| area.name).collect();
        LastroError::invalid(Issue::error("entity", IssueCode::InvalidChoice).with("allowed", &names.join(", ")))
    })
}

/// The areas whose subject is an entity, such as a sale.
pub fn entities() -> impl Iterator<Item = &'static Area> {
    Facade::ALL.areas().iter().filter(|area| area.entity.is_some())
}

/// The field table and the rules of an area's entity.
///
/// # Errors
/// The error of [`entity`], if the area has no entity.
pub(crate) fn rules_of(area: &Area) -> Result<EntityRules, LastroError> {
    match area.entity {
        Some(rules) => Ok(rules),
        None => entity(area.name).and_then(rules_of),
    }
}

/// The field table of an area's entity.
///
/// # Errors
/// The error of [`entity`], if the area has no entity.
pub fn table_of(area: &Area) -> Result<&'static ModelTable, LastroError> {
    rules_of(area).map(|rules| rules.table)
}
