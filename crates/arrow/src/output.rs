//! The columns that an operation gives.

use std::sync::Arc;

use arrow_array::types::{ArrowPrimitiveType, Date32Type, Decimal128Type, Int64Type};
use arrow_array::{Array as _, ArrayRef, BooleanArray, ListArray, StringArray, StructArray, make_array};
use arrow_buffer::{BooleanBuffer, Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_data::ArrayData;
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

/// Which rows have a value.
#[derive(Debug)]
pub(crate) struct Valid {
    rows: Vec<bool>,
    all: bool,
}

impl Valid {
    fn with_capacity(rows: usize) -> Self {
        Self { rows: Vec::with_capacity(rows), all: true }
    }

    #[inline]
    fn push(&mut self, there: bool) {
        self.rows.push(there);
        self.all &= there;
    }

    fn finish(self) -> Option<NullBuffer> {
        (!self.all).then(|| NullBuffer::from(self.rows))
    }
}

/// A column of numbers, days or amounts.
#[derive(Debug)]
pub(crate) struct Numbers<P: ArrowPrimitiveType> {
    values: Vec<P::Native>,
    valid: Valid,
}

/// Whole numbers and codes.
pub(crate) type Integers = Numbers<Int64Type>;
/// Days from 1 January 1970 on.
pub(crate) type Days = Numbers<Date32Type>;
/// Cents.
pub(crate) type Amounts = Numbers<Decimal128Type>;

impl<P: ArrowPrimitiveType> Numbers<P> {
    pub(crate) fn with_capacity(rows: usize) -> Self {
        Self { values: Vec::with_capacity(rows), valid: Valid::with_capacity(rows) }
    }

    #[inline]
    pub(crate) fn push(&mut self, value: Option<P::Native>) {
        self.valid.push(value.is_some());
        self.values.push(value.unwrap_or_default());
    }

    /// The column, of the type that the core's type has in Arrow.
    pub(crate) fn finish(self, ty: Type) -> Result<ArrayRef, LastroError> {
        let fault = || LastroError::internal("arrow.numbers");
        let data = ArrayData::builder(data_type(ty)).len(self.values.len()).nulls(self.valid.finish());
        let data = data.add_buffer(Buffer::from_vec(self.values)).build().map_err(|_| fault())?;
        Ok(make_array(data))
    }
}

/// A column of texts, all in one buffer.
#[derive(Debug)]
pub(crate) struct Texts {
    bytes: Vec<u8>,
    ends: Vec<i32>,
    valid: Valid,
}

impl Texts {
    pub(crate) fn with_capacity(rows: usize) -> Self {
        let mut ends = Vec::with_capacity(rows.saturating_add(1));
        ends.push(0);
        Self { bytes: Vec::new(), ends, valid: Valid::with_capacity(rows) }
    }

    #[inline]
    pub(crate) fn push(&mut self, text: Option<impl AsRef<[u8]>>) {
        self.valid.push(text.is_some());
        if let Some(text) = text {
            self.bytes.extend_from_slice(text.as_ref());
        }
        self.ends.push(i32::try_from(self.bytes.len()).unwrap_or(i32::MAX));
    }

    pub(crate) fn finish(self) -> Result<ArrayRef, LastroError> {
        // Arrow counts the bytes of a batch's texts in 32 bits; with more of them the ends do not fit them
        let fits = i32::try_from(self.bytes.len()).is_ok();
        let ends = OffsetBuffer::new(ScalarBuffer::from(self.ends));
        let texts = StringArray::try_new(ends, Buffer::from_vec(self.bytes), self.valid.finish()).ok();
        let texts = texts.filter(|_| fits).map(|texts| Arc::new(texts) as ArrayRef);
        texts.ok_or_else(|| LastroError::internal("arrow.texts"))
    }
}

/// A column of flags.
#[derive(Debug)]
pub(crate) struct Flags {
    values: Vec<bool>,
    valid: Valid,
}

impl Flags {
    pub(crate) fn with_capacity(rows: usize) -> Self {
        Self { values: Vec::with_capacity(rows), valid: Valid::with_capacity(rows) }
    }

    #[inline]
    pub(crate) fn push(&mut self, flag: Option<bool>) {
        self.valid.push(flag.is_some());
        self.values.push(flag.unwrap_or_default());
    }

    pub(crate) fn finish(self) -> ArrayRef {
        Arc::new(BooleanArray::new(BooleanBuffer::from(self.values), self.valid.finish()))
    }
}

/// Where the lists of a column end, and which rows have none.
pub(crate) struct Lists {
    ends: Vec<i32>,
    length: usize,
    valid: Valid,
}

impl Lists {
    pub(crate) fn with_capacity(rows: usize) -> Self {
        let mut ends = Vec::with_capacity(rows.saturating_add(1));
        ends.push(0);
        Self { ends, length: 0, valid: Valid::with_capacity(rows) }
    }

    /// The next row: a list of so many elements, or none.
    pub(crate) fn end(&mut self, length: Option<usize>) {
        self.length = self.length.saturating_add(length.unwrap_or(0));
        self.ends.push(i32::try_from(self.length).unwrap_or(i32::MAX));
        self.valid.push(length.is_some());
    }

    /// The column of the lists.
    pub(crate) fn finish(self, ty: ColumnType, items: ArrayRef) -> Result<ArrayRef, LastroError> {
        // Arrow counts the elements of a batch's lists in 32 bits; with more of them the ends do not fit them
        let ends = OffsetBuffer::new(ScalarBuffer::from(self.ends));
        let lists = ListArray::try_new(ty.item(), ends, items, self.valid.finish()).ok();
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
