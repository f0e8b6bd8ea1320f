//! Builds pseudonyms of a given form from pseudorandom bytes.

use lastro::brazil::{cnpj as company, cpf as person};
use lastro::query::folded;

const VOWELS: &[u8] = b"aeiou";
const CONSONANTS: &[u8] = b"bcdfghjklmnpqrstvwxyz";

/// Converts a word into lower case without accents.
pub(super) fn plain(word: &str) -> String {
    folded(word).chars().map(without_accent).collect()
}

const fn without_accent(c: char) -> char {
    match c {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        other => other,
    }
}

/// Replaces the characters of a string so that it keeps its form: a vowel becomes a vowel, a consonant a consonant, a digit a
/// digit, in the same case. All other characters stay. If there are too few bytes, they are used repeatedly.
pub(super) fn shaped(text: &str, bytes: &[u8]) -> String {
    let mut bytes = bytes.iter().copied().cycle();
    let mut drawn = |of: &[u8]| {
        let place = usize::from(bytes.next().unwrap_or_default()).checked_rem(of.len()).unwrap_or_default();
        char::from(of.get(place).copied().unwrap_or(b'x'))
    };
    let other = |c: char| {
        if c.is_ascii_digit() {
            return drawn(b"0123456789");
        }
        if !c.is_alphanumeric() {
            return c;
        }
        let base = without_accent(c.to_lowercase().next().unwrap_or(c));
        let made =
            if u8::try_from(base).is_ok_and(|base| VOWELS.contains(&base)) { drawn(VOWELS) } else { drawn(CONSONANTS) };
        if c.is_uppercase() { made.to_ascii_uppercase() } else { made }
    };
    text.chars().map(other).collect()
}

/// Replaces the last `last` digits of a string by digits derived from `bytes`.
pub(super) fn changed_digits(text: &str, bytes: &[u8], last: usize) -> String {
    let count = text.chars().filter(char::is_ascii_digit).count();
    let mut place = 0_usize;
    let mut bytes = bytes.iter().copied().cycle();
    let other = |c: char| {
        if !c.is_ascii_digit() {
            return c;
        }
        place = place.saturating_add(1);
        if place.saturating_add(last) > count { char::from(b'0' + bytes.next().unwrap_or_default() % 10) } else { c }
    };
    text.chars().map(other).collect()
}

/// Replaces the letters and digits of `mask` by those of `characters`, in order. Case and punctuation of `mask` stay.
pub(super) fn filled(mask: &str, characters: &str) -> String {
    let mut next = characters.chars();
    let other = |c: char| match c {
        c if !c.is_ascii_alphanumeric() => c,
        c if c.is_ascii_lowercase() => next.next().unwrap_or(c).to_ascii_lowercase(),
        c => next.next().unwrap_or(c),
    };
    mask.chars().map(other).collect()
}

/// Builds a valid CPF from nine bytes; empty if no check digits make it valid.
pub(super) fn cpf(bytes: &[u8]) -> String {
    let base: String = bytes.iter().take(9).map(|byte| char::from(b'0' + byte % 10)).collect();
    let candidates = (0..100_u8).map(|digits| format!("{base}{digits:02}"));
    candidates.into_iter().find(|candidate| person::is_valid(candidate)).unwrap_or_default()
}

/// Builds a CNPJ with correct check digits from twelve bytes, with letters in the positions where `like` has letters.
pub(super) fn cnpj(like: &str, bytes: &[u8]) -> String {
    let character = |(like, byte): (char, &u8)| {
        if like.is_ascii_digit() { char::from(b'0' + byte % 10) } else { char::from(b'A' + byte % 26) }
    };
    let base: String = like.chars().take(12).zip(bytes).map(character).collect();
    company::check_digits(&base).map_or_else(String::new, |digits| base + &digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_strings_keep_the_form_of_the_given_ones() {
        assert_eq!(shaped("Ção 12-a", &[0]), "Baa 00-a");
        assert_eq!(plain("JOSÉ Conceição"), "jose conceicao");
        assert_eq!(changed_digits("(48) 99123-4567", &[7], 8), "(48) 97777-7777");
        assert_eq!(changed_digits("12", &[7], 8), "77");
        assert_eq!(filled("12.abc-9", "34DEF5"), "34.def-5");
        assert!(person::is_valid(&cpf(&[1, 2, 3, 4, 5, 6, 7, 8, 9])));
        assert!(company::is_valid(&cnpj("12ABC34501DE35", &[7; 12])));
    }
}
