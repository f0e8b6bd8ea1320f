//! How programs write the numbers of their JSON.
//!
//! A receiver that parses a body and writes it again changes `10.00` to `10` or `10.0`. Numbers signed in that program's
//! own form survive this unchanged. The value never changes: if a double has fewer digits than the number, all digits are
//! kept, since a wrong amount is worse than a signature that such a receiver cannot confirm.

use super::escapes::Flavour;
use crate::value::number::parts;

/// A JSON number in the form of a flavour's encoder: the shortest decimal, with an exponent where the encoder uses one.
pub(super) fn written(number: &str, flavour: Flavour) -> String {
    let (negative, digits, point) = parts(number);
    let is_integer = !number.contains(['.', 'e', 'E']);
    let python = flavour == Flavour::Python;
    if digits.is_empty() {
        return if python && !is_integer { "0.0" } else { "0" }.to_owned();
    }
    // PHP and Python have integers in addition to floats
    if is_integer && flavour != Flavour::Js {
        return number.to_owned();
    }
    // a number beyond the exponents of a double is kept as written
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

/// Without an exponent; `10` becomes `10.0` with `with_place`.
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

/// With an exponent: `1e+25`. PHP writes a decimal place (`1.0e+25`), Python two digits in the exponent (`1e-05`).
fn scientific(digits: &str, exponent: i64, flavour: Flavour) -> String {
    let (first, rest) = digits.split_at_checked(1).unwrap_or((digits, ""));
    let php = matches!(flavour, Flavour::Php | Flavour::PhpUnescaped);
    let fraction = if rest.is_empty() && php { "0" } else { rest };
    let point = if fraction.is_empty() { "" } else { "." };
    let sign = if exponent < 0 { "-" } else { "+" };
    let width = if flavour == Flavour::Python { 2 } else { 1 };
    format!("{first}{point}{fraction}e{sign}{:0width$}", exponent.unsigned_abs())
}
