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
    /// `invalid_money` if the string does not have the form `-?digits[.d[d]]`, or has leading zeros (`007.50`);
    /// `too_many_decimals` for a third decimal place, which is never rounded; `out_of_range` above 999999999999999.99.
    pub fn parse(text: Money) -> Result<Money, LastroError> {
        Ok(text)
    }

    /// Splits an amount by weights into shares that add up to it exactly, using the largest remainder method. Of equal
    /// remainders, the one with the lower index gets the cent. A weight of zero never receives a cent.
    ///
    /// # Errors
    /// `no_positive_weight` if no weight is above zero; `out_of_range` at a negative weight.
    pub fn allocate(total: Money, weights: Vec<Quantity>) -> Result<Vec<Money>, LastroError> {
        allocation::allocate(total, &weights)
    }
}
pub use operations::*;
