//! Amounts of money, stored as whole cents.

use core::ops::Neg;

use rust_decimal::Decimal;

use super::ShortText;
use super::decimal::{self, DecimalFault};

/// An exact amount in reais with two decimal places.
///
/// It is stored as whole cents, so that sums are integer sums and nothing is rounded accidentally. Formulas with a rate are
/// computed with 128-bit integers, and rounded once, at their end, to the nearest cent with halves away from zero. The largest
/// absolute value is 999999999999999.99.
///
/// A string form has a dot and at most two decimal places (`129.9` and `129.90` are the same amount); a third decimal place is
/// an error. Amounts are always written with two decimal places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Money(i64);

impl Money {
    /// The largest absolute value, in cents: 999999999999999.99.
    pub const MAX_CENTS: i64 = 99_999_999_999_999_999;
    /// 0.00.
    pub const ZERO: Self = Self(0);
    /// One cent.
    pub const CENT: Self = Self(1);

    /// Creates an amount from whole cents. `None` if it is out of range. It can be used in constants.
    ///
    /// ```
    /// use lastro::Money;
    /// const FEE: Money = Money::from_cents(2_50).unwrap();
    /// assert_eq!(FEE.to_string(), "2.50");
    /// assert_eq!(Money::from_cents(Money::MAX_CENTS + 1), None);
    /// ```
    #[must_use]
    pub const fn from_cents(cents: i64) -> Option<Self> {
        if cents.unsigned_abs() <= Self::MAX_CENTS.unsigned_abs() { Some(Self(cents)) } else { None }
    }

    /// Creates an amount from whole cents as a 128-bit number, such as the result of a formula. `None` if it is out of range.
    #[must_use]
    pub fn from_wide_cents(cents: i128) -> Option<Self> {
        i64::try_from(cents).ok().and_then(Self::from_cents)
    }

    /// The amount in whole cents.
    #[must_use]
    pub const fn cents(self) -> i64 {
        self.0
    }

    /// Whether the amount is below zero.
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// The sum of two amounts; `None` if it is out of range.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.0.checked_add(other.0).and_then(Self::from_cents)
    }

    /// The difference of two amounts; `None` if it is out of range.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        self.0.checked_sub(other.0).and_then(Self::from_cents)
    }

    /// The sum of several amounts; `None` if it is out of range. Iterators of amounts also have [`sum`](Iterator::sum), which
    /// returns an error instead:
    ///
    /// ```
    /// use lastro::{LastroError, Money};
    /// let shares: Vec<Money> = ["10.83", "10.82"].map(str::parse).into_iter().collect::<Result<_, _>>()?;
    /// assert_eq!(Money::checked_sum(shares.iter().copied()), Some("21.65".parse()?));
    /// let total: Money = shares.iter().sum::<Result<_, _>>()?;
    /// assert_eq!(total.to_string(), "21.65");
    /// # Ok::<(), LastroError>(())
    /// ```
    #[must_use]
    pub fn checked_sum(amounts: impl IntoIterator<Item = Self>) -> Option<Self> {
        // summed with 128 bits: an intermediate sum may be out of range, if negative amounts follow
        Self::from_wide_cents(amounts.into_iter().map(|amount| i128::from(amount.0)).sum())
    }

    /// Parses an amount `-?digits[.d[d]]`.
    pub(crate) fn of_text(text: &str) -> Result<Self, DecimalFault> {
        let cents = decimal::parse_scaled(text, 2, i128::from(Self::MAX_CENTS))?;
        Self::from_wide_cents(cents).ok_or(DecimalFault::OutOfRange)
    }

    /// Converts a decimal exactly: a third decimal place that is not zero is an error.
    pub(crate) fn of_decimal(value: Decimal) -> Result<Self, DecimalFault> {
        let cents = decimal::scaled_decimal(value, 2, i128::from(Self::MAX_CENTS))?;
        Self::from_wide_cents(cents).ok_or(DecimalFault::OutOfRange)
    }

    /// The amount with two decimal places. Records are written with this method, because it is faster than
    /// [`Display`](core::fmt::Display).
    pub(crate) fn text(self) -> ShortText {
        decimal::hundredths_text(self.0)
    }

    /// The same amount as a [`Decimal`] of scale 2, for further calculations.
    #[must_use]
    pub fn to_decimal(self) -> Decimal {
        Decimal::new(self.0, 2)
    }
}

impl Neg for Money {
    type Output = Self;

    /// The amount with the opposite sign. It is always in range, because the range is symmetric.
    ///
    /// ```
    /// use lastro::Money;
    /// let refund: Money = -"129.90".parse::<Money>()?;
    /// assert_eq!(refund.to_string(), "-129.90");
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
