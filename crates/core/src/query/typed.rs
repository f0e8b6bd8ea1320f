//! Methods that build conditions from typed fields. A wrong operator or value for the field's type does not compile.

use core::borrow::Borrow;

use super::build::Filter;
use super::operators::Operator;
use crate::model::{FieldOf, Scalar};
use crate::value::{Code, DateTime, LocalDate, Money, Percent, Quantity, YearMonth};

/// A type whose values can be compared by order in a filter: numbers, amounts, dates, date-times, codes. It must have
/// `to_string`, because a filter stores its value as a string.
pub trait Ordered: ToString {}

/// A type whose fields can be searched for a substring.
pub trait Textual {}

impl Textual for String {}

impl Ordered for i64 {}
impl Ordered for Money {}
impl Ordered for Percent {}
impl Ordered for Quantity {}
impl Ordered for LocalDate {}
impl Ordered for YearMonth {}
impl Ordered for DateTime {}
impl<T: Code + ToString> Ordered for T {}

impl<T> FieldOf<T> {
    /// The field is null.
    #[must_use]
    pub fn is_null(self) -> Filter {
        self.filter(Operator::IsNull, None)
    }

    /// The field is not null.
    #[must_use]
    pub fn is_not_null(self) -> Filter {
        self.filter(Operator::IsNotNull, None)
    }

    fn filter(self, operator: Operator, value: Option<String>) -> Filter {
        Filter { field: self.name().to_owned(), operator: Some(operator), value: value.map(Scalar), values: None }
    }
}

/// Defines the methods that compare the field with one value.
macro_rules! compared {
    ($($doc:literal $name:ident = $operator:ident;)*) => { $(
        #[doc = $doc]
        #[must_use]
        pub fn $name(self, value: impl Borrow<T>) -> Filter {
            self.filter(Operator::$operator, Some(value.borrow().to_string()))
        }
    )* };
}

impl<T: Ordered> FieldOf<T> {
    compared! {
        "It is equal." eq = Eq;
        "It is different." neq = Neq;
        "It is greater." gt = Gt;
        "It is less." lt = Lt;
        "It is greater or equal." gte = Gte;
        "It is less or equal." lte = Lte;
    }

    /// The field is between two values, both included.
    #[must_use]
    pub fn between(self, low: impl Borrow<T>, high: impl Borrow<T>) -> Filter {
        let values = Some(vec![Scalar(low.borrow().to_string()), Scalar(high.borrow().to_string())]);
        Filter { values, ..self.filter(Operator::Between, None) }
    }
}

/// Defines the methods that search the field for a substring.
macro_rules! searched {
    ($($doc:literal $name:ident = $operator:ident;)*) => { $(
        #[doc = $doc]
        #[must_use]
        pub fn $name(self, text: &str) -> Filter {
            self.filter(Operator::$operator, Some(text.to_owned()))
        }
    )* };
}

impl<T: Textual> FieldOf<T> {
    searched! {
        "It is this text." is = Eq;
        "It is another text." is_not = Neq;
        "It contains a text." contains = Contains;
        "It does not contain a text." not_contains = NotContains;
    }
}
