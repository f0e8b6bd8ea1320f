//! Evaluates whether a record matches a query.

use super::build::{Filter, Query};
use super::fields::{Field, find};
use super::key::Key;
use super::operators::Operator;
use crate::issue::LastroError;
use crate::json::Value;
use crate::model::{Node, Reader, Type};
use crate::value::{Choice as _, sort_indices};

/// The conditions of a query, prepared for evaluation on many records.
pub(super) struct Conditions<'q> {
    groups: Vec<Group<'q>>,
}

/// All conditions with the same field and the same operator. A record matches the group if at least one condition of the group
/// is true.
struct Group<'q> {
    path: &'q str,
    field: Field,
    operator: Operator,
    /// For each condition, the values to compare with: one value, two for `between`, none for `isnull` and `isnotnull`.
    wanted: Vec<Vec<Key>>,
    /// Whether `wanted` is sorted by the first value of each condition, so that binary search can be used.
    sorted: bool,
}

impl<'q> Conditions<'q> {
    /// Prepares a query. [`Query::build`] must have accepted it before.
    ///
    /// # Errors
    /// `required` at `entity` if it is not set; [`Internal`](crate::LastroErrorKind::Internal) if the query is invalid.
    pub(super) fn of(query: &'q Query) -> Result<Self, LastroError> {
        let entity = query.entity()?;
        let filters = query.filters.as_deref().unwrap_or_default();
        let mut places = Vec::new();
        for filter in filters {
            let field = find(entity, &filter.field).ok_or_else(|| LastroError::internal("query.evaluate"))?;
            places.push((filter, field));
        }
        let name = |place: usize| places.get(place).map(|(f, _)| (f.field.as_str(), operator(f).as_str()));
        let mut order: Vec<usize> = (0..places.len()).collect();
        sort_indices(&mut order, &|a, b| name(a).cmp(&name(b)));
        let mut groups: Vec<Group<'q>> = Vec::new();
        for (filter, field) in order.iter().filter_map(|place| places.get(*place)) {
            let wanted = wanted(filter, *field)?;
            match groups.last_mut().filter(|g| g.path == filter.field && g.operator == operator(filter)) {
                Some(group) => group.wanted.push(wanted),
                None => groups.push(Group {
                    path: &filter.field,
                    field: *field,
                    operator: operator(filter),
                    wanted: vec![wanted],
                    sorted: false,
                }),
            }
        }
        for group in groups.iter_mut().filter(|group| group.operator == Operator::Eq) {
            group.sort();
        }
        Ok(Self { groups })
    }

    /// Whether a record matches all conditions. Reports a value that a condition uses but that is invalid for its field.
    pub(super) fn hold(&self, record: &Value, reader: &mut Reader<'_>) -> bool {
        let Value::Object(_) = record else {
            reader.wrong_type::<()>("object", &Node::from(record));
            return false;
        };
        // evaluates every condition, even after a false one, so that every problem is reported
        self.groups.iter().filter(|group| !group.holds(record, reader)).count() == 0
    }
}

impl Group<'_> {
    fn sort(&mut self) {
        let wanted = &self.wanted;
        let first = |place: usize| wanted.get(place).and_then(|keys| keys.first());
        let mut order: Vec<usize> = (0..wanted.len()).collect();
        sort_indices(&mut order, &|a, b| match (first(a), first(b)) {
            (Some(a), Some(b)) => a.ranked(b),
            (a, b) => a.is_some().cmp(&b.is_some()),
        });
        self.wanted = order.into_iter().filter_map(|place| wanted.get(place).cloned()).collect();
        self.sorted = true;
    }

    fn holds(&self, record: &Value, reader: &mut Reader<'_>) -> bool {
        let mut holds = false;
        each_value(record, self.path, reader, &mut |value, r| {
            let found = value.and_then(|value| Key::read(value, self.field, r));
            holds |= self.fits(found.as_ref());
        });
        holds
    }

    fn fits(&self, found: Option<&Key>) -> bool {
        let Some(found) = found else {
            return matches!(self.operator, Operator::IsNull | Operator::Neq | Operator::NotContains);
        };
        if self.sorted {
            let at = self.wanted.partition_point(|keys| keys.first().is_some_and(|key| key.ranked(found).is_lt()));
            return self.wanted.get(at).is_some_and(|keys| one(keys, found).is_some_and(core::cmp::Ordering::is_eq));
        }
        self.wanted.iter().any(|keys| {
            let order = || one(keys, found);
            match self.operator {
                Operator::IsNull => false,
                Operator::IsNotNull => true,
                Operator::Eq => order().is_some_and(|order| order.is_eq()),
                Operator::Neq => order().is_none_or(|order| order.is_ne()),
                Operator::Gt => order().is_some_and(|order| order.is_gt()),
                Operator::Lt => order().is_some_and(|order| order.is_lt()),
                Operator::Gte => order().is_some_and(|order| order.is_ge()),
                Operator::Lte => order().is_some_and(|order| order.is_le()),
                Operator::Between => {
                    let below_high =
                        keys.get(1).and_then(|high| found.compared(high)).is_some_and(|order| order.is_le());
                    order().is_some_and(|order| order.is_ge()) && below_high
                }
                Operator::Contains => keys.first().is_some_and(|wanted| found.contains(wanted)),
                Operator::NotContains => !keys.first().is_some_and(|wanted| found.contains(wanted)),
            }
        })
    }
}

