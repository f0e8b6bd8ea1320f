//! Numbers of any size and notation, kept as strings.

use core::fmt;

use rust_decimal::Decimal;

use super::decimal::{self, DecimalFault};

/// A JSON number of any size, precision and notation (`-0.34`, `1.0e-5`, `0.10000000000000001`), kept as the string that was
/// read. It is used for fields whose type is only "number" in the service's documentation.
///
/// Two numbers are equal only if their strings are equal: this type is for passing numbers on, not for calculating.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Number(String);

impl Number {
    /// The number as it was read.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The exact value, never rounded. `None` if it has more digits or decimal places than a [`Decimal`] can hold.
    ///
    /// ```
    /// use lastro::Number;
    /// let index: Number = "-3.4e-1".parse()?;
    /// assert_eq!(index.to_decimal().map(|value| value.to_string()), Some("-0.34".to_owned()));
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    #[must_use]
    pub fn to_decimal(&self) -> Option<Decimal> {
        let (digits, exponent) = self.0.split_once(['e', 'E']).unwrap_or((&self.0, "0"));
        let value = Decimal::from_str_exact(digits).ok()?;
        if value.is_zero() {
            return Some(value);
        }
        let exponent: i64 = exponent.parse().ok()?;
        // value = mantissa / 10^scale. A `Decimal` cannot have a negative scale, so the mantissa is multiplied instead.
        let scale = i64::from(value.scale()).checked_sub(exponent)?;
        let power = 10_i128.checked_pow(u32::try_from(scale.saturating_neg().max(0)).ok()?)?;
        let mantissa = value.mantissa().checked_mul(power)?;
        Decimal::try_from_i128_with_scale(mantissa, u32::try_from(scale.max(0)).ok()?).ok()
    }

    /// Parses a JSON number.
    pub(crate) fn of_text(text: &str) -> Result<Self, DecimalFault> {
        if is_number(text) { Ok(Self(text.to_owned())) } else { Err(DecimalFault::NotADecimal) }
    }
}

impl From<i64> for Number {
    fn from(number: i64) -> Self {
        Self(number.to_string())
    }
}

impl From<Decimal> for Number {
    /// Converts a decimal. Its number of decimal places is kept, including trailing zeros.
    fn from(value: Decimal) -> Self {
        Self(value.to_string())
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        decimal::pad(&self.0, f)
    }
}

/// Length of the JSON number at the beginning of `bytes`; `None` if they do not begin with a JSON number.
pub(crate) fn number_length(bytes: &[u8]) -> Option<usize> {
    // the index after a run of digits that begins at `start`; `None` if there is no digit
    let digits = |start: usize| {
        let (_, count) = decimal::leading_digits(bytes.get(start..)?);
        (count > 0).then_some(start + count)
    };
    let start = usize::from(bytes.first() == Some(&b'-'));
    let mut end = if bytes.get(start) == Some(&b'0') { start + 1 } else { digits(start)? };
    if bytes.get(end) == Some(&b'.') {
        end = digits(end + 1)?;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        end = digits(end + 1 + sign)?;
    }
    Some(end)
}

/// Splits a JSON number into three parts: whether it is negative; its digits without leading and trailing zeros; the
/// exponent `e` with which its absolute value is `0.digits * 10^e`. The exponent is `None` if it does not fit into 64 bits.
/// Zero has no digits.
pub(crate) fn parts(number: &str) -> (bool, String, Option<i64>) {
    let (negative, size) = number.strip_prefix('-').map_or((false, number), |size| (true, size));
    let (mantissa, exponent) = size.split_once(['e', 'E']).unwrap_or((size, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = [whole, fraction].concat();
    let significant = all.trim_start_matches('0');
    // position of the decimal point relative to the first significant digit: 2 for 12.3, -2 for 0.003
    let shift = significant.len() as i64 - fraction.len() as i64;
    let power = exponent.parse().ok().and_then(|exponent: i64| exponent.checked_add(shift));
    (negative, significant.trim_end_matches('0').to_owned(), power)
}

/// Whether a string is a JSON number.
#[must_use]
pub fn is_number(text: &str) -> bool {
    number_length(text.as_bytes()) == Some(text.len())
}
