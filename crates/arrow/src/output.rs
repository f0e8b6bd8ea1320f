//! The columns that an operation gives: the builders of Arrow's own library, and what it has none for.

use std::sync::Arc;

use arrow_array::builder::Decimal128Builder;
use arrow_array::{ArrayRef, ListArray, StringArray, StructArray};
use arrow_buffer::{Buffer, NullBufferBuilder, OffsetBufferBuilder};
use arrow_schema::DataType;
use lastro::LastroError;
use lastro::model::Type;

use crate::argument::ColumnType;
use crate::schema::scalar;

/// What a kernel made of a batch.
#[derive(Debug)]
pub struct Answer {
    /// The columns that the operation's table lists, in that order.
    pub columns: Vec<ArrayRef>,
    /// The issues of each row.
    pub issues: ListArray,
}

/// A column of amounts, in cents.
pub(crate) fn amounts(rows: usize) -> Decimal128Builder {
    Decimal128Builder::with_capacity(rows).with_data_type(scalar(Type::Money))
}

/// A column of texts, made of bytes that are checked together at the end. Arrow's own builder panics when the texts of a batch
/// outgrow their 32 bits.
pub(crate) struct TextBuilder {
    bytes: Vec<u8>,
    ends: OffsetBufferBuilder<i32>,
    valid: NullBufferBuilder,
}

impl TextBuilder {
    pub fn with_capacity(rows: usize) -> Self {
        Self { bytes: Vec::new(), ends: OffsetBufferBuilder::new(rows), valid: NullBufferBuilder::new(rows) }
    }

    #[inline]
    pub fn append_option(&mut self, text: Option<impl AsRef<[u8]>>) {
        let before = self.bytes.len();
        if let Some(text) = &text {
            self.bytes.extend_from_slice(text.as_ref());
        }
        self.ends.push_length(self.bytes.len().saturating_sub(before));
        self.valid.append(text.is_some());
    }

    pub fn finish(self) -> Result<ArrayRef, LastroError> {
        let Self { bytes, ends, valid } = self;
        let ends = ends.try_finish().ok();
        let texts = ends.and_then(|ends| StringArray::try_new(ends, Buffer::from_vec(bytes), valid.build()).ok());
        texts.map(|texts| Arc::new(texts) as ArrayRef).ok_or_else(|| LastroError::internal("arrow.texts"))
    }
}

/// Where the lists of a column end, and which rows have none. Arrow's own builder holds that of the elements, and those of the
/// members of records without their types.
pub(crate) struct Lists {
    ends: OffsetBufferBuilder<i32>,
    valid: NullBufferBuilder,
}

impl Lists {
    pub fn with_capacity(rows: usize) -> Self {
        Self { ends: OffsetBufferBuilder::new(rows), valid: NullBufferBuilder::new(rows) }
    }

    /// The next row: a list of so many elements, or none.
    pub fn end(&mut self, length: Option<usize>) {
        self.ends.push_length(length.unwrap_or(0));
        self.valid.append(length.is_some());
    }

    /// The column of the lists.
    pub fn finish(self, ty: ColumnType, items: ArrayRef) -> Result<ArrayRef, LastroError> {
        let Self { ends, valid } = self;
        let ends = ends.try_finish().ok();
        let lists = ends.and_then(|ends| ListArray::try_new(ty.item(), ends, items, valid.build()).ok());
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
