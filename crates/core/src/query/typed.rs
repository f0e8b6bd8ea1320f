//! Methods that build conditions from typed fields. A wrong operator or value for the field's type does not compile.

use core::borrow::Borrow;

use super::build::Filter;
use super::operators::Operator;
use crate::model::{FieldOf, Scalar};
use crate::value::{Code, DateTime, LocalDate, Money, Percent, Quantity, YearMonth};

/// A type whose values can be compared by order in a filter: integers, amounts, percentages, quantities, dates, months,
/// date-times, codes. It must have `to_string`, because a filter stores its value as a string.
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
    /// A condition that the field is null.
    #[must_use]
    pub fn is_null(self) -> Filter {
        self.filter(Operator::IsNull, None)
    }

    /// A condition that the field is not null.
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
        "A condition that the field is equal to a value." eq = Eq;
        "A condition that the field differs from a value." neq = Neq;
        "A condition that the field is greater than a value." gt = Gt;
        "A condition that the field is less than a value." lt = Lt;
        "A condition that the field is greater than or equal to a value." gte = Gte;
        "A condition that the field is less than or equal to a value." lte = Lte;
    }

    /// A condition that the field is between two values, both inclusive.
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
        "A condition that the field is equal to a string." is = Eq;
        "A condition that the field differs from a string." is_not = Neq;
        "A condition that the field contains a string." contains = Contains;
        "A condition that the field does not contain a string." not_contains = NotContains;
    }
}
