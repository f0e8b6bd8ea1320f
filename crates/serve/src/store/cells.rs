//! Values as SQLite has them.

use lastro_twin::query::Cell;
use rusqlite::ToSql;
use rusqlite::types::{ToSqlOutput, Value, ValueRef};

/// A value of a statement. SQLite orders NULL, INTEGER, TEXT and BLOB as [`Cell`] orders its kinds, and texts byte by byte.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Parameter(pub(super) Value);

impl From<&Cell> for Parameter {
    fn from(cell: &Cell) -> Self {
        Self(match cell {
            Cell::Null => Value::Null,
            Cell::Int(number) => Value::Integer(*number),
            Cell::Text(text) => Value::Text(text.to_string()),
            Cell::Odd(text) => Value::Blob(text.as_bytes().to_vec()),
        })
    }
}

impl From<&str> for Parameter {
    fn from(text: &str) -> Self {
        Self(Value::Text(text.to_owned()))
    }
}

impl From<usize> for Parameter {
    fn from(number: usize) -> Self {
        Self(Value::Integer(i64::try_from(number).unwrap_or(i64::MAX)))
    }
}

impl ToSql for Parameter {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

/// A cell that is written without copying its text.
pub(super) struct Written<'c>(pub(super) &'c Cell);

impl ToSql for Written<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self.0 {
            Cell::Null => ValueRef::Null,
            Cell::Int(number) => ValueRef::Integer(*number),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
            Cell::Odd(text) => ValueRef::Blob(text.as_bytes()),
        }))
    }
}
