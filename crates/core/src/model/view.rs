//! The values of a record as checks and conversions read them.

use super::entity::Parts;
use crate::json::Value;
use crate::value::{CodeTable, DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};

/// A value as read by the checks that all records share, and by the conversions between versions.
#[derive(Clone, Copy)]
#[doc(hidden)]
pub enum View<'v> {
    /// A string.
    Text(&'v str),
    /// A whole number.
    Integer(i64),
    /// The number of a code, and the codes that the service documents.
    Code(i64, &'static CodeTable),
    /// An amount.
    Money(Money),
    /// A percentage.
    Percent(Percent),
    /// A quantity.
    Quantity(Quantity),
    /// A record.
    Record(&'v dyn Parts),
    /// A list.
    List(&'v dyn Elements),
    /// True or false.
    Boolean(bool),
    /// A day.
    Date(LocalDate),
    /// A month.
    Month(YearMonth),
    /// An instant.
    Moment(&'v DateTime),
    /// A number of any size, kept as a string.
    Number(&'v Number),
    /// One of a closed set of strings.
    Choice(&'static str),
    /// A document.
    Json(&'v Value),
    /// Anything else: a value that only its own type may read, or no value.
    Other,
}

/// The elements of a list.
#[doc(hidden)]
pub trait Elements {
    /// Calls `see` with each element and its index.
    fn views<'v>(&'v self, see: &mut dyn FnMut(usize, View<'v>));
}
