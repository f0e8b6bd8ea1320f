//! CEP, the postal code: 8 digits, which the service wants as `XX.YYY-ZZZ`.

use super::digits::{print, text, unmask_digits};

const MASK: &str = "##.###-###";
/// As the post office prints it.
const POSTAL_MASK: &str = "#####-###";

/// The code as the service wants it, given bare, as `XX.YYY-ZZZ`, or as the post office prints it, `XXYYY-ZZZ`.
#[must_use]
pub fn format(cep: &str) -> Option<String> {
    let digits = unmask_digits(cep, MASK).or_else(|| unmask_digits(cep, POSTAL_MASK))?;
    Some(print(text(&digits)?.as_bytes(), MASK))
}

/// Whether it is a CEP.
#[must_use]
pub fn is_valid(cep: &str) -> bool {
    format(cep).is_some()
}
