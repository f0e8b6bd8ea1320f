//! Exact scalar types for the values in the service's JSON: money, percentages, quantities, dates and others.
//!
//! Every scalar can be parsed from a string and written as a string without loss. No scalar uses floats.

pub(crate) mod base64;
mod code;
pub(crate) mod date;
pub(crate) mod date_time;
pub(crate) mod decimal;
pub(crate) mod money;
pub(crate) mod number;
pub(crate) mod percent;
pub(crate) mod quantity;
pub(crate) mod serde;

use core::cmp::Ordering;
use core::ops::Deref;

pub use code::{Choice, ChoiceTable, Code, CodeTable, NamedChoice, NamedCode};
pub(crate) use date::{LocalDate, YearMonth};
pub(crate) use date_time::DateTime;
pub(crate) use decimal::DecimalFault;
pub(crate) use money::Money;
pub(crate) use number::{Number, number_length};
pub(crate) use percent::{Percent, is_rate};
pub(crate) use quantity::Quantity;

pub(crate) use code::{choices, codes, read_code};

/// Largest absolute value of an integer: 2^53 - 1. Every supported programming language, including JavaScript, holds
/// integers up to this value exactly.
pub const MAX_INTEGER: i64 = 9_007_199_254_740_991;

/// Parses an integer within ±[`MAX_INTEGER`] in JSON's form. `None` for anything else, such as `+1`, `007` or `-0`.
#[must_use]
pub fn whole_number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text).as_bytes();
    let (number, length) = decimal::leading_digits(digits);
    let plain = length == digits.len() && (1..17).contains(&length) && (!digits.starts_with(b"0") || text.len() == 1);
    let number = i64::try_from(number).ok().filter(|number| plain && *number <= MAX_INTEGER)?;
    Some(if text.starts_with('-') { -number } else { number })
}

/// A short ASCII string for a number or a date. It lives on the stack, because a record has many such values and allocating
/// each would be slow. It is filled from its end to its beginning.
pub(crate) struct ShortText {
    bytes: [u8; Self::LONGEST],
    start: usize,
}

impl ShortText {
    /// Capacity in bytes: a sign, 20 digits, a dot and 10 decimal places.
    const LONGEST: usize = 32;

    pub(crate) const fn new() -> Self {
        Self { bytes: [0; Self::LONGEST], start: Self::LONGEST }
    }

    /// Creates a string from ASCII characters.
    pub(crate) fn of<const N: usize>(text: [u8; N]) -> Self {
        let mut short = Self::new();
        if let Some(end) = short.bytes.last_chunk_mut() {
            *end = text;
            short.start = Self::LONGEST.saturating_sub(N);
        }
        short
    }

    /// Adds an ASCII character at the beginning.
    pub(crate) fn put(&mut self, byte: u8) {
        self.start = self.start.saturating_sub(1);
        if let Some(place) = self.bytes.get_mut(self.start) {
            *place = byte;
        }
    }

    /// Adds a number at the beginning, with leading zeros up to `digits` digits.
    pub(crate) fn put_number(&mut self, mut number: u64, mut digits: u32) {
        // 64-bit division is slow in wasm, so it is used only once per nine digits, and not at all for short numbers
        while number >= 1_000_000_000 {
            self.put_digits((number % 1_000_000_000) as u32, 9);
            number /= 1_000_000_000;
            digits = digits.saturating_sub(9);
        }
        self.put_digits(number as u32, digits);
    }

    fn put_digits(&mut self, mut number: u32, mut digits: u32) {
        while number > 0 || digits > 0 {
            self.put(b'0' + (number % 10) as u8);
            number /= 10;
            digits = digits.saturating_sub(1);
        }
    }
}

impl Deref for ShortText {
    type Target = str;

    fn deref(&self) -> &str {
        str::from_utf8(self.bytes.get(self.start..).unwrap_or_default()).unwrap_or_default()
    }
}

