//! Exact amounts.

use lastro_macros::operations;

/// Exact amounts.
#[operations(area = "money")]
mod operations {
    use lastro::calc::allocation;
    use lastro::{LastroError, Money, Quantity};

    /// Reads an amount from a string and returns its canonical form, with two decimal places.
    ///
    /// # Errors
    /// `invalid_money` for anything but `-?digits[.d[d]]`, where the digits have no leading zero (`007.50`);
    /// `too_many_decimals` for a third place, which is never rounded; `out_of_range` past 999999999999999.99.
    pub fn parse(text: Money) -> Result<Money, LastroError> {
        Ok(text)
    }

    /// Shares an amount by weight, so that the shares add up to it exactly: the largest remainder method, ties to the
    /// lower index; a weight of zero never receives a cent.
    ///
    /// # Errors
    /// `no_positive_weight` when no weight is above zero; `out_of_range` at a negative weight.
    pub fn allocate(total: Money, weights: Vec<Quantity>) -> Result<Vec<Money>, LastroError> {
        allocation::allocate(total, &weights)
    }
}
pub use operations::*;
