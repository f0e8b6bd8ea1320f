//! Percentages with at most two decimal places.

use rust_decimal::Decimal;

use super::ShortText;
use super::decimal::{self, DecimalFault};

/// A percentage with at most two decimal places: `2.5` is two and a half per cent.
///
/// Held as whole hundredths of a per cent. A record may hold any value up to ±999999.99, so that nothing the
/// service sends is lost; `validate` checks that a rate is between 0 and 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Percent(i64);

impl Percent {
    /// The largest absolute value, in hundredths of a per cent.
    pub const MAX_HUNDREDTHS: i64 = 99_999_999;

    /// From hundredths of a per cent; `None` outside the range.
    #[must_use]
    pub const fn from_hundredths(hundredths: i64) -> Option<Self> {
        if hundredths.unsigned_abs() <= Self::MAX_HUNDREDTHS.unsigned_abs() { Some(Self(hundredths)) } else { None }
    }

    /// The same rate as a [`Decimal`] of scale 2: `2.5` is 2.50, not 0.025.
    #[must_use]
    pub fn to_decimal(self) -> Decimal {
        Decimal::new(self.0, 2)
    }

    /// The rate in hundredths of a per cent: `2.5` is 250.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// From `-?digits[.d[d]]`.
    pub(crate) fn of_text(text: &str) -> Result<Self, DecimalFault> {
        let count = decimal::parse_scaled(text, 2, i128::from(Self::MAX_HUNDREDTHS))?;
        i64::try_from(count).map(Self).map_err(|_| DecimalFault::OutOfRange)
    }

    /// Exact: a third decimal place that is not zero is rejected.
    pub(crate) fn of_decimal(value: Decimal) -> Result<Self, DecimalFault> {
        let count = decimal::scaled_decimal(value, 2, i128::from(Self::MAX_HUNDREDTHS))?;
        i64::try_from(count).map(Self).map_err(|_| DecimalFault::OutOfRange)
    }

    /// The same string as [`Display`](core::fmt::Display), with two places, built faster: records are written with it.
    pub(crate) fn text(self) -> ShortText {
        decimal::hundredths_text(self.0)
    }

    /// Whether it lies within 0 to 100, both included.
    #[must_use]
    pub const fn is_rate(self) -> bool {
        is_rate(self.0)
    }
}

/// Whether a rate in hundredths of a per cent lies within 0 to 100 per cent, both included.
pub(crate) const fn is_rate(hundredths: i64) -> bool {
    0 <= hundredths && hundredths <= 10_000
}
