//! Exact decimal text: the one grammar that every numeric scalar is read by.

/// Why a text is not an exact decimal of the wanted kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecimalFault {
    /// Not `-?digits[.digits]`: a sign `+`, an exponent, white space, a comma, nothing at all.
    NotADecimal,
    /// More decimal places than the kind allows; never rounded away.
    TooManyDecimals,
    /// Outside the range of the kind.
    OutOfRange,
}

impl core::fmt::Display for DecimalFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::NotADecimal => "not an exact decimal",
            Self::TooManyDecimals => "too many decimal places",
            Self::OutOfRange => "out of range",
        })
    }
}

impl core::error::Error for DecimalFault {}

/// Reads `-?(0|[1-9][0-9]*)(\.[0-9]+)?` as an integer count of `10^-places`.
///
/// The grammar is JSON's without the exponent, so `1e3`, `+1`, ` 1`, `.5`, `5.`, `007` and `1,00` are refused.
///
/// # Errors
/// [`DecimalFault`]; `max` is the largest absolute count allowed.
pub fn parse_scaled(text: &str, places: usize, max: i128) -> Result<i128, DecimalFault> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (whole, fraction) = match digits.split_once('.') {
        Some((_, "")) => return Err(DecimalFault::NotADecimal),
        Some(parts) => parts,
        None => (digits, ""),
    };
    let leading_zero = whole.len() > 1 && whole.starts_with('0');
    if whole.is_empty() || leading_zero || !all_digits(whole) || !all_digits(fraction) {
        return Err(DecimalFault::NotADecimal);
    }
    if fraction.len() > places {
        return Err(DecimalFault::TooManyDecimals);
    }
    let missing = core::iter::repeat_n(b'0', places.saturating_sub(fraction.len()));
    let mut count: i128 = 0;
    for digit in whole.bytes().chain(fraction.bytes()).chain(missing) {
        count = count
            .checked_mul(10)
            .and_then(|c| c.checked_add(i128::from(digit.wrapping_sub(b'0'))))
            .filter(|c| *c <= max)
            .ok_or(DecimalFault::OutOfRange)?;
    }
    Ok(if negative { -count } else { count })
}

fn all_digits(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_digit())
}

/// `numerator / denominator` rounded to the nearest integer, halves away from zero.
///
/// The one rounding of the project: formulas are carried exactly and rounded here, once, at their end.
/// `None` when the denominator is zero or the result does not fit.
#[must_use]
pub fn div_half_up(numerator: i128, denominator: i128) -> Option<i128> {
    let quotient = numerator.checked_div(denominator)?;
    let remainder = numerator.checked_rem(denominator)?;
    // |remainder| >= |denominator| / 2, asked without dividing again
    let away = remainder.unsigned_abs() >= denominator.unsigned_abs().saturating_sub(remainder.unsigned_abs());
    let step = if (numerator < 0) == (denominator < 0) { 1 } else { -1 };
    if away && remainder != 0 { quotient.checked_add(step) } else { Some(quotient) }
}

/// `numerator / denominator` towards zero: the fraction is dropped. `None` when the denominator is zero.
#[must_use]
pub fn div_down(numerator: i128, denominator: i128) -> Option<i128> {
    numerator.checked_div(denominator)
}

/// Writes a count of hundredths with exactly two places: `12990` is `129.90`.
#[must_use]
pub fn hundredths_text(count: i64) -> String {
    let absolute = count.unsigned_abs();
    let mut out = String::with_capacity(12);
    if count < 0 {
        out.push('-');
    }
    out.push_str(&(absolute / 100).to_string());
    out.push('.');
    let cents = absolute % 100;
    if cents < 10 {
        out.push('0');
    }
    out.push_str(&cents.to_string());
    out
}
