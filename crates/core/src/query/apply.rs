//! A query on a list in memory, answered as the service would.
#![allow(non_snake_case, reason = "`requestId` is the wire's name")]

use core::cmp::Ordering;

use lastro_macros::model;

use super::build::{DEFAULT_LIMIT, Query};
use super::evaluate::{canonical, compare, values};
use super::fields::{Resource, find};
use crate::issue::LastroError;
use crate::json::{Value, sort_indices};
use crate::model::{Json, Kind, Type};
use crate::value::listed;

/// What a page says of itself.
#[model(answer)]
pub struct PageHeader {
    /// Index of the first record returned within the full result.
    pub offset: i64,
    /// Most records in one answer.
    pub limit: i64,
    /// How many records match, before paging.
    pub count: i64,
    /// The sort parameter used.
    pub sort: Option<String>,
    /// Always nothing: no request was made.
    pub requestId: Option<String>,
}

/// One page of records, in the shape of a listing.
#[model(answer)]
pub struct ListPage {
    /// Offset, limit and count.
    pub header: PageHeader,
    /// The records, as they were given, less what was not asked for.
    pub data: Vec<Json>,
}

/// Filters, sorts, pages and expands a list. Nulls come first in ascending order; records that compare alike stay in
/// the order they had.
///
/// # Errors
/// What [`Query::build`] refuses.
pub fn apply(query: &Query, entity: Resource, records: Vec<Json>) -> Result<ListPage, LastroError> {
    query.build(entity)?;
    let found: Vec<Value> =
        records.into_iter().map(|Json(record)| record).filter(|record| query.matches(entity, record)).collect();
    let mut order: Vec<usize> = (0..found.len()).collect();
    let sort = query.sort.as_deref().unwrap_or_default();
    if !sort.is_empty() {
        let at = |index: usize| found.get(index).unwrap_or(&Value::Null);
        sort_indices(&mut order, &|a, b| {
            let keys = sort.iter().map(|key| by_key(key, entity, at(a), at(b)));
            keys.fold(Ordering::Equal, Ordering::then).then(a.cmp(&b))
        });
    }
    let (limit, offset) = (query.limit.unwrap_or(DEFAULT_LIMIT), query.offset.unwrap_or_default());
    let size = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
    let paged = order.into_iter().skip(size(offset)).take(size(limit)).filter_map(|index| found.get(index));
    Ok(ListPage {
        header: PageHeader {
            offset,
            limit,
            count: i64::try_from(found.len()).unwrap_or(i64::MAX),
            sort: (!sort.is_empty()).then(|| listed(sort, ",")),
            requestId: None,
        },
        data: paged.map(|record| Json(shown(query, entity, record))).collect(),
    })
}

/// One sort key, `-` in front for descending.
fn by_key(key: &str, entity: Resource, a: &Value, b: &Value) -> Ordering {
    let (name, descending) = key.strip_prefix('-').map_or((key, false), |name| (name, true));
    let ty = find(entity.table(), name).unwrap_or(Type::Text);
    let value = |record: &Value| values(record, name).into_iter().flatten().next().and_then(|v| canonical(v, ty));
    let order = match (value(a), value(b)) {
        (Some(a), Some(b)) => compare(ty, &a, &b),
        (a, b) => a.is_some().cmp(&b.is_some()),
    };
    if descending { order.reverse() } else { order }
}

/// A record with the fields asked for, and of the sections that are expanded on request only those.
fn shown(query: &Query, entity: Resource, record: &Value) -> Value {
    let listed = |names: &Option<Vec<String>>, name: &str| names.iter().flatten().any(|n| n == name);
    let all = query.fields.as_ref().is_none_or(Vec::is_empty);
    let kept = record.as_object().unwrap_or_default().iter().filter(|(name, _)| {
        let on_request = entity.table().field(name).is_some_and(|field| field.kind == Kind::Expanded);
        if on_request { listed(&query.expand, name) } else { all || listed(&query.fields, name) }
    });
    Value::Object(kept.cloned().collect())
}
