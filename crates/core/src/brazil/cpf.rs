//! CPF, the taxpayer number of a person: 9 digits and 2 check digits modulo 11 (Receita Federal).

use super::digits::{mod_11, print, unmask, value};

/// The printed form of a CPF; `#` stands for one digit.
pub const MASK: &str = "###.###.###-##";

/// The 11 digits of a valid CPF. Accepts 11 digits without punctuation, or `XXX.XXX.XXX-XX`; returns `None` for an invalid CPF.
///
/// Eleven equal digits have correct check digits but are rejected, because such a CPF is never issued.
#[must_use]
pub fn bare(cpf: &str) -> Option<[u8; 11]> {
    let characters: [u8; 11] = unmask(cpf, MASK)?;
    characters.iter().all(u8::is_ascii_digit).then_some(())?;
    let digits = characters.map(value);
    let right = |at: usize| digits.get(..at).map(|head| mod_11(head, 11)) == digits.get(at).copied();
    let all_equal = || characters.iter().all(|digit| Some(digit) == characters.first());
    (right(9) && right(10) && !all_equal()).then_some(characters)
}

/// The 11 digits of a valid CPF as a string. Accepts the same forms as [`bare`].
#[must_use]
pub fn digits(cpf: &str) -> Option<String> {
    String::from_utf8(bare(cpf)?.to_vec()).ok()
}

/// Whether a string is a valid CPF, with or without punctuation.
#[must_use]
pub fn is_valid(cpf: &str) -> bool {
    bare(cpf).is_some()
}

/// The printed form of a valid CPF, `XXX.XXX.XXX-XX`; `None` if the CPF is invalid.
#[must_use]
pub fn format(cpf: &str) -> Option<String> {
    bare(cpf).map(|characters| print(&characters, MASK))
}
