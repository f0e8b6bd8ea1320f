//! Values in the form in which the store keeps and compares them.

use core::ops::Deref;
use std::borrow::Cow;
use std::sync::Arc;

use lastro::json::Value;
use lastro::model::Type;
use lastro::query::{Key, Number, folded};
use lastro::value::whole_number;
use lastro::{LocalDate, Money, Percent, Quantity, YearMonth};

/// A value of a field, in a form that can be compared quickly. The sort order is null, then values that match the type of their
/// field, then all others.
///
/// Integers, codes, dates (as days since 1970), months, amounts (as cents) and percentages (as hundredths) are stored as
/// numbers. Every other value is stored as a string whose byte order is the order of the values. All values of a field that
/// match its type are of the same kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cell<T = Text> {
    /// Null.
    Null,
    /// A number.
    Int(i64),
    /// A string.
    Text(T),
    /// A value that does not match the type of its field. It equals no value of a filter, so `eq` never finds it.
    Odd(T),
}

/// A [`Cell`] that borrows its string.
pub type CellRef<'c> = Cell<&'c str>;

/// A string in the size of one pointer, to save memory: an index has one cell for each value.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Text(Arc<Box<str>>);

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self(Arc::new(text.into()))
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'d> Cell<Cow<'d, str>> {
    /// Converts a JSON value into the cell of a field of type `ty`.
    #[must_use]
    pub fn of(value: &Value, ty: Type) -> Self {
        let Some(key) = Key::of(value, ty, false) else { return Self::Null };
        let number = match (&key, ty) {
            (Key::Number(_, text), Type::Integer | Type::Code(_)) => text.parse().ok(),
            (Key::Number(_, text), Type::Money) => text.parse().map(Money::cents).ok(),
            (Key::Number(_, text), Type::Percent) => text.parse().map(Percent::hundredths).ok(),
            (Key::Text(text), Type::Date) => days(text),
            (Key::Text(text), Type::YearMonth) => text.parse().ok().map(months),
            (Key::Number(number, _), _) => return Self::Text(number.ordered_text().into()),
            (Key::Moment(moment), _) => return Self::Text(moment.ordered_text().into()),
            (Key::Text(text), _) => return Self::Text(text.clone().into()),
            (Key::Odd(_), _) => None,
        };
        match (number, key) {
            (Some(number), _) => Self::Int(number),
            (None, Key::Number(_, text) | Key::Text(text) | Key::Odd(text)) => Self::Odd(text.into()),
            (None, Key::Moment(_)) => Self::Null,
        }
    }

    /// Converts a string without escapes, on a fast path for common types. Returns `None` if only the slower
    /// [`of`](Self::of) can convert the value.
    #[must_use]
    pub fn of_text(text: &'d str, ty: Type) -> Option<Self> {
        match ty {
            Type::Text if text.bytes().any(|byte| !byte.is_ascii() || byte.is_ascii_uppercase()) => {
                Some(Self::Text(folded(text).into()))
            }
            Type::Text => Some(Self::Text(text.into())),
            Type::Date => days(text).map(Self::Int),
            _ => None,
        }
    }

    /// Converts a quantity into a string cell, whose byte order is the numeric order.
    #[must_use]
    pub fn of_quantity(quantity: Quantity) -> Option<Self> {
        Number::of(&quantity.to_string()).map(|number| Self::Text(number.ordered_text().into()))
    }

    /// Converts a JSON number, on a fast path for common types. Returns `None` if only the slower [`of`](Self::of) can convert
    /// the value.
    #[must_use]
    pub fn of_number(text: &str, ty: Type) -> Option<Self> {
        match ty {
            Type::Quantity => text.parse().ok().and_then(Self::of_quantity),
            Type::Integer => whole_number(text).map(Self::Int),
            Type::Code(_) if text.len() <= 3 => whole_number(text).map(Self::Int),
            Type::Money | Type::Percent => {
                let (whole, places) = text.split_once('.').filter(|(_, places)| places.len() == 2)?;
                let (whole, places) = (whole_number(whole).filter(|whole| *whole >= 0)?, digits(places)?);
                let hundredths = whole.checked_mul(100)?.checked_add(places)?;
                let fits = match ty {
                    Type::Money => Money::from_cents(hundredths).is_some(),
                    _ => Percent::from_hundredths(hundredths).is_some(),
                };
                fits.then_some(Self::Int(hundredths))
            }
            _ => None,
        }
    }
}

impl<T: Deref<Target = str>> Cell<T> {
    /// The cell with a borrowed string.
    #[must_use]
    pub fn as_ref(&self) -> CellRef<'_> {
        match self {
            Self::Null => CellRef::Null,
            Self::Int(number) => CellRef::Int(*number),
            Self::Text(text) => CellRef::Text(text),
            Self::Odd(text) => CellRef::Odd(text),
        }
    }
}

impl CellRef<'_> {
    /// The cell with an owned string.
    #[must_use]
    pub fn to_owned(self) -> Cell {
        match self {
            Self::Null => Cell::Null,
            Self::Int(number) => Cell::Int(number),
            Self::Text(text) => Cell::Text(text.into()),
            Self::Odd(text) => Cell::Odd(text.into()),
        }
    }

    /// Whether the cell holds a value that matches the type of its field.
    #[must_use]
    pub const fn fits(self) -> bool {
        matches!(self, Self::Int(_) | Self::Text(_))
    }

    /// The string of the cell, if it holds one.
    #[must_use]
    pub const fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) | Self::Odd(text) => Some(text),
            Self::Null | Self::Int(_) => None,
        }
    }
}

/// A value of a custom field. The type of custom fields is not documented, so two numbers are compared as numbers, and all
/// other values as strings.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct CustomValue {
    /// The number, written as a string whose byte order is the numeric order; `None` if the value is not a number.
    pub number: Option<Box<str>>,
    /// The value as a case-folded string.
    pub text: Box<str>,
}

impl CustomValue {
    /// Converts a JSON value of a custom field; `None` for null.
    #[must_use]
    pub fn of(value: &Value) -> Option<Self> {
        match Key::of(value, Type::Text, true)? {
            Key::Number(number, text) => Some(Self { number: Some(number.ordered_text().into()), text: text.into() }),
            Key::Text(text) | Key::Odd(text) => Some(Self { number: None, text: text.into() }),
            Key::Moment(_) => None,
        }
    }

    /// The order of two values in a filter: by number if both are numbers, otherwise by string.
    #[must_use]
    pub fn compared(&self, other: &Self) -> core::cmp::Ordering {
        match (&self.number, &other.number) {
            (Some(a), Some(b)) => a.cmp(b),
            _ => self.text.cmp(&other.text),
        }
    }

    /// The order of two values when rows are sorted: numbers first, then strings.
    #[must_use]
    pub fn ranked(&self, other: &Self) -> core::cmp::Ordering {
        match (&self.number, &other.number) {
            (Some(a), Some(b)) => a.cmp(b),
            (None, None) => self.text.cmp(&other.text),
            (a, b) => a.is_none().cmp(&b.is_none()),
        }
    }
}

fn digits(text: &str) -> Option<i64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

fn days(text: &str) -> Option<i64> {
    text.parse().ok().map(|day| LocalDate::EPOCH.days_until(day))
}

fn months(month: YearMonth) -> i64 {
    let (year, month) = month.ym();
    i64::from(year).saturating_mul(12).saturating_add(i64::from(month))
}
