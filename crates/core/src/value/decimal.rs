//! Exact decimal strings: the one grammar for all numeric scalars.

use core::fmt;

use rust_decimal::Decimal;

use super::{Money, Percent, Quantity, ShortText};

/// Why a string is not an exact decimal of the wanted type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DecimalFault {
    /// Not `-?digits[.digits]`: a sign `+`, an exponent, white space, a comma, an empty string.
    NotADecimal,
    /// More decimal places than the type allows; they are never rounded away.
    TooManyDecimals,
    /// Outside the range of the type.
    OutOfRange,
}

/// Reads `-?(0|[1-9][0-9]*)(\.[0-9]+)?` as an integer count of `10^-places`.
///
/// The grammar is JSON's without the exponent, so `1e3`, `+1`, ` 1`, `.5`, `5.`, `007` and `1,00` are rejected. `max` is
/// the largest absolute count allowed.
pub(super) fn parse_scaled(text: &str, places: usize, max: i128) -> Result<i128, DecimalFault> {
    let digits = text.strip_prefix('-').unwrap_or(text).as_bytes();
    let (whole, length) = leading_digits(digits);
    let tail = digits.get(length..).unwrap_or_default();
    let (fraction, decimals) = leading_digits(tail.get(1..).unwrap_or_default());
    let whole_tail = tail.is_empty() || tail.starts_with(b".") && decimals > 0 && tail.len() == decimals + 1;
    if length == 0 || length > 1 && digits.starts_with(b"0") || !whole_tail {
        return Err(DecimalFault::NotADecimal);
    }
    let missing = places.checked_sub(decimals).ok_or(DecimalFault::TooManyDecimals)?;
    // the two parts are read in 64 bits and multiplied once: reading every digit in 128 bits is ten times slower
    let fraction = power_of_ten(missing).and_then(|power| fraction.checked_mul(power));
    let fraction = fraction.filter(|_| length < 20).ok_or(DecimalFault::OutOfRange)?;
    let scale = power_of_ten(places).ok_or(DecimalFault::OutOfRange)?;
    // two numbers of 64 bits: neither the product nor the sum leaves 128
    let count = i128::from(whole).wrapping_mul(i128::from(scale)).wrapping_add(i128::from(fraction));
    if count > max {
        return Err(DecimalFault::OutOfRange);
    }
    Ok(if text.starts_with('-') { -count } else { count })
}

/// A [`Decimal`] as an integer count of `10^-places`. A decimal place that is not zero is never rounded away.
pub(super) fn scaled_decimal(value: Decimal, places: u32, max: i128) -> Result<i128, DecimalFault> {
    let value = value.normalize();
    let missing = places.checked_sub(value.scale()).ok_or(DecimalFault::TooManyDecimals)?;
    let count = 10_i128.checked_pow(missing).and_then(|power| value.mantissa().checked_mul(power));
    count.filter(|count| count.abs() <= max).ok_or(DecimalFault::OutOfRange)
}

/// Writes a decimal string with the width and sign of the format (`{:>12}`, `{:+}`). A precision has no effect, since
/// it would round.
pub(super) fn pad(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match text.strip_prefix('-') {
        Some(absolute) => f.pad_integral(false, "", absolute),
        None => f.pad_integral(true, "", text),
    }
}

/// The value of the leading digits, and their count. The value is wrong if there are more than 19.
pub(super) fn leading_digits(bytes: &[u8]) -> (u64, usize) {
    let mut number: u64 = 0;
    for (count, byte) in bytes.iter().enumerate() {
        if !byte.is_ascii_digit() {
            return (number, count);
        }
        number = number.wrapping_mul(10).wrapping_add(u64::from(byte & 15));
    }
    (number, bytes.len())
}

/// 10 to the power `places`; `None` above 10, the decimal places of a quantity.
pub(super) fn power_of_ten(places: usize) -> Option<u64> {
    const POWERS: [u64; 11] =
        [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000];
    POWERS.get(places).copied()
}

