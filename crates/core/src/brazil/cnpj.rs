//! CNPJ, the number of a company: 12 characters and 2 check digits modulo 11. Since July 2026 the 12 may be letters
//! (IN RFB 2.229/2024); a character's value is its ASCII code less 48.

use super::digits::{mod_11, print, unmask, value};

const MASK: &str = "##.###.###/####-##";
const BASE_MASK: &str = "##.###.###/####";

/// The 14 characters of a valid CNPJ, upper case, given bare or as `XX.XXX.XXX/XXXX-XX`. All zeros are refused.
#[must_use]
pub fn characters(cnpj: &str) -> Option<String> {
    let upper = cnpj.to_ascii_uppercase();
    let characters = unmask(&upper, MASK)?;
    let (base, given) = characters.split_at_checked(12)?;
    let expected = digits_of(base)?;
    let zero = base.iter().all(|c| *c == b'0');
    (given == expected && !zero).then(|| String::from_utf8(characters).ok()).flatten()
}

/// The two check digits of a CNPJ's first 12 characters, given bare or as `XX.XXX.XXX/XXXX`.
#[must_use]
pub fn check_digits(base: &str) -> Option<String> {
    let upper = base.to_ascii_uppercase();
    let digits = digits_of(&unmask(&upper, BASE_MASK)?)?;
    String::from_utf8(digits.to_vec()).ok()
}

/// Whether it is a CNPJ.
#[must_use]
pub fn is_valid(cnpj: &str) -> bool {
    characters(cnpj).is_some()
}

/// A valid CNPJ as it is printed, `XX.XXX.XXX/XXXX-XX`.
#[must_use]
pub fn format(cnpj: &str) -> Option<String> {
    characters(cnpj).map(|characters| print(characters.as_bytes(), MASK))
}

fn digits_of(base: &[u8]) -> Option<[u8; 2]> {
    if !base.iter().all(u8::is_ascii_alphanumeric) {
        return None;
    }
    let mut values: Vec<u32> = base.iter().copied().map(value).collect();
    let first = mod_11(&values, 9);
    values.push(first);
    let second = mod_11(&values, 9);
    let digit = |d: u32| u8::try_from(d).ok()?.checked_add(b'0');
    Some([digit(first)?, digit(second)?])
}
