//! CPF, the taxpayer number of a person: 9 digits and 2 check digits modulo 11 (Receita Federal).

use super::digits::{mod_11, print, text, unmask_digits};

const MASK: &str = "###.###.###-##";

/// The 11 digits of a valid CPF, given bare or as `XXX.XXX.XXX-XX`.
///
/// Eleven equal digits pass the formula and are refused: they are issued to nobody.
#[must_use]
pub fn digits(cpf: &str) -> Option<String> {
    let digits = unmask_digits(cpf, MASK)?;
    let all_equal = digits.windows(2).all(|pair| pair.first() == pair.last());
    let right = [9, 10].into_iter().all(|at| digits.get(..at).map(|head| mod_11(head, 11)) == digits.get(at).copied());
    if right && !all_equal { text(&digits) } else { None }
}

/// Whether it is a CPF.
#[must_use]
pub fn is_valid(cpf: &str) -> bool {
    digits(cpf).is_some()
}

/// A valid CPF as it is printed, `XXX.XXX.XXX-XX`.
#[must_use]
pub fn format(cpf: &str) -> Option<String> {
    digits(cpf).map(|digits| print(digits.as_bytes(), MASK))
}
