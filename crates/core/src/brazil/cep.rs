//! CEP, the postal code: 8 digits, which the service expects as `XX.YYY-ZZZ`.

use super::digits::{print, unmask};

/// The form in which the service expects a CEP; `#` stands for one digit.
pub const MASK: &str = "##.###-###";
/// The form in which the post office prints a CEP.
const POSTAL_MASK: &str = "#####-###";

/// The 8 digits of a CEP. Accepts 8 digits without punctuation, `XX.YYY-ZZZ`, and the post office's form `XXYYY-ZZZ`; returns
/// `None` for anything else.
#[must_use]
pub fn bare(cep: &str) -> Option<[u8; 8]> {
    let characters: [u8; 8] = unmask(cep, MASK).or_else(|| unmask(cep, POSTAL_MASK))?;
    characters.iter().all(u8::is_ascii_digit).then_some(characters)
}

/// The CEP in the form that the service expects, `XX.YYY-ZZZ`. `None` if [`bare`] does not accept the string.
#[must_use]
pub fn format(cep: &str) -> Option<String> {
    bare(cep).map(|characters| print(&characters, MASK))
}

/// Whether a string is a CEP in one of the forms that [`bare`] accepts.
#[must_use]
pub fn is_valid(cep: &str) -> bool {
    bare(cep).is_some()
}
