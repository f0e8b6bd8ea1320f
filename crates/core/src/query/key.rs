//! Comparison keys: values converted to the form in which queries compare them.

use core::cmp::Ordering;

use super::fields::Field;
use crate::json::{Value, is_number};
use crate::model::{Codec as _, Node, Reader, Target, Type};
use crate::value::number::parts;
use crate::value::{DateTime, find_bytes, hex};

/// The comparison key of a value in a record or a filter. A program that stores records can store these keys too, so that it
/// need not read the records again for every query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// A number, and its string form: the canonical form for the field's type; in a custom field, the lower-case form of the
    /// string as written.
    Number(Number, String),
    /// A date and time.
    Moment(DateTime),
    /// A string in lower case. Values without a variant of their own, such as dates and booleans, are strings too.
    Text(String),
    /// A value that is invalid for the field's type, such as an unknown display text. It is not null, but equals no valid
    /// value.
    Odd(String),
}

impl Key {
    /// The key of a value; `None` for null. A value that is invalid for the type is [`Odd`](Self::Odd). `custom`: whether
    /// the value belongs to a custom field, which may hold a number or a string.
    #[must_use]
    pub fn of(value: &Value, ty: Type, custom: bool) -> Option<Self> {
        Self::read(value, Field { ty, custom }, &mut Reader::new())
    }

    /// The key of a field's value; `None` for null. A value that is invalid for the field is reported and becomes
    /// [`Odd`](Self::Odd), because it cannot be compared with valid values.
    pub(super) fn read(value: &Value, field: Field, reader: &mut Reader<'_>) -> Option<Self> {
        let text = |value: &Value| match value {
            Value::String(text) | Value::Number(text) => text.clone(),
            other => other.to_json(),
        };
        if *value == Value::Null {
            return None;
        }
        if field.custom {
            let text = text(value);
            return Some(
                Number::of(&text).map_or_else(|| Self::Text(folded(&text)), |n| Self::Number(n, folded(&text))),
            );
        }
        if matches!(field.ty, Type::DateTime) {
            let moment = DateTime::read(&Node::from(value), reader);
            return Some(moment.map_or_else(|| Self::Odd(folded(&text(value))), Self::Moment));
        }
        let Some(written) = reader.rewrite_scalar(&Node::from(value), field.ty, Target::Program) else {
            return Some(Self::Odd(folded(&text(value))));
        };
        let text = text(&written);
        match field.ty {
            Type::Integer | Type::Code(_) | Type::Money | Type::Percent | Type::Quantity => {
                Some(Number::of(&text).map_or_else(|| Self::Odd(text.clone()), |n| Self::Number(n, text.clone())))
            }
            _ => Some(Self::Text(folded(&text))),
        }
    }

    /// Compares two values of the same field. `None` if one of them is invalid for the field, unless both are the same invalid
    /// value. In a custom field, a number and a string are compared as strings.
    pub(super) fn compared(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Odd(_), _) | (_, Self::Odd(_)) | (Self::Moment(..), _) | (_, Self::Moment(..))
                if core::mem::discriminant(self) != core::mem::discriminant(other) =>
            {
                None
            }
            (Self::Odd(a), Self::Odd(b)) => (a == b).then_some(Ordering::Equal),
            (Self::Number(_, a) | Self::Text(a), Self::Text(b)) | (Self::Text(a), Self::Number(_, b)) => Some(a.cmp(b)),
            _ => Some(self.ranked(other)),
        }
    }

    /// Compares two values for sorting. This is a total order: numbers come first, then date-times, strings, and invalid
    /// values.
    pub(super) fn ranked(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(a, _), Self::Number(b, _)) => a.cmp(b),
            (Self::Moment(a), Self::Moment(b)) => a.compare_instants(b),
            (Self::Text(a), Self::Text(b)) | (Self::Odd(a), Self::Odd(b)) => a.cmp(b),
            (a, b) => a.rank().cmp(&b.rank()),
        }
    }

    const fn rank(&self) -> u8 {
        match self {
            Self::Number(..) => 0,
            Self::Moment(..) => 1,
            Self::Text(_) => 2,
            Self::Odd(_) => 3,
        }
    }

    /// Whether the text of this value contains the text of `wanted`.
    pub(super) fn contains(&self, wanted: &Self) -> bool {
        match (self.text(), wanted.text()) {
            (Some(text), Some(wanted)) => find_bytes(text.as_bytes(), wanted.as_bytes()).is_some(),
            _ => false,
        }
    }

    fn text(&self) -> Option<&str> {
        match self {
            Self::Number(_, text) | Self::Text(text) | Self::Odd(text) => Some(text),
            Self::Moment(..) => None,
        }
    }
}

