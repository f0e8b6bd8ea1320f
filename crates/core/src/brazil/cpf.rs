//! CPF, the taxpayer number of a person: 9 digits and 2 check digits modulo 11 (Receita Federal).

use super::digits::{mod_11, print, text, unmask_digits};

const MASK: &str = "###.###.###-##";

/// The 11 digits of a valid CPF, given bare or as `XXX.XXX.XXX-XX`.
///
/// Eleven equal digits pass the formula and are refused: they are issued to nobody.
#[must_use]
pub fn digits(cpf: &str) -> Option<String> {
    text(&checked(cpf)?)
}

fn checked(cpf: &str) -> Option<Vec<u32>> {
    let digits = unmask_digits(cpf, MASK)?;
    let all_equal = digits.iter().all(|digit| Some(digit) == digits.first());
    let right = |at: usize| digits.get(..at).map(|head| mod_11(head, 11)) == digits.get(at).copied();
    (right(9) && right(10) && !all_equal).then_some(digits)
}

/// Whether it is a CPF.
#[must_use]
pub fn is_valid(cpf: &str) -> bool {
    checked(cpf).is_some()
}

/// A valid CPF as it is printed, `XXX.XXX.XXX-XX`.
#[must_use]
pub fn format(cpf: &str) -> Option<String> {
    digits(cpf).map(|digits| print(digits.as_bytes(), MASK))
}
