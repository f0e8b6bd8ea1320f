//! Check digits and printed masks, which the documents share.

/// The characters of a text that is given bare, or printed exactly as `mask` says, where `#` stands for one character.
///
/// `None` for any other text, and for one that is not ASCII.
#[must_use]
pub fn unmask(text: &str, mask: &str) -> Option<Vec<u8>> {
    let printed = text.len() == mask.len();
    let places = mask.bytes().filter(|place| *place == b'#').count();
    if !printed && text.len() != places {
        return None;
    }
    let mut kept = Vec::with_capacity(places);
    let mut given = text.bytes();
    for place in mask.bytes() {
        if place == b'#' {
            kept.push(given.next()?);
        } else if printed && given.next()? != place {
            return None;
        }
    }
    (given.next().is_none() && text.is_ascii()).then_some(kept)
}

/// As [`unmask`], for digits only; gives their values.
#[must_use]
pub fn unmask_digits(text: &str, mask: &str) -> Option<Vec<u32>> {
    let characters = unmask(text, mask)?;
    let mut digits = Vec::with_capacity(characters.len());
    for character in characters {
        if !character.is_ascii_digit() {
            return None;
        }
        digits.push(value(character));
    }
    Some(digits)
}

/// Prints characters into a mask.
#[must_use]
pub fn print(characters: &[u8], mask: &str) -> String {
    let mut next = characters.iter();
    mask.chars().map(|m| if m == '#' { next.next().copied().map_or('#', char::from) } else { m }).collect()
}

/// The value of a character in a check digit: its ASCII code less 48, so that a digit is itself and `A` is 17.
#[must_use]
pub fn value(character: u8) -> u32 {
    u32::from(character).saturating_sub(48)
}

/// Digits as text; `None` if one of them is above 9.
#[must_use]
pub fn text(digits: &[u32]) -> Option<String> {
    digits.iter().map(|d| char::from_digit(*d, 10)).collect()
}

/// The sum of the values multiplied by the weights 2, 3, .. from the right, which start again after `last_weight`,
/// modulo 11.
#[must_use]
pub fn sum_mod_11(values: &[u32], last_weight: u32) -> u32 {
    let (mut sum, mut weight) = (0, 2);
    for value in values.iter().rev() {
        sum += value * weight;
        weight = if weight == last_weight { 2 } else { weight + 1 };
    }
    sum % 11
}

/// The modulo 11 digit of documents: 11 less the remainder, 0 where that is 10 or 11.
#[must_use]
pub fn mod_11(values: &[u32], last_weight: u32) -> u32 {
    match sum_mod_11(values, last_weight) {
        0 | 1 => 0,
        remainder => 11 - remainder,
    }
}

/// The modulo 10 digit (Luhn): every second digit from the right doubled, the digits of the products added.
#[must_use]
pub fn mod_10(values: &[u32]) -> u32 {
    let (mut sum, mut weight) = (0, 2);
    for value in values.iter().rev() {
        let product = value * weight;
        sum += product / 10 + product % 10;
        weight = 3 - weight;
    }
    (10 - sum % 10) % 10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_is_taken_whole_or_not_at_all() {
        assert_eq!(unmask("1.2", "#.#"), Some(b"12".to_vec()));
        assert_eq!(unmask("12", "#.#"), Some(b"12".to_vec()));
        for other in ["1-2", ".12", "1.2 ", "é1", "", "1..2"] {
            assert_eq!(unmask(other, "#.#"), None, "{other}");
        }
        assert_eq!(unmask_digits("1.a", "#.#"), None);
        assert_eq!(unmask_digits("1.", "#.#"), None);
        assert_eq!(unmask_digits("1.0", "#.#"), Some(vec![1, 0]));
        assert_eq!(print(b"12", "#.#"), "1.2");
        assert_eq!(text(&[0, 9]).as_deref(), Some("09"));
        assert_eq!(text(&[0, 10]), None);
    }

    #[test]
    fn check_digits() {
        assert_eq!(mod_10(&[7, 9, 9, 2, 7, 3, 9, 8, 7, 1]), 3);
        assert_eq!(mod_10(&[0]), 0);
        assert_eq!(mod_11(&[5, 2, 9, 9, 8, 2, 2, 4, 7], 11), 2);
        assert_eq!(value(b'A'), 17);
        assert_eq!(sum_mod_11(&[1, 1, 1], 2), 6);
    }
}
