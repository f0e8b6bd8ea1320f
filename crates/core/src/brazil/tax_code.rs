//! Tax codes of the city halls, which the service accepts without punctuation.

/// Maximum number of digits of a code.
pub const MAX_DIGITS: usize = 20;

/// The digits of a code printed with dots, hyphens or slashes: `6204-0/00` is `6204000`. Leading zeros are kept.
///
/// `None` for other characters, and for a code without digits or with more than 20.
#[must_use]
pub fn digits(code: &str) -> Option<String> {
    let digits: String = code.chars().filter(|c| !matches!(c, '.' | '-' | '/')).collect();
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (1..=MAX_DIGITS).contains(&digits.len());
    plain.then_some(digits)
}
