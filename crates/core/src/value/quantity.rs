//! Quantities with up to ten decimal places.

use rust_decimal::Decimal;

use super::ShortText;
use super::decimal::{self, DecimalFault};

/// An exact quantity (`qtd`): up to 10 digits before the dot, and up to 10 decimal places.
///
/// Trailing zeros are removed: `1.50` and `1.5` are the same quantity, written as `1.5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Quantity(Decimal);

impl Quantity {
    /// Maximum number of decimal places.
    pub const PLACES: u32 = 10;
    /// The largest absolute value, in units of 10^-10. Its product with the largest [`Money`](super::Money) fits into 128 bits.
    const MAX_SCALED: i128 = 99_999_999_999_999_999_999;

    /// Creates a quantity from a number of units of 10^-10.
    fn of_scaled(scaled: i128) -> Result<Self, DecimalFault> {
        let (mut units, mut places) = (scaled, Self::PLACES);
        // Removes trailing zeros. Most quantities fit into 64 bits, where this is many times as fast as `normalize`.
        if let Ok(mut short) = i64::try_from(scaled) {
            while places > 0 && short % 10 == 0 {
                (short, places) = (short / 10, places - 1);
            }
            units = short.into();
        }
        let value = Decimal::try_from_i128_with_scale(units, places).map_err(|_| DecimalFault::OutOfRange)?;
        Ok(Self(value.normalize()))
    }

    /// Parses a quantity `-?digits[.digits]`.
    pub(crate) fn of_text(text: &str) -> Result<Self, DecimalFault> {
        Self::of_scaled(decimal::parse_scaled(text, Self::PLACES as usize, Self::MAX_SCALED)?)
    }

    /// Converts a decimal exactly: an eleventh decimal place that is not zero is an error.
    pub(crate) fn of_decimal(value: Decimal) -> Result<Self, DecimalFault> {
        Self::of_scaled(decimal::scaled_decimal(value, Self::PLACES, Self::MAX_SCALED)?)
    }

    /// The value as a [`Decimal`] without trailing zeros.
    #[must_use]
    pub const fn to_decimal(self) -> Decimal {
        self.0
    }

    /// The value as a fraction of an integer and a power of ten: 1.5 is `(15, 10)`, that is 15 / 10.
    #[must_use]
    pub fn to_ratio(self) -> (i128, i128) {
        let scale = decimal::power_of_ten(self.0.scale() as usize).unwrap_or(1);
        (self.0.mantissa(), i128::from(scale))
    }

    /// The quantity as a string. Records are written with this method, because it is faster than
    /// [`Display`](core::fmt::Display).
    pub(crate) fn text(self) -> ShortText {
        let (units, scale) = self.to_ratio();
        let part = |units: i128| u64::try_from(units.unsigned_abs()).unwrap_or_default();
        let whole = decimal::div_down(units, scale).unwrap_or_default();
        // no overflow: the absolute value of `whole * scale` is at most that of `units`
        let fraction = units.wrapping_sub(whole.wrapping_mul(scale));
        decimal::text(units < 0, part(whole), part(fraction), self.0.scale())
    }
}
