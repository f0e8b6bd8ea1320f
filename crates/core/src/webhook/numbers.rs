//! How the JSON encoders of several programming languages write numbers.
//!
//! A receiver that parses a body and serializes it again changes `10.00` to `10` or `10.0`, depending on its language. A test
//! body for such a receiver should therefore already have the numbers in the form of that language's encoder. Only the form of a
//! number changes here, never its value: all significant digits are kept, even those that a double cannot hold.

use super::escapes::Flavour;
use crate::value::number::parts;

/// A JSON number in the form in which an encoder writes it: without superfluous zeros, and with an exponent if the encoder uses
/// one for numbers of this size.
pub(super) fn written(number: &str, flavour: Flavour) -> String {
    let (negative, digits, point) = parts(number);
    let is_integer = !number.contains(['.', 'e', 'E']);
    let python = flavour == Flavour::Python;
    if digits.is_empty() {
        return if python && !is_integer { "0.0" } else { "0" }.to_owned();
    }
    // PHP and Python write integers unchanged, because they have a separate integer type
    if is_integer && flavour != Flavour::Js {
        return number.to_owned();
    }
    // a number outside the range of a double is kept as written
    let Some(point) = point.filter(|point| (-323..=309).contains(point)) else { return number.to_owned() };
    let fixed = match flavour {
        Flavour::Js => -5..=21,
        Flavour::Php | Flavour::PhpUnescaped => -3..=17,
        Flavour::Python => -3..=16,
    };
    let text =
        if fixed.contains(&point) { in_full(&digits, point, python) } else { scientific(&digits, point - 1, flavour) };
    [if negative { "-" } else { "" }, &text].concat()
}

/// Writes `0.digits` times ten to the power of `point` without an exponent. `with_place`: whether a whole number gets a
/// decimal place, as in `10.0`.
fn in_full(digits: &str, point: i64, with_place: bool) -> String {
    let zeros = |count: i64| "0".repeat(usize::try_from(count).unwrap_or_default());
    let before = usize::try_from(point).unwrap_or_default();
    match digits.split_at_checked(before) {
        Some(("", fraction)) => ["0.", &zeros(-point), fraction].concat(),
        Some((whole, fraction)) if !fraction.is_empty() => [whole, ".", fraction].concat(),
        _ => {
            let missing = i64::try_from(before.saturating_sub(digits.len())).unwrap_or_default();
            [digits, &zeros(missing), if with_place { ".0" } else { "" }].concat()
        }
    }
}

/// Writes a number with an exponent, and with its first digit before the dot: `1e+25`. PHP always writes a decimal place
/// (`1.0e+25`), and Python at least two digits in the exponent (`1e-05`).
fn scientific(digits: &str, exponent: i64, flavour: Flavour) -> String {
    let (first, rest) = digits.split_at_checked(1).unwrap_or((digits, ""));
    let php = matches!(flavour, Flavour::Php | Flavour::PhpUnescaped);
    let fraction = if rest.is_empty() && php { "0" } else { rest };
    let point = if fraction.is_empty() { "" } else { "." };
    let sign = if exponent < 0 { "-" } else { "+" };
    let width = if flavour == Flavour::Python { 2 } else { 1 };
    format!("{first}{point}{fraction}e{sign}{:0width$}", exponent.unsigned_abs())
}
