//! Stored cards, and the inspection of card numbers. No result repeats a number.

use lastro_macros::operations;

/// Stored cards, and the inspection of card numbers. No response contains the number that was given.
#[operations(area = "card", entity = Card)]
mod operations {
    use lastro::brazil::card::{self, CardInspection};
    use lastro::model::CardNumber;

    /// The network and the check digit (Luhn) of a card's number: digits, or groups of them with single spaces.
    ///
    /// # Errors
    /// None: any other string has no network and no valid check digit.
    pub fn inspect(number: CardNumber) -> Result<CardInspection, LastroError> {
        Ok(card::inspect(number.reveal()))
    }

    /// Whether a string is a valid month `YYYYMM`, and not before the month of `today` if that is given.
    ///
    /// # Errors
    /// None: returns false for any other string.
    pub fn is_valid_expiry(validade: String, today: Option<LocalDate>) -> Result<bool, LastroError> {
        Ok(card::is_valid_expiry(&validade, today))
    }
}
pub use operations::*;
