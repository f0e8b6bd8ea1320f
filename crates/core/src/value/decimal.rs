//! Parsing, writing and dividing exact decimals. All numeric scalars use the same grammar for strings.

use core::fmt;

use rust_decimal::Decimal;

use super::{Money, Percent, Quantity, ShortText};

/// Why a string is not a valid decimal of a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DecimalFault {
    /// The string does not have the form `-?digits[.digits]`, for example because it has a `+`, an exponent or a leading zero,
    /// or is empty.
    NotADecimal,
    /// The string has more decimal places than the type allows. It is rejected, not rounded.
    TooManyDecimals,
    /// Outside the range of the type.
    OutOfRange,
}

/// Parses a decimal string `-?(0|[1-9][0-9]*)(\.[0-9]+)?` and returns its value in units of `10^-places`. For example, `1.5`
/// with 2 places is 150.
///
/// The grammar is that of JSON numbers without an exponent, so `1e3`, `+1`, ` 1`, `.5`, `5.`, `007` and `1,00` are rejected.
/// `max`: the largest absolute value in these units.
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
    // Digits before and after the dot are read separately as 64-bit numbers, and combined at the end. Reading all digits as
    // one 128-bit number would be ten times slower.
    let fraction = power_of_ten(missing).and_then(|power| fraction.checked_mul(power));
    let fraction = fraction.filter(|_| length < 20).ok_or(DecimalFault::OutOfRange)?;
    let scale = power_of_ten(places).ok_or(DecimalFault::OutOfRange)?;
    // no overflow: product and sum of 64-bit numbers fit into 128 bits
    let count = i128::from(whole).wrapping_mul(i128::from(scale)).wrapping_add(i128::from(fraction));
    if count > max {
        return Err(DecimalFault::OutOfRange);
    }
    Ok(if text.starts_with('-') { -count } else { count })
}

/// The value of a [`Decimal`] in units of `10^-places`. It is not rounded: too many decimal places are an error.
pub(super) fn scaled_decimal(value: Decimal, places: u32, max: i128) -> Result<i128, DecimalFault> {
    let value = value.normalize();
    let missing = places.checked_sub(value.scale()).ok_or(DecimalFault::TooManyDecimals)?;
    let count = 10_i128.checked_pow(missing).and_then(|power| value.mantissa().checked_mul(power));
    count.filter(|count| count.abs() <= max).ok_or(DecimalFault::OutOfRange)
}

/// Writes a decimal string with the width and the sign of the format (`{:>12}`, `{:+}`). The precision is ignored, because it
/// would round the number.
pub(super) fn pad(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match text.strip_prefix('-') {
        Some(absolute) => f.pad_integral(false, "", absolute),
        None => f.pad_integral(true, "", text),
    }
}

/// The value of the leading digits, and the number of these digits. With more than 19 digits the value may have overflowed, so it
/// must not be used.
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

/// 10 to the power of `places`. `None` for more than 10 places; no type has more.
pub(super) fn power_of_ten(places: usize) -> Option<u64> {
    const POWERS: [u64; 11] =
        [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000];
    POWERS.get(places).copied()
}

/// `numerator / denominator`, rounded to the nearest integer, halves away from zero. `None` if the denominator is zero or the
/// result does not fit.
///
/// All calculations that round half-up use this function, once, at the end of a formula. Everything before it is exact.
#[must_use]
#[inline]
pub fn div_half_up(numerator: i128, denominator: i128) -> Option<i128> {
    narrow(numerator, denominator, half_up_64).or_else(|| half_up_128(numerator, denominator))
}

/// `numerator / denominator`, rounded towards zero. `None` if the denominator is zero or the result does not fit.
#[must_use]
#[inline]
pub fn div_down(numerator: i128, denominator: i128) -> Option<i128> {
    narrow(numerator, denominator, i64::checked_div).or_else(|| numerator.checked_div(denominator))
}

/// Divides as 64-bit numbers, which is five times as fast as with 128 bits. `None` if a number does not fit into 64 bits, or
/// `divide` returns `None`.
#[inline]
fn narrow(numerator: i128, denominator: i128, divide: impl Fn(i64, i64) -> Option<i64>) -> Option<i128> {
    let (numerator, denominator) = (i64::try_from(numerator).ok()?, i64::try_from(denominator).ok()?);
    divide(numerator, denominator).map(i128::from)
}

/// Defines half-up division for an integer type, so that 64-bit and 128-bit numbers are rounded by the same code.
macro_rules! half_up {
    ($name:ident, $number:ty) => {
        #[inline]
        fn $name(numerator: $number, denominator: $number) -> Option<$number> {
            let quotient = numerator.checked_div(denominator)?;
            let remainder = numerator.checked_rem(denominator)?;
            // Whether |remainder| >= |denominator| / 2. Written with a subtraction: halving an odd denominator would drop a
            // fraction, doubling the remainder could overflow.
            let away = remainder.unsigned_abs() >= denominator.unsigned_abs().saturating_sub(remainder.unsigned_abs());
            let step = if (numerator < 0) == (denominator < 0) { 1 } else { -1 };
            if away && remainder != 0 { quotient.checked_add(step) } else { Some(quotient) }
        }
    };
}
half_up!(half_up_64, i64);
half_up!(half_up_128, i128);

/// Writes a number of hundredths with exactly two decimal places: `12990` becomes `129.90`.
#[must_use]
pub(super) fn hundredths_text(count: i64) -> ShortText {
    let absolute = count.unsigned_abs();
    text(count < 0, absolute / 100, absolute % 100, 2)
}

/// Writes a decimal with exactly `places` decimal places; `fraction` has at most that many digits.
pub(crate) fn text(negative: bool, whole: u64, fraction: u64, places: u32) -> ShortText {
    // the standard library's formatting is not used, because it is slower, and a page of records has thousands of numbers
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

/// Implements two traits for each exact scalar: the conversion to `Decimal`, and `Display`, which respects the width and the
/// sign of the format.
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
    fn division_in_64_and_128_bits_gives_equal_results() {
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
        // numerators and denominators that do not fit into 64 bits
        let wide = i128::from(i64::MAX) * 3 + 1;
        assert_eq!(div_half_up(wide, 2), Some((wide + 1) / 2));
        assert_eq!(div_half_up(1, wide), Some(0));
    }
}
