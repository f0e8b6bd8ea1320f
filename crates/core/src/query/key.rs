//! Values in the form in which queries compare them.

use core::cmp::Ordering;

use super::fields::Field;
use crate::json::{Value, is_number};
use crate::model::{Codec as _, Node, Reader, Target, Type};
use crate::value::{DateTime, find_bytes};

/// A value of a record, or a value to compare it with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Key {
    /// A number, with its text.
    Number(Number, String),
    /// A moment.
    Moment(DateTime),
    /// A text, without regard to the case of its letters.
    Text(String),
    /// A value that has a warning, such as an unknown display text: it is not null, but equals no value of the field's
    /// type.
    Odd(String),
}

impl Key {
    /// Reads a field's value; `None` for null. A value that does not fit the field is reported, and is
    /// [`Odd`](Self::Odd), since it is not known how it would compare.
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
        if field.ty == Type::DateTime {
            let moment = DateTime::read(Node::from(value), reader);
            return Some(moment.map_or_else(|| Self::Odd(folded(&text(value))), Self::Moment));
        }
        let Some(written) = reader.rewrite(Node::from(value), field.ty, Target::Program) else {
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

    /// The order of two values of one field; `None` if their kinds cannot be compared. A number and a text of a custom
    /// field compare as texts.
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

    /// The order in a sort, in which every value has a place: numbers, moments, texts, then odd values.
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

    /// Whether its text contains another's.
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

/// An exact number of any size: `0.digits` times ten to the exponent. The digits neither begin nor end with 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Number {
    negative: bool,
    exponent: i64,
    digits: String,
}

impl Number {
    /// Reads a number in JSON's form.
    fn of(text: &str) -> Option<Self> {
        if !is_number(text) {
            return None;
        }
        let (negative, text) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let exponent: i64 = exponent.parse().ok()?;
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = [whole, fraction].concat();
        let significant = all.trim_start_matches('0');
        let zeros = i64::try_from(all.len().checked_sub(significant.len())?).ok()?;
        let digits = significant.trim_end_matches('0').to_owned();
        if digits.is_empty() {
            return Some(Self { negative: false, exponent: i64::MIN, digits });
        }
        let exponent = exponent.checked_add(i64::try_from(whole.len()).ok()?)?.checked_sub(zeros)?;
        Some(Self { negative, exponent, digits })
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

/// The text with Latin letters, those of Portuguese included, in lower case. In a wasm program the tables for all of
/// Unicode would be larger than this whole module.
fn folded(text: &str) -> String {
    let upper_first = |c: char, even: bool| (u32::from(c) % 2 == 0) == even;
    // the character at that distance always exists
    let shifted = |c: char, by: u32| char::from_u32(u32::from(c) + by).unwrap_or(c);
    let lower = |c: char| match c {
        'A'..='Z' => c.to_ascii_lowercase(),
        'À'..='Ö' | 'Ø'..='Þ' => shifted(c, 32),
        '\u{178}' => 'ÿ',
        '\u{100}'..='\u{137}' | '\u{14a}'..='\u{177}' if upper_first(c, true) => shifted(c, 1),
        '\u{139}'..='\u{148}' | '\u{179}'..='\u{17e}' if upper_first(c, false) => shifted(c, 1),
        _ => c,
    };
    text.chars().map(lower).collect()
}
