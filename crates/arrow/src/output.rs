//! The columns that an operation gives.

use std::sync::Arc;

use arrow_array::builder::{ArrayBuilder, Decimal128Builder};
pub(crate) use arrow_array::builder::{Date32Builder, Int64Builder};
use arrow_array::{Array as _, ArrayRef, ListArray, StructArray};
use arrow_buffer::{NullBufferBuilder, OffsetBuffer, ScalarBuffer};
use arrow_schema::DataType;
use lastro::LastroError;
use lastro::model::Type;

use crate::operation::ColumnType;
use crate::schema;

/// The type of a column of single values. No operation gives a value of a type that tables may not show.
pub(crate) fn data_type(ty: Type) -> DataType {
    schema::data_type(ty).unwrap_or(DataType::Null)
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
    length: usize,
    nulls: NullBufferBuilder,
}

impl Lists {
    pub(crate) fn with_capacity(rows: usize) -> Self {
        let mut ends = Vec::with_capacity(rows.saturating_add(1));
        ends.push(0);
        Self { ends, length: 0, nulls: NullBufferBuilder::new(rows) }
    }

    /// The next row: a list of so many elements, or none.
    pub(crate) fn end(&mut self, length: Option<usize>) {
        self.length = self.length.saturating_add(length.unwrap_or(0));
        self.ends.push(i32::try_from(self.length).unwrap_or(i32::MAX));
        self.nulls.append(length.is_some());
    }

    /// The column of the lists.
    pub(crate) fn finish(mut self, ty: ColumnType, items: ArrayRef) -> Result<ArrayRef, LastroError> {
        // Arrow counts the elements of a batch's lists in 32 bits; with more of them the ends do not fit them
        let ends = OffsetBuffer::new(ScalarBuffer::from(self.ends));
        let lists = ListArray::try_new(ty.item(), ends, items, self.nulls.finish()).ok();
        let lists = lists.filter(|lists| lists.values().len() == self.length && i32::try_from(self.length).is_ok());
        lists.map(|lists| Arc::new(lists) as ArrayRef).ok_or_else(|| LastroError::internal("arrow.lists"))
    }
}

/// The records in the lists of a column.
pub(crate) fn records(ty: ColumnType, members: Vec<ArrayRef>) -> Result<ArrayRef, LastroError> {
    let fault = || LastroError::internal("arrow.records");
    let DataType::Struct(fields) = ty.item().data_type().clone() else { return Err(fault()) };
    let records = StructArray::try_new(fields, members, None).map_err(|_| fault())?;
    Ok(Arc::new(records))
}
