//! Applies a query to a list in memory. The result has the structure of the service's listings.
#![allow(non_snake_case, reason = "`requestId` is the wire's name")]

use crate::value::{TextSet, sort_indices};
use core::cmp::Ordering;

use lastro_macros::model;

use super::build::{DEFAULT_LIMIT, Query};
use super::evaluate::{Conditions, each_value};
use super::fields::{Field, Resource, find, is_expanded};
use super::key::Key;
use crate::issue::LastroError;
use crate::json::Value;
use crate::model::{Json, Reader};

/// The header of a page.
#[model(answer)]
pub struct PageHeader {
    /// Index of the first record returned within the full result.
    pub offset: i64,
    /// Maximum number of records in one response.
    pub limit: i64,
    /// Total number of records that match, on all pages.
    pub count: i64,
    /// The sort parameter used.
    pub sort: Option<String>,
    /// Always unset, because no request was sent to the service.
    pub requestId: Option<String>,
}

/// One page of records, with the structure of the service's listings.
#[model(answer)]
pub struct ListPage {
    /// Offset, limit, order and number of records, and the identifier of the request.
    pub header: PageHeader,
    /// The records, with only the requested fields and nested records, otherwise unchanged.
    pub data: Vec<Json>,
}

/// Filters and sorts a list, and returns the requested page with the requested fields and nested records. The sort is stable;
/// in ascending order, null values come first.
///
/// # Errors
/// The errors of [`Query::build`]; an error at `records[i]` if this element is not a record; an error below `records[i]` for a
/// value that the query uses but that is invalid for its field.
pub fn apply(query: &Query, records: Vec<Json>) -> Result<ListPage, LastroError> {
    query.build()?;
    let entity = query.entity()?;
    let conditions = Conditions::of(query)?;
    let sort = query.sort.as_deref().unwrap_or_default();
    let keys: Vec<SortKey<'_>> = sort.iter().map(|key| SortKey::of(key, entity)).collect::<Result<_, _>>()?;
    let mut reader = Reader::new();
    let mut found: Vec<(&Value, Vec<Option<Key>>)> = Vec::new();
    reader.at_member("records", |r| {
        for (index, Json(record)) in records.iter().enumerate() {
            r.at_index(index, |r| {
                if conditions.hold(record, r) {
                    found.push((record, keys.iter().map(|key| key.of_record(record, r)).collect()));
                }
            });
        }
    });
    let found = reader.finish(Some(found))?;
    let mut order: Vec<usize> = (0..found.len()).collect();
    if !keys.is_empty() {
        let at = |index: usize| found.get(index).map(|(_, values)| values.as_slice()).unwrap_or_default();
        sort_indices(&mut order, &|a, b| by_keys(&keys, at(a), at(b)));
    }
    let (limit, offset) = (query.limit.unwrap_or(DEFAULT_LIMIT), query.offset.unwrap_or_default());
    // Limit and offset are not negative. If a limit or offset does not fit into `usize`, it is greater than the length of any
    // list in memory.
    let size = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
    let shown = Shown::of(query, entity);
    let fault = || LastroError::internal("query.apply");
    let paged = order.into_iter().skip(size(offset)).take(size(limit));
    let data: Result<Vec<Json>, LastroError> =
        paged.map(|index| found.get(index).map(|(record, _)| shown.of_record(record)).ok_or_else(fault)).collect();
    let header = PageHeader {
        offset,
        limit,
        count: i64::try_from(found.len()).map_err(|_| fault())?,
        sort: (!sort.is_empty()).then(|| sort.join(",")),
        requestId: None,
    };
    Ok(ListPage { header, data: data? })
}

/// A field to sort by, and the direction.
struct SortKey<'q> {
    name: &'q str,
    descending: bool,
    field: Field,
}

impl<'q> SortKey<'q> {
    fn of(key: &'q str, entity: Resource) -> Result<Self, LastroError> {
        let (name, descending) = key.strip_prefix('-').map_or((key, false), |name| (name, true));
        let field = find(entity, name).ok_or_else(|| LastroError::internal("query.apply"))?;
        Ok(Self { name, descending, field })
    }

    fn of_record(&self, record: &Value, reader: &mut Reader<'_>) -> Option<Key> {
        let mut first = None;
        each_value(record, self.name, reader, &mut |value, r| {
            first = value.and_then(|value| Key::read(value, self.field, r));
        });
        first
    }
}

/// Compares two records by the first key in which they differ.
fn by_keys(keys: &[SortKey<'_>], a: &[Option<Key>], b: &[Option<Key>]) -> Ordering {
    let orders = keys.iter().zip(a.iter().zip(b)).map(|(key, values)| {
        let order = match values {
            (Some(a), Some(b)) => a.ranked(b),
            (a, b) => a.is_some().cmp(&b.is_some()),
        };
        if key.descending { order.reverse() } else { order }
    });
    orders.fold(Ordering::Equal, Ordering::then)
}

/// Selects the members of a record to return: the requested fields, or all fields if none are requested. A nested record of
/// kind [`Kind::Expanded`](crate::model::Kind::Expanded) is returned only if `expand` names it, regardless of `fields`.
struct Shown<'q> {
    fields: TextSet<'q>,
    expand: TextSet<'q>,
    entity: Resource,
}

impl<'q> Shown<'q> {
    fn of(query: &'q Query, entity: Resource) -> Self {
        fn names(names: Option<&[String]>) -> TextSet<'_> {
            TextSet::of(&names.unwrap_or_default().iter().map(String::as_str).collect::<Vec<_>>())
        }
        Self { fields: names(query.fields.as_deref()), expand: names(query.expand.as_deref()), entity }
    }

    fn of_record(&self, record: &Value) -> Json {
        let kept = record.as_object().unwrap_or_default().iter().filter(|(name, _)| {
            let name = name.as_str();
            if is_expanded(self.entity, name) {
                self.expand.contains(name)
            } else {
                self.fields.is_empty() || self.fields.contains(name)
            }
        });
        Json(Value::Object(kept.cloned().collect()))
    }
}
