//! A query on a list in memory, answered as the service would.
#![allow(non_snake_case, reason = "`requestId` is the wire's name")]

use lastro_macros::model;

use super::build::{DEFAULT_LIMIT, Query};
use super::evaluate::{Key, at_most, values};
use super::fields::{Resource, find};
use crate::issue::LastroError;
use crate::json::{Names, Value, sort_indices};
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

/// Most keys that a list is sorted by: it is gone through once for each.
pub const MAX_SORT_KEYS: usize = 10;

/// Filters, sorts, pages and expands a list. Nulls come first in ascending order; records that compare alike stay in
/// the order they had.
///
/// # Errors
/// What [`Query::build`] refuses; `out_of_range` at `query.filters` for more than 100 and at `query.sort` for more than 10.
pub fn apply(query: &Query, entity: Resource, records: Vec<Json>) -> Result<ListPage, LastroError> {
    query.build(entity)?;
    let sort = query.sort.as_deref().unwrap_or_default();
    at_most("sort", sort.len(), MAX_SORT_KEYS)?;
    let conditions = query.conditions(entity)?;
    let found: Vec<Value> =
        records.into_iter().map(|Json(record)| record).filter(|record| conditions.fit(record)).collect();
    let mut order: Vec<usize> = (0..found.len()).collect();
    // by the last key first: each sorting leaves in order what it compares alike
    for key in sort.iter().rev() {
        order = sorted_by(key, entity, &found, &order);
    }
    let (limit, offset) = (query.limit.unwrap_or(DEFAULT_LIMIT), query.offset.unwrap_or_default());
    let size = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
    let paged = order.into_iter().skip(size(offset)).take(size(limit)).filter_map(|index| found.get(index));
    let (fields, expand) = (asked(query.fields.as_ref()), asked(query.expand.as_ref()));
    let (fields, all, expand) = (Names::new(&fields), fields.is_empty(), Names::new(&expand));
    Ok(ListPage {
        header: PageHeader {
            offset,
            limit,
            count: i64::try_from(found.len()).unwrap_or(i64::MAX),
            sort: (!sort.is_empty()).then(|| listed(sort, ",")),
            requestId: None,
        },
        data: paged.map(|record| Json(shown(&fields, all, &expand, entity, record))).collect(),
    })
}

/// Positions sorted by one key, `-` in front for descending; what compares alike stays in its order.
fn sorted_by(key: &str, entity: Resource, records: &[Value], order: &[usize]) -> Vec<usize> {
    let (name, descending) = key.strip_prefix('-').map_or((key, false), |name| (name, true));
    let ty = find(entity.table(), name).unwrap_or(Type::Text);
    let value = |record: &Value| values(record, name).into_iter().flatten().next().and_then(|v| Key::of(v, ty));
    let keys: Vec<Option<Key>> = order.iter().map(|index| records.get(*index).and_then(value)).collect();
    let at = |place: usize| keys.get(place).and_then(Option::as_ref);
    let mut places: Vec<usize> = (0..order.len()).collect();
    sort_indices(&mut places, &|a, b| {
        let ascending = at(a).cmp(&at(b));
        (if descending { ascending.reverse() } else { ascending }).then(a.cmp(&b))
    });
    places.into_iter().filter_map(|place| order.get(place).copied()).collect()
}

/// The names that a query asks for, to be looked up.
fn asked(names: Option<&Vec<String>>) -> Vec<(String, ())> {
    names.into_iter().flatten().map(|name| (name.clone(), ())).collect()
}

/// A record with the fields asked for, and of the sections that are expanded on request only those.
fn shown(fields: &Names<'_, ()>, all: bool, expand: &Names<'_, ()>, entity: Resource, record: &Value) -> Value {
    let kept = record.as_object().unwrap_or_default().iter().filter(|(name, _)| {
        let on_request = entity.table().field(name).is_some_and(|field| field.kind == Kind::Expanded);
        if on_request { expand.has(name) } else { all || fields.has(name) }
    });
    Value::Object(kept.cloned().collect())
}