/// An exact number of any size. Its absolute value is `0.digits` times ten to the power of `exponent`; `digits` neither begins
/// nor ends with 0. Zero has no digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Number {
    negative: bool,
    exponent: i64,
    digits: String,
}

impl Number {
    /// Reads a JSON number. `None` for any other string, and for an exponent that does not fit into 64 bits.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        if !is_number(text) {
            return None;
        }
        let (negative, digits, exponent) = parts(text);
        if digits.is_empty() {
            return Some(Self { negative: false, exponent: i64::MIN, digits });
        }
        Some(Self { negative, exponent: exponent?, digits })
    }

    /// A string for sorting: comparing two such strings byte by byte gives the order of the numbers. Equal numbers have equal
    /// strings.
    #[must_use]
    pub fn ordered_text(&self) -> String {
        if self.digits.is_empty() {
            return "1".to_owned();
        }
        // flipping the sign bit maps the exponents to unsigned numbers in the same order
        let exponent = self.exponent.cast_unsigned() ^ (1 << 63);
        let size = [&*hex(&exponent.to_be_bytes()), &self.digits].concat();
        if !self.negative {
            return ["2", &size].concat();
        }
        // Among negative numbers, a larger absolute value must sort first. So each hexadecimal digit is complemented, and a
        // final `~`, which sorts after all digits, puts a longer string before its prefix.
        let turned = |c: char| c.to_digit(16).and_then(|digit| char::from_digit(15 - digit, 16)).unwrap_or(c);
        let mut text = String::from("0");
        text.extend(size.chars().map(turned));
        text.push('~');
        text
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        fn size(number: &Number) -> (i64, &str) {
            (number.exponent, &number.digits)
        }
        match (self.negative, other.negative) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => size(self).cmp(&size(other)),
            (true, true) => size(other).cmp(&size(self)),
        }
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The string with Latin letters in lower case, including the accented letters of Portuguese. Queries compare strings in this
/// form. Other alphabets are not converted, because the Unicode tables for them would make the wasm modules much larger.
#[must_use]
pub fn folded(text: &str) -> String {
    let upper_first = |c: char, even: bool| (u32::from(c) % 2 == 0) == even;
    // this cannot fail: in the ranges used below, the shifted code point is always a character
    let shifted = |c: char, by: u32| char::from_u32(u32::from(c) + by).unwrap_or(c);
    let lower = |c: char| match c {
        'À'..='Ö' | 'Ø'..='Þ' => shifted(c, 32),
        '\u{178}' => 'ÿ',
        '\u{100}'..='\u{137}' | '\u{14a}'..='\u{177}' if upper_first(c, true) => shifted(c, 1),
        '\u{139}'..='\u{148}' | '\u{179}'..='\u{17e}' if upper_first(c, false) => shifted(c, 1),
        _ => c,
    };
    let mut folded = if has_accented_capital(text) { text.chars().map(lower).collect() } else { text.to_owned() };
    folded.make_ascii_lowercase();
    folded
}

/// Whether a string may have an accented capital letter: in UTF-8, such letters begin with a byte from 0xC3 to 0xC5. The loop
/// does not stop at the first match, because the compiler can then vectorize it.
fn has_accented_capital(text: &str) -> bool {
    let bytes = text.as_bytes();
    let pairs = bytes.iter().zip(bytes.iter().skip(1));
    pairs.fold(false, |any, (first, second)| any | matches!(first, 0xC4 | 0xC5) | (*first == 0xC3) & (*second < 0xA0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sort_keys_have_the_order_of_the_numbers() {
        let texts = [
            "-1e400",
            "-123456789012345678901234567890",
            "-100",
            "-99.9",
            "-12",
            "-1.25",
            "-1.2",
            "-1",
            "-0.1",
            "-1e-400",
            "0",
            "1e-400",
            "0.1",
            "0.12",
            "0.9",
            "1",
            "1.2",
            "1.25",
            "9",
            "10",
            "12",
            "99.9",
            "100",
            "1e400",
        ];
        let numbers: Vec<Number> = texts.iter().filter_map(|text| Number::of(text)).collect();
        assert_eq!(numbers.len(), texts.len());
        for a in &numbers {
            for b in &numbers {
                assert_eq!(a.ordered_text().cmp(&b.ordered_text()), a.cmp(b), "{a:?} {b:?}");
            }
        }
        let same = ["1.50", "1.5", "15e-1", "0.15E1"].map(|text| Number::of(text).map(|number| number.ordered_text()));
        assert!(same.iter().all(|text| *text == same[0]), "{same:?}");
        assert_eq!(Number::of("-0.0").map(|zero| zero.ordered_text()), Number::of("0").map(|zero| zero.ordered_text()));
    }
}
