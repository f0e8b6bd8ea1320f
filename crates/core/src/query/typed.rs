//! Conditions on fields that know their type: an operator or a value that does not fit does not compile.

use core::borrow::Borrow;

use super::build::Filter;
use super::operators::Operator;
use crate::model::{FieldOf, Scalar};
use crate::value::{Code, DateTime, LocalDate, Money, Percent, Quantity, YearMonth};

/// A type whose fields can be put in order: numbers, amounts, dates, moments, codes. A filter compares with its text.
pub trait Ordered: ToString {}

/// A type whose fields can be searched.
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
    /// It is null.
    #[must_use]
    pub fn is_null(self) -> Filter {
        self.filter(Operator::IsNull, None)
    }

    /// It is not null.
    #[must_use]
    pub fn is_not_null(self) -> Filter {
        self.filter(Operator::IsNotNull, None)
    }

    fn filter(self, operator: Operator, value: Option<String>) -> Filter {
        Filter { field: self.name().to_owned(), operator: Some(operator), value: value.map(Scalar), values: None }
    }
}

impl<T: Ordered> FieldOf<T> {
    /// It is equal.
    #[must_use]
    pub fn eq(self, value: impl Borrow<T>) -> Filter {
        self.filter(Operator::Eq, Some(value.borrow().to_string()))
    }

    /// It is different.
    #[must_use]
    pub fn neq(self, value: impl Borrow<T>) -> Filter {
        self.filter(Operator::Neq, Some(value.borrow().to_string()))
    }

    /// It is greater.
    #[must_use]
    pub fn gt(self, value: impl Borrow<T>) -> Filter {
        self.filter(Operator::Gt, Some(value.borrow().to_string()))
    }

    /// It is less.
    #[must_use]
    pub fn lt(self, value: impl Borrow<T>) -> Filter {
        self.filter(Operator::Lt, Some(value.borrow().to_string()))
    }

    /// It is greater or equal.
    #[must_use]
    pub fn gte(self, value: impl Borrow<T>) -> Filter {
        self.filter(Operator::Gte, Some(value.borrow().to_string()))
    }

    /// It is less or equal.
    #[must_use]
    pub fn lte(self, value: impl Borrow<T>) -> Filter {
        self.filter(Operator::Lte, Some(value.borrow().to_string()))
    }

    /// It lies between two values, both included.
    #[must_use]
    pub fn between(self, low: impl Borrow<T>, high: impl Borrow<T>) -> Filter {
        let values = Some(vec![Scalar(low.borrow().to_string()), Scalar(high.borrow().to_string())]);
        Filter { values, ..self.filter(Operator::Between, None) }
    }
}

impl<T: Textual> FieldOf<T> {
    /// It is this text.
    #[must_use]
    pub fn is(self, text: &str) -> Filter {
        self.filter(Operator::Eq, Some(text.to_owned()))
    }

    /// It is another text.
    #[must_use]
    pub fn is_not(self, text: &str) -> Filter {
        self.filter(Operator::Neq, Some(text.to_owned()))
    }

    /// It contains a text.
    #[must_use]
    pub fn contains(self, text: &str) -> Filter {
        self.filter(Operator::Contains, Some(text.to_owned()))
    }

    /// It does not contain a text.
    #[must_use]
    pub fn not_contains(self, text: &str) -> Filter {
        self.filter(Operator::NotContains, Some(text.to_owned()))
    }
}
