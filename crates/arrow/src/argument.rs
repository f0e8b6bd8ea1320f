//! The signature of an operation over columns: its arguments and the columns of its result.

use std::sync::Arc;

use arrow_schema::{DataType, Field, FieldRef};
use lastro::model::{self, ModelTable, Type};
use lastro_facade::Area;

use crate::schema::scalar;

/// One argument of an operation over columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Argument {
    /// The argument's name, which is also the default name of its column.
    pub name: &'static str,
    /// The type of the argument's values, as a type of the core crate `lastro`.
    pub ty: Type,
    /// Whether the argument may be a column. Otherwise it must be a constant.
    pub per_row: bool,
    /// The source of the argument's values if the call does not give the argument.
    pub default: Default,
    /// The argument's meaning. Empty if the core crate's operation has the same argument and documents it.
    pub doc: &'static str,
}

/// The source of an argument's values if the call does not give the argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Default {
    /// The column with the argument's name. A table without this column is an error.
    Column,
    /// The column with the argument's name; null in every row if the table has no such column.
    ColumnOrNull,
    /// The column with the argument's name; this constant if the table has no such column.
    ColumnOr(&'static str),
    /// A constant, as a string.
    Text(&'static str),
    /// No default column or constant: the argument is null.
    Null,
    /// No default: a call must pass the argument, or it is an error.
    Required,
}

/// One result column of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// The column's name.
    pub name: &'static str,
    /// The type of the column's values.
    pub ty: ColumnType,
    /// The column's meaning.
    pub doc: &'static str,
}

/// The type of a column's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnType {
    /// A single value.
    Scalar(Type),
    /// A list of single values.
    List(Type),
    /// A list of records with these members.
    Records(&'static [Column]),
}

impl Default {
    /// Whether every row needs a value. If so, each row with a null gets an issue.
    pub(crate) const fn needs_value(self) -> bool {
        matches!(self, Self::Required | Self::ColumnOr(_))
    }

    /// Converts the default for an argument that cannot be a column. A default that is a column becomes null, and the constant
    /// of [`ColumnOr`](Self::ColumnOr) becomes the default. All other defaults stay unchanged.
    const fn of_constant(self) -> Self {
        match self {
            Self::Column | Self::ColumnOrNull | Self::Null => Self::Null,
            Self::ColumnOr(text) | Self::Text(text) => Self::Text(text),
            Self::Required => Self::Required,
        }
    }
}

/// The description of an argument without its type. [`argument`](Self::argument) adds the type, which is determined by the
/// Rust field that holds the argument's values.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Described {
    pub name: &'static str,
    pub doc: &'static str,
    pub default: Default,
}

impl Described {
    /// An argument that the core crate's operation does not have. Its default is the column with the argument's name.
    pub const fn new(name: &'static str, doc: &'static str) -> Self {
        Self { name, doc, default: Default::Column }
    }

    /// An argument that an operation of the core crate also has. Its `doc` is empty, because the core crate documents it.
    /// `None` if the operation has no such argument.
    pub const fn of(operation: &model::Operation, name: &'static str) -> Option<Self> {
        let mut rest = operation.arguments;
        while let [argument, behind @ ..] = rest {
            if same(argument.name, name) {
                return Some(Self::new(name, ""));
            }
            rest = behind;
        }
        None
    }

    /// An argument for a field of a record, described like the field; `None` if the record has no such field.
    pub const fn of_field(table: &'static ModelTable, name: &'static str) -> Option<Self> {
        match field(table, name) {
            Some(field) => Some(Self::new(name, field.doc)),
            None => None,
        }
    }

    /// Sets the default to [`Default::ColumnOr`] with the constant `text`.
    pub const fn or(self, text: &'static str) -> Self {
        Self { default: Default::ColumnOr(text), ..self }
    }

    /// Sets the default to [`Default::ColumnOrNull`].
    pub const fn if_there(self) -> Self {
        Self { default: Default::ColumnOrNull, ..self }
    }

    /// Sets the default to [`Default::Required`].
    pub const fn needed(self) -> Self {
        Self { default: Default::Required, ..self }
    }

    /// Adds the type. If the argument cannot be a column, its default is converted with `of_constant`.
    pub const fn argument(self, ty: Type, per_row: bool) -> Argument {
        let Self { name, doc, default } = self;
        Argument { name, ty, per_row, default: if per_row { default } else { default.of_constant() }, doc }
    }
}

impl Column {
    /// A column of single values.
    pub(crate) const fn scalar(name: &'static str, ty: Type, doc: &'static str) -> Self {
        Self { name, ty: ColumnType::Scalar(ty), doc }
    }

    /// A column for a member of the record that an operation of the core crate returns; `None` if the record lacks it.
    pub(crate) const fn of(operation: &model::Operation, name: &'static str) -> Option<Self> {
        let Type::Record(table) = operation.result else { return None };
        match field(table, name) {
            Some(field) => Some(Self::scalar(name, field.ty, field.doc)),
            None => None,
        }
    }

    /// The Arrow field of the column. It is nullable: rows with issues, and rows that lack an input value, have no result.
    #[must_use]
    pub fn field(&self) -> FieldRef {
        Arc::new(Field::new(self.name, self.ty.data_type(), true))
    }
}

impl ColumnType {
    /// The type of the column in Arrow.
    #[must_use]
    pub fn data_type(self) -> DataType {
        match self {
            Self::Scalar(ty) => scalar(ty),
            Self::List(_) | Self::Records(_) => DataType::List(self.item()),
        }
    }

    /// For a list, the Arrow field of its elements. For a single value, the Arrow field of the value. The field is not
    /// nullable.
    pub(crate) fn item(self) -> FieldRef {
        let ty = match self {
            Self::Scalar(ty) | Self::List(ty) => scalar(ty),
            Self::Records(members) => {
                DataType::Struct(members.iter().map(|m| Field::new(m.name, m.ty.data_type(), false)).collect())
            }
        };
        Arc::new(Field::new("item", ty, false))
    }
}

/// The operation with this name in an area (a group of operations) of the core crate.
pub(crate) const fn of_core(area: &Area, name: &str) -> Option<&'static model::Operation> {
    let mut rest = area.operations;
    while let [operation, behind @ ..] = rest {
        if same(operation.name, name) {
            return Some(operation);
        }
        rest = behind;
    }
    None
}

/// The field with this name in the table of a record.
const fn field(table: &'static ModelTable, name: &str) -> Option<&'static model::Field> {
    let mut rest = table.fields;
    while let [field, behind @ ..] = rest {
        if same(field.name, name) {
            return Some(field);
        }
        rest = behind;
    }
    None
}

/// Whether two strings are equal. Written out because `==` does not work on strings in a `const fn`.
const fn same(one: &str, other: &str) -> bool {
    let (mut one, mut other) = (one.as_bytes(), other.as_bytes());
    while let ([a, behind @ ..], [b, other_behind @ ..]) = (one, other) {
        if *a != *b {
            return false;
        }
        (one, other) = (behind, other_behind);
    }
    one.is_empty() && other.is_empty()
}
