//! The columns that an operation gives: the builders of Arrow's own library, and what it has none for.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef, Decimal128Array, ListArray, StringArray, StructArray};
use arrow_buffer::{Buffer, NullBuffer, NullBufferBuilder, OffsetBuffer, OffsetBufferBuilder};
use arrow_schema::{ArrowError, DataType};
use lastro::model::Type;
use lastro::{LastroError, Money};

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

/// A column of amounts.
pub(crate) struct Amounts {
    cents: Vec<i128>,
    valid: NullBufferBuilder,
}

impl Amounts {
    pub fn with_capacity(rows: usize) -> Self {
        Self { cents: Vec::with_capacity(rows), valid: NullBufferBuilder::new(rows) }
    }

    /// The next row.
    #[inline]
    pub fn put(&mut self, amount: Option<Money>) {
        self.cents.push(amount.map_or(0, |amount| amount.cents().into()));
        self.valid.append(amount.is_some());
    }

    /// The next rows.
    #[inline]
    pub fn extend(&mut self, amounts: impl ExactSizeIterator<Item = Money>) {
        self.valid.append_n_non_nulls(amounts.len());
        self.cents.extend(amounts.map(|amount| i128::from(amount.cents())));
    }

    /// The column.
    pub fn finish(self) -> ArrayRef {
        let column = Decimal128Array::new(self.cents.into(), self.valid.build());
        Arc::new(column.with_data_type(scalar(Type::Money)))
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
    #[inline]
    pub fn end(&mut self, length: Option<usize>) {
        self.ends.push_length(length.unwrap_or(0));
        self.valid.append(length.is_some());
    }

    /// The column of the lists.
    pub fn finish(self, ty: ColumnType, items: ArrayRef) -> Result<ArrayRef, LastroError> {
        self.column(|ends, valid| ListArray::try_new(ty.item(), ends, items, valid))
    }

    /// It is a fault if there are more elements than Arrow can count in 32 bits.
    fn column<A: Array + 'static>(
        self,
        make: impl FnOnce(OffsetBuffer<i32>, Option<NullBuffer>) -> Result<A, ArrowError>,
    ) -> Result<ArrayRef, LastroError> {
        let column = self.ends.try_finish().ok().and_then(|ends| make(ends, self.valid.build()).ok());
        column.map(|column| Arc::new(column) as ArrayRef).ok_or_else(|| LastroError::internal("arrow.lists"))
    }
}

/// A column of texts, made of bytes that are checked together at the end. Arrow's own builder panics if the texts of a batch have
/// more than it can count.
pub(crate) struct TextBuilder {
    bytes: Vec<u8>,
    texts: Lists,
}

impl TextBuilder {
    /// With room for a text of `length` bytes in each row.
    pub fn with_capacity(rows: usize, length: usize) -> Self {
        Self { bytes: Vec::with_capacity(rows.saturating_mul(length)), texts: Lists::with_capacity(rows) }
    }

    #[inline]
    pub fn append_option(&mut self, text: Option<impl AsRef<[u8]>>) {
        self.texts.end(text.map(|text| {
            self.bytes.extend_from_slice(text.as_ref());
            text.as_ref().len()
        }));
    }

    pub fn finish(self) -> Result<ArrayRef, LastroError> {
        self.texts.column(|ends, valid| StringArray::try_new(ends, Buffer::from_vec(self.bytes), valid))
    }
}

/// The records in the lists of a column.
pub(crate) fn records(ty: ColumnType, members: Vec<ArrayRef>) -> Result<ArrayRef, LastroError> {
    let fault = || LastroError::internal("arrow.records");
    let DataType::Struct(fields) = ty.item().data_type().clone() else { return Err(fault()) };
    let records = StructArray::try_new(fields, members, None).map_err(|_| fault())?;
    Ok(Arc::new(records))
}
