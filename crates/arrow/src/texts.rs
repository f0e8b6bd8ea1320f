//! Texts and bytes of a column, whatever type Arrow has them in. The column is kept, and nothing is copied out of it.

use arrow_array::cast::AsArray as _;
use arrow_array::{Array, ArrayAccessor, BinaryViewArray, LargeStringArray, StringArray, StringViewArray};
use arrow_schema::DataType;

use crate::cells::places;

/// The texts of an argument over the rows of a batch.
#[derive(Clone, Default)]
pub(crate) enum Texts {
    /// Null in every row.
    #[default]
    Nothing,
    /// A constant.
    Same(String),
    Small(StringArray),
    Large(LargeStringArray),
    Views(StringViewArray),
    /// The distinct texts, and for each row the place of its own.
    Dictionary(Box<Self>, Vec<Option<usize>>),
}

impl Texts {
    /// Those of a column; `None` for a column of another type.
    pub fn of(column: &dyn Array) -> Option<Self> {
        Some(match column.data_type() {
            DataType::Null => Self::Nothing,
            DataType::Utf8 => Self::Small(column.as_string().clone()),
            DataType::LargeUtf8 => Self::Large(column.as_string().clone()),
            DataType::Utf8View => Self::Views(column.as_string_view().clone()),
            DataType::Dictionary(..) => {
                let column = column.as_any_dictionary_opt()?;
                Self::Dictionary(Box::new(Self::of(column.values().as_ref())?), places(column).collect())
            }
            _ => return None,
        })
    }

    /// The text in a row.
    #[inline]
    pub fn at(&self, row: usize) -> Option<&str> {
        match self {
            Self::Nothing => None,
            Self::Same(text) => Some(text),
            Self::Small(column) => at(column, row),
            Self::Large(column) => at(column, row),
            Self::Views(column) => at(column, row),
            Self::Dictionary(distinct, places) => distinct.at(places.get(row).copied().flatten()?),
        }
    }
}

/// The bytes of an argument over the rows of a batch: those of texts, too.
#[derive(Clone)]
pub(crate) enum Bytes {
    Texts(Texts),
    Same(Vec<u8>),
    Views(BinaryViewArray),
}

impl Default for Bytes {
    fn default() -> Self {
        Self::Texts(Texts::default())
    }
}

impl Bytes {
    /// Those of a column; `None` for a column of another type.
    pub fn of(column: &dyn Array) -> Option<Self> {
        Some(match column.data_type() {
            DataType::Binary => Self::Views(column.as_binary::<i32>().into()),
            DataType::LargeBinary => Self::Views(column.as_binary::<i64>().into()),
            DataType::BinaryView => Self::Views(column.as_binary_view().clone()),
            _ => match Texts::of(column) {
                Some(texts) => Self::Texts(texts),
                None => {
                    let column = column.as_any_dictionary_opt()?;
                    let distinct = Self::of(column.values().as_ref())?;
                    Self::Views(places(column).map(|place| distinct.at(place?)).collect())
                }
            },
        })
    }

    /// The bytes in a row.
    pub fn at(&self, row: usize) -> Option<&[u8]> {
        match self {
            Self::Texts(texts) => texts.at(row).map(str::as_bytes),
            Self::Same(bytes) => Some(bytes),
            Self::Views(column) => at(column, row),
        }
    }
}

#[inline]
fn at<A: ArrayAccessor>(column: A, row: usize) -> Option<A::Item> {
    (row < column.len() && column.is_valid(row)).then(|| column.value(row))
}
