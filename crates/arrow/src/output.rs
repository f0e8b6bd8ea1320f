//! The columns that an operation gives.

use std::sync::Arc;

use arrow_array::builder::{ArrayBuilder, Decimal128Builder};
use arrow_array::{ArrayRef, ListArray};
use arrow_buffer::{NullBufferBuilder, OffsetBuffer, ScalarBuffer};
use arrow_schema::DataType;
use lastro::LastroError;
use lastro::model::Type;

use crate::operation::ColumnType;

/// The type of a column of single values. What is neither a number, a day nor a flag is its text.
#[must_use]
pub fn data_type(ty: Type) -> DataType {
    match ty.required() {
        Type::Money => DataType::Decimal128(17, 2),
        Type::Percent => DataType::Decimal128(8, 2),
        Type::Quantity => DataType::Decimal128(20, 10),
        Type::Date => DataType::Date32,
        Type::Code(_) | Type::Integer => DataType::Int64,
        Type::Boolean => DataType::Boolean,
        _ => DataType::Utf8,
    }
}

/// What a kernel made of a batch.
#[derive(Debug)]
pub struct Answer {
    /// The columns that the operation's table lists, in that order.
    pub columns: Vec<ArrayRef>,
    /// The issues of each row.
    pub issues: ListArray,
}

/// A column of amounts.
pub(crate) fn money(rows: usize) -> Decimal128Builder {
    Decimal128Builder::with_capacity(rows).with_data_type(data_type(Type::Money))
}

/// A finished column.
pub(crate) fn finished(mut builder: impl ArrayBuilder) -> ArrayRef {
    builder.finish()
}

/// Where the lists of a column end, and which rows have none.
pub(crate) struct Lists {
    ends: Vec<i32>,
    nulls: NullBufferBuilder,
}

impl Lists {
    pub(crate) fn with_capacity(rows: usize) -> Self {
        let mut ends = Vec::with_capacity(rows.saturating_add(1));
        ends.push(0);
        Self { ends, nulls: NullBufferBuilder::new(rows) }
    }

    /// Ends the list of the next row; `length` is the number of elements of all rows so far.
    pub(crate) fn end(&mut self, length: usize, there: bool) -> Result<(), LastroError> {
        // Arrow counts the elements of a batch's lists in 32 bits
        self.ends.push(i32::try_from(length).map_err(|_| LastroError::internal("arrow.lists"))?);
        self.nulls.append(there);
        Ok(())
    }

    /// The column of the lists.
    pub(crate) fn finish(mut self, ty: ColumnType, items: ArrayRef) -> Result<ArrayRef, LastroError> {
        let ends = OffsetBuffer::new(ScalarBuffer::from(self.ends));
        let lists = ListArray::try_new(ty.item(), ends, items, self.nulls.finish());
        lists.map(|lists| Arc::new(lists) as ArrayRef).map_err(|_| LastroError::internal("arrow.lists"))
    }
}