/// Sorts indices by `compare`, which gets two indices. The sort is stable.
///
/// Both the simple merge sort and `dyn` keep the wasm modules small: the standard library's sort would add 2 KB, and a generic
/// `compare` would add one copy of the sort per caller.
pub(crate) fn sort_indices(indices: &mut [usize], compare: &dyn Fn(usize, usize) -> Ordering) {
    let mut width: usize = 1;
    while width < indices.len() {
        let mut merged = Vec::with_capacity(indices.len());
        for pair in indices.chunks(width.saturating_mul(2)) {
            let (mut left, mut right) = pair.split_at_checked(width).unwrap_or((pair, &[]));
            while let (Some((a, after_a)), Some((b, after_b))) = (left.split_first(), right.split_first()) {
                if compare(*b, *a).is_lt() {
                    merged.push(*b);
                    right = after_b;
                } else {
                    merged.push(*a);
                    left = after_a;
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        indices.copy_from_slice(&merged);
        width = width.saturating_mul(2);
    }
}

/// A set of strings, stored as a sorted list. A `BTreeSet` would make the wasm modules larger.
pub(crate) struct TextSet<'t>(Vec<&'t str>);

impl<'t> TextSet<'t> {
    pub(crate) fn of(texts: &[&'t str]) -> Self {
        let at = |place: usize| texts.get(place).copied().unwrap_or_default();
        let mut order: Vec<usize> = (0..texts.len()).collect();
        sort_indices(&mut order, &|a, b| at(a).cmp(at(b)));
        Self(order.into_iter().map(at).collect())
    }

    pub(crate) fn contains(&self, text: &str) -> bool {
        self.0.binary_search(&text).is_ok()
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let digit = |n: u8| char::from_digit(u32::from(n), 16).unwrap_or('0');
    bytes.iter().flat_map(|b| [digit(b >> 4), digit(b & 15)]).collect()
}

/// Maximum number of characters of a member's name in the path of an issue; longer names are cut. No field has so long a name. A
/// hostile document may have a name of megabytes, and the path of each issue below this member would repeat it.
pub const MAX_SHOWN: usize = 64;

/// A member's name as it appears in the path of an issue: cut to [`MAX_SHOWN`] characters.
pub(crate) fn shown(name: &str) -> &str {
    name.char_indices().nth(MAX_SHOWN).and_then(|(end, _)| name.get(..end)).unwrap_or(name)
}

/// Offset of the first occurrence of `wanted` in `bytes`. It uses the Knuth-Morris-Pratt algorithm, whose time is linear
/// even for hostile input.
#[must_use]
pub fn find_bytes(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    if wanted.is_empty() {
        return Some(0);
    }
    if wanted.len() > bytes.len() {
        return None;
    }
    // the failure table of Knuth-Morris-Pratt: for each prefix of `wanted`, the length of its longest proper prefix that is also
    // a suffix
    let mut borders = vec![0_usize];
    for byte in wanted.iter().skip(1) {
        let border = borders.last().map_or(0, |last| fitting(wanted, &borders, *last, *byte));
        borders.push(border);
    }
    let mut length = 0;
    for (end, byte) in (1_usize..).zip(bytes) {
        length = fitting(wanted, &borders, length, *byte);
        if length == wanted.len() {
            return end.checked_sub(length);
        }
    }
    None
}

/// The next state of the Knuth-Morris-Pratt search: how many bytes of `wanted` match up to `byte`, if `length` bytes matched
/// before it.
fn fitting(wanted: &[u8], borders: &[usize], mut length: usize, byte: u8) -> usize {
    while length > 0 && wanted.get(length) != Some(&byte) {
        length = borders.get(length.saturating_sub(1)).copied().unwrap_or(0);
    }
    if wanted.get(length) == Some(&byte) { length.saturating_add(1) } else { length }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn find_bytes_returns_the_first_occurrence() {
        let texts = ["", "a", "b", "ab", "aab", "aaab", "abab", "ababc", "abaabab", "aabaaabaaaab", "xyz"];
        for text in texts {
            for wanted in texts {
                assert_eq!(find_bytes(text.as_bytes(), wanted.as_bytes()), text.find(wanted), "{wanted} in {text}");
            }
        }
    }

    #[test]
    fn sort_indices_is_stable() {
        for length in 0..70_usize {
            for divisor in [1, 2, 7, 100] {
                let key = |place: usize| place * 37 % 101 / divisor;
                let mut indices: Vec<usize> = (0..length).collect();
                let mut expected = indices.clone();
                expected.sort_by_key(|place| key(*place));
                sort_indices(&mut indices, &|a, b| key(a).cmp(&key(b)));
                assert_eq!(indices, expected);
            }
        }
    }

    #[test]
    fn a_long_name_is_truncated_between_characters() {
        assert_eq!(shown("nome"), "nome");
        assert_eq!(shown(&"é".repeat(MAX_SHOWN)), "é".repeat(MAX_SHOWN));
        assert_eq!(shown(&"é".repeat(MAX_SHOWN + 1)), "é".repeat(MAX_SHOWN));
    }
}
