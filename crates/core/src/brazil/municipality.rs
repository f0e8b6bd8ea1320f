//! IBGE codes of municipalities: 6 digits and a check digit modulo 10. The first two digits are the code of the federative
//! unit (state).

use super::digits::{mod_10, unmask_digits};
use crate::model::codes::FederativeUnit;
use crate::value::Code as _;

/// Official codes whose check digit does not follow the formula (NT 2008.004).
const EXCEPTIONS: [i64; 9] =
    [2_201_919, 2_201_988, 2_202_251, 2_611_533, 3_117_836, 3_152_131, 4_305_871, 5_203_939, 5_203_962];

/// Whether a string is 7 digits that begin with a federative unit's code and end with the correct check digit, or one
/// of the nine official codes with another check digit.
#[must_use]
pub fn is_valid_code(code: &str) -> bool {
    let Some(digits) = unmask_digits::<7>(code, "#######") else { return false };
    let Some((check, head)) = digits.split_last() else { return false };
    let Ok(number) = code.parse() else { return false };
    is_unit(unit(number)) && (mod_10(head) == *check || EXCEPTIONS.contains(&number))
}

/// Whether a number is a municipality code of 7 digits, by the rules of [`is_valid_code`].
#[must_use]
pub fn is_valid_number(code: i64) -> bool {
    is_valid_code(&code.to_string())
}

/// Whether a number is the code of a federative unit.
#[must_use]
pub fn is_unit(code: i64) -> bool {
    !matches!(FederativeUnit::from_code(code), FederativeUnit::Unknown(_))
}

/// The code of a municipality's federative unit (state): the first two digits of the municipality's code.
#[must_use]
pub const fn unit(code: i64) -> i64 {
    code / 100_000
}
