//! Whether a record is what a query asks for.

use core::cmp::Ordering;

use super::build::{Filter, Query};
use super::fields::{Resource, find};
use super::operators::Operator;
use crate::json::Value;
use crate::model::{Form, Reader, Type};
use crate::value::decimal::parse_scaled;
use crate::value::{DateTime, find_bytes};

/// Largest absolute value that numbers are compared up to, in units of 10^-10.
const MAX_COMPARED: i128 = i128::MAX / 16;

impl Query {
    /// Whether a record matches: "or" within one field and operator, "and" between them. The query has been checked.
    ///
    /// Null matches `isnull`, `neq` and `notcontains` alone. Texts compare without regard to case, with regard to
    /// accents. A list's field matches where that of any element does.
    #[must_use]
    pub fn matches(&self, entity: Resource, record: &Value) -> bool {
        let filters = self.filters.as_deref().unwrap_or_default();
        let same = |a: &Filter, b: &Filter| a.field == b.field && operator(a) == operator(b);
        filters.iter().enumerate().all(|(index, first)| {
            let repeated = filters.iter().take(index).any(|earlier| same(earlier, first));
            repeated || filters.iter().filter(|f| same(f, first)).any(|f| fits(f, entity, record))
        })
    }
}

fn operator(filter: &Filter) -> Operator {
    filter.operator.unwrap_or(Operator::Eq)
}

fn fits(filter: &Filter, entity: Resource, record: &Value) -> bool {
    let ty = find(entity.table(), &filter.field).unwrap_or(Type::Text);
    let wanted = |place: usize| {
        let many = filter.values.as_deref().and_then(|values| values.get(place));
        let given = if operator(filter) == Operator::Between { many } else { filter.value.as_ref() };
        given.and_then(|scalar| canonical(&Value::String(scalar.0.clone()), ty)).unwrap_or_default()
    };
    values(record, &filter.field).into_iter().any(|value| {
        let Some(found) = value.and_then(|value| canonical(value, ty)) else {
            return matches!(operator(filter), Operator::IsNull | Operator::Neq | Operator::NotContains);
        };
        let order = || compare(ty, &found, &wanted(0));
        match operator(filter) {
            Operator::IsNull => false,
            Operator::IsNotNull => true,
            Operator::Eq => order().is_eq(),
            Operator::Neq => order().is_ne(),
            Operator::Gt => order().is_gt(),
            Operator::Lt => order().is_lt(),
            Operator::Gte => order().is_ge(),
            Operator::Lte => order().is_le(),
            Operator::Between => order().is_ge() && compare(ty, &found, &wanted(1)).is_le(),
            Operator::Contains => contains(&found, &wanted(0)),
            Operator::NotContains => !contains(&found, &wanted(0)),
        }
    })
}

/// The values at a path: one, or that of each element of a list; `None` where there is nothing.
pub(super) fn values<'r>(record: &'r Value, path: &str) -> Vec<Option<&'r Value>> {
    let member = |record: &'r Value, name: &str| record.get(name).filter(|value| **value != Value::Null);
    let Some((outer, inner)) = path.split_once('.') else { return vec![member(record, path)] };
    match record.get(outer) {
        Some(Value::Array(items)) if !items.is_empty() => items.iter().map(|item| member(item, inner)).collect(),
        Some(section) => vec![member(section, inner)],
        None => vec![None],
    }
}

/// A value as a text that compares: in its type's canonical form, or as it stands where it does not fit.
pub(super) fn canonical(value: &Value, ty: Type) -> Option<String> {
    let text = |value: &Value| match value {
        Value::Null => None,
        Value::String(text) | Value::Number(text) => Some(text.clone()),
        other => Some(other.to_json()),
    };
    let written = Reader::new().rewrite(value, ty, Form::Program);
    text(written.as_ref().unwrap_or(value))
}

/// Two canonical texts of a type, in order.
pub(super) fn compare(ty: Type, a: &str, b: &str) -> Ordering {
    match ty {
        Type::Integer | Type::Code(_) | Type::Money | Type::Percent | Type::Quantity => {
            let number = |text: &str| parse_scaled(text, 10, MAX_COMPARED).unwrap_or_default();
            number(a).cmp(&number(b))
        }
        Type::DateTime => {
            let (a, b): (Option<DateTime>, Option<DateTime>) = (a.parse().ok(), b.parse().ok());
            a.as_ref().map(DateTime::instant).cmp(&b.as_ref().map(DateTime::instant))
        }
        Type::Date | Type::YearMonth => a.cmp(b),
        _ => folded(a).cmp(&folded(b)),
    }
}

fn contains(text: &str, wanted: &str) -> bool {
    find_bytes(folded(text).as_bytes(), folded(wanted).as_bytes()).is_some()
}

/// Without regard to the case of Latin letters, those of Portuguese among them. The tables of all of Unicode would
/// weigh more than this whole module in a program that is downloaded.
fn folded(text: &str) -> String {
    let upper_first = |c: char, even: bool| (u32::from(c) % 2 == 0) == even;
    let lower = |c: char| match c {
        'A'..='Z' => c.to_ascii_lowercase(),
        'À'..='Ö' | 'Ø'..='Þ' => char::from_u32(u32::from(c) + 32).unwrap_or(c),
        '\u{178}' => 'ÿ',
        '\u{100}'..='\u{137}' | '\u{14a}'..='\u{177}' if upper_first(c, true) => next(c),
        '\u{139}'..='\u{148}' | '\u{179}'..='\u{17e}' if upper_first(c, false) => next(c),
        _ => c,
    };
    text.chars().map(lower).collect()
}

fn next(c: char) -> char {
    char::from_u32(u32::from(c) + 1).unwrap_or(c)
}
