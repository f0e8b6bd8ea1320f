//! What the checks of a record see of its values.

use super::entity::Parts;
use crate::value::{CodeTable, Money, Percent, Quantity};

/// A value as the checks that every record has in common see it.
#[derive(Clone, Copy)]
pub enum View<'v> {
    /// An optional value that is not there.
    Unset,
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
    /// Anything else: nothing is common to check.
    Other,
}

/// The elements of a list.
pub trait Elements {
    /// Shows each element with its index.
    fn views<'v>(&'v self, see: &mut dyn FnMut(usize, View<'v>));
}
