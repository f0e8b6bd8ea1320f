//! Percentages with at most two decimal places.

use rust_decimal::Decimal;

use super::ShortText;
use super::decimal::{self, DecimalFault};

/// A percentage with at most two decimal places: `2.5` is two and a half per cent.
///
/// It is stored as whole hundredths of a per cent. It may have any value up to ±999999.99, so that unusual values in a response
/// are not lost; validation checks that a rate is from 0 to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Percent(i64);

impl Percent {
    /// The largest absolute value, in hundredths of a per cent.
    pub const MAX_HUNDREDTHS: i64 = 99_999_999;

    /// Creates a percentage from hundredths of a per cent. `None` if it is out of range.
    #[must_use]
    pub const fn from_hundredths(hundredths: i64) -> Option<Self> {
        if hundredths.unsigned_abs() <= Self::MAX_HUNDREDTHS.unsigned_abs() { Some(Self(hundredths)) } else { None }
    }

    /// The percentage as a [`Decimal`] of scale 2: `2.5` is 2.50, not 0.025.
    #[must_use]
    pub fn to_decimal(self) -> Decimal {
        Decimal::new(self.0, 2)
    }

    /// The percentage in hundredths of a per cent: `2.5` is 250.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// Parses a percentage `-?digits[.d[d]]`.
    pub(crate) fn of_text(text: &str) -> Result<Self, DecimalFault> {
        let count = decimal::parse_scaled(text, 2, i128::from(Self::MAX_HUNDREDTHS))?;
        i64::try_from(count).map(Self).map_err(|_| DecimalFault::OutOfRange)
    }

    /// Converts a decimal exactly: a third decimal place that is not zero is an error.
    pub(crate) fn of_decimal(value: Decimal) -> Result<Self, DecimalFault> {
        let count = decimal::scaled_decimal(value, 2, i128::from(Self::MAX_HUNDREDTHS))?;
        i64::try_from(count).map(Self).map_err(|_| DecimalFault::OutOfRange)
    }

    /// The percentage with two decimal places. Records are written with this method, because it is faster than
    /// [`Display`](core::fmt::Display).
    pub(crate) fn text(self) -> ShortText {
        decimal::hundredths_text(self.0)
    }

    /// Whether the percentage is from 0 to 100, both included.
    #[must_use]
    pub const fn is_rate(self) -> bool {
        is_rate(self.0)
    }
}

/// Whether a rate, given in hundredths of a per cent, is from 0 to 100 per cent, both included.
pub(crate) const fn is_rate(hundredths: i64) -> bool {
    0 <= hundredths && hundredths <= 10_000
}
