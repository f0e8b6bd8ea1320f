//! Builders for result columns, where those of Arrow's library are missing or too slow.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef, Decimal128Array, ListArray, StringArray, StructArray};
use arrow_buffer::{BooleanBuffer, Buffer, NullBuffer, OffsetBuffer, OffsetBufferBuilder};
use arrow_schema::{ArrowError, DataType};
use lastro::model::Type;
use lastro::{LastroError, Money};

use crate::argument::ColumnType;
use crate::schema::scalar;

/// The result of a kernel for a batch.
#[derive(Debug)]
pub struct Answer {
    /// The operation's result columns, in the order in which the operation declares them.
    pub columns: Vec<ArrayRef>,
    /// The issues of each row.
    pub issues: ListArray,
}

/// Builds a bitmap with one bit per row. Faster than Arrow's builders, which call a function for each bit.
#[derive(Default)]
pub(crate) struct Bits {
    words: Vec<u64>,
    /// The bits of the last, incomplete word.
    word: u64,
    rows: usize,
}

impl Bits {
    /// Appends the bit of the next row.
    #[inline]
    pub fn push(&mut self, bit: bool) {
        self.word |= u64::from(bit) << (self.rows % 64);
        self.rows = self.rows.wrapping_add(1);
        if self.rows.is_multiple_of(64) {
            self.words.push(std::mem::take(&mut self.word).to_le());
        }
    }

    /// The bits of all rows.
    pub fn finish(mut self) -> BooleanBuffer {
        self.words.push(self.word.to_le());
        BooleanBuffer::new(Buffer::from_vec(self.words), 0, self.rows)
    }

    /// The bits as a null mask, in which 0 means null; `None` if every bit is 1.
    pub fn nulls(self) -> Option<NullBuffer> {
        nulls(self.finish())
    }
}

/// The bits as a null mask, in which 0 means null; `None` if every bit is 1.
pub(crate) fn nulls(bits: BooleanBuffer) -> Option<NullBuffer> {
    Some(NullBuffer::new(bits)).filter(|nulls| nulls.null_count() > 0)
}

/// Builds a column of amounts.
pub(crate) struct Amounts(Vec<i128>);

impl Amounts {
    pub fn with_capacity(rows: usize) -> Self {
        Self(Vec::with_capacity(rows))
    }

    /// Appends the amount of the next row.
    #[inline]
    pub fn put(&mut self, amount: Option<Money>) {
        self.0.push(amount.map_or(0, |amount| amount.cents().into()));
    }

    /// Appends the amounts of the next rows.
    #[inline]
    pub fn extend(&mut self, amounts: impl ExactSizeIterator<Item = Money>) {
        self.0.extend(amounts.map(|amount| i128::from(amount.cents())));
    }

    /// Returns the column. In `valid`, the bit of a null row is 0; `valid` is `None` if no row is null.
    pub fn finish(self, valid: Option<NullBuffer>) -> ArrayRef {
        Arc::new(Decimal128Array::new(self.0.into(), valid).with_data_type(scalar(Type::Money)))
    }
}

/// Builds the offsets and the null mask of a list column; the elements are built elsewhere. Arrow's own list builder is not
/// used, because it needs a builder for the elements, and Arrow's struct builder does not keep the types of the members.
pub(crate) struct Lists {
    ends: OffsetBufferBuilder<i32>,
    valid: Bits,
}

impl Lists {
    pub fn with_capacity(rows: usize) -> Self {
        Self { ends: OffsetBufferBuilder::new(rows), valid: Bits::default() }
    }

    /// Ends the next row: a list with this number of elements, or null.
    #[inline]
    pub fn end(&mut self, length: Option<usize>) {
        self.ends.push_length(length.unwrap_or(0));
        self.valid.push(length.is_some());
    }

    /// The column of the lists.
    pub fn finish(self, ty: ColumnType, items: ArrayRef) -> Result<ArrayRef, LastroError> {
        self.column(|ends, valid| ListArray::try_new(ty.item(), ends, items, valid))
    }

    /// Makes a column from the offsets and the null mask. Returns an internal error if there are more elements than 32-bit
    /// offsets can count.
    fn column<A: Array + 'static>(
        self,
        make: impl FnOnce(OffsetBuffer<i32>, Option<NullBuffer>) -> Result<A, ArrowError>,
    ) -> Result<ArrayRef, LastroError> {
        let column = self.ends.try_finish().ok().and_then(|ends| make(ends, self.valid.nulls()).ok());
        column.map(|column| Arc::new(column) as ArrayRef).ok_or_else(|| LastroError::internal("arrow.lists"))
    }
}

/// Builds a column of strings from bytes. The UTF-8 is validated once, at the end. Too many bytes for 32-bit offsets are an
/// error; Arrow's own builder panics.
pub(crate) struct TextBuilder {
    bytes: Vec<u8>,
    texts: Lists,
}

impl TextBuilder {
    /// A builder with room for a string of `length` bytes per row.
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

/// Combines one column per member into an array of structs. The structs are the elements of a list column of type `ty`.
pub(crate) fn records(ty: ColumnType, members: Vec<ArrayRef>) -> Result<ArrayRef, LastroError> {
    let fault = || LastroError::internal("arrow.records");
    let DataType::Struct(fields) = ty.item().data_type().clone() else { return Err(fault()) };
    let records = StructArray::try_new(fields, members, None).map_err(|_| fault())?;
    Ok(Arc::new(records))
}
