//! Conversions of single strings and decimals to scalars. They follow the same rules and report the same issues as for values
//! in a JSON document.

use core::iter::Sum;
use core::str::FromStr;

use rust_decimal::Decimal;

use super::{Codec, Reader};
use crate::issue::{IssueCode, LastroError};
use crate::value::{DateTime, DecimalFault, LocalDate, Money, Number, Percent, Quantity, YearMonth};

/// The error for an invalid scalar. `report` reports the issue to a reader.
#[cold]
#[inline(never)]
fn refused(report: &dyn Fn(&mut Reader<'_>)) -> LastroError {
    let mut reader = Reader::new();
    report(&mut reader);
    LastroError::invalid_all(reader.into_issues())
}

macro_rules! of_text {
    ($($name:ident, $doc:literal;)*) => { $(
        impl FromStr for $name {
            type Err = LastroError;
            #[doc = $doc]
            fn from_str(text: &str) -> Result<Self, LastroError> {
                Self::of_text(text).map_err(|fault| refused(&|r| r.decimal_fault(Self::TYPE, fault)))
            }
        }
    )* };
}
of_text! {
    Money, "Parses an amount in the form `-?digits[.d[d]]`. A third decimal place is an error: nothing is rounded.";
    Percent, "Parses a percentage in the form `-?digits[.d[d]]`, such as `2.5`, without `%`.";
    Quantity, "Parses a quantity in the form `-?digits[.digits]`, with up to 10 decimal places.";
    Number, "Parses a number in the syntax of JSON.";
}

macro_rules! of_decimal {
    ($($name:ident)*) => { $(
        impl TryFrom<Decimal> for $name {
            type Error = LastroError;
            /// Converts exactly, without rounding. Fails with `too_many_decimals` if the value has more decimal places than the
            /// type, not counting trailing zeros, and with `out_of_range` if it does not fit into the type.
            fn try_from(value: Decimal) -> Result<Self, LastroError> {
                Self::of_decimal(value).map_err(|fault| refused(&|r| r.decimal_fault(Self::TYPE, fault)))
            }
        }
    )* };
}
of_decimal! { Money Percent Quantity }

impl Sum<Money> for Result<Money, LastroError> {
    /// Fails with `out_of_range` if the total does not fit into [`Money`]. Intermediate sums need not fit into it.
    fn sum<I: Iterator<Item = Money>>(amounts: I) -> Self {
        Money::checked_sum(amounts).ok_or_else(|| refused(&|r| r.decimal_fault(Money::TYPE, DecimalFault::OutOfRange)))
    }
}

impl<'m> Sum<&'m Money> for Result<Money, LastroError> {
    /// Fails with `out_of_range` if the total does not fit into [`Money`]. Intermediate sums need not fit into it.
    fn sum<I: Iterator<Item = &'m Money>>(amounts: I) -> Self {
        amounts.copied().sum()
    }
}

macro_rules! of_date {
    ($($name:ident, $code:ident, $doc:literal;)*) => { $(
        impl FromStr for $name {
            type Err = LastroError;
            #[doc = $doc]
            fn from_str(text: &str) -> Result<Self, LastroError> {
                Self::of_text(text).ok_or_else(|| LastroError::at("", IssueCode::$code))
            }
        }
    )* };
}
of_date! {
    LocalDate, InvalidDate, "Parses a date in the form `YYYY-MM-DD`. No other form is accepted.";
    YearMonth, InvalidMonth, "Parses a month in the form `YYYY-MM`. No other form is accepted.";
    DateTime, InvalidDateTime, "Parses a timestamp in the form `YYYY-MM-DDTHH:MM:SS[.fraction](Z|+HH:MM|+HHMM)`.";
}
