//! The columns of a table while rows are added. A row without a value appends nothing to a column, so the columns can have
//! different lengths until they are finished. The last rows can be removed again.

use std::sync::Arc;

use arrow_array::types::{Date32Type, Int64Type};
use arrow_array::{ArrayRef, BooleanArray, Decimal128Array, ListArray, PrimitiveArray, StringArray, StructArray};
use arrow_buffer::{BooleanBuffer, Buffer, NullBuffer, NullBufferBuilder, OffsetBuffer, ScalarBuffer};
use arrow_schema::{DataType, FieldRef, Fields};
use lastro::LastroError;
use lastro::model::{ModelTable, Type};

use crate::schema;

/// One column. Rows that are skipped when a value is put become null.
#[derive(Debug)]
pub(crate) enum Column {
    Text(Texts),
    Whole(Cells<i64>),
    Decimal(Cells<i128>, u8, i8),
    Day(Cells<i32>),
    Flag(Cells<bool>),
    Record(Box<Record>),
    List(Box<List>),
}

impl Column {
    /// An empty column of a type; `None` for card numbers and security codes, which have no columns.
    pub(crate) fn new(ty: Type) -> Option<Self> {
        if let Some((digits, places)) = schema::decimal(ty) {
            return Some(Self::Decimal(Cells::new(), digits, places));
        }
        Some(match ty.required() {
            Type::Record(table) => Self::Record(Box::new(Record::new(table))),
            Type::List(item) => Self::List(Box::new(List::new(*item)?)),
            other => match schema::data_type(other)? {
                DataType::Int64 => Self::Whole(Cells::new()),
                DataType::Date32 => Self::Day(Cells::new()),
                DataType::Boolean => Self::Flag(Cells::new()),
                _ => Self::Text(Texts::new()),
            },
        })
    }

    /// Removes the rows from index `rows` on.
    pub(crate) fn truncate(&mut self, rows: usize) {
        match self {
            Self::Text(texts) => texts.truncate(rows),
            Self::Whole(cells) => cells.truncate(rows),
            Self::Decimal(cells, ..) => cells.truncate(rows),
            Self::Day(cells) => cells.truncate(rows),
            Self::Flag(cells) => cells.truncate(rows),
            Self::Record(record) => record.truncate(rows),
            Self::List(list) => list.truncate(rows),
        }
    }

    /// Returns the column as an Arrow array. Adds nulls at its end if it has fewer than `rows` rows.
    pub(crate) fn finish(self, rows: usize) -> Result<ArrayRef, LastroError> {
        Ok(match self {
            Self::Text(texts) => Arc::new(texts.finish(rows)?),
            Self::Whole(cells) => {
                let (values, nulls) = cells.finish(rows);
                Arc::new(PrimitiveArray::<Int64Type>::new(values.into(), nulls))
            }
            Self::Decimal(cells, digits, places) => {
                let (values, nulls) = cells.finish(rows);
                let column = Decimal128Array::new(values.into(), nulls).with_precision_and_scale(digits, places);
                Arc::new(column.map_err(|_| fault())?)
            }
            Self::Day(cells) => {
                let (values, nulls) = cells.finish(rows);
                Arc::new(PrimitiveArray::<Date32Type>::new(values.into(), nulls))
            }
            Self::Flag(cells) => {
                let (values, nulls) = cells.finish(rows);
                Arc::new(BooleanArray::new(BooleanBuffer::from(values), nulls))
            }
            Self::Record(record) => Arc::new(record.finish(rows)?),
            Self::List(list) => Arc::new(list.finish(rows)?),
        })
    }
}

/// The error for inconsistent columns: a bug in this library.
pub(crate) fn fault() -> LastroError {
    LastroError::internal("arrow.read")
}

/// The validity mask of the rows. The bitmap is allocated only when a row is null.
#[derive(Debug)]
struct Valid(NullBufferBuilder);

impl Valid {
    fn new() -> Self {
        Self(NullBufferBuilder::new(0))
    }

    /// Appends nulls until there are at least `rows` rows.
    fn pad(&mut self, rows: usize) {
        if self.0.len() < rows {
            self.0.append_n_nulls(rows.saturating_sub(self.0.len()));
        }
    }

    fn finish(mut self, rows: usize) -> Option<NullBuffer> {
        self.pad(rows);
        self.0.build().filter(|nulls| nulls.null_count() > 0)
    }
}

/// A column of fixed-size values.
#[derive(Debug)]
pub(crate) struct Cells<T> {
    values: Vec<T>,
    valid: Valid,
}

impl<T: Copy + Default> Cells<T> {
    pub(crate) fn new() -> Self {
        Self { values: Vec::new(), valid: Valid::new() }
    }

    pub(crate) fn put(&mut self, row: usize, value: T) {
        if self.values.len() < row {
            self.values.resize(row, T::default());
            self.valid.pad(row);
        }
        self.values.push(value);
        self.valid.0.append_non_null();
    }

    fn truncate(&mut self, rows: usize) {
        self.values.truncate(rows);
        self.valid.0.truncate(rows);
    }

    fn finish(mut self, rows: usize) -> (Vec<T>, Option<NullBuffer>) {
        self.values.resize(rows, T::default());
        (self.values, self.valid.finish(rows))
    }
}

/// A column of strings.
#[derive(Debug)]
pub(crate) struct Texts {
    bytes: String,
    ends: Vec<i32>,
    valid: Valid,
}

