//! What the checks and conversions of a record see of its values.

use super::entity::Parts;
use crate::json::Value;
use crate::value::{CodeTable, DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};

/// A value as the checks that every record has in common, and the conversions between versions, see it.
#[derive(Clone, Copy)]
#[doc(hidden)]
pub enum View<'v> {
    /// A text.
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
    /// A number of any size, as its text.
    Number(&'v Number),
    /// One of a closed set of texts.
    Choice(&'static str),
    /// A document.
    Json(&'v Value),
    /// Anything else: a value that only its own type may see, or none.
    Other,
}

/// The elements of a list.
#[doc(hidden)]
pub trait Elements {
    /// Shows each element with its index.
    fn views<'v>(&'v self, see: &mut dyn FnMut(usize, View<'v>));
}
