//! [`View`]: a record's value in the form in which validation rules and conversions read it.

use super::entity::Parts;
use crate::json::Value;
use crate::value::{CodeTable, DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};

/// A value of a record, for code that works with any record type: the common validation rules and the conversions between API
/// versions.
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
    /// A date.
    Date(LocalDate),
    /// A month.
    Month(YearMonth),
    /// A date and time.
    Moment(&'v DateTime),
    /// A number of any size, kept as a string.
    Number(&'v Number),
    /// One of a closed set of strings.
    Choice(&'static str),
    /// A JSON document.
    Json(&'v Value),
    /// No value, or a value that rules and conversions must not read, such as a secret.
    Other,
}

/// The elements of a list.
#[doc(hidden)]
pub trait Elements {
    /// Calls `see` with each element and its index.
    fn views<'v>(&'v self, see: &mut dyn FnMut(usize, View<'v>));
}
