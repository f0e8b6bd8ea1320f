//! Quantities with up to ten decimal places.

use rust_decimal::Decimal;

use super::ShortText;
use super::decimal::{self, DecimalFault};

/// An exact quantity (`qtd`): up to 10 whole digits and 10 decimal places.
///
/// Equal values are one quantity, written without trailing zeros: `1.50` becomes `1.5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Quantity(Decimal);

impl Quantity {
    /// Maximum number of decimal places.
    pub const PLACES: u32 = 10;
    /// The largest absolute value, in units of 10^-10; a product with the largest money still fits 128 bits.
    const MAX_SCALED: i128 = 99_999_999_999_999_999_999;

    /// From units of 10^-10.
    fn of_scaled(scaled: i128) -> Result<Self, DecimalFault> {
        let (mut units, mut places) = (scaled, Self::PLACES);
        // most quantities fit in 64 bits, where removing zeros at the end is many times as fast as in `normalize`
        if let Ok(mut short) = i64::try_from(scaled) {
            while places > 0 && short % 10 == 0 {
                (short, places) = (short / 10, places - 1);
            }
            units = short.into();
        }
        let value = Decimal::try_from_i128_with_scale(units, places).map_err(|_| DecimalFault::OutOfRange)?;
        Ok(Self(value.normalize()))
    }

    /// From `-?digits[.digits]`.
    pub(crate) fn of_text(text: &str) -> Result<Self, DecimalFault> {
        Self::of_scaled(decimal::parse_scaled(text, Self::PLACES as usize, Self::MAX_SCALED)?)
    }

    /// Exact: an eleventh decimal place that is not zero is rejected.
    pub(crate) fn of_decimal(value: Decimal) -> Result<Self, DecimalFault> {
        Self::of_scaled(decimal::scaled_decimal(value, Self::PLACES, Self::MAX_SCALED)?)
    }

    /// The value as a [`Decimal`] without trailing zeros.
    #[must_use]
    pub const fn to_decimal(self) -> Decimal {
        self.0
    }

    /// The value as an integer and the power of ten that divides it: 1.5 is `(15, 10)`.
    #[must_use]
    pub fn to_ratio(self) -> (i128, i128) {
        let scale = decimal::power_of_ten(self.0.scale() as usize).unwrap_or(1);
        (self.0.mantissa(), i128::from(scale))
    }

    /// The same string as [`Display`](core::fmt::Display), built faster: records are written with it.
    pub(crate) fn text(self) -> ShortText {
        let (units, scale) = self.to_ratio();
        let part = |units: i128| u64::try_from(units.unsigned_abs()).unwrap_or_default();
        let whole = decimal::div_down(units, scale).unwrap_or_default();
        // no larger than the units
        let fraction = units.wrapping_sub(whole.wrapping_mul(scale));
        decimal::text(units < 0, part(whole), part(fraction), self.0.scale())
    }
}
