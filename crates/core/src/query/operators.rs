//! The comparison operators of filters, and which of them each type of field supports.

use crate::model::Type;
use crate::value::choices;

choices! {
    /// The comparison operator of a filter.
    pub enum Operator {
        /// Equal.
        Eq = "eq",
        /// Different.
        Neq = "neq",
        /// Greater than.
        Gt = "gt",
        /// Less than.
        Lt = "lt",
        /// Greater or equal.
        Gte = "gte",
        /// Less or equal.
        Lte = "lte",
        /// Between two values, both included.
        Between = "between",
        /// Is null; takes no value.
        IsNull = "isnull",
        /// Is not null; takes no value.
        IsNotNull = "isnotnull",
        /// Contains the text.
        Contains = "contains",
        /// Does not contain the text.
        NotContains = "notcontains",
    }
}

const ANY: &[Operator] = &[Operator::Eq, Operator::Neq, Operator::IsNull, Operator::IsNotNull];
const TEXT: &[Operator] =
    &[Operator::Eq, Operator::Neq, Operator::Contains, Operator::NotContains, Operator::IsNull, Operator::IsNotNull];
const ORDERED: &[Operator] = &[
    Operator::Eq,
    Operator::Neq,
    Operator::Gt,
    Operator::Lt,
    Operator::Gte,
    Operator::Lte,
    Operator::Between,
    Operator::IsNull,
    Operator::IsNotNull,
];

/// The operators that a field of a type supports. All scalars support equality and null. Integers, codes, amounts, percentages,
/// quantities, dates, months and date-times support order; [`Type::Number`] does not. Strings support containment. Empty for a
/// list or a nested record, because filters use the fields inside it instead, as `section.field`.
#[must_use]
pub const fn operators_of(ty: Type) -> &'static [Operator] {
    match ty.required() {
        Type::Text => TEXT,
        Type::Integer
        | Type::Money
        | Type::Percent
        | Type::Quantity
        | Type::Date
        | Type::YearMonth
        | Type::DateTime
        | Type::Code(_) => ORDERED,
        Type::Boolean | Type::Number | Type::Choice(_) => ANY,
        _ => &[],
    }
}
