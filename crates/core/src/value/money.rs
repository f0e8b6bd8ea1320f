//! Money: whole cents, never a float.

use core::ops::Neg;

use rust_decimal::Decimal;

use super::ShortText;
use super::decimal::{self, DecimalFault};

/// An exact amount in reais with two decimal places.
///
/// Held as whole cents, so sums are integer sums and nothing can be rounded by accident. Formulas with a rate are
/// computed in 128-bit integers and rounded once, half-up away from zero, at their end. Range: absolute value up
/// to 999999999999999.99. A string has a dot and at most two decimal places (`129.9` and `129.90` are the same
/// amount); a third decimal place is an error and never rounded. Always written with two decimal places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Money(i64);

impl Money {
    /// The largest absolute value, in cents: 999999999999999.99.
    pub const MAX_CENTS: i64 = 99_999_999_999_999_999;
    /// 0.00.
    pub const ZERO: Self = Self(0);
    /// One cent.
    pub const CENT: Self = Self(1);

    /// From whole cents; `None` outside the range. A price list can have its amounts as constants.
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

    /// From whole cents in 128 bits, the result of a formula; `None` outside the range.
    #[must_use]
    pub fn from_wide_cents(cents: i128) -> Option<Self> {
        i64::try_from(cents).ok().and_then(Self::from_cents)
    }

    /// The amount in whole cents.
    #[must_use]
    pub const fn cents(self) -> i64 {
        self.0
    }

    /// Whether it is below zero.
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// Sum; `None` outside the range.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.0.checked_add(other.0).and_then(Self::from_cents)
    }

    /// Difference; `None` outside the range.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        self.0.checked_sub(other.0).and_then(Self::from_cents)
    }

    /// Sum of many; `None` outside the range. Iterators of amounts also have [`sum`](Iterator::sum), with an error instead:
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
        // 128 bits, since later amounts below zero may bring a sum back into the range
        Self::from_wide_cents(amounts.into_iter().map(|amount| i128::from(amount.0)).sum())
    }

    /// From `-?digits[.d[d]]`.
    pub(crate) fn of_text(text: &str) -> Result<Self, DecimalFault> {
        let cents = decimal::parse_scaled(text, 2, i128::from(Self::MAX_CENTS))?;
        Self::from_wide_cents(cents).ok_or(DecimalFault::OutOfRange)
    }

    /// Exact: a third decimal place that is not zero is rejected.
    pub(crate) fn of_decimal(value: Decimal) -> Result<Self, DecimalFault> {
        let cents = decimal::scaled_decimal(value, 2, i128::from(Self::MAX_CENTS))?;
        Self::from_wide_cents(cents).ok_or(DecimalFault::OutOfRange)
    }

    /// The same string as [`Display`](core::fmt::Display), with two places, built faster: records are written with it.
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

    /// The amount with the other sign. It is always in the range, which is as large on both sides of zero.
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