/// Compares a record's value with the first value of a condition.
fn one(keys: &[Key], found: &Key) -> Option<core::cmp::Ordering> {
    keys.first().and_then(|wanted| found.compared(wanted))
}

fn operator(filter: &Filter) -> Operator {
    filter.operator.unwrap_or(Operator::Eq)
}

/// The values that a condition compares with.
fn wanted(filter: &Filter, field: Field) -> Result<Vec<Key>, LastroError> {
    let given = match operator(filter) {
        Operator::IsNull | Operator::IsNotNull => return Ok(Vec::new()),
        Operator::Between => filter.values.as_deref().unwrap_or_default(),
        _ => filter.value.as_slice(),
    };
    // a filter's value is a string, so the key of a boolean field is the string `true` or `false`
    let field = if matches!(field.ty, Type::Boolean) { Field { ty: Type::Text, ..field } } else { field };
    let mut reader = Reader::new();
    let keys =
        given.iter().filter_map(|value| Key::read(&Value::String(value.0.clone()), field, &mut reader)).collect();
    reader.finish(Some(keys)).map_err(|_| LastroError::internal("query.evaluate"))
}

impl Query {
    /// Whether a record matches the query. Conditions on the same field with the same operator are joined by "or", all
    /// others by "and". [`Query::build`] must have accepted the query before.
    ///
    /// Null matches only `isnull`, `neq` and `notcontains`. Comparing strings ignores case but not accents. Values of custom
    /// fields are compared as numbers if both are numbers. A condition on a field of the records in a list is true if it is
    /// true for any of these records. If the nested record or the list is missing, or the list is empty, a condition on its
    /// fields is false.
    ///
    /// # Errors
    /// An error without a path if `record` is not an object, and an error at the path of each value that the query uses but that
    /// is invalid for its field. `required` at `entity` if the query has none; [`Internal`](crate::LastroErrorKind::Internal) if
    /// the query is invalid.
    pub fn matches(&self, record: &Value) -> Result<bool, LastroError> {
        let conditions = Conditions::of(self)?;
        let mut reader = Reader::new();
        let holds = conditions.hold(record, &mut reader);
        reader.finish(Some(holds))
    }
}

/// Calls `see` with the value at a path, `None` if it is missing. If the path leads through a list, `see` is called for each
/// element. If the path begins with a nested record or a list that is missing, `see` is not called.
pub(super) fn each_value<'r>(
    record: &'r Value,
    path: &str,
    reader: &mut Reader<'_>,
    see: &mut dyn FnMut(Option<&'r Value>, &mut Reader<'_>),
) {
    let Some((outer, inner)) = path.split_once('.') else {
        return reader.at_given(path, |r| see(present(record, path), r));
    };
    let section = record.get(outer).filter(|section| **section != Value::Null);
    reader.at_given(outer, |r| match section {
        Some(Value::Array(items)) => {
            for (index, item) in items.iter().enumerate() {
                r.at_index(index, |r| inside(item, inner, r, see));
            }
        }
        None => {}
        Some(section) => inside(section, inner, r, see),
    });
}

fn inside<'r>(
    section: &'r Value,
    name: &str,
    reader: &mut Reader<'_>,
    see: &mut dyn FnMut(Option<&'r Value>, &mut Reader<'_>),
) {
    match section {
        Value::Object(_) => reader.at_given(name, |r| see(present(section, name), r)),
        other => {
            reader.wrong_type::<()>("object", &Node::from(other));
        }
    }
}

fn present<'r>(record: &'r Value, name: &str) -> Option<&'r Value> {
    record.get(name).filter(|value| **value != Value::Null)
}