/// `numerator / denominator` rounded to the nearest integer, halves away from zero.
///
/// The one rounding of the project: formulas are carried exactly and rounded here, once, at their end.
/// `None` when the denominator is zero or the result does not fit.
#[must_use]
#[inline]
pub fn div_half_up(numerator: i128, denominator: i128) -> Option<i128> {
    narrow(numerator, denominator, half_up_64).or_else(|| half_up_128(numerator, denominator))
}

/// `numerator / denominator` towards zero: the fraction is dropped. `None` when the denominator is zero.
#[must_use]
#[inline]
pub fn div_down(numerator: i128, denominator: i128) -> Option<i128> {
    narrow(numerator, denominator, i64::checked_div).or_else(|| numerator.checked_div(denominator))
}

/// Divides in 64 bits, which is five times as fast; `None` if a number does not fit or `divide` returns `None`.
#[inline]
fn narrow(numerator: i128, denominator: i128, divide: impl Fn(i64, i64) -> Option<i64>) -> Option<i128> {
    let (numerator, denominator) = (i64::try_from(numerator).ok()?, i64::try_from(denominator).ok()?);
    divide(numerator, denominator).map(i128::from)
}

/// The same rounding for both widths.
macro_rules! half_up {
    ($name:ident, $number:ty) => {
        #[inline]
        fn $name(numerator: $number, denominator: $number) -> Option<$number> {
            let quotient = numerator.checked_div(denominator)?;
            let remainder = numerator.checked_rem(denominator)?;
            // whether |remainder| >= |denominator| / 2, without the fraction of an odd denominator
            let away = remainder.unsigned_abs() >= denominator.unsigned_abs().saturating_sub(remainder.unsigned_abs());
            let step = if (numerator < 0) == (denominator < 0) { 1 } else { -1 };
            if away && remainder != 0 { quotient.checked_add(step) } else { Some(quotient) }
        }
    };
}
half_up!(half_up_64, i64);
half_up!(half_up_128, i128);

/// Writes a count of hundredths with exactly two places: `12990` is `129.90`.
#[must_use]
pub(super) fn hundredths_text(count: i64) -> ShortText {
    let absolute = count.unsigned_abs();
    text(count < 0, absolute / 100, absolute % 100, 2)
}

/// Writes a decimal with exactly `places` decimal places; `fraction` has at most that many digits.
pub(crate) fn text(negative: bool, whole: u64, fraction: u64, places: u32) -> ShortText {
    // without the standard library's formatting, which takes longer: a page of records has thousands of numbers
    let mut text = ShortText::new();
    if places > 0 {
        text.put_number(fraction, places);
        text.put(b'.');
    }
    text.put_number(whole, 1);
    if negative {
        text.put(b'-');
    }
    text
}

/// For each exact scalar, its conversion to `Decimal`, and `Display` with the format's width and sign.
macro_rules! exact {
    ($($name:ident)*) => { $(
        impl From<$name> for Decimal {
            fn from(value: $name) -> Self {
                value.to_decimal()
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                pad(&self.text(), f)
            }
        }
    )* };
}
exact! { Money Percent Quantity }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_widths_divide_alike() {
        let edges =
            [0, 1, 2, 3, 5, 7, 9_999, 10_000, 300_000, i64::MAX / 2, i64::MAX - 1, i64::MAX, i64::MIN, i64::MIN + 1];
        let numbers: Vec<i64> = edges.into_iter().flat_map(|n| [n, n.saturating_neg()]).collect();
        for one in &numbers {
            for other in &numbers {
                let (wide, other_wide) = (i128::from(*one), i128::from(*other));
                assert_eq!(div_half_up(wide, other_wide), half_up_128(wide, other_wide), "{one} / {other}");
                assert_eq!(div_down(wide, other_wide), wide.checked_div(other_wide), "{one} / {other}");
            }
        }
        // wider than 64 bits on either side
        let wide = i128::from(i64::MAX) * 3 + 1;
        assert_eq!(div_half_up(wide, 2), Some((wide + 1) / 2));
        assert_eq!(div_half_up(1, wide), Some(0));
    }
}
