//! Strings and bytes of a column, of any Arrow string or binary type. They are borrowed from the column, not copied.

use arrow_array::cast::AsArray as _;
use arrow_array::{Array, ArrayAccessor, BinaryViewArray, LargeStringArray, StringArray, StringViewArray};
use arrow_schema::DataType;
use lastro::model::Type;

use crate::cells::{accepts, places};

/// The strings or bytes of an argument over the rows of a batch.
#[derive(Clone, Default)]
pub(crate) enum Texts {
    /// Null in every row.
    #[default]
    Nothing,
    /// A constant: the first value of the inner column.
    Same(Box<Self>),
    Small(StringArray),
    Large(LargeStringArray),
    Views(StringViewArray),
    Bytes(BinaryViewArray),
    /// The distinct values, and for each row the index of its value.
    Dictionary(Box<Self>, Vec<Option<usize>>),
}

impl Texts {
    /// The strings of a column; `None` for a column of another type.
    pub fn of(column: &dyn Array) -> Option<Self> {
        Self::of_type(Type::Text, column)
    }

    /// Like [`of`](Self::of), but also accepts a binary column if `ty` is [`Type::Bytes`].
    pub fn of_type(ty: Type, column: &dyn Array) -> Option<Self> {
        if !accepts(ty, column.data_type()) {
            return None;
        }
        Some(match column.data_type() {
            DataType::Null => Self::Nothing,
            DataType::Utf8 => Self::Small(column.as_string().clone()),
            DataType::LargeUtf8 => Self::Large(column.as_string().clone()),
            DataType::Utf8View => Self::Views(column.as_string_view().clone()),
            DataType::Binary => Self::Bytes(column.as_binary::<i32>().into()),
            DataType::LargeBinary => Self::Bytes(column.as_binary::<i64>().into()),
            DataType::BinaryView => Self::Bytes(column.as_binary_view().clone()),
            _ => {
                let column = column.as_any_dictionary_opt()?;
                let distinct = Self::of_type(ty, column.values().as_ref())?;
                Self::Dictionary(Box::new(distinct), places(column).collect())
            }
        })
    }

    /// The string in a row.
    #[inline]
    pub fn at(&self, row: usize) -> Option<&str> {
        match self {
            Self::Nothing | Self::Bytes(_) => None,
            Self::Same(texts) => texts.at(0),
            Self::Small(column) => at(column, row),
            Self::Large(column) => at(column, row),
            Self::Views(column) => at(column, row),
            Self::Dictionary(distinct, places) => distinct.at(places.get(row).copied().flatten()?),
        }
    }

    /// The bytes in a row; for a string, its UTF-8 bytes.
    pub fn bytes_at(&self, row: usize) -> Option<&[u8]> {
        match self {
            Self::Bytes(column) => at(column, row),
            Self::Same(bytes) => bytes.bytes_at(0),
            Self::Dictionary(distinct, places) => distinct.bytes_at(places.get(row).copied().flatten()?),
            texts => texts.at(row).map(str::as_bytes),
        }
    }
}

#[inline]
fn at<A: ArrayAccessor>(column: A, row: usize) -> Option<A::Item> {
    (row < column.len() && column.is_valid(row)).then(|| column.value(row))
}
