//! CNPJ, the taxpayer number of a company: 12 characters and 2 check digits modulo 11. Since July 2026 the 12 characters may
//! include letters (IN RFB 2.229/2024). For the check digits, a character's value is its ASCII code minus 48.

use super::digits::{mod_11, print, unmask, value};

/// The printed form of a CNPJ; `#` stands for one character.
pub const MASK: &str = "##.###.###/####-##";
const BASE_MASK: &str = "##.###.###/####";

/// The 14 characters of a valid CNPJ, in upper case. Accepts 14 characters without punctuation, or `XX.XXX.XXX/XXXX-XX`.
/// Returns `None` for an invalid CNPJ and for 14 zeros.
#[must_use]
pub fn bare(cnpj: &str) -> Option<[u8; 14]> {
    let mut characters: [u8; 14] = unmask(cnpj, MASK)?;
    characters.make_ascii_uppercase();
    let (base, given) = characters.split_at_checked(12)?;
    let expected = digits_of(base)?;
    let zero = base.iter().all(|c| *c == b'0');
    (given == expected && !zero).then_some(characters)
}

/// The 14 characters of a valid CNPJ as a string. Accepts the same forms as [`bare`].
#[must_use]
pub fn characters(cnpj: &str) -> Option<String> {
    String::from_utf8(bare(cnpj)?.to_vec()).ok()
}

/// Computes the two check digits of a CNPJ from its first 12 characters, given without punctuation or as `XX.XXX.XXX/XXXX`.
/// Returns `None` for any other form.
#[must_use]
pub fn check_digits(base: &str) -> Option<String> {
    let mut base: [u8; 12] = unmask(base, BASE_MASK)?;
    base.make_ascii_uppercase();
    String::from_utf8(digits_of(&base)?.to_vec()).ok()
}

/// Whether a string is a valid CNPJ, with or without punctuation.
#[must_use]
pub fn is_valid(cnpj: &str) -> bool {
    bare(cnpj).is_some()
}

/// The printed form of a valid CNPJ, `XX.XXX.XXX/XXXX-XX`; `None` if the CNPJ is invalid.
#[must_use]
pub fn format(cnpj: &str) -> Option<String> {
    bare(cnpj).map(|characters| print(&characters, MASK))
}

fn digits_of(base: &[u8]) -> Option<[u8; 2]> {
    if !base.iter().all(u8::is_ascii_alphanumeric) {
        return None;
    }
    let mut values = [0; 13];
    values.iter_mut().zip(base).for_each(|(place, character)| *place = value(*character));
    let first = mod_11(values.get(..12)?, 9);
    *values.last_mut()? = first;
    let second = mod_11(&values, 9);
    let digit = |d: u32| u8::try_from(d).ok()?.checked_add(b'0');
    Some([digit(first)?, digit(second)?])
}
