//! Municipal tax codes, which city halls assign to services. The billing service accepts them only without punctuation.

/// Maximum number of digits of a code.
pub const MAX_DIGITS: usize = 20;

/// Removes dots, hyphens and slashes from a code: `6204-0/00` becomes `6204000`. Leading zeros are kept.
///
/// Returns `None` for a code that has other characters, no digits, or more than 20 digits.
#[must_use]
pub fn digits(code: &str) -> Option<String> {
    let digits: String = code.chars().filter(|c| !matches!(c, '.' | '-' | '/')).collect();
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (1..=MAX_DIGITS).contains(&digits.len());
    plain.then_some(digits)
}
