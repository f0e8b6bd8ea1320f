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
    /// None: any other text has no network and no right check digit.
    pub fn inspect(number: CardNumber) -> Result<CardInspection, LastroError> {
        Ok(card::inspect(number.reveal()))
    }

    /// Whether a text is a real month `YYYYMM`, and not one before the month of `today` where that is given.
    ///
    /// # Errors
    /// None: any other text gives false.
    pub fn is_valid_expiry(validade: String, today: Option<LocalDate>) -> Result<bool, LastroError> {
        Ok(card::is_valid_expiry(&validade, today))
    }
}
pub use operations::*;
