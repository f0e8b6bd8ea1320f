//! CPF, the taxpayer number of a person: 9 digits and 2 check digits modulo 11 (Receita Federal).

use super::digits::{mod_11, print, unmask, value};

/// The printed form.
pub const MASK: &str = "###.###.###-##";

/// The 11 digits of a valid CPF, given bare or as `XXX.XXX.XXX-XX`.
///
/// Eleven equal digits pass the formula but are rejected: they are never issued.
#[must_use]
pub fn bare(cpf: &str) -> Option<[u8; 11]> {
    let characters: [u8; 11] = unmask(cpf, MASK)?;
    characters.iter().all(u8::is_ascii_digit).then_some(())?;
    let digits = characters.map(value);
    let right = |at: usize| digits.get(..at).map(|head| mod_11(head, 11)) == digits.get(at).copied();
    let all_equal = || characters.iter().all(|digit| Some(digit) == characters.first());
    (right(9) && right(10) && !all_equal()).then_some(characters)
}

/// As [`bare`], as a string.
#[must_use]
pub fn digits(cpf: &str) -> Option<String> {
    String::from_utf8(bare(cpf)?.to_vec()).ok()
}

/// Whether it is a CPF.
#[must_use]
pub fn is_valid(cpf: &str) -> bool {
    bare(cpf).is_some()
}

/// The printed form of a valid CPF, `XXX.XXX.XXX-XX`.
#[must_use]
pub fn format(cpf: &str) -> Option<String> {
    bare(cpf).map(|characters| print(&characters, MASK))
}