impl Texts {
    pub(crate) fn new() -> Self {
        Self { bytes: String::new(), ends: Vec::new(), valid: Valid::new() }
    }

    fn end(&self) -> i32 {
        self.ends.last().copied().unwrap_or(0)
    }

    fn pad(&mut self, rows: usize) {
        if self.ends.len() < rows {
            self.ends.resize(rows, self.end());
            self.valid.pad(rows);
        }
    }

    pub(crate) fn put(&mut self, row: usize, text: &str) {
        self.pad(row);
        self.bytes.push_str(text);
        // the length always fits: a block has a few megabytes, and its strings are not hundreds of times as long as the block
        self.ends.push(i32::try_from(self.bytes.len()).unwrap_or(i32::MAX));
        self.valid.0.append_non_null();
    }

    fn truncate(&mut self, rows: usize) {
        if self.ends.len() > rows {
            self.ends.truncate(rows);
            self.valid.0.truncate(rows);
        }
        self.bytes.truncate(usize::try_from(self.end()).unwrap_or(0));
    }

    pub(crate) fn finish(mut self, rows: usize) -> Result<StringArray, LastroError> {
        self.pad(rows);
        let offsets = offsets(self.ends);
        StringArray::try_new(offsets, Buffer::from_vec(self.bytes.into_bytes()), self.valid.finish(rows))
            .map_err(|_| fault())
    }
}

fn offsets(ends: Vec<i32>) -> OffsetBuffer<i32> {
    let starts: Vec<i32> = std::iter::once(0).chain(ends).collect();
    OffsetBuffer::new(ScalarBuffer::from(starts))
}

/// A column of records: one column per field, and the unknown members.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) table: &'static ModelTable,
    /// One column for each field of `table`, in the same order; `None` for card numbers and security codes.
    pub(crate) columns: Vec<Option<Column>>,
    pub(crate) extra: Texts,
    valid: Valid,
    /// Predicts the next field, since records mostly have their members in the same order. The first element is the index of
    /// the field with which the last record began. The element at `1 + i` is the index of the field that last came after the
    /// field with the index `i`.
    pub(super) follows: Vec<usize>,
}

impl Record {
    pub(crate) fn new(table: &'static ModelTable) -> Self {
        let columns = table.fields.iter().map(|field| Column::new(field.ty)).collect();
        let follows = (0..=table.fields.len()).collect();
        Self { table, columns, extra: Texts::new(), valid: Valid::new(), follows }
    }

    /// Marks a row as not null.
    pub(crate) fn put(&mut self, row: usize) {
        self.valid.pad(row);
        self.valid.0.append_non_null();
    }

    pub(crate) fn truncate(&mut self, rows: usize) {
        self.columns.iter_mut().flatten().for_each(|column| column.truncate(rows));
        self.extra.truncate(rows);
        self.valid.0.truncate(rows);
    }

    /// Returns the columns as Arrow arrays, `extra` last.
    pub(crate) fn columns(self, rows: usize) -> Result<(Fields, Vec<ArrayRef>), LastroError> {
        let mut arrays = Vec::with_capacity(self.columns.len().saturating_add(1));
        for column in self.columns.into_iter().flatten() {
            arrays.push(column.finish(rows)?);
        }
        if self.table.open() {
            arrays.push(Arc::new(self.extra.finish(rows)?));
        }
        Ok((schema::fields(self.table), arrays))
    }

    fn finish(mut self, rows: usize) -> Result<StructArray, LastroError> {
        let valid = std::mem::replace(&mut self.valid, Valid::new()).finish(rows);
        let (fields, arrays) = self.columns(rows)?;
        StructArray::try_new_with_length(fields, arrays, valid, rows).map_err(|_| fault())
    }
}

/// A column of lists.
#[derive(Debug)]
pub(crate) struct List {
    item: FieldRef,
    pub(crate) items: Column,
    ends: Vec<i32>,
    valid: Valid,
}

impl List {
    fn new(item: Type) -> Option<Self> {
        Some(Self { item: schema::item(item)?, items: Column::new(item)?, ends: Vec::new(), valid: Valid::new() })
    }

    /// Number of elements in all complete rows. It is also the index at which the next element is put.
    pub(crate) fn items(&self) -> usize {
        usize::try_from(self.ends.last().copied().unwrap_or(0)).unwrap_or(0)
    }

    /// Ends the list of a row, after its elements were put into the column `items`. The parameter `items` is the number of
    /// elements in all rows, including this one.
    pub(crate) fn put(&mut self, row: usize, items: usize) {
        let before = self.ends.last().copied().unwrap_or(0);
        self.ends.resize(row.max(self.ends.len()), before);
        self.valid.pad(row);
        self.ends.push(i32::try_from(items).unwrap_or(i32::MAX));
        self.valid.0.append_non_null();
    }

    fn truncate(&mut self, rows: usize) {
        self.ends.truncate(rows);
        self.valid.0.truncate(rows);
        self.items.truncate(self.items());
    }

    fn finish(mut self, rows: usize) -> Result<ListArray, LastroError> {
        let items = self.items();
        self.ends.resize(rows, self.ends.last().copied().unwrap_or(0));
        let values = self.items.finish(items)?;
        ListArray::try_new(self.item, offsets(self.ends), values, self.valid.finish(rows)).map_err(|_| fault())
    }
}
