//! Check digits and print masks, shared by the modules for the individual documents (CPF, CNPJ, CEP and others).

/// Removes the punctuation of `mask` from a string, and returns the `N` characters that remain. `mask` has a `#` for each of
/// them. A string of exactly `N` characters is accepted without punctuation.
///
/// Returns `None` for a string of another form, and for one that is not ASCII.
#[must_use]
#[inline]
pub(crate) fn unmask<const N: usize>(text: &str, mask: &str) -> Option<[u8; N]> {
    let characters = match <[u8; N]>::try_from(text.as_bytes()) {
        Ok(bare) => bare,
        Err(_) => {
            let mut characters = [0; N];
            take(text.as_bytes(), mask.as_bytes(), &mut characters).then_some(characters)?
        }
    };
    characters.is_ascii().then_some(characters)
}

/// Copies the characters at the positions of `#` in the mask into `characters`. Returns false if the string does not match
/// the mask.
#[inline]
fn take(text: &[u8], mask: &[u8], characters: &mut [u8]) -> bool {
    if text.len() != mask.len() {
        return false;
    }
    let (mut places, mut fits) = (characters.iter_mut(), true);
    // the loop has no early return: the compiler can then unroll it for a constant mask
    for (given, wanted) in text.iter().zip(mask) {
        if *wanted != b'#' {
            fits &= given == wanted;
        } else if let Some(place) = places.next() {
            *place = *given;
        }
    }
    fits && places.next().is_none()
}

/// Like [`unmask`], but accepts only digits and returns their values.
#[must_use]
#[inline]
pub(crate) fn unmask_digits<const N: usize>(text: &str, mask: &str) -> Option<[u32; N]> {
    let characters = unmask::<N>(text, mask)?;
    characters.iter().all(u8::is_ascii_digit).then(|| characters.map(value))
}

/// Replaces each `#` of a mask by the next character.
#[must_use]
pub fn print(characters: &[u8], mask: &str) -> String {
    let mut next = characters.iter();
    mask.chars().map(|m| if m == '#' { next.next().copied().map_or('#', char::from) } else { m }).collect()
}

/// Like [`print()`], but returns an array of the mask's length. It does not allocate, which is faster for many values.
#[must_use]
#[inline]
pub fn printed<const N: usize>(characters: &[u8], mask: &str) -> [u8; N] {
    let mut text = [b'#'; N];
    let mut next = characters.iter();
    for (place, wanted) in text.iter_mut().zip(mask.bytes()) {
        *place = if wanted == b'#' { next.next().copied().unwrap_or(wanted) } else { wanted };
    }
    text
}

/// The value of a character in a check digit formula: its ASCII code minus 48, so that `7` is 7 and `A` is 17.
#[must_use]
#[inline]
pub fn value(character: u8) -> u32 {
    u32::from(character).saturating_sub(48)
}

/// Digits as a string; `None` if one of them is above 9.
#[must_use]
pub fn text(digits: &[u32]) -> Option<String> {
    digits.iter().map(|d| char::from_digit(*d, 10)).collect()
}

/// The weighted sum of the values, modulo 11. The last value has the weight 2, the value before it the weight 3, and so on up
/// to `last_weight`; after that, the weights begin again with 2.
#[must_use]
#[inline]
pub fn sum_mod_11(values: &[u32], last_weight: u32) -> u32 {
    let weights = last_weight.saturating_sub(1).max(1) as usize;
    let part = |values: &[u32]| {
        // values are at most 207 and weights at most 11, so this arithmetic never overflows
        let products = values.iter().rev().zip(2_u32..).map(|(value, weight)| value.wrapping_mul(weight));
        products.fold(0_u32, u32::wrapping_add)
    };
    values.rchunks(weights).map(part).fold(0, u32::wrapping_add) % 11
}

/// The modulo 11 check digit of CPF, CNPJ and utility slips: 11 minus the remainder of [`sum_mod_11`], or 0 if the result is 10
/// or 11.
#[must_use]
#[inline]
pub fn mod_11(values: &[u32], last_weight: u32) -> u32 {
    match sum_mod_11(values, last_weight) {
        0 | 1 => 0,
        remainder => 11 - remainder,
    }
}

/// The modulo 10 check digit (Luhn). Every second value is doubled, beginning with the last value. The digits of the doubled
/// values and the other values are added. The check digit is the number from 0 to 9 that makes this sum a multiple of 10.
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
    fn punctuation_is_complete_or_absent() {
        assert_eq!(unmask("1.2", "#.#"), Some(*b"12"));
        assert_eq!(unmask("12", "#.#"), Some(*b"12"));
        for other in ["1-2", ".12", "1.2 ", "é1", "é", "", "1..2"] {
            assert_eq!(unmask::<2>(other, "#.#"), None, "{other}");
        }
        assert_eq!(unmask_digits::<2>("1.a", "#.#"), None);
        assert_eq!(unmask_digits::<2>("1.", "#.#"), None);
        assert_eq!(unmask_digits("1.0", "#.#"), Some([1, 0]));
        assert_eq!(print(b"12", "#.#"), "1.2");
        assert_eq!(printed::<3>(b"12", "#.#"), *b"1.2");
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
