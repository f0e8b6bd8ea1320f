//! Stored cards, and the inspection of card numbers. No result contains the number that was given.

use lastro_macros::operations;

/// Stored cards, and the inspection of card numbers. No result contains the number that was given.
#[operations(area = "card", entity = Card)]
mod operations {
    use lastro::brazil::card::{self, CardInspection};
    use lastro::model::CardNumber;

    /// The network of a card number, and whether its check digit (Luhn) is correct. The number consists of digits, or of groups
    /// of digits separated by single spaces.
    ///
    /// # Errors
    /// None: any other string has no network and no valid check digit.
    pub fn inspect(number: CardNumber) -> Result<CardInspection, LastroError> {
        Ok(card::inspect(number.reveal()))
    }

    /// Whether a string is a valid month `YYYYMM`. If `today` is given, the month must also not be before the month of `today`.
    ///
    /// # Errors
    /// None: returns false for any other string.
    pub fn is_valid_expiry(validade: String, today: Option<LocalDate>) -> Result<bool, LastroError> {
        Ok(card::is_valid_expiry(&validade, today))
    }
}
pub use operations::*;
